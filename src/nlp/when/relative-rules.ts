// Days and times counted from now: tomorrow, in two days, 3 weeks ago, next month, end of the quarter, this weekend.
import type { Temporal } from 'temporal-polyfill';
import { tomorrow } from '../lexicon/dates.ts';
import { addBusinessDays, mondayOf, quarterOf } from './calendar.ts';
import { at, type Part, type Reference, type Rule } from './parts.ts';
import { count, countOf, group, unitOf, unitPattern } from './words.ts';

type Day = Temporal.PlainDate;
type Span = 'week' | 'month' | 'quarter' | 'year';
const day = (date: Day, past = false): Part => ({ kind: 'date', date, grain: 'day', ...(past ? { past } : {}) });

const starts = {
  week: mondayOf,
  month: (date: Day) => date.with({ day: 1 }),
  quarter: quarterOf,
  year: (date: Day) => date.with({ month: 1, day: 1 }),
} as const satisfies Record<Span, (date: Day) => Day>;

const plus = (date: Day, unit: Span, many: number): Day =>
  unit === 'week'
    ? date.add({ days: 7 * many })
    : unit === 'quarter'
      ? date.add({ months: 3 * many })
      : date.add({ [`${unit}s`]: many });

function spanPart(unit: Span, ahead: number, today: Day): Part {
  const date = plus(starts[unit](today), unit, ahead);
  return { kind: 'date', date, grain: unit, end: plus(date, unit, 1), ...(ahead < 0 ? { past: true } : {}) };
}

const secondsIn: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };

function counted(match: RegExpExecArray, reference: Reference): Part | undefined {
  const unit = unitOf(group(match, 'unit') ?? '');
  const many = countOf(group(match, 'count') ?? '');
  const isPast = group(match, 'ago') !== undefined;
  const seconds = secondsIn[unit];
  if (seconds !== undefined) {
    const half = group(match, 'half') === undefined ? 0 : 0.5;
    return fromNow(((Number.isNaN(many) ? 0 : many) + half) * seconds, isPast, reference);
  }
  if (!Number.isInteger(many)) return undefined;
  const from = startOf(group(match, 'from'), reference);
  const signed = isPast ? -many : many;
  const isBusiness = unit === 'day' && group(match, 'business') !== undefined;
  return day(isBusiness ? addBusinessDays(from, signed) : from.add(lengthOf(unit, signed)), isPast);
}

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
const monthsIn: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

function lengthOf(unit: ReturnType<typeof unitOf>, many: number): { days: number } | { months: number } {
  const days = daysIn[unit];
  return days === undefined ? { months: many * (monthsIn[unit] ?? 1) } : { days: many * days };
}

function fromNow(seconds: number, isPast: boolean, { now }: Reference): Part {
  const signed = Math.round(seconds) * (isPast ? -1 : 1);
  const clock = now.add({ seconds: signed }).with({ microsecond: 0, nanosecond: 0, millisecond: 0 });
  return {
    kind: 'instant',
    at: clock.toInstant(),
    grain: seconds % 60 === 0 ? 'minute' : 'second',
    ...(isPast ? { past: true } : {}),
  };
}

const spanOf = (word: string | undefined): Span => {
  const unit = unitOf(word ?? '');
  return unit === 'month' || unit === 'quarter' || unit === 'year' ? unit : 'week';
};

function startOf(word: string | undefined, { today }: Reference): Day {
  if (word?.toLowerCase() === 'yesterday') return today.subtract({ days: 1 });
  return word !== undefined && tomorrow.includes(word.toLowerCase()) ? today.add({ days: 1 }) : today;
}

const ahead = (which: string): number => {
  const word = which.toLowerCase();
  if (word.includes('after next')) return 2;
  if (/next|following|coming|upcoming/.test(word)) return 1;
  return /last|past|previous/.test(word) ? -1 : 0;
};

/** The edge of a span: its last working day, its first, its middle. */
function edge(match: RegExpExecArray, { today }: Reference): Part {
  const which = group(match, 'which') ?? '';
  const unit = spanOf(group(match, 'unit'));
  const first = plus(starts[unit](today), unit, ahead(which));
  const last = plus(first, unit, 1).subtract({ days: 1 });
  const where = (group(match, 'edge') ?? '').toLowerCase();
  if (/end|close/.test(where)) return day(unit === 'week' ? last.subtract({ days: 2 }) : last);
  if (/mid/.test(where))
    return day(
      unit === 'week'
        ? first.add({ days: 2 })
        : unit === 'month'
          ? first.with({ day: 15 })
          : first.add({ months: unit === 'year' ? 6 : 1 }),
    );
  return day(first);
}

