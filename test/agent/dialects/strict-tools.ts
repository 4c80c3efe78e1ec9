// Tools whose schemas hold what servers choke on: patterns, recursion, property names, unions, bounds.
import { z } from 'zod';
import { CandidateId } from '../../../src/core/ids.ts';
import { safeText } from '../../../src/core/json.ts';

/** By tool; all other tools of the talk take anything. */
export const strictTools: Readonly<Record<string, z.ZodType>> = {
  move_stage: z.strictObject({
    candidate: CandidateId,
    stage: z
      .string()
      .min(1)
      .max(80)
      .regex(/^[^\s\p{C}].*$/u),
    reason: safeText(2_000).optional(),
  }),
  add_note: z.strictObject({ candidate: CandidateId, text: safeText(20_000).min(1) }),
  find_candidates: z.strictObject({
    filters: z.record(z.string().regex(/^\w+$/), z.json()).default({}),
    limit: z.int().min(1).max(200).default(50),
    sort: z.union([z.literal('name'), z.strictObject({ by: z.literal('stage'), down: z.boolean() })]).optional(),
  }),
  book_meeting: z.strictObject({
    candidate: CandidateId.optional(),
    with: z.array(z.string()).min(1),
    start: z.iso.datetime({ offset: true }),
    duration_minutes: z.int().min(5).max(480).default(30),
    day: z.iso.date().nullable().optional(),
  }),
};
