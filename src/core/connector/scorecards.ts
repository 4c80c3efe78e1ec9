// How a system's own records of what interviewers wrote fill Muster's scorecards: pure data.
// Its call knows the places of the candidacy.
import { z } from 'zod';
import { Call, Path } from './calls.ts';
import { Paging } from './collection.ts';

export const ScorecardsMapping = z.strictObject({
  call: Call,
  items: Path,
  paging: Paging.default({ kind: 'none' }),
  id: Path,
  /** Who wrote it: their address, or the id of one of `users`. */
  author: z.strictObject({ at: Path, is: z.enum(['email', 'id']) }),
  /** Absent in a record: begun and not submitted. */
  submittedAt: Path,
  recommendation: Path.optional(),
  /** A list of questions and answers, or an object of answers by the name of their field. */
  answers: z.union([z.strictObject({ items: Path, question: Path, text: Path }), z.strictObject({ byName: Path })]),
});
export type ScorecardsMapping = z.infer<typeof ScorecardsMapping>;
