// Days by their weekday: Thursday, next Tuesday, Friday after next, a week from Monday, the last Friday of the month.
import { Temporal } from 'temporal-polyfill';
import { weakWeekdays } from '../lexicon/dates.ts';
import { comingWeekday, lastWeekday, mondayOf, nthWeekday, plusDays } from './calendar.ts';
import { at, type DatePart, type Part, type Reference, type Rule } from './parts.ts';
import { count, countOf, group, ordinalOf, ordinalPattern, weekdayOf, weekdayPattern } from './words.ts';

const day = (date: Temporal.PlainDate, past = false): DatePart => ({
  kind: 'date',
  date,
  grain: 'day',
  ...(past ? { past } : {}),
});
const w = `(?<weekday>${weekdayPattern})`;
const inWeek = (today: Temporal.PlainDate, weeks: number, weekday: number): Temporal.PlainDate =>
  plusDays(mondayOf(today), 7 * weeks + weekday - 1);

function plain(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const word = (group(match, 'weekday') ?? '').toLowerCase().replace('.', '');
  const which = (group(match, 'which') ?? '').toLowerCase().trim();
  const weekday = weekdayOf(word);
  if (isWeak(match, word)) return undefined;
  const isSince = group(match, 'on') === 'since ' && which === '';
  if (isSince || /last|past|previous/.test(which)) return day(lastWeekday(today, weekday), true);
  // “Next Thursday” said on a Tuesday is the one of next week: the other is “this Thursday”, or plainly “Thursday”.
  if (which.startsWith('next')) return day(inWeek(today, 1, weekday));
  if (/^this$/.test(which) && today.dayOfWeek === weekday) return day(today);
  return { ...day(comingWeekday(today, weekday)), every: 'week' };
}

/** “Sun” and “sat” are words unless something beside them says that a day is meant. */
function isWeak(match: RegExpExecArray, word: string): boolean {
  const isLead = group(match, 'which') !== undefined || group(match, 'on') !== undefined;
  const isTimed = /^,? ?(?:at|@|to|-|\d|morning|afternoon|evening|noon|eod|for|instead|[?!.,]|$)/i.test(
    match.input.slice(match.index + match[0].length),
  );
  return weakWeekdays.includes(word) && !isLead && !isTimed;
}

/** “Three Fridays from now”, “two weekends ago”. */
function counted(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const said = group(match, 'weekday');
  const weekday = said === undefined ? 6 : weekdayOf(said);
  const weeks = countOf(group(match, 'count') ?? '') - 1;
  if (!Number.isInteger(weeks) || weeks < 0 || weeks > 520) return undefined;
  const isPast = /ago|back/.test(group(match, 'way') ?? '');
  const date = isPast
    ? lastWeekday(today, weekday).subtract({ days: 7 * weeks })
    : comingWeekday(today, weekday).add({ days: 7 * weeks });
  return said === undefined ? { ...day(date, isPast), end: date.add({ days: 2 }) } : day(date, isPast);
}

/** “The third Tuesday”: of this month, or of the next where it has passed. */
function nth(match: RegExpExecArray, { today }: Reference): Part | undefined {
  const weekday = weekdayOf(group(match, 'weekday') ?? '');
  const found = [0, 1, 2].map((months) =>
    nthWeekday(today.add({ months }), weekday, ordinalOf(group(match, 'nth') ?? '')),
  );
  const wanted = found.find((date) => date !== undefined && Temporal.PlainDate.compare(date, today) >= 0);
  return wanted === undefined ? undefined : day(wanted);
}

const ofWeek: Rule['read'] = (match, { today }) => {
  const which = (group(match, 'which') ?? '').toLowerCase();
  const weeks = which === 'this' ? 0 : which === 'last' ? -1 : 1;
  return day(inWeek(today, weeks, weekdayOf(group(match, 'weekday') ?? '')), weeks < 0);
};

const whichOne =
  '(?<which>this coming |the coming |coming |the next |the following |following |upcoming |this past |this |next |last |past |previous )';

export const weekdayRules: readonly Rule[] = [
  {
    pattern: at(`(?<on>on |by |until |before |since |from |after )?${whichOne}?${w}`),
    read: plain,
  },
  {
    pattern: at(`(?:on )?${w},? (?:of |in |from )?(?<which>next|this|last|the following) (?:week|wk)`),
    read: ofWeek,
  },
  {
    pattern: at(`(?<which>next|this|last) (?:week|wk)(?:,? on|'s|,|,? (?:from|between))? ${w}`),
    read: ofWeek,
  },
  {
    pattern: at(`(?:on |the )?${w} after next`),
    read: (match, { today }) => day(comingWeekday(today, weekdayOf(group(match, 'weekday') ?? '')).add({ days: 7 })),
  },
  {
    pattern: at(`(?:the )?${w} after (?:that|tomorrow)`),
    read: (match, { today }) => day(comingWeekday(today, weekdayOf(group(match, 'weekday') ?? ''))),
  },
  {
    pattern: at(
      `(?:a |one )?week (?:from |after |on )(?:this |next |coming )?${w}|${w.replace('weekday', 'british')} (?:week|(?<fortnight>fortnight))`,
    ),
    read: (match, { today }) =>
      day(
        comingWeekday(today, weekdayOf(group(match, 'weekday') ?? group(match, 'british') ?? '')).add({
          days: group(match, 'fortnight') === undefined ? 7 : 14,
        }),
      ),
  },
  {
    pattern: at(`(?<count>${count}) weeks (?:from |after )${w}`),
    read: (match, { today }) =>
      day(
        comingWeekday(today, weekdayOf(group(match, 'weekday') ?? '')).add({
          days: 7 * countOf(group(match, 'count') ?? ''),
        }),
      ),
  },
  {
    pattern: at(`(?<count>${count}) (?:${w}|weekends?) (?<way>from (?:now|today)|later|hence|ago|back)`),
    read: counted,
  },
  {
    pattern: at(`(?:on )?${w},? (?:in )?(?<count>${count}) weeks?(?: from (?:now|today)| time)?`),
    read: (match, { today }) =>
      day(inWeek(today, countOf(group(match, 'count') ?? ''), weekdayOf(group(match, 'weekday') ?? ''))),
  },
  {
    pattern: at(
      `(?:on )?(?:the )?(?<nth>${ordinalPattern}) ${w}(?! (?:of|in|after|before|from|since|next|this|last)\\b)`,
    ),
    read: nth,
  },
];
