// The arguments of schedule_interviews.
import { z } from 'zod';
import { GivenInstant } from '../core/dates.ts';
import { EventMinutes, InterviewPlanId, mostEvents, PoolId } from '../core/interview-plan.ts';
import { UserId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import * as argument from './arguments.ts';

const breakMinutes = z.int().min(0).max(480).multipleOf(5);

const Event = z
  .strictObject({
    title: safeText(120).min(1).describe('Such as “System design”.').optional(),
    duration_minutes: EventMinutes.describe('How long it takes, in steps of five minutes.').optional(),
    with: z.array(UserId).min(1).max(4).describe('Ids of the people who take part together.').optional(),
    pool: PoolId.describe('Id of an interviewer pool, of whom one takes part.').optional(),
  })
  .refine((event) => event.with !== undefined || event.pool !== undefined, {
    path: ['with'],
    message: 'name who takes part: with or pool',
  });

export const ScheduleInput = z
  .strictObject({
    candidate: argument.candidate,
    plan: InterviewPlanId.describe(
      'Id of an interview plan. Without plan, with and events: the one of the candidate’s requisition and stage.',
    ).optional(),
    with: z
      .array(UserId)
      .min(1)
      .max(mostEvents)
      .describe('Ids of people who each hold a meeting of their own with the candidate, in this order.')
      .optional(),
    events: z
      .array(Event)
      .min(1)
      .max(mostEvents)
      .describe('The meetings one by one, where they differ in length or several people take part in one.')
      .optional(),
    duration_minutes: EventMinutes.describe('Of each meeting, in steps of five minutes; 45 unless given.').optional(),
    start: argument.start.describe('When the first one begins, exactly, as RFC 3339 with offset.').optional(),
    from: GivenInstant.describe('Not before, as RFC 3339 with offset; from now on unless given.').optional(),
    until: GivenInstant.describe('All have ended by then, as RFC 3339 with offset; 14 days unless given.').optional(),
    order: z.enum(['given', 'any']).describe('Whether the meetings keep the order of the list.').optional(),
    shortest_break_minutes: breakMinutes.describe('Between two meetings of one day, at least.').optional(),
    longest_break_minutes: breakMinutes.nullable().describe('At most; 0: back to back.').optional(),
    within_days: z.int().min(1).max(14).describe('From the first day to the last, both counted.').optional(),
    location: safeText(300).min(1).describe('Room, address or link.').optional(),
  })
  .refine((input) => [input.plan, input.with, input.events].filter((one) => one !== undefined).length <= 1, {
    path: ['plan'],
    message: 'name either a plan, people (with) or events',
  })
  .refine(({ start, from }) => start === undefined || from === undefined, {
    path: ['from'],
    message: 'start says when the first one begins; from is not needed beside it',
  });
export type ScheduleInput = z.infer<typeof ScheduleInput>;
