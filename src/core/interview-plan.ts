// A plan of interviews for a stage: events with their seats, their order, the breaks between them, and within how many days.
import { z } from 'zod';
import { JobId, UserId } from './ids.ts';
import { safeText } from './json.ts';
import { Stage } from './records.ts';

const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9_-]*$/, 'small letters, digits, _ and -');

export const InterviewPlanId = slug.brand<'InterviewPlanId'>();
export type InterviewPlanId = z.infer<typeof InterviewPlanId>;

export const PoolId = slug.brand<'PoolId'>();
export type PoolId = z.infer<typeof PoolId>;

/** More events at once are no plan any more but a calendar. */
export const mostEvents = 7;
const mostSeats = 4;

/** Steps of five minutes, so that times in letters are round. */
export const EventMinutes = z.int().min(5).max(480).multipleOf(5);

const Seat = z.union([
  z.strictObject({ user: UserId.describe('This person.') }),
  z.strictObject({
    pool: PoolId.describe('Whoever of the pool may, can, and has the fewest interviews.'),
    with_trainee: z
      .boolean()
      .default(false)
      .describe('Somebody of the pool who is in training comes as well, where one can.'),
  }),
]);
export type Seat = z.infer<typeof Seat>;

const breakMinutes = z.int().min(0).max(480).multipleOf(5);

/** Keys are written as they travel and in exported files. */
export const InterviewPlan = z.strictObject({
  name: safeText(200).min(1),
  job: JobId.nullable().default(null).describe('The requisition; null: every requisition without a plan of its own.'),
  stage: Stage.describe('The stage whose candidates it is for.'),
  events: z
    .array(
      z.strictObject({
        title: safeText(120).min(1),
        minutes: EventMinutes.describe('How long it takes, in steps of five minutes.'),
        seats: z.array(Seat).min(1).max(mostSeats).describe('Who takes part: a person or a pool for each.'),
      }),
    )
    .min(1)
    .max(mostEvents),
  order: z.enum(['given', 'any']).default('given').describe('`given`: in the order of the list.'),
  shortest_break_minutes: breakMinutes.default(0).describe('Between two events of one day, at least.'),
  longest_break_minutes: breakMinutes.nullable().default(null).describe('At most; 0: back to back; null: no limit.'),
  within_days: z.int().min(1).max(14).default(5).describe('From the first day to the last, both counted.'),
  location: safeText(300).min(1).nullable().default(null).describe('Room, address or link.'),
});
export type InterviewPlan = z.infer<typeof InterviewPlan>;
