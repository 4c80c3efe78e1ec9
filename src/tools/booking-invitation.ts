// What an invitation to book is: its arguments, the plan that is made of them, and how that reads. invite_to_book carries it out.
import { z } from 'zod';
import { BookingLanguage, BookingLink } from '../core/booking-link.ts';
import { GivenInstant } from '../core/dates.ts';
import { BookingLinkId, type UserId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import { Problem } from '../core/problem.ts';
import type { ToolContext } from '../core/tool.ts';
import { dayMs, instantIn, minuteMs, spanInWords, timeInWords } from '../services/operations/local-time.ts';
import { runningCandidate } from '../services/scheduling/booking/standing.ts';
import { About, lookUp } from './about.ts';
import * as argument from './arguments.ts';
import { bookingLetter } from './booking-letter.ts';
import { freeFor } from './booking-times.ts';
import { LetterPlan, planLetter } from './held-letter.ts';
import type { ToolPorts } from './tool-ports.ts';

const usualDays = 14;
const longestDays = 62;
const hours = z.int().min(0).max(336);

export const InvitationInput = z.strictObject({
  candidate: argument.candidate,
  with: argument.people,
  duration_minutes: argument.minutes.default(30),
  from: GivenInstant.describe('Earliest time that is offered; now where absent.').optional(),
  until: GivenInstant.describe('Latest end of what is offered; 14 days after `from` where absent.').optional(),
  times: z
    .array(GivenInstant)
    .min(1)
    .max(20)
    .describe('Starts, where these alone are offered instead of every free time.')
    .optional(),
  notice_hours: hours.default(24).describe('Nothing sooner than so many hours from now is offered.'),
  cutoff_hours: hours
    .default(24)
    .describe('Until so many hours before the interview the candidate may move or cancel it by the link.'),
  places: z
    .array(safeText(300).min(1))
    .max(5)
    .default([])
    .describe('Rooms, addresses or links where it may take place; of several the candidate picks one.'),
  title: safeText(300).min(1).describe('Title of the interview; made from the requisition where absent.').optional(),
  language: BookingLanguage.default('en').describe('Language of letter and page: en or es.'),
  send_letter: z
    .boolean()
    .default(true)
    .describe('false: the link is made without a letter, to be sent in another way.'),
});
type Input = z.infer<typeof InvitationInput>;

const Link = BookingLink.pick({
  candidate: true,
  with: true,
  title: true,
  minutes: true,
  places: true,
  times: true,
  from: true,
  until: true,
  noticeHours: true,
  cutOffHours: true,
  language: true,
});

export const Invitation = z.strictObject({
  about: About,
  names: z.array(z.string()),
  link: Link,
  letter: LetterPlan.nullable(),
  /** Links of the same candidate with the same people, which nobody has used. */
  replaces: z.array(BookingLinkId),
  /** When people are taken in calendars of their own is not known, and why. */
  unseen: z.string().nullable(),
  zone: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export type InvitePorts = Pick<
  ToolPorts,
  'ats' | 'calendar' | 'directory' | 'letters' | 'preferences' | 'bookingLinks' | 'clocks' | 'ledger'
>;

export async function planInvitation(ports: InvitePorts, input: Input, context: ToolContext): Promise<Invitation> {
  const { candidate, job, about } = await lookUp(ports.ats, input.candidate);
  if ((await runningCandidate(ports, candidate.id)) === undefined)
    throw new Problem('conflict', `The candidate ${candidate.id} stands in ${candidate.stage}; move them first.`);
  const people = [...new Set(input.with)];
  const names: string[] = [];
  for (const user of people) names.push((await ports.directory.user(user)).name);
  const { timeZone: zone } = context.settings;
  const title = input.title ?? `Interview: ${about.name}, ${job.title}`.slice(0, 300);
  const link = { ...linkFrom(input, context), candidate: candidate.id, with: people, title };
  await expectTimes(ports, link, context);
  const message = bookingLetter({ link, name: candidate.name, jobTitle: job.title, names, zone });
  const letter = input.send_letter
    ? await planLetter(ports, { candidate, message, purpose: 'awaited' }, context)
    : null;
  const replaces = (await ports.bookingLinks.list({ candidate: candidate.id, limit: 50 })).filter(
    (one) => isUnused(one) && sameSet(one.with, people),
  );
  const unseen = (await ports.calendar.unseen?.()) ?? null;
  return { about, names, link, letter, replaces: replaces.map(({ id }) => id), unseen, zone };
}

const isUnused = ({ withdrawnBy, booking, press }: BookingLink) =>
  withdrawnBy === null && booking === null && press === null;
const sameSet = (one: readonly UserId[], other: readonly UserId[]) =>
  one.length === other.length && one.every((user) => other.includes(user));

/** Throws `in_the_past` and `validation_failed`, naming the field. */
function linkFrom(input: Input, context: ToolContext) {
  const { timeZone: zone } = context.settings;
  const times = input.times?.map((time) => instantIn(Date.parse(time), zone)) ?? null;
  const { from, until } = spanOf(input, times, context);
  return {
    minutes: input.duration_minutes,
    places: input.places,
    times,
    from: instantIn(from, zone),
    until: instantIn(until, zone),
    noticeHours: input.notice_hours,
    cutOffHours: input.cutoff_hours,
    language: input.language,
  };
}

function spanOf(input: Input, times: readonly string[] | null, { now, settings: { timeZone: zone } }: ToolContext) {
  const from = Math.max(now.getTime(), input.from === undefined ? 0 : Date.parse(input.from));
  const until =
    times === null
      ? givenEnd(input, from)
      : Math.max(...times.map((time) => Date.parse(time))) + input.duration_minutes * minuteMs;
  if (until <= now.getTime())
    throw new Problem('in_the_past', `${timeInWords(instantIn(until, zone), zone)} has passed.`);
  const field = times === null ? 'until' : 'times';
  if (until <= from) throw refused(field, 'must be later than from');
  if (until - from > longestDays * dayMs) throw refused(field, `must be within ${longestDays} days of from`);
  return { from, until };
}

const givenEnd = ({ until }: Input, from: number): number =>
  until === undefined ? from + usualDays * dayMs : Date.parse(until);

const refused = (path: string, message: string) =>
  new Problem('validation_failed', `${path} ${message}.`, { errors: [{ path, code: 'order', message }] });

/** Nobody is sent a page without a time on it. */
async function expectTimes(ports: InvitePorts, link: z.infer<typeof Link>, context: ToolContext): Promise<void> {
  const free = await freeFor(ports, link, context);
  if (free.length > 0) return;
  throw new Problem(
    'conflict',
    'There is no time at which all of them are free in their working hours. Offer a longer span, fewer people, or less notice.',
  );
}

export function invitationInWords({ about, names, link, letter, unseen, zone }: Invitation): string {
  const { minutes, times, from, until } = link;
  const when =
    times === null
      ? `free times: ${spanInWords({ start: from, end: until }, zone)}`
      : `one of ${times.length} times: ${times.map((time) => timeInWords(time, zone)).join('; ')} (${zone})`;
  const how = letter === null ? 'a link without a letter' : `a link by e-mail “${letter.subject}”`;
  return (
    `Let ${about.name} (${about.jobTitle}) book ${minutes} minutes with ${names.join(', ')} by ${how}, ${when}` +
    (unseen === null ? '' : ` (${unseen})`)
  );
}

export const newLink = (link: z.infer<typeof Link>, id: BookingLinkId, { actor, now }: ToolContext): BookingLink => ({
  ...link,
  id,
  invitedBy: actor.id,
  createdAt: now.toISOString(),
  withdrawnBy: null,
  presses: 0,
  press: null,
  hold: null,
  booking: null,
  change: null,
  wish: null,
});
