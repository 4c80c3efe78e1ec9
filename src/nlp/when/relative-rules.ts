// Days and times counted from now: tomorrow, in two days, 3 weeks ago, next month, this weekend, the next three days; and the next
// day on which offices work. Holidays are not known of: they differ by office.
import type { Temporal } from 'temporal-polyfill';
import { tomorrow } from '../lexicon/dates.ts';
import { addBusinessDays, mondayOf, plusDays, quarterOf } from './calendar.ts';
import { at, before, type DatePart, type LeadRule, type Rule } from './parts.ts';
import { group, unitOf } from './words.ts';

type Day = Temporal.PlainDate;
type Span = 'week' | 'month' | 'quarter' | 'year';
const day = (date: Day, past = false): DatePart => ({ kind: 'date', date, grain: 'day', ...(past ? { past } : {}) });

const starts = {
  week: mondayOf,
  month: (date: Day) => date.with({ day: 1 }),
  quarter: quarterOf,
  year: (date: Day) => date.with({ month: 1, day: 1 }),
} as const satisfies Record<Span, (date: Day) => Day>;

const plus = (date: Day, unit: Span, many: number): Day =>
  unit === 'week'
    ? plusDays(date, 7 * many)
    : unit === 'quarter'
      ? date.add({ months: 3 * many })
      : date.add({ [`${unit}s`]: many });

function spanPart(unit: Span, ahead: number, today: Day): DatePart {
  const date = plus(starts[unit](today), unit, ahead);
  return { kind: 'date', date, grain: unit, end: plus(date, unit, 1), ...(ahead < 0 ? { past: true } : {}) };
}

const spanOf = (word: string | undefined): Span => {
  const unit = unitOf(word ?? '');
  return unit === 'month' || unit === 'quarter' || unit === 'year' ? unit : 'week';
};

export const ahead = (which: string): number => {
  const word = which.toLowerCase();
  if (/(?:after|past) (?:the )?next/.test(word)) return 2;
  if (/before last/.test(word)) return -2;
  if (/next|following|coming|upcoming/.test(word)) return 1;
  return /last|past|previous|preceding|prior/.test(word) ? -1 : 0;
};

const ends: Readonly<Record<string, Span>> = { w: 'week', m: 'month', q: 'quarter', y: 'year' };
const workDay = '(?:business|working|work|week) ?day';

/** “The next business day”. */
const nextBusinessDay: Rule = {
  pattern: at(`(?:on )?(?:the )?(?:next|following) ${workDay}(?! (?:of|in|after)\\b)`),
  read: (_, { today }) => ({ kind: 'date', date: addBusinessDays(today, 1), grain: 'day' }),
};

/** “The first business day after Christmas”, “the last working day before the 15th”. */
export const besideBusinessDay: LeadRule = {
  pattern: before(
    `(?:on )?(?:the )?(?:very )?(?:(?:next|first|last|following) )?${workDay} (?<side>after|following|before|prior to|ahead of|preceding)`,
  ),
  read(match, inner) {
    if (inner.kind !== 'date') return undefined;
    const isBefore = /before|prior|ahead|preceding/.test(group(match, 'side') ?? '');
    const last = (inner.end ?? inner.date.add({ days: 1 })).subtract({ days: 1 });
    const date = isBefore ? addBusinessDays(inner.date, -1) : addBusinessDays(last, 1);
    return { kind: 'date', date, grain: 'day' };
  },
};

const anySpan = '(?:working |work |business |calendar )?(?<unit>workweek|week|wk|month|mth|quarter|qtr|year|yr)';
export const nextOnes = 'next|coming|following|upcoming|subsequent';
export const lastOnes = 'last|past|previous|preceding|prior';

const word = (source: string, read: Rule['read']): Rule => ({ pattern: at(source), read });

const plainDays: readonly Rule[] = [
  word("(?:later )?today(?:'s)?|(?:on )?th(?:is|e present|e current) day|the current date", (_, { today }) => ({
    ...day(today),
    isToday: true,
  })),
  word(`(?:${tomorrow.filter((one) => one !== 'tom').join('|')})(?:'s)?`, (_, { today }) => day(plusDays(today, 1))),
  word('(?:the )?day after (?:tomorrow|tmrw|tomorow)|overmorrow', (_, { today }) => day(today.add({ days: 2 }))),
  nextBusinessDay,
  word('(?:the )?day before yesterday', (_, { today }) => day(today.subtract({ days: 2 }), true)),
  word("yesterday(?:'s)?", (_, { today }) => day(plusDays(today, -1), true)),
  word('(?:the )?(?:next|following) day', (_, { today }) => day(plusDays(today, 1))),
  word('(?:the )?(?:previous|last|past) day|(?:the )?day before(?= *(?:[.,!?;]|$))', (_, { today }) =>
    day(plusDays(today, -1), true),
  ),
];

