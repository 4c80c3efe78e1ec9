// Spans of days by their place or length: the last week of July, Q3, the week of the 18th, the next three days, March 2027.
import type { Temporal } from 'temporal-polyfill';
import { dayOf, mondayOf, quarterOf } from './calendar.ts';
import { at, type Part, type Reference, type Rule } from './parts.ts';
import {
  count,
  countOf,
  dayPattern,
  group,
  monthOf,
  monthPattern,
  ordinalOf,
  ordinalPattern,
  unitOf,
  unitPattern,
} from './words.ts';

type Day = Temporal.PlainDate;
type Span = 'day' | 'week' | 'month' | 'quarter' | 'year';

const lengths: Readonly<Record<string, { days: number } | { months: number }>> = {
  day: { days: 1 },
  week: { days: 7 },
  fortnight: { days: 14 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
};

function many(unit: string, times: number): { days: number } | { months: number } {
  const length = lengths[unit] ?? { days: 1 };
  return 'days' in length ? { days: length.days * times } : { months: length.months * times };
}

const minutesIn: Readonly<Record<string, number>> = { hour: 60, minute: 1, second: 1 / 60 };
const span = (date: Day, end: Day, grain: Span): Part => ({ kind: 'date', date, end, grain });
const number = `(?:\\d{1,3}|${count}|few|couple(?: of)?|several)`;

const timesOf = (said: string): number => (/few|several/.test(said) ? 3 : /couple/.test(said) ? 2 : countOf(said));

/** “The next three days” begin tomorrow, “the last two weeks” end today. */
function lasting(match: RegExpExecArray, { now, today }: Reference): Part | undefined {
  const unit = unitOf(group(match, 'unit') ?? '');
  const times = timesOf((group(match, 'count') ?? '').toLowerCase());
  const isPast = /last|past|previous/i.test(group(match, 'which') ?? '');
  const clock = minutesIn[unit];
  if (Number.isNaN(times)) return undefined;
  if (clock !== undefined) {
    const from = isPast ? now.subtract({ seconds: Math.round(times * clock * 60) }) : now;
    return { kind: 'instant', at: from.toInstant(), grain: 'minute', ...(isPast ? { past: true } : {}) };
  }
  if (!Number.isInteger(times)) return undefined;
  if (isPast) return { kind: 'date', date: today.subtract(many(unit, times)), end: today, grain: 'day', past: true };
  if (/within/i.test(group(match, 'which') ?? '')) return span(today, today.add(many(unit, times)), 'day');
  const tomorrow = today.add({ days: 1 });
  return span(tomorrow, tomorrow.add(many(unit, times)), 'day');
}

/** Without a year: the next one of that name, or the running one. */
function monthFrame(month: number, year: string | undefined, today: Day): { first: Day; end: Day } | undefined {
  const first = dayOf(year === undefined ? today.year + (month < today.month ? 1 : 0) : Number(year), month, 1);
  return first === undefined ? undefined : { first, end: first.add({ months: 1 }) };
}

/** The month, year or the like that a period is counted in. */
function frameOf(match: RegExpExecArray, today: Day): { first: Day; end: Day } | undefined {
  const month = group(match, 'month');
  const year = group(match, 'year') ?? group(match, 'alone');
  const which = (group(match, 'which') ?? '').toLowerCase();
  const shift = /next|coming/.test(which) ? 1 : /last|previous|past/.test(which) ? -1 : 0;
  if (month !== undefined) return monthFrame(monthOf(month), year, today);
  if (year !== undefined) {
    const first = dayOf(Number(year), 1, 1);
    return first === undefined ? undefined : { first, end: first.add({ years: 1 }) };
  }
  if (/month/i.test(group(match, 'frame') ?? '')) {
    const first = today.with({ day: 1 }).add({ months: shift });
    return { first, end: first.add({ months: 1 }) };
  }
  const first = today.with({ month: 1, day: 1 }).add({ years: shift });
  return { first, end: first.add({ years: 1 }) };
}

/** The nth day, week, weekend or quarter of a month or year. A week belongs to where its Thursday lies. */
function nth(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const frame = frameOf(match, today);
  const ordinal = (group(match, 'nth') ?? '').toLowerCase();
  const unit = (group(match, 'unit') ?? '').toLowerCase();
  if (frame === undefined) return undefined;
  const place = ordinal === 'last' ? -1 : ordinalOf(ordinal) - 1;
  if (unit === 'day') {
    const date = place < 0 ? frame.end.subtract({ days: 1 }) : frame.first.add({ days: place });
    return { kind: 'date', date, grain: 'day' };
  }
  if (unit === 'quarter') {
    const date = place < 0 ? quarterOf(frame.end.subtract({ days: 1 })) : frame.first.add({ months: 3 * place });
    return span(date, date.add({ months: 3 }), 'quarter');
  }
  const firstWeek = mondayOf(frame.first.add({ days: 3 }));
  const lastWeek = mondayOf(frame.end.subtract({ days: 4 }));
  const monday = place < 0 ? lastWeek : firstWeek.add({ days: 7 * place });
  if (unit === 'weekend') return span(monday.add({ days: 5 }), monday.add({ days: 7 }), 'day');
  return span(monday, monday.add({ days: 7 }), 'week');
}

function quarter(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const year = group(match, 'year') ?? group(match, 'after');
  const half = group(match, 'half');
  const place = Number(half ?? group(match, 'quarter')) - 1;
  const months = half === undefined ? 3 : 6;
  const of = (one: number) => dayOf(one, place * months + 1, 1);
  const here = of(year === undefined ? today.year : Number(year.length === 2 ? `20${year}` : year));
  const isOver = here !== undefined && year === undefined && here.add({ months }).since(today).total('days') <= 0;
  const date = isOver ? of(today.year + 1) : here;
  return date === undefined ? undefined : span(date, date.add({ months }), 'quarter');
}

function weekOf(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const day = ordinalOf(group(match, 'day') ?? '');
  const month = group(match, 'month');
  const said =
    month === undefined
      ? dayOf(today.year, today.month, day)
      : dayOf(today.year + (monthOf(month) < today.month ? 1 : 0), monthOf(month), day);
  const date =
    said !== undefined && month === undefined && said.since(today).total('days') < 0 ? said.add({ months: 1 }) : said;
  if (date === undefined) return undefined;
  const monday = mondayOf(date);
  return span(monday, monday.add({ days: 7 }), 'week');
}

function monthOfYear(match: RegExpExecArray): Part | undefined {
  const month = group(match, 'month') ?? '';
  const date = dayOf(Number(group(match, 'year')), /^\d/.test(month) ? Number(month) : monthOf(month), 1);
  return date === undefined ? undefined : span(date, date.add({ months: 1 }), 'month');
}

const year = '(?<year>(?:19|20)\\d{2})';
const fullMonths = 'january|february|july|september|october|november|december';
const frames = `(?:(?<month>${monthPattern})(?:,? (?:of )?${year})?|${year.replace('?<year>', '?<alone>')}|(?:the )?(?<which>this|next|last|previous|coming|the) ?(?<frame>month|year))`;

export const periodRules: readonly Rule[] = [
  {
    pattern: at(
      `(?:(?:for|in|over|during) )?(?:the )?(?<which>next|coming|following|upcoming|last|past|previous|within(?: the(?: next)?)?) (?<count>${number}) (?:business |working )?(?<unit>${unitPattern})`,
    ),
    read: lasting,
  },
  {
    pattern: at(
      `(?:in |on )?(?:the )?(?<nth>${ordinalPattern}|last) (?<unit>day|week|weekend|quarter) (?:of|in) ${frames}`,
    ),
    read: nth,
  },
  {
    pattern: at(
      `(?:in |during )?(?:the )?(?:q(?<quarter>[1-4])|h(?<half>[12]))(?:,? (?:of )?(?<year>(?:19|20)\\d{2}|'?\\d{2}(?!\\d)))?`,
    ),
    read: quarter,
  },
  { pattern: at(`(?<after>(?:19|20)\\d{2}) ?(?:q(?<quarter>[1-4])|h(?<half>[12]))`), read: quarter },
  {
    pattern: at(
      `(?:the )?week (?:of|starting|beginning|commencing|from)(?: on)? (?:the )?(?:(?<month>${monthPattern}) (?:the )?)?(?<day>${dayPattern})`,
    ),
    read: weekOf,
  },
  {
    pattern: at(`(?:the )?(?:rest|remainder) of (?:the|this|my) (?<unit>week|month|quarter|year)`),
    read(match, { today }) {
      const unit = (group(match, 'unit') ?? 'week').toLowerCase();
      const first =
        unit === 'week'
          ? mondayOf(today)
          : unit === 'month'
            ? today.with({ day: 1 })
            : unit === 'quarter'
              ? quarterOf(today)
              : today.with({ month: 1, day: 1 });
      return span(today, first.add(many(unit, 1)), 'day');
    },
  },
  { pattern: at(`(?:in )?${year}[-/] ?(?<month>0?[1-9]|1[0-2])(?![-/\\d])`), read: monthOfYear },
  { pattern: at(`(?:in )?(?<month>0?[1-9]|1[0-2])[-/] ?${year}(?![-/\\d])`), read: monthOfYear },
  { pattern: at(`(?:in )?${year},? (?<month>${monthPattern})(?! \\d)`), read: monthOfYear },
  {
    pattern: at(
      `(?:in |of |since |during |by |the year |in the year )${year}(?! ?(?:hours|candidates|people|employees))`,
    ),
    read(match) {
      const date = dayOf(Number(group(match, 'year')), 1, 1);
      return date === undefined ? undefined : span(date, date.add({ years: 1 }), 'year');
    },
  },
  {
    pattern: at(`(?<month>${fullMonths})`),
    read(match, { today }) {
      const month = monthOf(group(match, 'month') ?? '');
      const date = dayOf(today.year + (month < today.month ? 1 : 0), month, 1);
      return date === undefined ? undefined : span(date, date.add({ months: 1 }), 'month');
    },
  },
  {
    pattern: at(`(?:the )?(?<day>${dayPattern}) (?:day )?of (?<which>this|next|last|the) month`),
    read(match, { today }) {
      const which = (group(match, 'which') ?? '').toLowerCase();
      const month = today.with({ day: 1 }).add({ months: which === 'next' ? 1 : which === 'last' ? -1 : 0 });
      const date = dayOf(month.year, month.month, ordinalOf(group(match, 'day') ?? ''));
      return date === undefined
        ? { kind: 'date', date: today, grain: 'day', impossible: true }
        : { kind: 'date', date, grain: 'day' };
    },
  },
  {
    pattern: at(`(?<which>the next|next|the following|the previous|the last) day`),
    read: (match, { today }) => ({
      kind: 'date',
      date: today.add({ days: /next|following/i.test(group(match, 'which') ?? '') ? 1 : -1 }),
      grain: 'day',
    }),
  },
];
