// How a system's own records of what interviewers wrote fill Muster's scorecards: pure data.
// Its call knows the places of the candidacy.
import { z } from 'zod';
import { Json } from '../json.ts';
import { Call, Path } from './calls.ts';
import { Paging } from './collection.ts';

export const ScorecardsMapping = z.strictObject({
  call: Call,
  items: Path,
  paging: Paging.default({ kind: 'none' }),
  id: Path,
  /** What tells them from other entries of the same list. */
  only: z.strictObject({ field: Path, equals: Json }).optional(),
  /** Filled in a record that was deleted. */
  gone: Path.optional(),
  /** Who wrote it: their address, or the id of one of `users`, in the first of these places that is filled. */
  author: z.strictObject({ at: z.array(Path).min(1), is: z.enum(['email', 'id']) }),
  /** Absent in a record: begun and not submitted. */
  submittedAt: Path,
  recommendation: Path.optional(),
  /** A list of questions and answers, an object of answers by the path of their field, or questions and the places of their answers; absent where the words are not passed on. */
  answers: z
    .union([
      z.strictObject({ places: z.record(z.string(), Path) }),
      z.strictObject({ items: Path, question: Path, text: Path }),
      z.strictObject({ byPath: Path, form: z.strictObject({ sections: Path, fields: Path, path: Path, title: Path }) }),
    ])
    .optional(),
});
export type ScorecardsMapping = z.infer<typeof ScorecardsMapping>;
