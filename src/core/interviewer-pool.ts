// A pool of interviewers with one skill: who may interview alone, who is in training, how much each can hold, and who is away.
import { z } from 'zod';
import { UserId } from './ids.ts';
import { safeText } from './json.ts';

const perDay = z.int().min(1).max(12).nullable();
const perWeek = z.int().min(1).max(40).nullable();

const Member = z.strictObject({
  user: UserId,
  training: z
    .enum(['solo', 'in_training'])
    .default('solo')
    .describe('`in_training`: goes the path of the pool, counted from interviews held.'),
  per_day: perDay.default(null).describe('Interviews on one day, at most; null: as the pool says.'),
  per_week: perWeek.default(null).describe('Interviews in one week, at most; null: as the pool says.'),
  leave: z
    .array(z.strictObject({ from: z.iso.date(), until: z.iso.date().describe('The last day away.') }))
    .max(50)
    .default([]),
});
export type Member = z.infer<typeof Member>;

/** Keys are written as they travel and in exported files. */
export const InterviewerPool = z.strictObject({
  name: safeText(200).min(1),
  skill: safeText(200).min(1).nullable().default(null).describe('What its members can judge.'),
  members: z.array(Member).min(1).max(50),
  per_day: perDay.default(null).describe('For members without a limit of their own; null: none.'),
  per_week: perWeek.default(null).describe('For members without a limit of their own; null: none.'),
  path: z
    .strictObject({
      shadow: z.int().min(0).max(20).default(2).describe('Interviews to sit in on first.'),
      reverse_shadow: z.int().min(0).max(20).default(1).describe('Interviews to lead then, with somebody watching.'),
    })
    .prefault({})
    .describe('What whoever is in training has to hold before they interview alone.'),
});
export type InterviewerPool = z.infer<typeof InterviewerPool>;

/** How somebody takes part in an interview. */
export const SeatRole = z.enum(['solo', 'shadow', 'reverse_shadow']);
export type SeatRole = z.infer<typeof SeatRole>;
