// Dates by number and month: 2026-06-05, 6/5, June 5th, the 5th of June 2026, the 12th, June.
import { Temporal } from 'temporal-polyfill';
import { dayOf, plusDays } from './calendar.ts';
import { at, type Part, type Reference, type Rule } from './parts.ts';
import {
  dayPattern,
  group,
  monthOf,
  monthPattern,
  ordinalOf,
  weekdayOf,
  weekdayPattern,
  yearOf,
  yearPattern,
} from './words.ts';

export const whole = (date: Temporal.PlainDate | undefined, today: Temporal.PlainDate): Part =>
  date === undefined
    ? { kind: 'date', date: today, grain: 'day', impossible: true }
    : { kind: 'date', date, grain: 'day' };

/** Without a year the next such day is meant, today included. */
function monthDay(month: number, day: number, reference: Reference): Part {
  const part = nextMonthDay(month, day, reference);
  return part.kind === 'date' ? { ...part, every: 'year' } : part;
}

function nextMonthDay(month: number, day: number, { today }: Reference): Part {
  const thisYear = dayOf(today.year, month, day);
  if (thisYear !== undefined && Temporal.PlainDate.compare(thisYear, today) >= 0) return whole(thisYear, today);
  // The 29th of February may have to wait for a leap year.
  const years = month === 2 && day === 29 ? [1, 2, 3, 4, 8] : [1];
  const next = years.map((later) => dayOf(today.year + later, month, day)).find((date) => date !== undefined);
  return whole(next, today);
}

export const weekdayLead = `(?:(?:this |next )?(?<lead>${weekdayPattern})(?:,? ?(?:the )?|, ?|-| ?\\())?`;
const shortYear = '(?<=/|of |-[a-z]{3}-)\\d{2}(?![\\d:])|(?<=[a-z] )(?:2[5-9]|[3-9]\\d)(?= *(?:[.,;!?)](?!\\d)|$))';
const yearAfter = `(?:(?: ?,? ?(?:of |in )?|-|/)(?<year>${yearPattern}|'\\d{2}|\\d{4}(?!:)|${shortYear}|(?:this|next|last) year))?`;

/** “Jul 18, Fri”. */
const trail = `(?:,? ?\\(?(?<trail>${weekdayPattern})\\)?(?= *(?:[,.!?;]|$)))?`;

/** “Of next year” counts from today. */
function yearIn(said: string, { today }: Reference): number {
  if (/year/.test(said)) return today.year + (/next/.test(said) ? 1 : /last/.test(said) ? -1 : 0);
  return yearOf(said);
}

/** “Tuesday, June 10” where the 10th is a Wednesday: one of the two is wrong. */
export function checked(part: Part, match: RegExpExecArray, today: Temporal.PlainDate): Part {
  const weekday = group(match, 'lead') ?? group(match, 'trail');
  if (part.kind !== 'date' || weekday === undefined || part.date.dayOfWeek === weekdayOf(weekday)) return part;
  if (part.every !== 'year' || part.impossible === true) return { ...part, contradicts: true };
  const inYear = (years: number) => part.date.add({ years });
  const fits = (years: number): boolean => inYear(years).dayOfWeek === weekdayOf(weekday);
  // “Sunday, Feb 10” on the Tuesday after it.
  if (fits(-1) && inYear(-1).until(today).days < 60) return { ...part, date: inYear(-1) };
  return { ...part, date: fits(1) ? inYear(1) : part.date, contradicts: true };
}

function namedRange(match: RegExpExecArray, reference: Reference): Part | undefined {
  const part = named(match, reference);
  const last = ordinalOf(group(match, 'last') ?? '');
  if (part.kind !== 'date' || part.impossible === true || last <= part.date.day) return undefined;
  const end = dayOf(part.date.year, part.date.month, last);
  return end === undefined ? { ...part, impossible: true } : { ...part, end: plusDays(end, 1) };
}

function named(match: RegExpExecArray, reference: Reference): Part {
  const month = monthOf(group(match, 'month') ?? '');
  const day = ordinalOf(group(match, 'day') ?? '');
  const year = group(match, 'year');
  const part =
    year === undefined
      ? monthDay(month, day, reference)
      : whole(dayOf(yearIn(year, reference), month, day), reference.today);
  return checked(part, match, reference.today);
}

