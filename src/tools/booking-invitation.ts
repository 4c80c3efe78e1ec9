// What an invitation to book is: its arguments, the plan that is made of them, and how that reads. invite_to_book carries it out.
import { z } from 'zod';
import { BookingLink } from '../core/booking-link.ts';
import { BookingLinkId, type UserId } from '../core/ids.ts';
import type { InterviewPlanId } from '../core/interview-plan.ts';
import { Problem } from '../core/problem.ts';
import { Instant } from '../core/records.ts';
import type { ToolContext } from '../core/tool.ts';
import { dayMs, instantIn, minuteMs, spanInWords, timeInWords } from '../services/operations/local-time.ts';
import { standingPlan } from '../services/scheduling/booking/plan-offers.ts';
import { runningCandidate } from '../services/scheduling/booking/booking-state.ts';
import { About, lookUp } from './about.ts';
import { bookingLetter } from './booking-letter.ts';
import { freeFor } from './booking-times.ts';
import type { InvitationInput } from './invite-input.ts';
import { LetterPlan, planLetter } from './held-letter.ts';
import type { ToolPorts } from './tool-ports.ts';

const usualDays = 14;
const longestDays = 62;
const usualMinutes = 30;

const Link = BookingLink.pick({
  candidate: true,
  with: true,
  plan: true,
  title: true,
  minutes: true,
  places: true,
  times: true,
  from: true,
  until: true,
  noticeHours: true,
  cutOffHours: true,
  language: true,
}).extend({
  // What begins and ends by the time at which it is sent is fixed then: an approval may come hours after the plan.
  from: Instant.nullable(),
  until: Instant.nullable(),
});
type Link = z.infer<typeof Link>;

