// Holds on a candidate's data: while one stands, nothing of the person is erased or swept away, because it may be evidence.
import { z } from 'zod';
import { ActorId, CandidateId, LegalHoldId } from '../ids.ts';
import { safeText } from '../json.ts';

/** Stands while `endedAt` is null. */
export const LegalHold = z.strictObject({
  id: LegalHoldId,
  candidate: CandidateId,
  /** Which matter it is for. */
  because: safeText(500).min(1),
  placedBy: ActorId,
  placedAt: z.date(),
  endedBy: ActorId.nullable(),
  endedAt: z.date().nullable(),
});
export type LegalHold = z.infer<typeof LegalHold>;

/** Several holds on one candidate count separately: the data are free once all have ended. */
export interface LegalHolds {
  place(hold: Pick<LegalHold, 'id' | 'candidate' | 'because' | 'placedBy' | 'placedAt'>): Promise<LegalHold>;
  /** Twice is once. Throws `not_found`. */
  end(id: LegalHoldId, by: { by: ActorId; at: Date }): Promise<LegalHold>;
  /** Newest first; of one candidate where named. */
  list(query: { candidate?: CandidateId; limit: number; before?: LegalHoldId }): Promise<readonly LegalHold[]>;
}
