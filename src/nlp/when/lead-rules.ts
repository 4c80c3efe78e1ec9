// Days by their place beside or inside another date: two weeks from Monday, the day after Thanksgiving, the third week of
// March, the last Tuesday of the month, the end of next week, 15 minutes before noon.
import type { Temporal } from 'temporal-polyfill';
import { besideBusinessDay } from './relative-rules.ts';
import {
  addBusinessDays,
  comingWeekday,
  dayOf,
  lastWeekday,
  mondayOf,
  nthWeekday,
  plusDays,
  quarterOf,
} from './calendar.ts';
import { before, type DatePart, type LeadRule, type Part, type Reference, type TimeOfDay } from './parts.ts';
import { edgeOf, restOf } from './edges.ts';
import {
  count,
  countOf,
  group,
  ordinalOf,
  ordinalPattern,
  weekdayOf,
  weekdayPattern,
  yearOf,
  yearPattern,
} from './words.ts';

type Day = Temporal.PlainDate;

const day = (date: Day): DatePart => ({ kind: 'date', date, grain: 'day' });
const span = (date: Day, end: Day, grain: DatePart['grain']): DatePart => ({ kind: 'date', date, end, grain });
const weekFrom = (monday: Day): DatePart => span(monday, plusDays(monday, 7), 'week');
const weekendFrom = (saturday: Day): DatePart => span(saturday, saturday.add({ days: 2 }), 'day');
const endOf = (part: DatePart): Day => part.end ?? part.date.add({ days: 1 });
const isBack = (match: RegExpExecArray): boolean => /before|prior|ahead|preceding/i.test(group(match, 'side') ?? '');

const weekday = `(?<weekday>${weekdayPattern})`;
// “The third last week”, “the second to last Friday”, “the penultimate day”.
const nth = `(?:(?<nth>${ordinalPattern}|last|final|penultimate)(?<fromEnd>(?:[ -]to)?[ -](?:last|final)| from (?:the )?(?:end|last))?)`;
const side = '(?<side>from|after|following|since|before|prior to|ahead of|preceding)';

/** “The week after Labor Day” is the one that follows its week; “the month before May” is April. */
function neighbour(match: RegExpExecArray, inner: DatePart | TimeOfDay): Part | undefined {
  if (inner.kind !== 'date') return undefined;
  const unit = (group(match, 'unit') ?? '').toLowerCase();
  const sign = isBack(match) ? -1 : 1;
  if (unit === 'day') return day(sign < 0 ? inner.date.subtract({ days: 1 }) : endOf(inner));
  if (unit === 'week') return weekFrom(mondayOf(inner.date).add({ days: 7 * sign }));
  if (unit === 'weekend') {
    const from = sign < 0 ? inner.date : endOf(inner).subtract({ days: 1 });
    return weekendFrom(sign < 0 ? lastWeekday(from, 6) : comingWeekday(from, 6));
  }
  if (unit === 'month') {
    const first = inner.date.with({ day: 1 }).add({ months: sign });
    return span(first, first.add({ months: 1 }), 'month');
  }
  const first = inner.date.with({ month: 1, day: 1 }).add({ years: sign });
  return span(first, first.add({ years: 1 }), 'year');
}

/** “The Friday before Christmas”, “two Mondays after Easter”, “the first Tuesday after Labor Day”. */
function weekdayBeside(match: RegExpExecArray, inner: DatePart | TimeOfDay): Part | undefined {
  if (inner.kind !== 'date') return undefined;
  const which = weekdayOf(group(match, 'weekday') ?? '');
  const said = group(match, 'nth') ?? group(match, 'count') ?? 'first';
  const place =
    group(match, 'nth') === undefined && group(match, 'count') !== undefined ? countOf(said) : ordinalOf(said);
  if (!Number.isInteger(place)) return undefined;
  const weeks = { days: 7 * (place - 1) };
  if (isBack(match)) return day(lastWeekday(inner.date, which).subtract(weeks));
  const from = endOf(inner).subtract({ days: 1 });
  // “Since” and “from” include the day itself: “the first Monday from June 1”.
  return day(comingWeekday(from, which).add(weeks));
}

/** “The Monday nearest to the 5th”: three days off at most. */
function weekdayNear(match: RegExpExecArray, inner: DatePart | TimeOfDay): Part | undefined {
  if (inner.kind !== 'date') return undefined;
  return day(comingWeekday(inner.date.subtract({ days: 4 }), weekdayOf(group(match, 'weekday') ?? '')));
}