export const Invitation = z.strictObject({
  about: About,
  names: z.array(z.string()),
  /** Of the plan; absent: one meeting with those who are named. */
  interviews: z.array(z.strictObject({ title: z.string(), minutes: z.int() })).default([]),
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
  | 'ats'
  | 'calendar'
  | 'directory'
  | 'interviewerPools'
  | 'interviewPlans'
  | 'letters'
  | 'preferences'
  | 'bookingLinks'
  | 'clocks'
  | 'ledger'
>;

/**
 * Reads only. Throws `conflict` for a candidacy that has ended and where no time is free, `not_found` for the plan,
 * `in_the_past`, `validation_failed` with the field, and what planning the letter throws.
 */
export async function planInvitation(
  ports: InvitePorts,
  input: InvitationInput,
  context: ToolContext,
): Promise<Invitation> {
  const { candidate, job, about } = await lookUp(ports.ats, input.candidate);
  if ((await runningCandidate(ports, candidate.id)) === undefined)
    throw new Problem('conflict', `The candidate ${candidate.id} stands in ${candidate.stage}; move them first.`);
  const people = [...new Set(input.with ?? [])];
  const names: string[] = [];
  for (const user of people) names.push((await ports.directory.user(user)).name);
  const { timeZone: zone } = context.settings;
  const { plan } = input;
  const interviews = plan === undefined ? [] : await interviewsOf(ports, plan);
  const what = { candidate: candidate.id, with: people, title: titleOf(input, { about, interviews }) };
  const link = {
    ...linkFrom({ ...input, minutes: minutesOf(input, interviews) }, context),
    ...what,
    ...(plan === undefined ? {} : { plan }),
  };
  await expectTimes(ports, { ...link, ...spanOf(link, context) }, context);
  const message = bookingLetter({ link, name: candidate.name, jobTitle: job.title, names, interviews, zone });
  const letter = input.send_letter
    ? await planLetter(ports, { candidate, message, purpose: 'awaited' }, context)
    : null;
  const replaces = (await ports.bookingLinks.list({ candidate: candidate.id, limit: 50 })).filter(
    (one) => isUnused(one) && one.plan === plan && sameSet(one.with, people),
  );
  const unseen = (await ports.calendar.unseen?.()) ?? null;
  return { about, names, interviews, link, letter, replaces: replaces.map(({ id }) => id), unseen, zone };
}

type PlannedInterviews = Invitation['interviews'];

const titleOf = (
  { title }: InvitationInput,
  { about, interviews }: { about: About; interviews: PlannedInterviews },
): string =>
  (title ?? `${interviews.length === 0 ? 'Interview' : 'Interviews'}: ${about.name}, ${about.jobTitle}`).slice(0, 300);

const minutesOf = ({ duration_minutes: minutes }: InvitationInput, interviews: PlannedInterviews): number =>
  interviews.length === 0 ? (minutes ?? usualMinutes) : interviews.reduce((sum, one) => sum + one.minutes, 0);

/** Throws `not_found`. */
async function interviewsOf({ interviewPlans: plans }: InvitePorts, id: InterviewPlanId) {
  const plan = await standingPlan({ plans }, id);
  if (plan === undefined) throw new Problem('not_found', `There is no interview plan ${id}.`);
  return plan.events.map(({ title, minutes }) => ({ title, minutes }));
}

const isUnused = ({ withdrawnBy, booking, press }: BookingLink) =>
  withdrawnBy === null && booking === null && press === null;
const sameSet = (one: readonly UserId[], other: readonly UserId[]) =>
  one.length === other.length && one.every((user) => other.includes(user));

/** Throws `in_the_past` and `validation_failed`, naming the field. */
function linkFrom(input: InvitationInput & { minutes: number }, context: ToolContext) {
  const { timeZone: zone } = context.settings;
  const given = (time: string | undefined) => (time === undefined ? null : instantIn(Date.parse(time), zone));
  const times = input.times?.map((time) => instantIn(Date.parse(time), zone)) ?? null;
  const last = Math.max(...(times ?? []).map((time) => Date.parse(time))) + input.minutes * minuteMs;
  const link = {
    minutes: input.minutes,
    places: input.places,
    times,
    from: given(input.from),
    until: times === null ? given(input.until) : instantIn(last, zone),
    noticeHours: input.notice_hours,
    cutOffHours: input.cutoff_hours,
    language: input.language,
  };
  const { from, until } = spanOf(link, context);
  const end = Date.parse(until);
  const field = times === null ? 'until' : 'times';
  if (end <= context.now.getTime()) throw new Problem('in_the_past', `${timeInWords(until, zone)} has passed.`);
  if (end <= Date.parse(from)) throw refused(field, 'must be later than from');
  if (end - Date.parse(from) > longestDays * dayMs) throw refused(field, `must be within ${longestDays} days of from`);
  return link;
}

/** Nothing before now, and 14 days where no end is given. */
function spanOf(
  { from, until }: Pick<Link, 'from' | 'until'>,
  { now, settings }: Pick<ToolContext, 'now' | 'settings'>,
) {
  const start = Math.max(now.getTime(), from === null ? 0 : Date.parse(from));
  const zone = settings.timeZone;
  return { from: instantIn(start, zone), until: until ?? instantIn(start + usualDays * dayMs, zone) };
}

const refused = (path: string, message: string) =>
  new Problem('validation_failed', `${path} ${message}.`, { errors: [{ path, code: 'order', message }] });

/** Nobody is sent a page without a time on it. */
async function expectTimes(
  ports: InvitePorts,
  link: Link & { from: string; until: string },
  context: ToolContext,
): Promise<void> {
  const free = await freeFor(ports, link, context);
  if (free.length > 0) return;
  throw new Problem(
    'conflict',
    link.plan === undefined
      ? 'There is no time at which all of them are free in their working hours. Offer a longer span, fewer people, or less notice.'
      : 'There is no time at which the interviews of the plan can be held. Offer a longer span or less notice, or change the plan.',
  );
}

/** One line to decide on, from the plan alone. */
export function invitationInWords({ about, names, interviews, link, letter, unseen, zone }: Invitation): string {
  const { minutes, times } = link;
  const what =
    interviews.length === 0
      ? `${minutes} minutes with ${names.join(', ')}`
      : `the interviews of a plan (${interviews.map((one) => `${one.title}, ${one.minutes} minutes`).join('; ')})`;
  const when =
    times === null
      ? `free times ${spanWords(link, zone)}`
      : `one of ${times.length} times: ${times.map((time) => timeInWords(time, zone)).join('; ')} (${zone})`;
  const how = letter === null ? 'a link without a letter' : `a link by email “${letter.subject}”`;
  return (
    `Let ${about.name} (${about.jobTitle}) book ${what} by ${how}, ${when}` + (unseen === null ? '' : ` (${unseen})`)
  );
}

function spanWords({ from, until }: Pick<Link, 'from' | 'until'>, zone: string): string {
  if (from !== null && until !== null) return spanInWords({ start: from, end: until }, zone);
  const start = from === null ? '' : ` from ${timeInWords(from, zone)}`;
  const end = until === null ? ` for ${usualDays} days` : ` until ${timeInWords(until, zone)}`;
  return `${start}${end} (${zone})`.trim();
}

/** Spans that the plan left open begin now. Writes nothing. */
export const newLink = (link: Link, id: BookingLinkId, context: ToolContext): BookingLink => ({
  ...link,
  ...spanOf(link, context),
  id,
  invitedBy: context.actor.id,
  createdAt: context.now.toISOString(),
  withdrawnBy: null,
  presses: 0,
  press: null,
  hold: null,
  booking: null,
  change: null,
  wish: null,
});
