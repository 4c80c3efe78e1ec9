// What all sandbox systems share: reads, and writes that act once a key because the key is recorded in the same change.
import { z } from 'zod';
import { Json } from '../../core/json.ts';
import type { Records, RecordStore } from '../../core/ports/record-store.ts';
import type { WriteDocument } from '../../core/plain-document.ts';
import type { Repeats } from '../../core/ports/ats.ts';
import { type Faults, problemOf, type SystemName } from './faults.ts';

/** What openSandbox hands to each system. */
export interface SandboxDependencies {
  readonly store: RecordStore;
  /** Business time. */
  readonly now: () => Date;
  readonly newId: (prefix: string) => string;
  readonly faults: Faults;
  readonly writeDocument?: WriteDocument | undefined;
}

/** In an object, since a bare null is not a record in every store. */
const StoredValue = z.strictObject({ value: Json });

export type Reading = Pick<Records, 'get' | 'list'>;

export interface KeyedStore {
  readonly repeats: () => Repeats;
  readonly read: <Value>(method: string, work: (records: Reading) => Promise<Value>) => Promise<Value>;
  /** `answer` reads a stored answer back when the key comes again. */
  readonly write: <Value extends Json>(
    write: { method: string; key: string; answer: { parse(stored: Json): Value } },
    work: (records: Records) => Promise<Value>,
  ) => Promise<Value>;
  /** Whether something of that kind stands under the key; undefined where the system is to be one that cannot tell. */
  readonly hasSent: (kind: string, key: string) => Promise<boolean | undefined>;
}

const Sent = z.looseObject({ key: z.string() });

export function keyedStore(system: SystemName, { store, faults }: SandboxDependencies): KeyedStore {
  const repeats = () => faults.repeatsOf(system);
  async function withFaults<Value>(method: string, work: () => Promise<Value>): Promise<Value> {
    const call = `${system}.${method}`;
    const fault = faults.take(call);
    if (fault === undefined) return await work();
    if (fault === 'timeout_after_effect') await work();
    throw problemOf(fault, call);
  }
  return {
    repeats,
    hasSent: (kind, key) =>
      withFaults('hasSent', async () => {
        if (repeats() === 'none') return undefined;
        const all = await store.read((records) => records.list(kind));
        return all.some((body) => Sent.parse(body).key === key);
      }),
    read: (method, work) => withFaults(method, () => store.read(work)),
    write: ({ method, key, answer }, work) =>
      withFaults(method, () =>
        store.change(async (records) => {
          const id = `${system}.${method}:${key}`;
          const known = await records.get('answer', id);
          if (known !== undefined && repeats() === 'same_key') return answer.parse(StoredValue.parse(known).value);
          const value = await work(records);
          await records.put({ kind: 'answer', id, body: { value } });
          return value;
        }),
      ),
  };
}
