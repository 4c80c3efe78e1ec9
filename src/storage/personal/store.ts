// What each store that keeps something of candidates provides. A store is one file here and one line in `index.ts`.
import type { TenantId } from '../../core/ids.ts';
import type { Json } from '../../core/json.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Settings } from '../../core/settings.ts';
import type { SubjectHashes } from '../automation/contact-preferences.ts';
import type { Tx } from '../database.ts';
import type { Scrubbing } from './scrub.ts';

export interface Within {
  readonly tx: Tx;
  readonly tenant: TenantId;
  readonly sealer: Sealer;
  /** Where rows stand under a hash of the person. */
  readonly hashes: SubjectHashes;
}

/** One person as all stores see them. */
export interface Subject extends Scrubbing {
  /** Parts of the name, for conversations. */
  readonly words: readonly string[];
  readonly emails: readonly string[];
  /** The erasure, for what is ended by it. */
  readonly by: string;
  readonly at: Date;
}

export interface Ended {
  readonly event: string;
  readonly subject: string;
}

export interface Erased {
  readonly rows: number;
  /** What was ended and has to stand in the audit trail. */
  readonly ended?: readonly Ended[];
}

export interface PersonalStore {
  /** Columns that put its rows into a fixed order, for the export of everything; absent: exported by person only. */
  readonly order?: readonly string[];
  /** Throws `request_in_progress` where work on the person runs that would write them down again. */
  readonly refuse?: (within: Within, subject: Subject | 'everybody') => Promise<void>;
  /** The rows that name the person, as they are stored. */
  readonly read: (within: Within, subject: Subject) => Promise<readonly Json[]>;
  readonly erase: (within: Within, subject: Subject) => Promise<Erased>;
  readonly eraseAll: (within: Within, erasing: Pick<Subject, 'by' | 'at'>) => Promise<Erased>;
  /** Ends what was kept long enough. */
  readonly sweep?: (within: Within, at: { now: Date; settings: Settings }) => Promise<number>;
}

const dayMs = 86_400_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** A row as it is exported. */
export const asJson = (row: object): Json => JSON.parse(JSON.stringify(row));
