// What the solver is given for the interviews of one candidate: everybody's times, the candidate's own, and the days between two times.
import type { CandidateId, MeetingId, UserId } from '../../core/ids.ts';
import type { HeldTime } from '../../core/ports/booking-links.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { User } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { meetingsOf } from './attendees.ts';
import { interviewerTimes } from './interviewer-times.ts';
import type { WantedEvent } from './plan-chairs.ts';
import type { PlanProblem } from './plan-problem.ts';
import type { PoolEntry } from './seats.ts';
import { workWindows } from './work-times.ts';

export interface PlanSearch {
  readonly calendar: Pick<Calendar, 'meetings' | 'busy'>;
  readonly users: readonly User[];
  readonly settings: Pick<Settings, 'timeZone' | 'workingHours' | 'scheduling'>;
  readonly pools: readonly PoolEntry[];
  readonly candidate: CandidateId;
  readonly events: readonly WantedEvent[];
  readonly rules: Pick<PlanProblem, 'order' | 'shortestBreak' | 'longestBreak' | 'withinDays' | 'firstAt'>;
  readonly now: number;
  readonly from: number;
  readonly to: number;
  /** Until when everybody's times are read, where that is further than `to`. */
  readonly further?: number;
  readonly except?: ReadonlySet<MeetingId>;
}

export interface SearchedPlan {
  /** With those times held by others. */
  readonly problemWith: (held: readonly HeldTime[]) => PlanProblem;
  readonly windowsUntil: (to: number) => PlanProblem['windows'];
}

export async function searchPlan(search: PlanSearch): Promise<SearchedPlan> {
  const { calendar, users, settings, pools, events, rules, now, from, to, except } = search;
  const ids: UserId[] = [...new Set(events.flatMap(({ chairs }) => chairs.flatMap((chair) => chair.users)))];
  const { peopleWith, meetings } = await interviewerTimes(
    {
      calendar,
      users,
      settings,
      pools: pools.map(({ body }) => body),
      now,
      from,
      to: Math.max(to, search.further ?? to),
      ...(except === undefined ? {} : { except }),
    },
    ids,
  );
  const { timeZone: zone, workingHours: hours } = settings;
  const windowsUntil = (until: number) => workWindows({ from, to: until, zone, hours });
  const problem = {
    ...rules,
    events: events.map(({ minutes, chairs, startsAt }) => ({
      minutes,
      seats: chairs.map((chair) => chair.users),
      ...(startsAt === undefined ? {} : { startsAt }),
    })),
    from,
    windows: windowsUntil(to),
    candidateBusy: meetingsOf(search.candidate, meetings),
  };
  return { windowsUntil, problemWith: (held) => ({ ...problem, people: peopleWith(held) }) };
}
