// Days of the month that are said without it: the 12th, Friday the 13th, on 15, the 3rd of next month.
import type { Temporal } from 'temporal-polyfill';
import { dayOf, plusDays } from './calendar.ts';
import { checked, to, weekdayLead, whole } from './date-rules.ts';
import { at, type Part, type Reference, type Rule } from './parts.ts';
import { dayPattern, group, ordinalOf, ordinalPattern, unitPattern, weekdayOf, weekdayPattern } from './words.ts';

const firstOf = (
  of: (ahead: number) => Temporal.PlainDate | undefined,
  soonest: number,
  fits: (date: Temporal.PlainDate | undefined) => boolean,
): Temporal.PlainDate | undefined => {
  for (let ahead = soonest; ahead < soonest + 14; ahead += 1) {
    const date = of(ahead);
    if (fits(date)) return date;
  }
  return undefined;
};

/** “The 12th”: the next one; with its weekday the nearest that falls on it. */
function dayOnly(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const day = ordinalOf(group(match, 'day') ?? '');
  const weekday = group(match, 'lead');
  if (Number.isNaN(day) || day < 1) return undefined;
  const of = (ahead: number) => {
    const month = today.month - 1 + ahead;
    return dayOf(today.year + Math.floor(month / 12), (month % 12) + 1, day);
  };
  const fits = (date: Temporal.PlainDate | undefined) =>
    date !== undefined && (weekday === undefined || date.dayOfWeek === weekdayOf(weekday));
  const soonest = day >= today.day ? 0 : 1;
  const next = firstOf(of, soonest, (date) => date !== undefined);
  if (weekday === undefined || fits(next)) return whole(next, today);
  const here = of(0);
  // “Friday the 5th” said on the 8th: that day was a Friday, and the next 5th is none.
  if (fits(here)) return whole(here, today);
  const later = firstOf(of, soonest, fits);
  return later === undefined ? checked(whole(next, today), match, today) : whole(later, today);
}

/** “Monday 21”, which is no hour where the 21st is a Monday. */
function weekdayAndDay(match: RegExpExecArray, reference: Reference): Part | undefined {
  const part = dayOnly(match, reference);
  if (part?.kind !== 'date' || part.contradicts === true || part.impossible === true) return undefined;
  const isOrdinal = /[a-z]$/.test(group(match, 'day') ?? '');
  return isOrdinal || part.date.since(reference.today).total('days') < (part.date.day > 24 ? 400 : 62)
    ? part
    : undefined;
}

function monthDays(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const which = group(match, 'which') ?? '';
  const ahead = /next|following|coming/.test(which) ? 1 : /last|past|previous|prior/.test(which) ? -1 : 0;
  const month = today.with({ day: 1 }).add({ months: ahead });
  const first = dayOf(month.year, month.month, ordinalOf(group(match, 'day') ?? ''));
  const last = group(match, 'last');
  const end = last === undefined ? undefined : dayOf(month.year, month.month, ordinalOf(last));
  const part = whole(first, today);
  if (part.kind !== 'date' || last === undefined) return part;
  return end === undefined || first === undefined || end.since(first).days <= 0
    ? undefined
    : { ...part, end: plusDays(end, 1) };
}

const whichMonth = '(?:the )?(?:this|next|last|current|same|following|coming|previous|past|prior)|the';
// “On 15” is a day only where nothing is counted.
const alone = '(?=\\s*(?:[.,!?;)](?!\\d)|$)|,? (?:at|around|from|between|before|after) )';

// “The second interview” is no day: after a day comes no noun.
const preposition = 'at|in|from|to|until|till|and|or|of|for|with|through|thru|by|on|between|before|after|around|about';
const furtherWord =
  'works?|is|was|would|will|instead|please|morning|afternoon|evening|night|noon|if|because|then|this|next|but|so|as|first thing|eod|am|pm';
const notCounted = `(?! (?!(?:${preposition}|${furtherWord})\\b)[a-z])`;

/** “The 12th to the 15th”, “12th-15th”. */
function nextDays(match: RegExpExecArray, reference: Reference): Part | undefined {
  const part = dayOnly(match, reference);
  const last = ordinalOf(group(match, 'last') ?? '');
  if (part?.kind !== 'date' || part.impossible === true || last <= part.date.day) return undefined;
  const end = dayOf(part.date.year, part.date.month, last);
  return end === undefined ? undefined : { ...part, end: plusDays(end, 1) };
}

export const monthDayRanges: readonly Rule[] = [
  {
    pattern: at(
      `(?:from |between )?(?:the )?(?<day>\\d{1,2}(?:st|nd|rd|th))${to}(?<last>\\d{1,2}(?:st|nd|rd|th))${notCounted}`,
    ),
    read: nextDays,
  },
  {
    pattern: at(
      `(?:from |between )?(?:the )?(?<day>${dayPattern})${to}(?<last>${dayPattern})(?: of| in)? (?<which>${whichMonth}) month`,
    ),
    read: monthDays,
  },
];

const notTime = "(?! ?(?:o'?clock|am|pm|[ap]\\.m|[:-]\\d|m(?:in(?:ute)?s?|ikes)?\\b|h(?:ou)?rs?\\b|h\\b|%|k\\b))";

export const monthDayRules: readonly Rule[] = [
  { pattern: at(`${weekdayLead}the (?<day>${ordinalPattern})${notCounted}`), read: dayOnly },
  { pattern: at(`(?:on|for|by|until|before|since) (?:the )?(?<day>\\d{1,2}|thirty)${alone}`), read: dayOnly },
  { pattern: at(`(?:on |by |until )(?<day>${ordinalPattern})(?! ${unitPattern})${alone}`), read: dayOnly },
  {
    pattern: at(
      `(?<lead>${weekdayPattern}),? (?:the )?(?<day>${dayPattern})(?! thing\\b)(?! and an? (?:half|quarter)\\b)${notTime}(?<!(?:at|on) \\w+ \\d)`,
    ),
    read: weekdayAndDay,
  },
  {
    pattern: at(
      `(?:on |by |until |before |since )?(?:the )?(?<day>${ordinalPattern}|\\d{1,2}) (?:day )?(?:of |in )?(?<which>${whichMonth}) month`,
    ),
    read: monthDays,
  },
];
