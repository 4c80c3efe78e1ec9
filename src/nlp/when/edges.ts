// The edges and thirds of a span: the end of next week, mid-June, early 2027, late this month, the rest of the year.
import type { Temporal } from 'temporal-polyfill';
import type { DatePart, Part, Reference, TimeOfDay } from './parts.ts';
import { group } from './words.ts';

type Day = Temporal.PlainDate;
const workStart = 9 * 60;
const workEnd = 17 * 60;

const day = (date: Day): DatePart => ({ kind: 'date', date, grain: 'day' });
const span = (date: Day, end: Day): DatePart => ({ kind: 'date', date, end, grain: 'day' });
const hour = (minutes: number): TimeOfDay => ({ kind: 'time', minutes, grain: 'hour', sure: true });

export function edgeOf(match: RegExpExecArray, inner: DatePart | TimeOfDay): Part | readonly Part[] | undefined {
  if (inner.kind !== 'date') return undefined;
  const where = (group(match, 'edge') ?? group(match, 'edge2') ?? 'mid').toLowerCase();
  if (inner.end === undefined) return ofDay(where, inner);
  if (/end|close/.test(where)) return day(lastDayOf(inner));
  if (/beginning|start/.test(where)) return day(inner.date);
  return part(where, { ...inner, end: inner.end });
}

/** The working day of an office; “early on Friday” is its morning. */
function ofDay(where: string, inner: DatePart): readonly Part[] | undefined {
  if (/end|close/.test(where)) return [inner, hour(workEnd)];
  if (/beginning|start/.test(where)) return [inner, hour(workStart)];
  if (/mid/.test(where)) return [inner, hour(12 * 60)];
  if (/early|first/.test(where)) return [inner, { kind: 'dayPart', from: 0, to: 12 }];
  return /late|second/.test(where) ? [inner, { kind: 'dayPart', from: 16, to: 24 }] : undefined;
}

/** A week ends on its Friday: it is office weeks that end. */
const lastDayOf = ({ date, end, grain }: DatePart): Day =>
  (end ?? date.add({ days: 1 })).subtract({ days: grain === 'week' ? 3 : 1 });

/** Thirds of a month and a year, the middle day of a week. */
function part(where: string, { date, end, grain }: DatePart & { readonly end: Day }): DatePart {
  if (/half/.test(where)) {
    const middle = date.add({ days: Math.round(date.until(end).days / 2) });
    const turn = grain === 'year' ? date.add({ months: 6 }) : middle;
    return /first/.test(where) ? span(date, turn) : span(turn, end);
  }
  const third = /mid/.test(where) ? 1 : /late/.test(where) ? 2 : 0;
  if (grain === 'week') return third === 1 ? day(date.add({ days: 2 })) : thirdOf(third, [0, 0, 3], { date, end });
  if (grain === 'month') return thirdOf(third, [0, 10, 20], { date, end });
  const months = Math.round(date.until(end, { largestUnit: 'months' }).months / 3);
  const from = date.add({ months: months * third });
  return span(from, third === 2 ? end : from.add({ months }));
}

function thirdOf(third: number, starts: readonly number[], { date, end }: { date: Day; end: Day }): DatePart {
  const next = starts[third + 1];
  const from = date.add({ days: starts[third] ?? 0 });
  return span(
    from,
    next === undefined || next === 0 ? (third === 0 ? date.add({ days: 3 }) : end) : date.add({ days: next }),
  );
}

/** What is left of a span from today on. */
export function restOf(_: RegExpExecArray, inner: DatePart | TimeOfDay, { now, today }: Reference): Part | undefined {
  if (inner.kind !== 'date') return undefined;
  if (inner.end === undefined)
    return inner.date.equals(today) ? { kind: 'instant', at: now.toInstant(), grain: 'minute' } : undefined;
  const from = today.toString() > inner.date.toString() ? today : inner.date;
  return from.until(inner.end).days <= 0 ? undefined : span(from, inner.end);
}
