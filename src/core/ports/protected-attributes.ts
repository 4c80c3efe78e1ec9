// Voluntary self-identification, kept apart from everything else: only the fairness audit reads it, under a role of its own.
import { z } from 'zod';
import { CandidateId } from '../ids.ts';

/** Null: not answered. */
export const SelfIdentification = z.strictObject({
  candidate: CandidateId,
  sex: z.string().max(80).nullable(),
  raceEthnicity: z.string().max(80).nullable(),
  over40: z.boolean().nullable(),
});
export type SelfIdentification = z.infer<typeof SelfIdentification>;

/** No part of scoring or training is ever handed this port. */
export interface ProtectedAttributes {
  put(records: readonly SelfIdentification[]): Promise<void>;
  of(candidates: readonly CandidateId[]): Promise<readonly SelfIdentification[]>;
  forget(candidate: CandidateId): Promise<number>;
  /** The same for everybody. */
  forgetAll(): Promise<number>;
}
