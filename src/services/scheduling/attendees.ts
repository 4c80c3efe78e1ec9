// What free times are found from: the hours, zones, limits, leave and taken times of everybody who may take part, as calendars,
// settings, pools and the times that are being booked at this moment tell.
import { type Busy, withoutMeetings } from '../../core/busy.ts';
import type { CandidateId, MeetingId, UserId } from '../../core/ids.ts';
import type { InterviewerPool } from '../../core/interviewer-pool.ts';
import type { HeldTime } from '../../core/ports/booking-links.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Meeting, User } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { takesTimeOf } from '../../core/taken-time.ts';
import { type Attendee, type Interviewing, least } from './person-times.ts';
import type { Span } from './plan-problem.ts';

export interface AttendeeSearch {
  readonly calendar: Pick<Calendar, 'meetings' | 'busy'>;
  readonly users: readonly User[];
  readonly pools: readonly InterviewerPool[];
  readonly settings: Pick<Settings, 'timeZone' | 'workingHours' | 'scheduling'>;
  readonly from: number;
  readonly to: number;
  /** They are being moved or replaced: they do not stand in their own way. */
  readonly except?: ReadonlySet<MeetingId>;
}

export interface KnownTimes {
  /** With times that are being booked at this moment. */
  readonly attendeeOf: (user: UserId, held: readonly HeldTime[]) => Attendee;
  /** Of everybody, from so many days before the search on, without those that are being moved. */
  readonly meetings: readonly Meeting[];
}

const dayMs = 86_400_000;
/** Limits count whole weeks in any zone, and buffers reach beyond the span. */
const marginDays = 8;

/** `since`: how long before the search meetings are wanted, for those who count them. */
export async function knownTimes(
  search: AttendeeSearch,
  people: readonly UserId[],
  { since = search.from }: { since?: number } = {},
): Promise<KnownTimes> {
  const { calendar, from, to, except } = search;
  const asked = { from: instant(Math.min(since, from - marginDays * dayMs)), to: instant(to + marginDays * dayMs) };
  const all = await calendar.meetings(asked);
  const near = { from: instant(from - dayMs), to: instant(to + dayMs), people };
  const busy = people.length === 0 ? [] : ((await calendar.busy?.(near)) ?? []);
  const meetings = all.filter(({ id }) => except?.has(id) !== true);
  const moving = all.filter(({ id }) => except?.has(id) === true);
  const left = withoutMeetings(busy, moving);
  return { attendeeOf: (user, held) => attendee(user, search, { meetings, busy: left, held }), meetings };
}

function attendee(
  user: UserId,
  { pools, settings, users }: AttendeeSearch,
  { meetings, busy, held }: { meetings: readonly Meeting[]; busy: readonly Busy[]; held: readonly HeldTime[] },
): Attendee {
  const { scheduling, workingHours, timeZone } = settings;
  const own = scheduling.people[user];
  const theirs = meetings.filter((meeting) => takesTimeOf(meeting, user));
  const coming = held.filter((one) => one.with.includes(user)).map(spanOf);
  // What is held and stands in the calendar already is one meeting.
  const isComing = (one: { start: string; end: string }): boolean => coming.some((other) => isSame(spanOf(one), other));
  const counted = [...theirs.filter((one) => !isComing(one)).map(spanOf), ...coming];
  return {
    zone: users.find(({ id }) => id === user)?.timeZone ?? timeZone,
    hours: own?.workingHours ?? workingHours,
    taken: [...counted, ...busy.filter((one) => one.user === user).map(spanOf)],
    meetings: counted,
    bufferMinutes: own?.bufferMinutes ?? scheduling.bufferMinutes,
    mostPerDay: own?.meetingsPerDay === undefined ? scheduling.meetingsPerDay : own.meetingsPerDay,
    interviewing: interviewingOf(user, pools, [
      ...theirs.filter((one) => one.candidate !== null && !isComing(one)).map(spanOf),
      ...coming,
    ]),
  };
}

function interviewingOf(user: UserId, pools: readonly InterviewerPool[], interviews: readonly Span[]): Interviewing {
  const membership = pools.flatMap((pool) =>
    pool.members.flatMap((member) => (member.user === user ? [{ pool, member }] : [])),
  );
  return {
    starts: interviews.map(({ start }) => start),
    // Whoever is in several pools keeps the strictest limit.
    perDay: least(membership.map(({ pool, member }) => member.per_day ?? pool.per_day)),
    perWeek: least(membership.map(({ pool, member }) => member.per_week ?? pool.per_week)),
    leave: membership.flatMap(({ member }) => member.leave),
  };
}

/** Somebody who is in the way with their other meetings alone, such as the candidate. */
export const atAnyTime = (zone: string, taken: readonly Span[]): Attendee => ({
  zone,
  hours: null,
  taken,
  meetings: [],
  bufferMinutes: 0,
  mostPerDay: null,
});

export const meetingsOf = (candidate: CandidateId, meetings: readonly Meeting[]): Span[] =>
  meetings.filter((meeting) => meeting.candidate === candidate).map(spanOf);

const instant = (ms: number): string => new Date(ms).toISOString();
const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});
const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;