/** “The second Tuesday of March”, “Friday of next week”. */
function weekdayWithin(match: RegExpExecArray, inner: DatePart | TimeOfDay): Part | undefined {
  if (inner.kind !== 'date' || inner.grain === 'day') return undefined;
  const which = weekdayOf(group(match, 'weekday') ?? '');
  const place = placeIn(match);
  if (inner.grain === 'week')
    return group(match, 'nth') === undefined ? day(mondayOf(inner.date).add({ days: which - 1 })) : undefined;
  if (group(match, 'nth') === undefined) return undefined;
  if (inner.grain === 'month') {
    const found = nthWeekday(inner.date, which, place < 0 ? place : place + 1);
    return found === undefined ? { ...day(inner.date), impossible: true } : day(found);
  }
  if (place < 0) return day(lastWeekday(endOf(inner), which).subtract({ days: 7 * (-1 - place) }));
  const first = inner.date.add({ days: (which - inner.date.dayOfWeek + 7) % 7 });
  return day(first.add({ days: 7 * place }));
}

/** From 0; -1 is the last, -2 the one before it. */
function placeIn(match: RegExpExecArray): number {
  const ordinal = group(match, 'nth') ?? 'first';
  if (ordinal === 'last' || ordinal === 'final') return -1;
  if (ordinal === 'penultimate') return -2;
  return group(match, 'fromEnd') === undefined ? ordinalOf(ordinal) - 1 : -ordinalOf(ordinal);
}

/** The nth day, week, weekend, month, quarter or half of a longer span. A week belongs to where its Thursday lies. */
function unitWithin(match: RegExpExecArray, inner: DatePart | TimeOfDay): Part | undefined {
  if (inner.kind !== 'date' || inner.grain === 'day') return undefined;
  const unit = (group(match, 'unit') ?? '').toLowerCase();
  const many = countOf(group(match, 'count') ?? 'one');
  const place = placeIn(match);
  const frame = { first: inner.date, end: endOf(inner) };
  const part = nthUnit({ unit, place, many: Number.isInteger(many) ? many : 1 }, frame);
  // “The fifth week of March” may not exist, and “the second of May” is a day.
  return part !== undefined && part.date.until(frame.end).days <= 0 ? undefined : part;
}

interface Frame {
  readonly first: Day;
  readonly end: Day;
}

interface UnitPosition {
  readonly unit: string;
  /** As `placeIn` counts. */
  readonly place: number;
  readonly many: number;
}

function nthUnit({ unit, place, many }: UnitPosition, { first, end }: Frame): DatePart | undefined {
  if (unit === 'day') {
    const date = place < 0 ? end.subtract({ days: -place * many }) : first.add({ days: place * many });
    return many === 1 ? day(date) : span(date, date.add({ days: many }), 'day');
  }
  if (unit.endsWith('day')) {
    const from = place < 0 ? end : first.subtract({ days: 1 });
    return day(addBusinessDays(from, place < 0 ? place : place + 1));
  }
  if (unit === 'month' || unit === 'quarter' || unit === 'half')
    return nthMonths({ unit, place, many }, { first, end });
  const firstWeek = mondayOf(first.add({ days: 3 }));
  const lastWeek = mondayOf(end.subtract({ days: 4 }));
  const monday =
    place < 0 ? lastWeek.subtract({ days: 7 * (-place * many - 1) }) : firstWeek.add({ days: 7 * place * many });
  if (unit.endsWith('end')) return span(monday.add({ days: 5 }), plusDays(monday, 7), 'day');
  return span(monday, monday.add({ days: 7 * many }), 'week');
}

function nthMonths({ unit, place, many }: UnitPosition, { first, end }: Frame): DatePart {
  const months = unit === 'month' ? 1 : unit === 'quarter' ? 3 : halfOf({ first, end });
  if (months < 1) return halfSpan({ first, end }, place);
  const from =
    place < 0 ? end.subtract({ months: months * many * -place }) : first.add({ months: months * place * many });
  const start = unit === 'quarter' ? quarterOf(from) : from;
  return span(start, start.add({ months: months * many }), unit === 'month' ? 'month' : 'quarter');
}

const halfOf = ({ first, end }: Frame): number =>
  Math.floor(Math.round(first.until(end).total({ unit: 'months', relativeTo: first })) / 2);

/** Half a month or a week, in days. */
function halfSpan({ first, end }: Frame, place: number): DatePart {
  const middle = first.add({ days: Math.floor(first.until(end).days / 2) });
  return place === 0 ? span(first, middle, 'day') : span(middle, end, 'day');
}