const nights: readonly Rule[] = [
  word('tonight|tonite|toni(?:ght|te)|this (?:evening|night)', (_, { today }) => [
    day(today),
    { kind: 'dayPart', from: 18, to: 24 },
  ]),
  word('late (?:tonight|tonite)', (_, { today }) => [day(today), { kind: 'dayPart', from: 21, to: 24 }]),
  word('last (?:night|evening)', (_, { today }) => [
    day(plusDays(today, -1), true),
    { kind: 'dayPart', from: 18, to: 24 },
  ]),
  word('late last night', (_, { today }) => [day(plusDays(today, -1), true), { kind: 'dayPart', from: 21, to: 24 }]),
  word('next (?:night|evening)', (_, { today }) => [day(plusDays(today, 1)), { kind: 'dayPart', from: 18, to: 24 }]),
  word('this (?:(?<early>early|late) )?(?<part>morning|afternoon)', (match, { today }) => [
    day(today),
    group(match, 'part')?.toLowerCase() === 'morning'
      ? { kind: 'dayPart', from: group(match, 'early') === 'late' ? 10 : 0, to: 12 }
      : { kind: 'dayPart', from: group(match, 'early') === 'late' ? 16 : 12, to: 19 },
  ]),
];

const atOnce = 'as soon as possible|asap|a\\.s\\.a\\.p';
const rightNow =
  '(?:right |just )?now|immediately|at (?:the|this) (?:moment|minute|present time)|at (?:present|this time)|atm';

export const relativeRules: readonly Rule[] = [
  ...plainDays,
  ...nights,
  word(`${rightNow}|(?:in |within |over )?(?:the )?next (?:hour|minute)(?! [a-z])|${atOnce}`, (_, { now }) => ({
    kind: 'instant',
    at: now.toInstant(),
    grain: 'second',
  })),
  word('(?<!at )(?:in |over )?(?:the )?(?:last|past) (?<unit>hour|minute)(?! [a-z])', (match, { now }) => ({
    kind: 'instant',
    at: now.subtract({ [`${group(match, 'unit') ?? 'hour'}s`]: 1 }).toInstant(),
    grain: 'minute',
    past: true,
  })),
  word(
    `(?:in |for |during |over )?(?:the )?(?<which>this|this coming|${nextOnes}|${lastOnes}|current|present|same) ${anySpan}(?:'s)?`,
    (match, { today }) =>
      spanPart(
        spanOf(group(match, 'unit')),
        ahead((group(match, 'which') ?? '').replace('this coming', 'next')),
        today,
      ),
  ),
  word(`(?:the )?${anySpan} (?<which>(?:after|past) (?:the )?next(?: one)?|before last)`, (match, { today }) =>
    spanPart(spanOf(group(match, 'unit')), ahead(group(match, 'which') ?? ''), today),
  ),
  word('(?:by |at )?(?:the )?(?<edge>[be])(?:o(?<short>w|m|q|(?<=eo)y)|_(?<capital>y))', (match, { today }) => {
    const unit = ends[group(match, 'short') ?? group(match, 'capital') ?? ''] ?? 'week';
    if (group(match, 'edge') === 'b') return day(starts[unit](today));
    return day(plus(starts[unit](today), unit, 1).subtract({ days: unit === 'week' ? 3 : 1 }));
  }),
  word('(?:year|month|quarter|week)[ -]to[ -]date|(?:ytd|mtd|qtd)', (match, { today }) => {
    const unit = ({ y: 'year', m: 'month', q: 'quarter' } as const)[match[0].charAt(0).toLowerCase()] ?? 'week';
    return { ...day(starts[unit](today)), end: plusDays(today, 1) };
  }),
  word(
    `(?:over |on |for |at )?(?:(?<which>this|the|this coming|${nextOnes}|${lastOnes}) )?week-?end(?<after> (?:after (?:the )?next|before last))?`,
    (match, { today }) => {
      const which = `${group(match, 'which') ?? ''}${group(match, 'after') ?? ''}`.replace(/coming/i, '');
      const saturday = mondayOf(today).add({ days: 5 + 7 * ahead(which) });
      return { ...day(saturday), end: saturday.add({ days: 2 }) };
    },
  ),
];

/** Only inside something longer, “the last Friday of the month”: alone, “the year” is talk. */
export const framedSpans: readonly Rule[] = [
  word(`(?:the |this |my |current )?${anySpan}`, (match, { today }) =>
    spanPart(spanOf(group(match, 'unit')), 0, today),
  ),
  word('(?:the |this |my |current )?day', (_, { today }) => day(today)),
];