const ends: Readonly<Record<string, Span>> = { eow: 'week', eom: 'month', eoq: 'quarter', eoy: 'year' };
const spans = '(?<unit>week|month|quarter|year)';

export const relativeRules: readonly Rule[] = [
  { pattern: at('(?:later )?today'), read: (_, { today }) => day(today) },
  {
    pattern: at(`(?:${tomorrow.filter((word) => word !== 'tom').join('|')})(?:'s)?`),
    read: (_, { today }) => day(today.add({ days: 1 })),
  },
  {
    pattern: at(`(?:the )?day after (?:tomorrow|tmrw|tomorow)|overmorrow`),
    read: (_, { today }) => day(today.add({ days: 2 })),
  },
  { pattern: at('(?:the )?day before yesterday'), read: (_, { today }) => day(today.subtract({ days: 2 }), true) },
  { pattern: at('yesterday'), read: (_, { today }) => day(today.subtract({ days: 1 }), true) },
  {
    pattern: at('tonight|tonite|this evening'),
    read: (_, { today }) => [day(today), { kind: 'dayPart', from: 18, to: 24 }],
  },
  {
    pattern: at('last night'),
    read: (_, { today }) => [day(today.subtract({ days: 1 }), true), { kind: 'dayPart', from: 18, to: 24 }],
  },
  {
    pattern: at('this (?<part>morning|afternoon)'),
    read: (match, { today }) => [
      day(today),
      group(match, 'part')?.toLowerCase() === 'morning'
        ? { kind: 'dayPart', from: 4, to: 12 }
        : { kind: 'dayPart', from: 12, to: 19 },
    ],
  },
  {
    pattern: at('(?:right )?now|immediately'),
    read: (_, { now }) => ({ kind: 'instant', at: now.toInstant(), grain: 'second' }),
  },
  {
    pattern: at(
      `(?<!(?:squeeze|fit|slot|pencil|get|put|block) )in (?:about |around )?(?<count>${count})(?<half> and a half)? (?<business>business |working |work )?(?<unit>${unitPattern})(?:'s? time)?(?! (?:or|ago))`,
    ),
    read: counted,
  },
  { pattern: at(`in (?:about )?(?<half>half) an? (?<unit>hour)`), read: counted },
  { pattern: at(`(?<half>half) an? (?<unit>hour) from now`), read: counted },
  {
    pattern: at(
      `(?<count>${count}) (?<business>business |working )?(?<unit>${unitPattern}) (?:from|after) (?<from>now|today|tomorrow|tmrw|yesterday)`,
    ),
    read: counted,
  },
  {
    pattern: at(`(?<count>${count}) (?<business>business |working )?(?<unit>${unitPattern}) (?:later|hence|out)`),
    read: counted,
  },
  {
    pattern: at(
      `(?:about )?(?<count>${count}) (?<business>business |working )?(?<unit>${unitPattern}) (?<ago>ago|back|earlier)`,
    ),
    read: counted,
  },
  {
    pattern: at(`(?:the )?(?<which>this|next|last|coming|upcoming|following|previous|past|current) ${spans}`),
    read: (match, { today }) => spanPart(spanOf(group(match, 'unit')), ahead(group(match, 'which') ?? ''), today),
  },
  {
    pattern: at(`(?:the )?${spans} after next`),
    read: (match, { today }) => spanPart(spanOf(group(match, 'unit')), 2, today),
  },
  {
    pattern: at(
      `(?:at |by |the )*(?<edge>end|close|beginning|start|middle|mid)(?:[ -]of)?[ -](?:the )?(?<which>this |next |last |coming )?${spans}`,
    ),
    read: edge,
  },
  {
    pattern: at('(?:by )?(?<short>eow|eom|eoq|eoy)'),
    read: (match, { today }) => {
      const unit = ends[(group(match, 'short') ?? '').toLowerCase()] ?? 'week';
      const last = plus(starts[unit](today), unit, 1).subtract({ days: unit === 'week' ? 3 : 1 });
      return day(last);
    },
  },
  {
    pattern: at('(?:(?<which>this|next|last|the|over the|this coming|coming) )?weekend'),
    read: (match, { today }) => {
      const saturday = mondayOf(today).add({
        days: 5 + 7 * ahead((group(match, 'which') ?? '').replace(/coming/i, '')),
      });
      return { kind: 'date', date: saturday, grain: 'day', end: saturday.add({ days: 2 }) };
    },
  },
];