/** Month first as in the Americas, day first elsewhere; a weekday beside it settles it, and so does a number above twelve. */
function numeric(match: RegExpExecArray, reference: Reference): Part {
  const first = Number(group(match, 'first'));
  const second = Number(group(match, 'second'));
  const year = group(match, 'year');
  const read = (month: number, day: number): Part =>
    checked(
      year === undefined
        ? monthDay(month, day, reference)
        : whole(dayOf(yearIn(year, reference), month, day), reference.today),
      match,
      reference.today,
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

function monthOnly(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const month = monthOf(group(match, 'month') ?? group(match, 'month2') ?? '');
  const which = (group(match, 'which') ?? '').trim();
  const past = /last|past|previous/.test(which);
  const ahead =
    which === 'this'
      ? 0
      : past
        ? month < today.month
          ? 0
          : -1
        : which.startsWith('next')
          ? month > today.month
            ? 0
            : 1
          : month >= today.month
            ? 0
            : 1;
  const date = dayOf(today.year + ahead, month, 1);
  return date === undefined
    ? undefined
    : { kind: 'date', date, grain: 'month', end: date.add({ months: 1 }), ...(past ? { past } : {}) };
}

export const to = ' ?(?:-|~|to|through|thru|until|till|til|and) ?(?:the )?';

function numbered(match: RegExpExecArray, { today }: Reference): Part {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => Number(group(match, name)));
  return checked(whole(dayOf(year ?? 0, month ?? 0, day ?? 0), today), match, today);
}

const monthAndDay = `(?<month>${monthPattern}) ?(?:between )?(?:the )?(?<day>${dayPattern})`;
const monthThenDay = `(?<month>${monthPattern}) ?[ .,/-]? ?(?:the )?(?<day>${dayPattern})`;
const inMonth = `(?:in (?:the )?|during |over |since |until |till |before |after |of |by |from )(?<month>${monthPattern})`;
const whichMonth = '(?<which>next|last|this|this coming|this past|past|previous|coming)';
/** Never inside something longer. */
export const dateRanges: readonly Rule[] = [
  {
    pattern: at(
      `(?:from |between )?(?:the )?${monthAndDay}${to}(?:(?:the )?\\k<month> )?(?<last>${dayPattern})${yearAfter}`,
    ),
    read: namedRange,
  },
  {
    pattern: at(
      `(?:from |between )?(?:the )?(?<day>${dayPattern})(?: of)?(?: ?\\k<month>)?${to}(?<last>${dayPattern})(?: of| in)? ?(?<month>${monthPattern})${yearAfter}`,
    ),
    read: namedRange,
  },
];

/** Of the Roman calendar. */
function ides(match: RegExpExecArray, reference: Reference): Part {
  const month = monthOf(group(match, 'month') ?? '');
  const year = group(match, 'year');
  const date = [3, 5, 7, 10].includes(month) ? 15 : 13;
  return year === undefined
    ? monthDay(month, date, reference)
    : whole(dayOf(yearIn(year, reference), month, date), reference.today);
}

export const dateRules: readonly Rule[] = [
  { pattern: at(`(?:on |by |until |before |after )?the ides of (?<month>${monthPattern})${yearAfter}`), read: ides },
  {
    pattern: at(`${weekdayLead}(?<year>\\d{4})(?<gap>[-/.])(?<month>\\d{1,2})\\k<gap>(?<day>\\d{1,2})`),
    read: numbered,
  },
  { pattern: at('(?<year>(?:19|20)\\d{2})(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\\d|3[01])'), read: numbered },
  {
    pattern: at(
      `${weekdayLead}(?<first>\\d{1,2})/(?<second>\\d{1,2})(?:(?:/|, ?| of )(?<year>\\d{4}|'?\\d{2}(?!\\d| ?[ap]\\.?m)))?`,
    ),
    read: numeric,
  },
  // “2-15” and nothing else.
  { pattern: at(`(?<=^\\s*)(?<first>0?[1-9]|1[0-2])-(?<second>1[3-9]|2\\d|3[01])(?=\\s*$)`), read: numeric },
  { pattern: at(`(?<second>\\d{1,2})\\.(?<first>\\d{1,2})\\.(?<year>\\d{4}|\\d{2})`), read: numeric },
  { pattern: at(`${weekdayLead}(?<first>\\d{1,2})-(?<second>\\d{1,2})-(?<year>\\d{4}|\\d{2})`), read: numeric },
  {
    pattern: at(
      `(?:on|by|until|before|since|next|this) (?<first>\\d{1,2})[-.](?<second>\\d{1,2})(?=\\s*(?:[.,!?;)](?!\\d)|$)|,? (?:at|from|with)\\b)`,
    ),
    read: numeric,
  },
  {
    // “Friday 7.6”, where that day is a Friday: “Monday 12-4” are hours.
    pattern: at(`(?<lead>${weekdayPattern}),? (?<first>\\d{1,2})[-.](?<second>\\d{1,2})`),
    read(match, reference) {
      const part = numeric(match, reference);
      return part.kind === 'date' && part.contradicts !== true && part.impossible !== true ? part : undefined;
    },
  },
  // “Wed Oct 26 15:50:06 2016”: the year comes after the time.
  {
    pattern: at(
      `(?:on |by )?${weekdayLead}(?<month>${monthPattern}) (?<day>\\d{1,2})(?= \\d{1,2}:\\d{2}(?::\\d{2})? (?<year>\\d{4})(?!\\w))`,
    ),
    read: named,
  },
  {
    pattern: at(
      `(?:(?:of|by|in|until|from|on|for) )?${weekdayLead}${monthThenDay}${yearAfter}(?! ?(?:am|pm|[ap]\\.m|:\\d))${trail}`,
    ),
    read: named,
  },
  {
    pattern: at(
      `${weekdayLead}(?:the )?(?<day>${dayPattern})\\.?(?: of| day of|-|/|,)? ?(?<month>${monthPattern})${yearAfter}${trail}`,
    ),
    read: named,
  },
  { pattern: at(`(?<year>\\d{4})[-/ ](?<month>${monthPattern})[-/ ](?<day>\\d{1,2})`), read: named },
  { pattern: at(`(?<year>\\d{4})[-/ ](?<day>\\d{1,2})[-/ ](?<month>${monthPattern})`), read: named },
  {
    pattern: at(`${inMonth}|(?:in |of |since )?${whichMonth} (?<month2>${monthPattern})`),
    read: monthOnly,
  },
];
