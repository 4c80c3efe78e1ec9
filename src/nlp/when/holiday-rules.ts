// Holidays in a sentence, the next one unless a year is said: “the next Easter”, “Christmas in two years”, “Thanksgiving eve”,
// “Juneteenth observed”, “Labor Day weekend”, “the nearest Christmas to today”.
import { Temporal } from 'temporal-polyfill';
import type { HolidayRule } from '../lexicon/holidays.ts';
import { weakHolidays } from '../lexicon/world-holidays.ts';
import { mondayOf, plusDays } from './calendar.ts';
import { holidayIn, observed } from './holiday-days.ts';
import { holidayNameAt, mayBeHoliday } from './holiday-names.ts';
import type { TimeMatch, Part, Reference, TimeOfDay } from './parts.ts';
import { count, countOf, ordinalOf, ordinalPattern, yearOf, yearPattern } from './words.ts';

type Day = Temporal.PlainDate;
type Groups = Readonly<Record<string, string | undefined>>;

const preposition = 'on|by|until|till|before|after|since|for|during|around|over|at';
const yearBefore = "(?:(?<before>(?:19|20)\\d{2}|(?:this|next|last) year's) )?";
const which = '(?<which>this coming |coming |this |next |last |previous |past |upcoming |following )?';
const nearby = `(?:(?:(?<nth>${ordinalPattern}) )?(?<near>closest |nearest ))?`;
const lead = new RegExp(`(?:(?<lead>${preposition}) )?(?:the )?${yearBefore}${which}${nearby}`, 'y');
const choosing = 'the|this|next|last|previous|past|upcoming|following|coming|closest|nearest';
const figure = String.raw`(?:19|20)\d\d|\d+(?:st|nd|rd|th)|[a-z]+(?:st|nd|rd|th)`;
const leadWord = new RegExp(`(?:${preposition}|${choosing}|${figure}) `, 'y');
const years = `(?:in )?(?<many>${count}) years?(?<when> ago| from now| from today| hence| later| time|(?! ?\\w))`;
const yearSaid = `(?:of |in |for |on )?(?<year>${yearPattern}|'\\d{2}|(?:the )?(?:this|next|last|current|coming|previous|following) year)`;
const dayOf = "(?: day(?!\\w))?(?<eve>'?s? eve(?!\\w))?";
const yearAfter = `(?<afterNext> after next(?!\\w))?(?:,? (?:${yearSaid}|${years}))?`;
const around = String.raw`(?<observed>,? \(?observed\)?)?(?<weekend> week-?end)?(?<week> week(?!\w))?`;
const tail = new RegExp(`${dayOf}${yearAfter}${around}(?<today> to (?:today|now))?(?!\\w)`, 'y');

export function holidayAt(text: string, index: number, { today }: Reference): TimeMatch | undefined {
  leadWord.lastIndex = index;
  if (!leadWord.test(text) && !mayBeHoliday(text, index)) return undefined;
  lead.lastIndex = index;
  const before = lead.exec(text);
  const named = holidayNameAt(text, index + (before?.[0].length ?? 0));
  if (named === undefined) return undefined;
  tail.lastIndex = named.end;
  const after = tail.exec(text);
  if (after === null) return undefined;
  const groups: Groups = { ...before?.groups, ...after.groups };
  const end = named.end + after[0].length;
  const isAlone = text.slice(index, end).length === text.trim().length;
  if (weakHolidays.has(named.name) && !isAlone && !isMeant(groups)) return undefined;
  const part = dayFor(named.rule, groups, today);
  if (part === undefined) return undefined;
  return { parts: [part, ...hoursOf(named.rule)], end };
}

const time = (minutes: number): TimeOfDay => ({ kind: 'time', minutes, grain: 'minute', sure: true });

/** Earth Hour is an hour. */
function hoursOf(rule: HolidayRule): Part[] {
  if (!('from' in rule) || rule.from === undefined || rule.to === undefined) return [];
  return [{ kind: 'timeRange', from: time(rule.from), to: time(rule.to), weak: false }];
}

