// Who of a list has an interview in a span of time: meetings of the calendar that name the candidate, and the interviews of the ATS.
import { Temporal } from 'temporal-polyfill';
import type { Ats } from '../../core/ports/ats.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { HasInterview } from './filters.ts';
import { dayMs, inZone, instantIn } from './local-time.ts';
import { rangeOf, type Range } from './period.ts';
import { whyUnable } from './unable.ts';

interface Ports {
  readonly ats: Pick<Ats, 'matters' | 'unable'>;
  readonly calendar: Pick<Calendar, 'meetings'>;
}

const daysAhead = 90;

export async function interviewed<One extends { readonly candidate: { readonly id: string } }>(
  { ats, calendar }: Ports,
  all: readonly One[],
  { wanted, now, timeZone }: { wanted: HasInterview | undefined; now: Date; timeZone: string },
): Promise<{ found: readonly One[]; remarks: readonly string[] }> {
  if (wanted === undefined) return { found: all, remarks: [] };
  const { from, to } = spanOf(wanted, now, timeZone);
  const at = (date: Date) => instantIn(date.getTime(), timeZone);
  const meetings = await calendar.meetings({ from: at(from), to: at(to) });
  const unseen = await whyUnable(ats, 'read_interviews');
  const listed = unseen === null ? await ats.matters?.('interviews', null) : undefined;
  const own = (listed?.changed ?? []).filter(
    ({ state, start }) =>
      (state === 'scheduled' || state === 'finished') &&
      start !== null &&
      Date.parse(start) >= from.getTime() &&
      Date.parse(start) < to.getTime(),
  );
  const have = new Set<string>([
    ...meetings.flatMap(({ candidate }) => candidate ?? []),
    ...own.map((one) => one.candidate),
  ]);
  return {
    found: all.filter(({ candidate }) => have.has(candidate.id) === (wanted !== false)),
    remarks: unseen === null ? [] : [`Only meetings of the calendar count. ${unseen}`],
  };
}

function spanOf(wanted: HasInterview, now: Date, zone: string): Range {
  const today = inZone(now.getTime(), zone).toPlainDate();
  const days = (from: Temporal.PlainDate, to: Temporal.PlainDate): Range => ({
    from: new Date(from.toZonedDateTime(zone).epochMilliseconds),
    to: new Date(to.toZonedDateTime(zone).epochMilliseconds),
  });
  if (typeof wanted === 'boolean') return { from: now, to: new Date(now.getTime() + daysAhead * dayMs) };
  if (typeof wanted === 'object') return days(Temporal.PlainDate.from(wanted.from), Temporal.PlainDate.from(wanted.to));
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  switch (wanted) {
    case 'today':
    case 'this_week':
    case 'this_month':
      return rangeOf(wanted, now, zone);
    case 'tomorrow':
      return days(today.add({ days: 1 }), today.add({ days: 2 }));
    case 'next_week':
      return days(monday.add({ weeks: 1 }), monday.add({ weeks: 2 }));
    default: {
      const day = Temporal.PlainDate.from(wanted);
      return days(day, day.add({ days: 1 }));
    }
  }
}
