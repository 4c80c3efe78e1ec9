// Days a number of weeks from a day that is named: a week tomorrow, two weeks on Friday, tomorrow week, Tuesday next, the next
// Friday but one, not this Friday but the next, in two Fridays.
import type { Temporal } from 'temporal-polyfill';
import { tomorrow } from '../lexicon/dates.ts';
import { comingWeekday, lastWeekday, plusDays } from './calendar.ts';
import { at, type Part, type Reference, type Rule } from './parts.ts';
import { count, countOf, group, weekdayOf, weekdayPattern } from './words.ts';

const w = `(?<weekday>${weekdayPattern})`;
const near = `(?<near>today|yesterday|${tomorrow.join('|')})`;
const day = (date: Temporal.PlainDate): Part => ({ kind: 'date', date, grain: 'day' });

function named(match: RegExpExecArray, { today }: Reference): Temporal.PlainDate {
  const weekday = group(match, 'weekday');
  if (weekday !== undefined) return comingWeekday(today, weekdayOf(weekday));
  const said = group(match, 'near');
  return said === 'today' ? today : said === 'yesterday' ? plusDays(today, -1) : plusDays(today, 1);
}

const weeksAfter =
  (weeksOf: (match: RegExpExecArray) => number): Rule['read'] =>
  (match, reference) => {
    const weeks = weeksOf(match);
    return Number.isInteger(weeks) && weeks <= 520 ? day(named(match, reference).add({ days: 7 * weeks })) : undefined;
  };

const countIn = (match: RegExpExecArray): number =>
  group(match, 'fortnight') === undefined ? countOf(group(match, 'count') ?? '') : 2;

// “No contact for two weeks today” tells a length.
const notAfter = '(?<!(?:for|in|over|than|past|last|next|within|every|of|under) )';

export const weeksOnRules: readonly Rule[] = [
  {
    pattern: at(`${notAfter}(?:(?<count>${count}) weeks?|(?:a )?(?<fortnight>fortnight)) (?:on )?(?:${near}|${w})`),
    read: weeksAfter(countIn),
  },
  {
    pattern: at(`${near} (?:week|(?<fortnight>fortnight))`),
    read: weeksAfter((match) => (group(match, 'fortnight') === undefined ? 1 : 2)),
  },
  { pattern: at(`(?:on )?${w} next(?= *(?:[.,!?;)]|$)| at | from )`), read: weeksAfter(() => 0) },
  {
    pattern: at(`(?:on )?${w} last(?= *(?:[.,!?;)]|$)| at )`),
    read: (match, { today }) => ({
      kind: 'date',
      date: lastWeekday(today, weekdayOf(group(match, 'weekday') ?? '')),
      grain: 'day',
      past: true,
    }),
  },
  {
    pattern: at(`(?:on )?(?:the )?(?:next ${w} but one|next but one ${w.replace('weekday', 'weekday2')})`),
    read: butOne,
  },
  {
    pattern: at(
      `(?:on )?not (?:this |the )?(?:coming |next )?${w},? (?:but )?(?:on )?(?:the )?(?:next|following|one after)(?: one| week)?`,
    ),
    read: weeksAfter(() => 1),
  },
  { pattern: at(`in (?<count>${count}) ${w}`), read: weeksAfter((match) => countIn(match) - 1) },
];

function butOne(match: RegExpExecArray, { today }: Reference): Part {
  const weekday = weekdayOf(group(match, 'weekday') ?? group(match, 'weekday2') ?? '');
  return day(comingWeekday(today, weekday).add({ days: 7 }));
}
