// Spans that have a name or a number: Q3, the second half of 2027, week 31, March 2027, the nineties, this summer.
import type { Temporal } from 'temporal-polyfill';
import { dayOf, mondayOf, quarterOf } from './calendar.ts';
import { at, type DatePart, type Part, type Reference, type Rule } from './parts.ts';
import { count, countOf, group, monthOf, monthPattern, ordinalOf, yearOf, yearPattern } from './words.ts';

type Day = Temporal.PlainDate;
export const span = (date: Day | undefined, length: number, grain: DatePart['grain']): DatePart | undefined =>
  date === undefined ? undefined : { kind: 'date', date, end: date.add({ months: length }), grain };

/** “This year”, “next year” and the like beside something: how many years on. Undefined where nothing is said. */
export function yearSaid(said: string | undefined, today: Day): number | undefined {
  const word = said?.toLowerCase().trim();
  if (word === undefined || word === '') return undefined;
  if (/this|current|the year/.test(word)) return today.year;
  if (/next|coming|following/.test(word)) return today.year + 1;
  return /last|previous|past/.test(word) ? today.year - 1 : yearOf(word);
}

const yearFromNow = '(?:this|next|last|the current|the next|the coming|the previous) year';
export const yearAside = `(?:(?:,? |(?<=-)|(?='))(?:of |in )?(?:fy ?)?(?<year>${yearPattern}|'\\d{2}|(?<=fy ?)\\d{2}|${yearFromNow}))`;

const placeOf = (said: string, many: number): number => (said === 'last' ? many : ordinalOf(said)) - 1;

/** The quarter or half year that runs or comes next, or the one of the year that was said. */
function quarter(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const half = group(match, 'half');
  const [months, many] = half === undefined ? [3, 4] : [6, 2];
  const place = placeOf(half ?? group(match, 'quarter') ?? '', many);
  if (place < 0 || place >= many) return undefined;
  const of = (one: number) => dayOf(one, place * months + 1, 1);
  const said = yearSaid(group(match, 'year') ?? group(match, 'after'), today);
  const here = of(said ?? today.year);
  const isOver = said === undefined && here !== undefined && here.add({ months }).since(today).days <= 0;
  return span(isOver ? of(today.year + 1) : here, months, 'quarter');
}

function monthOfYear(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const said = group(match, 'month') ?? '';
  const month = /^\d/.test(said) ? Number(said) : monthOf(said);
  const saidYear = yearSaid(group(match, 'year'), today);
  return saidYear === undefined ? undefined : span(dayOf(saidYear, month, 1), 1, 'month');
}

/** The ISO week of that number. */
function weekNumber(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const number = Number(group(match, 'week'));
  const fourth = dayOf(yearSaid(group(match, 'year'), today) ?? today.year, 1, 4);
  if (fourth === undefined || number < 1 || number > 53) return undefined;
  const monday = mondayOf(fourth).add({ days: 7 * (number - 1) });
  return { kind: 'date', date: monday, end: monday.add({ days: 7 }), grain: 'week' };
}

function yearSpan(match: RegExpExecArray): Part | undefined {
  const said = group(match, 'year') ?? '';
  const year = /[a-z]\.?$/.test(match[0]) && /^\d+$/.test(said) ? Number(said) : yearOf(said);
  return span(dayOf(year, 1, 1), 12, 'year');
}

/** “2014 to 2018”, both included. */
function years(match: RegExpExecArray): Part | undefined {
  const first = dayOf(yearOf(group(match, 'first') ?? ''), 1, 1);
  const last = dayOf(yearOf(group(match, 'last') ?? ''), 1, 1);
  if (first === undefined || last === undefined || first.until(last).days < 0) return undefined;
  return { kind: 'date', date: first, end: last.add({ years: 1 }), grain: 'year' };
}

/** “From March to May 2027”, “November to February”: the end is never before the start. */
function monthRange(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const first = monthOf(group(match, 'first') ?? group(match, 'first2') ?? '');
  const last = monthOf(group(match, 'last') ?? group(match, 'last2') ?? '');
  const saidYear = yearSaid(group(match, 'year'), today);
  const isNext = first > last || last < today.month;
  const endYear = saidYear ?? today.year + (isNext ? 1 : 0);
  const start = dayOf(first > last ? endYear - 1 : endYear, first, 1);
  const end = dayOf(endYear, last, 1)?.add({ months: 1 });
  return start === undefined || end === undefined ? undefined : { kind: 'date', date: start, end, grain: 'month' };
}

const fullMonths = 'january|february|july|september|october|november|december';
const to = ' ?(?:-|~|to|through|thru|till|til|until|and) ?(?:the end of )?';

/** Never inside something longer: “the middle of 2007 to the end of 2008” has two ends. */
const ledMonths = `(?:from|between) (?:this |the )?(?<first>${monthPattern})${to}(?:the )?(?<last>${monthPattern})(?! ?\\d{1,2}(?!\\d))`;
const bareMonths = `(?:in )?(?<first2>${monthPattern})(?: to | ?- ?| through )(?<last2>${monthPattern})(?! ?\\d{1,2}(?!\\d))`;

export const periodRanges: readonly Rule[] = [
  {
    pattern: at(`(?:from |between |in )?(?<first>(?:19|20)\\d{2})${to}(?<last>(?:19|20)\\d{2})(?![-/\\d])`),
    read: years,
  },
  { pattern: at(`(?:from |between )(?<first>${yearPattern})${to}(?<last>${yearPattern})`), read: years },
  {
    pattern: at(`(?:${ledMonths}|${bareMonths})${yearAside}?`),
    read: monthRange,
  },
];

