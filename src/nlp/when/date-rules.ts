// Dates by number and month: 2026-06-05, 6/5, June 5th, the 5th of June 2026, the 12th, June.
import type { Temporal } from 'temporal-polyfill';
import { dayOf } from './calendar.ts';
import { at, type Part, type Reference, type Rule } from './parts.ts';
import {
  dayPattern,
  group,
  monthOf,
  monthPattern,
  ordinalOf,
  ordinalPattern,
  weekdayOf,
  weekdayPattern,
} from './words.ts';

const whole = (date: Temporal.PlainDate | undefined, today: Temporal.PlainDate): Part =>
  date === undefined
    ? { kind: 'date', date: today, grain: 'day', impossible: true }
    : { kind: 'date', date, grain: 'day' };

/** Without a year the next such day is meant, today included. */
function monthDay(month: number, day: number, { today }: Reference): Part {
  const thisYear = dayOf(today.year, month, day);
  if (thisYear !== undefined && thisYear.toString() >= today.toString()) return whole(thisYear, today);
  // The 29th of February may have to wait for a leap year.
  const years = month === 2 && day === 29 ? [1, 2, 3, 4, 8] : [1];
  const next = years.map((later) => dayOf(today.year + later, month, day)).find((date) => date !== undefined);
  return whole(next, today);
}

/** “89” is 1989: nobody plans or remembers as far ahead as that. */
const fullYear = (year: string): number =>
  year.length > 2 ? Number(year) : (Number(year) < 50 ? 2000 : 1900) + Number(year);
const lead = `(?:(?<lead>${weekdayPattern})(?:,? (?:the )?|, ))?`;
const yearAfter = `(?:,? (?<year>(?:19|20)\\d{2})(?!:))?`;

/** “Tuesday, June 10” where the 10th is a Wednesday: one of the two is wrong. */
function checked(part: Part, match: RegExpExecArray): Part {
  const weekday = group(match, 'lead');
  if (part.kind !== 'date' || weekday === undefined || part.date.dayOfWeek === weekdayOf(weekday)) return part;
  return { ...part, contradicts: true };
}

function namedRange(match: RegExpExecArray, reference: Reference): Part | undefined {
  const part = named(match, reference);
  const last = ordinalOf(group(match, 'last') ?? '');
  if (part.kind !== 'date' || part.impossible === true || last <= part.date.day) return undefined;
  const end = dayOf(part.date.year, part.date.month, last);
  return end === undefined ? { ...part, impossible: true } : { ...part, end: end.add({ days: 1 }) };
}

function named(match: RegExpExecArray, reference: Reference): Part {
  const month = monthOf(group(match, 'month') ?? '');
  const day = ordinalOf(group(match, 'day') ?? '');
  const year = group(match, 'year');
  const part =
    year === undefined ? monthDay(month, day, reference) : whole(dayOf(fullYear(year), month, day), reference.today);
  return checked(part, match);
}

/** Month first as in the Americas, day first elsewhere; a weekday beside it settles it, and so does a number above twelve. */
function numeric(match: RegExpExecArray, reference: Reference): Part {
  const first = Number(group(match, 'first'));
  const second = Number(group(match, 'second'));
  const year = group(match, 'year');
  const read = (month: number, day: number): Part =>
    checked(
      year === undefined ? monthDay(month, day, reference) : whole(dayOf(fullYear(year), month, day), reference.today),
      match,
    );
  if (first === second) return read(first, second);
  if (first > 12) return read(second, first);
  if (second > 12) return read(first, second);
  return oneOf({ monthFirst: read(first, second), dayFirst: read(second, first) }, match, reference);
}

/** Both readings are days. Outside the Americas the day first, marked as one of two. */
function oneOf(
  { monthFirst, dayFirst }: { monthFirst: Part; dayFirst: Part },
  match: RegExpExecArray,
  reference: Reference,
): Part {
  const isNear = (part: Part | undefined): boolean =>
    part?.kind === 'date' && part.contradicts !== true && part.date.since(reference.today).total('days') < 180;
  const settled = group(match, 'lead') === undefined ? [] : [monthFirst, dayFirst].filter(isNear);
  const [only, ...others] = settled;
  if (only !== undefined && others.length === 0) return only;
  const zone = reference.now.timeZoneId;
  if (zone.startsWith('America/') || zone === 'UTC' || monthFirst.kind !== 'date') return monthFirst;
  return { ...(dayFirst.kind === 'date' ? dayFirst : monthFirst), contradicts: true };
}