/** “This time tomorrow”, “this time next week”. */
function thisTime(
  _: RegExpExecArray,
  inner: DatePart | TimeOfDay,
  { now, today }: Reference,
): readonly Part[] | undefined {
  if (inner.kind !== 'date') return undefined;
  const minutes = now.hour * 60 + now.minute;
  const time = { kind: 'time', minutes, grain: 'minute', sure: true } as const;
  if (inner.grain === 'day') return [inner, time];
  const date =
    inner.grain === 'week' ? inner.date.add({ days: today.dayOfWeek - 1 }) : inner.date.with({ day: today.day });
  return [day(date), time];
}

/** “The week of the 15th”. */
function weekOf(_: RegExpExecArray, inner: DatePart | TimeOfDay): Part | undefined {
  return inner.kind === 'date' ? weekFrom(mondayOf(inner.date)) : undefined;
}

/** “The weekend of Halloween”: the nearest one. */
function weekendOf(_: RegExpExecArray, inner: DatePart | TimeOfDay): Part | undefined {
  if (inner.kind !== 'date') return undefined;
  return weekendFrom(inner.date.dayOfWeek === 1 ? lastWeekday(inner.date, 6) : mondayOf(inner.date).add({ days: 5 }));
}

/** “From 2015 to May 5th, 2017”, “from 4 to January 22”: the first end is less than a date by itself. */
function openRange(match: RegExpExecArray, inner: DatePart | TimeOfDay): Part | undefined {
  if (inner.kind !== 'date') return undefined;
  const year = group(match, 'year');
  const first =
    year === undefined
      ? dayOf(inner.date.year, inner.date.month, Number(group(match, 'day')))
      : dayOf(yearOf(year), 1, 1);
  const isBefore = first !== undefined && first.until(inner.date).days > 0;
  return isBefore && (year !== undefined || inner.grain === 'day') ? span(first, endOf(inner), 'day') : undefined;
}

const unit = '(?<unit>(?:business |working |work ?|week)day|day|week|week-?end|month|quarter|half)';
const edge = '(?<edge>very end|end|close|beginning|start|middle|mid|early|late|latter half|first half|second half)';
const looseEdge = '(?<edge2>early|earlier|late|later)(?: in| on| of)?';

export const leadRules: readonly LeadRule[] = [
  {
    pattern: before(
      `(?:the )?(?:very )?(?:next )?(?<unit>day|week|weekend|month|year) (?<side>after|following|before|preceding|prior to)`,
    ),
    read: neighbour,
  },
  besideBusinessDay,
  { pattern: before(`(?:on )?(?:the )?(?:${nth} |(?<count>${count}) )?${weekday} ${side}`), read: weekdayBeside },
  { pattern: before(`(?:on )?(?:the )?(?:${nth} )?${weekday},? (?:of|in)`), read: weekdayWithin },
  { pattern: before(`(?:on )?(?:the )?${nth} ${weekday}`), read: weekdayWithin },
  { pattern: before(`(?:on )?(?:the )?(?:closest|nearest) ${weekday} to`), read: weekdayNear },
  {
    pattern: before(
      `(?:in |on |for |during )?(?:the )?${nth} (?:(?<count>${count}) )?${unit}s?(?: of| in|,)?(?: the)?`,
    ),
    read: unitWithin,
  },
  {
    pattern: before(
      '(?:in |for |during )?(?:the )?(?:week|wk|w/c) ?(?:of|starting|beginning|commencing|from)?(?: on)?',
    ),
    read: weekOf,
  },
  { pattern: before('(?:in |for |during |over )?(?:the )?weekend of'), read: weekendOf },
  {
    pattern: before(`(?:at |by |in |toward(?:s)? |around )?(?:the )?(?:${edge}(?:[ -]of)?|${looseEdge})(?: the)?`),
    read: edgeOf,
  },
  { pattern: /(?:in )?mid-/y, read: edgeOf },
  { pattern: before('(?:at |by |around |about )?(?:about )?this time(?: on)?'), read: thisTime },
  {
    pattern: before(
      `(?:from|between) (?:(?<year>${yearPattern})|(?<day>\\d{1,2})(?:st|nd|rd|th)?) ?(?:-|to|and|until|till)`,
    ),
    read: openRange,
  },
  { pattern: before('(?:for |in )?(?:the )?(?:rest|remainder)(?: of)?(?: the| my| this)?'), read: restOf },
];