/** Something beside the name says that a day is meant. */
const isMeant = (groups: Groups): boolean =>
  ['lead', 'which', 'year', 'before', 'many'].some((name) => groups[name] !== undefined);

function dayFor(rule: HolidayRule, groups: Groups, today: Day): Part | undefined {
  if (groups['afterNext'] !== undefined) return wholeDay(coming(rule, today)[1]);
  const { dates, isPast } = datesOf(rule, groups, today);
  const date = dates.find((one) => dates.length === 1 || Temporal.PlainDate.compare(one, today) < 0 === isPast);
  const found = groups['near'] === undefined ? date : nearest(rule, groups, today);
  if (found === undefined) return undefined;
  if (groups['weekend'] !== undefined) return weekendBy(found);
  if (groups['week'] !== undefined) {
    const monday = mondayOf(found);
    return { kind: 'date', date: monday, end: plusDays(monday, 7), grain: 'week' };
  }
  const kept = groups['observed'] === undefined ? found : observed(found);
  const day = groups['eve'] === undefined ? kept : kept.subtract({ days: 1 });
  return { kind: 'date', date: day, grain: 'day', ...(isPast ? { past: true } : {}) };
}

/** Of the years around, the one nearest to today; “the second nearest” is the next after it. */
function nearest(rule: HolidayRule, groups: Groups, today: Day): Day | undefined {
  const distance = (day: Day): number => Math.abs(day.since(today).days);
  const all = inYears(
    rule,
    Array.from({ length: 13 }, (_, index) => today.year + index - 6),
  );
  return all.toSorted((a, b) => distance(a) - distance(b))[ordinalOf(groups['nth'] ?? 'first') - 1];
}

const wholeDay = (date: Day | undefined): Part | undefined =>
  date === undefined ? undefined : { kind: 'date', date, grain: 'day' };

const coming = (rule: HolidayRule, today: Day): Day[] =>
  inYears(rule, [today.year, today.year + 1, today.year + 2]).filter(
    (date) => Temporal.PlainDate.compare(date, today) >= 0,
  );

const inYears = (rule: HolidayRule, wanted: readonly number[]): Day[] =>
  wanted.map((year) => holidayIn(rule, year)).filter((date) => date !== undefined);

/** The day of the year that was said, or those among which to look: the next such day, or the last. */
function datesOf(rule: HolidayRule, groups: Groups, today: Day): { dates: Day[]; isPast: boolean } {
  const year = groups['year'] ?? groups['before'];
  const thisYear = today.year;
  if (groups['many'] !== undefined) {
    const sign = groups['when'] === ' ago' ? -1 : 1;
    const next = coming(rule, today)[0]?.year ?? thisYear;
    return { dates: inYears(rule, [next + sign * Math.round(countOf(groups['many']))]), isPast: sign < 0 };
  }
  const isPast = /last|previous|past/.test(groups['which'] ?? '') || /last|previous/.test(year ?? '');
  if (year === undefined)
    return { dates: inYears(rule, isPast ? [thisYear, thisYear - 1] : [thisYear, thisYear + 1]), isPast };
  return { dates: inYears(rule, [aroundNow(year, thisYear) ?? yearOf(year)]), isPast };
}

const aroundNow = (said: string, thisYear: number): number | undefined =>
  !/year/.test(said)
    ? undefined
    : thisYear + (/next|coming|following/.test(said) ? 1 : /last|previous/.test(said) ? -1 : 0);

/** “Labor Day weekend” ends with the Monday, “Halloween weekend” is the one of that week. */
function weekendBy(date: Day): Part {
  const saturday = date.dayOfWeek === 1 ? date.subtract({ days: 2 }) : date.add({ days: 6 - date.dayOfWeek });
  const from = date.dayOfWeek === 7 ? date.subtract({ days: 1 }) : saturday;
  return { kind: 'date', date: from, end: from.add({ days: date.dayOfWeek === 1 ? 3 : 2 }), grain: 'day' };
}