function dayOnly(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const day = ordinalOf(group(match, 'day') ?? '');
  const which = group(match, 'which');
  const ahead = which === undefined ? (day >= today.day ? 0 : 1) : which.startsWith('next') ? 1 : 0;
  const month = today.with({ day: 1 }).add({ months: ahead });
  const here = dayOf(month.year, month.month, day);
  if (here !== undefined || which !== undefined || day > 31) return whole(here, today);
  // The 31st said in June is the 31st of July.
  const later = month.add({ months: 1 });
  return whole(dayOf(later.year, later.month, day), today);
}

function monthOnly(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const month = monthOf(group(match, 'month') ?? '');
  const year = group(match, 'year');
  const which = (group(match, 'which') ?? '').trim().toLowerCase();
  if (year === undefined && which === '') return undefined;
  const past = which === 'last';
  const base = year === undefined ? today.year + yearsAhead({ which, month, now: today.month }) : fullYear(year);
  const date = dayOf(base, month, 1);
  return date === undefined
    ? undefined
    : { kind: 'date', date, grain: 'month', end: date.add({ months: 1 }), ...(past ? { past } : {}) };
}

function yearsAhead({ which, month, now }: { which: string; month: number; now: number }): number {
  if (which === 'last') return month < now ? 0 : -1;
  if (which === 'next') return month > now ? 0 : 1;
  return month >= now ? 0 : 1;
}

export const dateRules: readonly Rule[] = [
  {
    pattern: at(`(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})`),
    read: (match, { today }) =>
      whole(dayOf(Number(group(match, 'year')), Number(group(match, 'month')), Number(group(match, 'day'))), today),
  },
  { pattern: at(`${lead}(?<first>\\d{1,2})/(?<second>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?`), read: numeric },
  {
    pattern: at(`(?<second>\\d{1,2})\\.(?<first>\\d{1,2})\\.(?<year>\\d{4}|\\d{2})`),
    read: numeric,
  },
  { pattern: at(`${lead}(?<first>\\d{1,2})-(?<second>\\d{1,2})-(?<year>\\d{4})`), read: numeric },
  {
    pattern: at(
      `(?:from )?(?<month>${monthPattern}) (?<day>${dayPattern}) ?(?:-|to|through|thru|until) ?(?:the )?(?<last>${dayPattern})${yearAfter}`,
    ),
    read: namedRange,
  },
  {
    pattern: at(
      `(?:from )?(?:the )?(?<day>${dayPattern}) ?(?:-|to|through|thru|until) ?(?:the )?(?<last>${dayPattern})(?: of)? (?<month>${monthPattern})${yearAfter}`,
    ),
    read: namedRange,
  },
  {
    pattern: at(
      `(?:(?:of|by|in|until|from|on|for) )?${lead}(?<month>${monthPattern})[ .-](?:the )?(?<day>${dayPattern})${yearAfter}(?! ?(?:am|pm|:\\d))`,
    ),
    read: named,
  },
  {
    pattern: at(
      `${lead}(?:the )?(?<day>${dayPattern})(?: of|-)? ?(?<month>${monthPattern})(?:-|,? )?(?<year>(?:19|20)\\d{2})?`,
    ),
    read: named,
  },
  {
    pattern: at(`${lead}the (?<day>${ordinalPattern})(?: (?:of|day of) (?<which>next month|this month|the month))?`),
    read: dayOnly,
  },
  { pattern: at(`${weekdayPattern} (?<day>\\d{1,2}(?:st|nd|rd|th))`), read: dayOnly },
  {
    pattern: at(
      `(?<which>in |next |last |this |of |by |until )?(?<month>${monthPattern})(?: (?:of )?(?<year>(?:19|20)\\d{2}))?`,
    ),
    read: monthOnly,
  },
];
