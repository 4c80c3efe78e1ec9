// What a scored person asks for by the link in a notice or statement: a wrong fact corrected, or a person who looks again.
import { z } from 'zod';
import { ActionId, CandidateId } from './ids.ts';
import { safeText } from './json.ts';
import { NoticeLanguage } from './law/jurisdiction.ts';
import { PredictionId } from './ports/retention.ts';

/** Stands in a letter where the link to the person's own assessment goes. */
export const assessmentPlaceholder = '{assessment_link}';

/** Stands in a letter where the reviewer's answer goes, which may have paragraphs. */
export const answerPlaceholder = '{request_answer}';

/** What a score said, as the reviewer compares it. */
const Assessed = z.strictObject({ band: z.enum(['low', 'medium', 'high']), stays: z.number() });

/** Of one fact: what was used, and what the person says is right. Null: it was not known, or is not to be used. */
const Correction = z.strictObject({ signal: z.string(), from: z.number().nullable(), to: z.number().nullable() });
export type Correction = z.infer<typeof Correction>;

/** At most one of each kind is open for a candidate. `before` and `after` are what the score said and would say. */
export const AssessmentRequest = z.strictObject({
  id: z.string(),
  candidate: CandidateId,
  kind: z.enum(['correction', 'review']),
  /** The score that it is about; null: a review of a decision without one. */
  score: PredictionId.nullable(),
  /** The letter whose link was used. */
  action: ActionId,
  corrections: z.array(Correction),
  /** In the person's words. */
  note: safeText(2_000),
  /** Of the page when it was asked: the answer comes in the same. */
  language: NoticeLanguage,
  before: Assessed.nullable(),
  /** With the corrected facts; null where it could not be made. */
  after: Assessed.nullable(),
  requestedAt: z.date(),
  /** Null: it is open. */
  outcome: z.enum(['granted', 'declined']).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  /** What the reviewer tells the person. */
  answer: safeText(2_000).nullable(),
  /** The score that took the place of the contested one. */
  rescored: PredictionId.nullable(),
});
export type AssessmentRequest = z.infer<typeof AssessmentRequest>;
