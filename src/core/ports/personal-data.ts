// Export and erasure of what Muster itself keeps. Systems of record (the ATS, the mail server) keep their own.
import { z } from 'zod';
import { type CandidateId, ErasureId } from '../ids.ts';
import type { ActorId } from '../ids.ts';
import type { Json } from '../json.ts';
import type { Settings } from '../settings.ts';

/** A candidate as the stores have to recognise one: by id, and by the values that point to the person in free text. */
export interface Person {
  readonly candidate: CandidateId;
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

/** Final: it is no action and is never undone. `counts` holds numbers only. */
export const Erasure = z.strictObject({
  id: ErasureId,
  scope: z.enum(['candidate', 'all']),
  /** `erased`: no query finds it any more. `finished`: the database files were rewritten as well. */
  status: z.enum(['erased', 'finished']),
  requestedBy: z.string(),
  requestedAt: z.date(),
  finishedAt: z.date().nullable(),
  /** Rows that were changed or removed, by store. */
  counts: z.record(z.string(), z.int()),
});
export type Erasure = z.infer<typeof Erasure>;

export interface ExportPage {
  readonly rows: readonly { readonly store: string; readonly record: Json }[];
  /** Where the next page starts; null after the last. */
  readonly next: string | null;
}

/** Of one organization, over all stores that are registered for personal data. */
export interface PersonalData {
  /** Everything that names the candidate, by store. */
  exportPerson(person: Person): Promise<ExportPage>;
  /** Everything of the organization, a page at a time. */
  exportAll(page: { after: string | undefined; limit: number }): Promise<ExportPage>;
  /**
   * Replaces personal values in the log, ends undo for those actions and removes the rest, in one transaction that also
   * promises the rewriting of the database files. Throws `request_in_progress` while an action about the person runs, and `legal_hold`.
   */
  erase(request: { id: ErasureId; person: Person | 'everybody'; by: ActorId; at: Date }): Promise<Erasure>;
  /** Throws what `erase` would refuse with, and erases nothing. */
  expectErasable(person: Person | 'everybody'): Promise<void>;
  /** Throws `not_found`. */
  erasure(id: ErasureId): Promise<Erasure>;
  /** Newest first. */
  erasures(limit: number): Promise<readonly Erasure[]>;
  /** Marks erasures as finished that were requested before the files were rewritten. */
  finish(at: { requestedBy: Date; finishedAt: Date }): Promise<void>;
  /** Removes or replaces what has been kept for as long as the settings allow; answers the rows by store. */
  sweep(at: { now: Date; settings: Settings }): Promise<Readonly<Record<string, number>>>;
}
