// Lengths of time inside a date: “two weeks”, “1 month and 21 days”, “an hour and a half”, “3 business days”.
import type { Temporal } from 'temporal-polyfill';
import { addBusinessDays } from './calendar.ts';
import { count, countOf, unitOf, unitPattern } from './words.ts';

/** What is added to a day and to the clock. `seconds` only where hours or smaller were said. */
export interface Length {
  readonly months: number;
  readonly days: number;
  readonly businessDays: number;
  readonly seconds: number | undefined;
}

const several = '(?:a )?(?:couple(?: of)?|few|several|dozen|pair of)';
const hundreds = '(?:an?|[a-z]{3,5}) hundred(?:(?: and)? [a-z]{3,9}(?:[ -][a-z]{3,5})?)??(?= )';
const quarters = '(?:a )?quarter|three[ -]quarters';
const fraction = `[13]/[24](?=[ -]?[a-z])|(?:${quarters})(?= of an? )`;
const figure = String.raw`\d{1,5}(?:\.\d{1,2})?(?=[ -]?[a-z_])`;
const howMany = `${hundreds}|${fraction}|${figure}|(?:${several}|${count}|(?:a )?half|${quarters})(?=[ -])`;
const kind = '(?:(?:more|full|whole|calendar|(?<business>business|working|work)) )?';
/** “Two and a half more weeks”, “3 business days”. */
const inWords = `(?<amount>${howMany})(?<early> and a half)?[ -]?(?:of )?(?:an? )?${kind}(?<unit>${unitPattern}|h)`;
/** “90m”, “2h”. */
const inLetters = `(?<digits>\\d{1,4})(?<letter>[hdwms]|''?|")`;
export const lengthPattern = new RegExp(`(?:${inWords}|${inLetters})(?!\\w)(?:'s?(?!\\w))?(?<late> and a half)?`, 'y');
const joint = /(?:,? and |, ?| )/y;
const letters: Readonly<Record<string, string>> = {
  h: 'hour',
  d: 'day',
  w: 'week',
  m: 'minute',
  s: 'second',
  "'": 'minute',
  "''": 'second',
  '"': 'second',
};

const secondsIn: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
const monthsIn: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12, decade: 120, century: 1200 };

function amountOf(said: string): number {
  const word = said.toLowerCase().replace(/^a (?=half|quarter)/, '');
  if (/few|several/.test(word)) return 3;
  if (/couple|pair/.test(word)) return 2;
  if (/dozen/.test(word)) return 12;
  if (word.includes('/')) return Number(word.charAt(0)) / Number(word.charAt(2));
  if (word === 'half') return 0.5;
  if (word === 'quarter') return 0.25;
  return /^three[ -]quarters/.test(word) ? 0.75 : countOf(word);
}

export interface LengthFound {
  readonly length: Length;
  readonly end: number;
}

/** Most that anybody strings together: “1 year 2 months 3 days 4 hours 5 minutes”. */
const mostParts = 6;

/** The length that is said at this place: not one that the calendar has not (“1.3 months”). */
export function lengthAt(text: string, index: number): LengthFound | undefined {
  let found: LengthFound | undefined;
  let next = index;
  for (let part = 0; part < mostParts; part += 1) {
    lengthPattern.lastIndex = next;
    const match = lengthPattern.exec(text);
    const longer = match === null ? undefined : added(found?.length, match.groups ?? {});
    if (match === null || longer === undefined) break;
    found = { length: longer, end: next + match[0].length };
    joint.lastIndex = found.end;
    const gap = joint.exec(text);
    if (gap === null) break;
    next = found.end + gap[0].length;
  }
  return found;
}

function added(before: Length | undefined, groups: Record<string, string | undefined>): Length | undefined {
  const { amount, digits, letter = '', early, late, business } = groups;
  const many = (digits === undefined ? amountOf(amount ?? '') : Number(digits)) + ((early ?? late) ? 0.5 : 0);
  const unit = unitOf(letters[groups['unit'] ?? letter] ?? groups['unit'] ?? '');
  if (Number.isNaN(many)) return undefined;
  const start = before ?? { months: 0, days: 0, businessDays: 0, seconds: undefined };
  const length = plus(start, { many, unit, isBusiness: business !== undefined });
  return isReal(length) ? length : undefined;
}

/** Whole days and months, and no more than a hundred years: nobody counts further from today. */
const isReal = ({ months, days, businessDays, seconds = 0 }: Length): boolean =>
  [months, days, businessDays].every(Number.isInteger) &&
  months <= 1_200 &&
  days + businessDays <= 36_525 &&
  seconds <= 36_525 * 86_400;

function plus(
  length: Length,
  { many, unit, isBusiness }: { many: number; unit: ReturnType<typeof unitOf>; isBusiness: boolean },
): Length {
  const seconds = secondsIn[unit];
  if (seconds !== undefined) return { ...length, seconds: (length.seconds ?? 0) + Math.round(many * seconds) };
  if (unit === 'day' && isBusiness) return { ...length, businessDays: length.businessDays + many };
  const days = daysIn[unit];
  // Half a day is on the clock, half a week is not a date.
  if (days !== undefined && !Number.isInteger(many * days))
    return { ...length, seconds: (length.seconds ?? 0) + Math.round(many * days * 86_400) };
  if (days !== undefined) return { ...length, days: length.days + many * days };
  const months = many * (monthsIn[unit] ?? 1);
  // “A month and a half” is a month and fifteen days.
  const half = months % 1 === 0.5 ? 0.5 : 0;
  return { ...length, months: length.months + months - half, days: length.days + 30 * half };
}

/** `sign` -1 goes back. */
export function shifted(day: Temporal.PlainDate, length: Length, sign: 1 | -1): Temporal.PlainDate {
  const moved = day.add({ months: sign * length.months, days: sign * length.days });
  return length.businessDays === 0 ? moved : addBusinessDays(moved, sign * length.businessDays);
}
