// The arguments of invite_to_book.
import { z } from 'zod';
import { BookingLanguage } from '../core/booking-link.ts';
import { GivenInstant } from '../core/dates.ts';
import { InterviewPlanId } from '../core/interview-plan.ts';
import { safeText } from '../core/json.ts';
import * as argument from './arguments.ts';
const hours = z.int().min(0).max(336);

const InvitationFields = z.strictObject({
  candidate: argument.candidate,
  with: argument.people.optional(),
  plan: InterviewPlanId.describe('Id of an interview plan, in place of with.').optional(),
  duration_minutes: argument.minutes.describe('How long it takes, in minutes; 30 unless given.').optional(),
  from: GivenInstant.describe('Earliest time that is offered; now where absent.').optional(),
  until: GivenInstant.describe('Latest end of what is offered; 14 days after `from` where absent.').optional(),
  times: z.array(GivenInstant).min(1).max(20).describe('Only these starts, instead of every free time.').optional(),
  notice_hours: hours.default(24).describe('Hours from now before which nothing is offered.'),
  cutoff_hours: hours
    .default(24)
    .describe('Hours before the interview until which the candidate may move or cancel it.'),
  places: z
    .array(safeText(300).min(1))
    .max(5)
    .default([])
    .describe('Rooms, addresses or links; of several the candidate picks one.'),
  title: safeText(300).min(1).describe('Title; else made from the requisition.').optional(),
  language: BookingLanguage.default('en').describe('Language of letter and page: en or es.'),
  send_letter: z.boolean().default(true).describe('false: make the link without a letter.'),
});
export const InvitationInput = InvitationFields.refine(
  ({ with: people, plan }) => (people === undefined) !== (plan === undefined),
  { path: ['with'], message: 'say who takes part (with), or name an interview plan' },
).refine(({ plan, times, duration_minutes: minutes }) => plan === undefined || (times ?? minutes) === undefined, {
  path: ['plan'],
  message: 'a plan says how long its interviews take, and its times are found: leave out times and duration_minutes',
});
export type InvitationInput = z.infer<typeof InvitationInput>;