const inQuarter = `(?:in |during |for )?(?:the )?(?:q|quarter )(?<quarter>[1-4])(?:-(?=\\d{4}))?${yearAside}?`;
const beforeYear = '(?:in |of |since |during |by |until |till |before |after |from |for )?(?:the )?';
const beforeYearAlone =
  '(?:in |of |since |during |by |until |till |from |before |after |(?:later|earlier) than |early in |late in )';

export const periodRules: readonly Rule[] = [
  {
    pattern: at(`${inQuarter}|(?:in |during )?(?:the )?h(?<half>[12])${yearAside.replace('<year>', '<after>')}?`),
    read: quarter,
  },
  { pattern: at(`(?:in )?(?<quarter>[1-4])q ?(?<year>\\d{4}|'?\\d{2})`), read: quarter },
  {
    pattern: at(`(?:in |during )?(?<after>${yearPattern}|'\\d{2})[ -]?(?:q(?<quarter>[1-4])|h(?<half>[12]))`),
    read: quarter,
  },
  {
    pattern: at(
      `(?:in |during |for )?(?:the )?(?<quarter>first|second|third|fourth|last|1st|2nd|3rd|4th|[1-4])[ -](?:calendar |fiscal )?(?:quarter|qtr)(?: of)?${yearAside}?`,
    ),
    read: quarter,
  },
  {
    pattern: at(`(?:in |during |for )?(?:the )?(?<half>first|second|last|1st|2nd)[ -]half(?: of)?${yearAside}`),
    read: quarter,
  },
  {
    pattern: at(`(?:in |of )?${yearPattern.replace('(?:', '(?<year>')} ?[-/.] ?(?<month>0?[1-9]|1[0-2])(?![-/.\\d])`),
    read: monthOfYear,
  },
  {
    pattern: at(`(?:in |of )?(?<month>0?[1-9]|1[0-2]) ?[-/] ?(?<year>(?:19|20|21)\\d{2})(?![-/\\d])`),
    read: monthOfYear,
  },
  { pattern: at(`(?:in |of )?(?<year>${yearPattern}),? ?(?<month>${monthPattern})(?! \\d)`), read: monthOfYear },
  {
    pattern: at(
      `(?:in |of |for |by |since |until |the month of |month of )?(?<month>${monthPattern})(?:-| ?, ?)?${yearAside}`,
    ),
    read: monthOfYear,
  },
  { pattern: at(`(?:in |of )?(?<month>${monthPattern})[-/ ,]{1,2}(?<year>(?:19|20|21)\\d{2})`), read: monthOfYear },
  {
    pattern: at(
      `(?:in |during )?(?:the )?(?:(?:calendar )?week|[ck]w) (?:no\\.? |number )?(?<week>\\d{1,2})(?: ?-)?${yearAside}?`,
    ),
    read: weekNumber,
  },
  {
    pattern: at(`${beforeYear}(?:(?:calendar |fiscal )?year |[cf]y ?)(?<year>${yearPattern}|(?<=[cf]y ?)'?\\d{2})`),
    read: yearSpan,
  },
  {
    pattern: at(
      `${beforeYearAlone}(?<year>${yearPattern})(?! ?(?:hours|hrs|h\\b|candidates|people|employees|applicants|resumes|dollars|usd))`,
    ),
    read: yearSpan,
  },
  { pattern: at('(?:in |of )?(?:the )?(?:year )?(?<year>\\d{1,4}) ?(?:a\\.?d|c\\.?e)\\.?'), read: yearSpan },
  {
    pattern: at(
      `(?:in )?(?<month>${monthPattern}) (?:in )?(?<many>${count}) years?(?: from now| from today| hence| later| time|(?<ago> ago)|(?! \\w))`,
    ),
    read: monthInYears,
  },
  // “March” and nothing else; the months that are also first names stay names.
  {
    pattern: at('(?<=^\\s*)(?<month>march|jan|feb|mar|jul|sept?|oct|nov|dec)\\.?(?=\\s*[.!?]?\\s*$)'),
    read: bareMonth,
  },
  {
    pattern: at(`(?:the month of )?(?<month>${fullMonths})`),
    read: bareMonth,
  },
];

/** “March in two years”. */
function monthInYears(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const month = monthOf(group(match, 'month') ?? '');
  const many = countOf(group(match, 'many') ?? '') * (group(match, 'ago') === undefined ? 1 : -1);
  if (!Number.isInteger(many) || many > 100) return undefined;
  return span(dayOf(today.year + many + (month < today.month && many > 0 ? 1 : 0), month, 1), 1, 'month');
}

function bareMonth(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const month = monthOf(group(match, 'month') ?? '');
  return span(dayOf(today.year + (month < today.month ? 1 : 0), month, 1), 1, 'month');
}

/** Only inside something longer: “the second Tuesday of May”, “the end of 2027”. Alone, May is somebody and 2027 a number. */
export const framedPeriods: readonly Rule[] = [
  { pattern: at(`(?<month>${monthPattern})`), read: bareMonth },
  { pattern: at(`(?<year>${yearPattern})`), read: yearSpan },
  { pattern: at('(?:the |this )?quarter'), read: (_, { today }) => span(quarterOf(today), 3, 'quarter') },
];
