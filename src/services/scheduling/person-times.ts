// When one person can be met: their hours in their own zone, what takes their time with the gap they keep around it, their leave, and
// their limits a day and a week. Booking links and interview plans both search in these times, so that both keep the same rules. Pure.
import { minuteMs, type PersonTimes, type Span } from './plan-problem.ts';
import { daysAway, type Hours, localDays, workWindows } from './work-times.ts';

export interface Attendee {
  readonly zone: string;
  /** On weekdays of that zone; null: at any hour, such as a candidate who picks the time themselves. */
  readonly hours: Hours | null;
  /** Whatever takes their time, in any order. */
  readonly taken: readonly Span[];
  /** Meetings of any kind, which count towards the day's limit. */
  readonly meetings: readonly Span[];
  readonly bufferMinutes: number;
  readonly mostPerDay: number | null;
  /** What pools ask beside that; absent: nothing. */
  readonly interviewing?: Interviewing;
}

export interface Interviewing {
  /** When the interviews begin that they have already. */
  readonly starts: readonly number[];
  readonly perDay: number | null;
  readonly perWeek: number | null;
  readonly leave: readonly { readonly from: string; readonly until: string }[];
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

const dayMs = 86_400_000;
export const always: Span = { start: -Infinity, end: Infinity };
const nothing: Interviewing = { starts: [], perDay: null, perWeek: null, leave: [] };

export function personTimes(attendee: Attendee, { from, to }: Range): PersonTimes {
  const { zone, hours, taken, meetings, bufferMinutes, mostPerDay, interviewing = nothing } = attendee;
  const days = localDays({ from, to, zone });
  const gap = bufferMinutes * minuteMs;
  const full = days.flatMap(({ start }, index) => {
    const end = days[index + 1]?.start ?? start + dayMs;
    const count = meetings.filter((one) => start <= one.start && one.start < end).length;
    return mostPerDay === null || count < mostPerDay ? [] : [{ start, end }];
  });
  return {
    hours: hours === null ? [always] : workWindows({ from, to, zone, hours }),
    busy: [
      ...taken.map(({ start, end }) => ({ start: start - gap, end: end + gap })),
      ...full,
      ...daysAway(interviewing.leave, zone),
    ],
    days,
    held: interviewing.starts.filter((start) => (days[0]?.start ?? 0) <= start && start < endOf(days, zone)),
    perDay: least([mostPerDay, interviewing.perDay]),
    perWeek: interviewing.perWeek,
  };
}

/** The Monday after the last day, which is a Sunday. */
const endOf = (days: readonly { readonly start: number }[], zone: string): number => {
  const monday = (days.at(-1)?.start ?? 0) + 1.5 * dayMs;
  return localDays({ from: monday, to: monday, zone })[0]?.start ?? monday;
};

/** Whoever has several limits keeps the strictest one. */
export function least(limits: readonly (number | null)[]): number | null {
  const given = limits.flatMap((limit) => limit ?? []);
  return given.length === 0 ? null : Math.min(...given);
}

/** Their hours without what takes their time, ordered by start. */
export function freeSpans({ hours, busy }: Pick<PersonTimes, 'hours' | 'busy'>): Span[] {
  const taken = busy.toSorted((a, b) => a.start - b.start);
  return hours
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end }) => {
      const left: Span[] = [];
      let from = start;
      for (const one of taken) {
        if (one.end <= from || one.start >= end) continue;
        if (one.start > from) left.push({ start: from, end: one.start });
        from = one.end;
      }
      if (from < end) left.push({ start: from, end });
      return left;
    });
}

/** For each of their days, whether one more interview keeps within the limits of that day and its week. */
export function daysWithRoom({ days, held, perDay, perWeek }: Omit<PersonTimes, 'hours' | 'busy'>): boolean[] {
  const [onDay, inWeek] = [new Map<number, number>(), new Map<string, number>()];
  for (const start of held) {
    const at = dayAt(days, start);
    const week = days[at]?.week ?? '';
    onDay.set(at, (onDay.get(at) ?? 0) + 1);
    inWeek.set(week, (inWeek.get(week) ?? 0) + 1);
  }
  return days.map(
    ({ week }, day) => (onDay.get(day) ?? 0) < (perDay ?? Infinity) && (inWeek.get(week) ?? 0) < (perWeek ?? Infinity),
  );
}

/** Place of the day in which a time lies. */
export const dayAt = (days: readonly { readonly start: number }[], at: number): number =>
  days.findLastIndex(({ start }) => start <= at);
