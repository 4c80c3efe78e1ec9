// Named spans of time in an organization's zone: from inclusive, to exclusive. Weeks start on Monday.
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';
import { dayMs, inZone } from './local-time.ts';

export const Period = z.enum([
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'last_7_days',
  'last_30_days',
]);
export type Period = z.infer<typeof Period>;

const words = {
  today: 'today',
  yesterday: 'yesterday',
  this_week: 'this week',
  last_week: 'last week',
  this_month: 'this month',
  last_month: 'last month',
  last_7_days: 'in the last 7 days',
  last_30_days: 'in the last 30 days',
} as const satisfies Record<Period, string>;

/** What an answer says of its time: “this month (America/Chicago)”. */
export const periodInWords = (period: Period, zone: string): string => `${words[period]} (${zone})`;

export interface Range {
  readonly from: Date;
  readonly to: Date;
}

export function rangeOf(period: Period, now: Date, zone: string): Range {
  const today = inZone(now.getTime(), zone).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const first = today.with({ day: 1 });
  const range = (from: typeof today, to: typeof today): Range => ({
    from: new Date(from.toZonedDateTime(zone).epochMilliseconds),
    to: new Date(to.toZonedDateTime(zone).epochMilliseconds),
  });
  const last = (days: number): Range => ({
    from: new Date(now.getTime() - days * dayMs),
    to: new Date(now.getTime() + 1),
  });
  switch (period) {
    case 'today':
      return range(today, today.add({ days: 1 }));
    case 'yesterday':
      return range(today.subtract({ days: 1 }), today);
    case 'this_week':
      return range(monday, monday.add({ weeks: 1 }));
    case 'last_week':
      return range(monday.subtract({ weeks: 1 }), monday);
    case 'this_month':
      return range(first, first.add({ months: 1 }));
    case 'last_month':
      return range(first.subtract({ months: 1 }), first);
    case 'last_7_days':
      return last(7);
    case 'last_30_days':
      return last(30);
    default:
      return period satisfies never;
  }
}

/** Days in the zone, `to` exclusive; what is left out makes it the 30 days up to and with today. Throws `validation_failed`. */
export function rangeOfDates(
  days: { from?: string | undefined; to?: string | undefined },
  now: Date,
  zone: string,
): Range {
  const tomorrow = inZone(now.getTime(), zone).toPlainDate().add({ days: 1 });
  const to = days.to === undefined ? tomorrow : Temporal.PlainDate.from(days.to);
  const from = days.from === undefined ? to.subtract({ days: 30 }) : Temporal.PlainDate.from(days.from);
  if (Temporal.PlainDate.compare(from, to) >= 0)
    throw new Problem('validation_failed', '`from` must be before `to`.', {
      errors: [{ path: 'from', code: 'too_late', message: 'must be a day before `to`' }],
    });
  const start = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(zone).epochMilliseconds);
  return { from: start(from), to: start(to) };
}
