// A CRM that keeps a log of what happened with a candidate. Entries are reversed, never deleted.
import type { CrmEntry } from '../records.ts';
import type { Repeats } from './ats.ts';

export interface Crm {
  readonly system: string;
  readonly repeats: Repeats;
  log(entry: CrmEntry & { key: string }): Promise<void>;
}
