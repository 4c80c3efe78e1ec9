// A small store of JSON records for the sandbox systems: kinds, ids, and changes that happen one at a time.
import type { Json } from '../json.ts';

/** Handed in for the length of one `read` or `change`; not to be used afterwards. */
export interface Records {
  get(kind: string, id: string): Promise<Json | undefined>;
  /** Ordered by id. */
  list(kind: string): Promise<readonly Json[]>;
  put(record: { kind: string; id: string; body: Json }): Promise<void>;
  remove(kind: string, id: string): Promise<void>;
  clear(): Promise<void>;
}

/** Of one organization; for simulated systems only, never for Muster's own data. */
export interface RecordStore {
  read<T>(work: (records: Pick<Records, 'get' | 'list'>) => Promise<T>): Promise<T>;
  /** All or nothing, one at a time for each tenant. Do not use another store inside. */
  change<T>(work: (records: Records) => Promise<T>): Promise<T>;
}
