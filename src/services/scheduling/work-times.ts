// Working hours, days and weeks of one zone as spans of time, over nights when clocks change too. Pure.
import { Temporal } from 'temporal-polyfill';
import type { DayWindow, LocalDay, Span } from './plan-problem.ts';

interface Range {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

export interface Hours {
  readonly from: string;
  readonly to: string;
}

const dateAt = (ms: number, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate();

const startOf = (date: Temporal.PlainDate, zone: string): number => date.toZonedDateTime(zone).epochMilliseconds;

function* datesOf(from: Temporal.PlainDate, to: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  for (let date = from; Temporal.PlainDate.compare(date, to) <= 0; date = date.add({ days: 1 })) yield date;
}

const epoch = Temporal.PlainDate.from('1970-01-01');

/** Monday to Friday, between two times of day. */
export function workWindows({ from, to, zone, hours }: Range & { readonly hours: Hours }): DayWindow[] {
  return [...datesOf(dateAt(from, zone), dateAt(to, zone))].flatMap((date) => {
    if (date.dayOfWeek > 5) return [];
    const at = (time: string): number => date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
    const [start, end] = [at(hours.from), Math.min(at(hours.to), to)];
    return start >= end || end <= from ? [] : [{ start, end, date: epoch.until(date).days }];
  });
}

/** Every day of the weeks that the span touches, Monday first. */
export function localDays({ from, to, zone }: Range): LocalDay[] {
  const [first, last] = [dateAt(from, zone), dateAt(to, zone)];
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const sunday = last.add({ days: 7 - last.dayOfWeek });
  return [...datesOf(monday, sunday)].map((date) => ({
    start: startOf(date, zone),
    week: date.subtract({ days: date.dayOfWeek - 1 }).toString(),
  }));
}

/** Whole days away, the last one counted. */
export const daysAway = (leave: readonly { from: string; until: string }[], zone: string): Span[] =>
  leave.map(({ from, until }) => ({
    start: startOf(Temporal.PlainDate.from(from), zone),
    end: startOf(Temporal.PlainDate.from(until).add({ days: 1 }), zone),
  }));
