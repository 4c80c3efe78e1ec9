// The arguments of schedule_interviews.
import { z } from 'zod';
import { GivenInstant } from '../core/dates.ts';
import { EventMinutes, mostEvents } from '../core/interview-plan.ts';
import { UserId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import * as argument from './arguments.ts';
import { roomArgument } from './rooms.ts';

const Event = z
  .strictObject({
    title: safeText(120).min(1).optional(),
    duration_minutes: EventMinutes.optional(),
    with: z.array(UserId).min(1).max(4).describe('Ids of people, together.').optional(),
    pool: safeText(64).min(1).describe('Id of an interviewer pool.').optional(),
  })
  .refine((event) => event.with !== undefined || event.pool !== undefined, {
    path: ['with'],
    message: 'name who takes part: with or pool',
  });

const Slot = z.strictObject({
  start: argument.start,
  with: z.array(UserId).min(1).max(8).describe('Ids of who takes part, in the order of the seats.'),
});

export const ScheduleInput = z
  .strictObject({
    candidate: argument.candidate,
    plan: safeText(64).min(1).describe('Id of a plan; without plan, with and events: that of the stage.').optional(),
    with: z
      .array(UserId)
      .min(1)
      .max(mostEvents)
      .describe('Ids of people who have a meeting each, in this order.')
      .optional(),
    events: z
      .array(Event)
      .min(1)
      .max(mostEvents)
      .describe('In their order, where they differ or have several people.')
      .optional(),
    duration_minutes: EventMinutes.describe('Of each; 45 unless given.').optional(),
    start: argument.start.describe('When the first begins.').optional(),
    from: GivenInstant.describe('Not before; now unless given.').optional(),
    until: GivenInstant.describe('All end by then; in 14 days unless given.').optional(),
    break_minutes: z
      .int()
      .min(0)
      .max(480)
      .multipleOf(5)
      .describe('Between two meetings, exactly; 0: back to back.')
      .optional(),
    location: safeText(300).min(1).describe('Room, address or link.').optional(),
    room: roomArgument.optional(),
    slots: z
      .array(Slot)
      .min(1)
      .max(mostEvents)
      .describe('Time and people of each interview of the plan, in its order, where they are chosen already.')
      .optional(),
  })
  .refine(({ slots, plan }) => slots === undefined || plan !== undefined, {
    path: ['slots'],
    message: 'slots are those of a plan: name it',
  })
  .refine(
    ({ slots, start, from, until }) => slots === undefined || [start, from, until].every((one) => one === undefined),
    {
      path: ['slots'],
      message: 'slots say when each interview begins; start, from and until are not needed beside them',
    },
  )
  .refine((input) => [input.plan, input.with, input.events].filter((one) => one !== undefined).length <= 1, {
    path: ['plan'],
    message: 'name either a plan, people (with) or events',
  })
  .refine(({ start, from }) => start === undefined || from === undefined, {
    path: ['from'],
    message: 'start says when the first one begins; from is not needed beside it',
  });
export type ScheduleInput = z.infer<typeof ScheduleInput>;
