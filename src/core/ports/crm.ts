// A CRM that keeps a log of what happened with a candidate. Entries are reversed, never deleted.
import type { Candidate, CrmEntry } from '../records.ts';
import type { Repeats } from './ats.ts';

/** Under one `key` an entry is written as `repeats` says; `hasLogged` answers after a crash. */
export interface Crm {
  readonly system: string;
  readonly repeats: Repeats;
  /** Why nothing can be logged about that candidate, with the remedy; null, or absent: it can. */
  unable?(candidate: Pick<Candidate, 'email'>): Promise<string | null>;
  log(entry: CrmEntry & { key: string }): Promise<void>;
  /** Whether an entry with that key was written; undefined where the system cannot tell. */
  hasLogged(key: string): Promise<boolean | undefined>;
}
