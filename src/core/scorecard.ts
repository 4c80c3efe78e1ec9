// What an interviewer wrote about a candidate in the applicant tracking system. It is read, never written, and never scored here.
import { z } from 'zod';
import { CandidateId, UserId } from './ids.ts';
import { safeText } from './json.ts';
import { Instant } from './records.ts';

/** Text of an outsider: shown to people, and a call that it leads to counts as influenced. */
export const Scorecard = z.strictObject({
  id: z.string(),
  candidate: CandidateId,
  /** Null: nobody whom Muster knows. */
  author: UserId.nullable(),
  /** Null: it was begun and not submitted. */
  submittedAt: Instant.nullable(),
  /** As the system puts it, such as “strong_yes”. */
  recommendation: safeText(200).nullable(),
  answers: z.array(z.strictObject({ question: safeText(500).nullable(), text: safeText(20_000) })).max(100),
});
export type Scorecard = z.infer<typeof Scorecard>;

/** Oldest first; those that are not submitted last. */
export const bySubmission = (a: Scorecard, b: Scorecard): number => whenOf(a) - whenOf(b);

const whenOf = ({ submittedAt }: Scorecard): number =>
  submittedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(submittedAt);
