// When interviewers can be had and how much they hold already: their meetings, own calendars, hours, limits and leave.
import { type Busy, withoutMeetings } from '../../core/busy.ts';
import type { MeetingId, UserId } from '../../core/ids.ts';
import type { InterviewerPool } from '../../core/interviewer-pool.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Meeting, User } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { takesTimeOf } from '../../core/taken-time.ts';
import { type Interviewer, type LocalDay, minuteMs, type Span } from './plan-problem.ts';
import { daysAway, localDays, workWindows } from './work-times.ts';

export interface InterviewerSearch {
  readonly calendar: Pick<Calendar, 'meetings' | 'busy'>;
  readonly pools: readonly InterviewerPool[];
  readonly settings: Pick<Settings, 'timeZone' | 'workingHours' | 'scheduling'>;
  readonly users: readonly User[];
  readonly now: number;
  readonly from: number;
  readonly to: number;
  /** They are being moved or replaced: they do not stand in their own way. */
  readonly except?: ReadonlySet<MeetingId>;
}

/** The load is shared over what was held so long ago, and what is to come within the search. */
const loadDays = 28;
const dayMs = 86_400_000;
const iso = (ms: number): string => new Date(ms).toISOString();

export interface InterviewerTimes {
  readonly people: readonly Interviewer[];
  /** Of everybody, in the span of the search. */
  readonly meetings: readonly Meeting[];
}

export async function interviewerTimes(
  search: InterviewerSearch,
  people: readonly UserId[],
): Promise<InterviewerTimes> {
  const { calendar, now, to, except } = search;
  const all = await calendar.meetings({ from: iso(Math.min(now, search.from) - loadDays * dayMs), to: iso(to) });
  const busy =
    people.length === 0 ? [] : ((await calendar.busy?.({ from: iso(search.from), to: iso(to), people })) ?? []);
  const moving = all.filter(({ id }) => except?.has(id) === true);
  const meetings = all.filter(({ id }) => except?.has(id) !== true);
  return {
    people: people.map((user) => interviewer(user, search, { meetings, busy: withoutMeetings(busy, moving) })),
    meetings,
  };
}

function interviewer(
  user: UserId,
  { pools, settings, users, from, to }: InterviewerSearch,
  { meetings, busy }: { meetings: readonly Meeting[]; busy: readonly Busy[] },
): Interviewer {
  const zone = users.find(({ id }) => id === user)?.timeZone ?? settings.timeZone;
  const theirs = meetings.filter((meeting) => takesTimeOf(meeting, user));
  const interviews = theirs.filter(({ candidate }) => candidate !== null).map(({ start }) => Date.parse(start));
  const days = localDays({ from, to, zone });
  const own = settings.scheduling.people[user];
  const bufferMs = (own?.bufferMinutes ?? settings.scheduling.bufferMinutes) * minuteMs;
  const mostMeetings = own?.meetingsPerDay === undefined ? settings.scheduling.meetingsPerDay : own.meetingsPerDay;
  const membership = pools.flatMap((pool) =>
    pool.members.flatMap((member) => (member.user === user ? [{ pool, member }] : [])),
  );
  return {
    id: user,
    hours: workWindows({ from, to, zone, hours: own?.workingHours ?? settings.workingHours }),
    busy: [
      ...theirs.map((meeting) => padded(spanOf(meeting), bufferMs)),
      ...busy.filter((one) => one.user === user).map((one) => padded(spanOf(one), bufferMs)),
      ...fullDays(days, theirs, mostMeetings),
      ...membership.flatMap(({ member }) => daysAway(member.leave, zone)),
    ],
    days,
    held: interviews.filter((start) => start >= (days[0]?.start ?? 0)),
    perDay: least([mostMeetings, ...membership.map(({ pool, member }) => member.per_day ?? pool.per_day)]),
    perWeek: least(membership.map(({ pool, member }) => member.per_week ?? pool.per_week)),
    load: interviews.length,
  };
}

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

/** With the gap that they keep before and after. */
const padded = ({ start, end }: Span, ms: number): Span => ({ start: start - ms, end: end + ms });

/** Days on which they have as many meetings as they take, of whatever kind. */
function fullDays(days: readonly LocalDay[], meetings: readonly Meeting[], most: number | null): Span[] {
  if (most === null) return [];
  return days.flatMap(({ start }, index) => {
    const end = days[index + 1]?.start ?? start + dayMs;
    const count = meetings.filter((one) => Date.parse(one.start) >= start && Date.parse(one.start) < end).length;
    return count < most ? [] : [{ start, end }];
  });
}

/** Whoever is in several pools keeps the strictest limit. */
function least(limits: readonly (number | null)[]): number | null {
  const given = limits.flatMap((limit) => limit ?? []);
  return given.length === 0 ? null : Math.min(...given);
}
