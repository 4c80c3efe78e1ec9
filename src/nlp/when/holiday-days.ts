// The day on which a holiday falls in a year of ours.
import { Temporal } from 'temporal-polyfill';
import type { HolidayRule } from '../lexicon/holidays.ts';
import { dayOf, easter, lastWeekday, nthWeekday, orthodoxEaster } from './calendar.ts';
import { hinduDay } from './hindu-calendar.ts';

type Day = Temporal.PlainDate;

const reckoned = new WeakMap<HolidayRule, Map<number, Day | undefined>>();

export function holidayIn(rule: HolidayRule, year: number): Day | undefined {
  const years = reckoned.get(rule) ?? new Map<number, Day | undefined>();
  reckoned.set(rule, years);
  if (!years.has(year)) years.set(year, reckon(rule, year));
  return years.get(year);
}

function reckon(rule: HolidayRule, year: number): Day | undefined {
  if ('easter' in rule) return easter(year).add({ days: rule.easter });
  if ('unleaping' in rule) return Temporal.PlainDate.from(rule.unleaping).add({ days: 365 * (year - 2018) });
  if ('orthodox' in rule) return orthodoxEaster(year).add({ days: rule.orthodox });
  if ('hindu' in rule) return hinduDay(rule.hindu, year);
  if ('calendar' in rule) return byMoon(rule, year);
  if ('day' in rule) return moved(dayOf(year, rule.month, rule.day), rule.moves);
  if ('before' in rule) return onOrBefore(rule, year);
  return byWeekday(rule, year);
}

function byWeekday(rule: Extract<HolidayRule, { nth: number }>, year: number): Day | undefined {
  const first = dayOf(year, rule.month, 1);
  const day =
    first === undefined ? undefined : nthWeekday(first, rule.weekday, rule.nth)?.add({ days: rule.plus ?? 0 });
  const isEasterEve = rule.avoidsEaster === true && day?.add({ days: 1 }).equals(easter(year)) === true;
  return isEasterEve ? day?.subtract({ days: 7 }) : day;
}

const moved = (day: Day | undefined, moves: Readonly<Record<number, number>> = {}): Day | undefined =>
  day?.add({ days: moves[day.dayOfWeek] ?? 0 });

/** As offices keep a fixed day: Friday for a Saturday, Monday for a Sunday (5 U.S.C. 6103). */
export const observed = (day: Day): Day =>
  day.dayOfWeek === 6 ? day.subtract({ days: 1 }) : day.dayOfWeek === 7 ? day.add({ days: 1 }) : day;

function onOrBefore(
  { month, weekday, before }: Extract<HolidayRule, { before: number }>,
  year: number,
): Day | undefined {
  const next = dayOf(year, month, before)?.add({ days: 1 });
  return next === undefined ? undefined : lastWeekday(next, weekday);
}

const found = new Map<string, Day | undefined>();

/** The day of another calendar that falls in a year of ours: looked for day by day, once. */
function byMoon(rule: Extract<HolidayRule, { calendar: string }>, year: number): Day | undefined {
  const { calendar, month, day, plus = 0, moves } = rule;
  const key = `${calendar} ${month} ${day} ${year}`;
  if (!found.has(key)) {
    const style = calendar === 'hebrew' ? 'long' : 'numeric';
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: style, day: 'numeric', timeZone: 'UTC' });
    const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
    const isIt = (date: Day) => {
      const parts = format.formatToParts(date.toZonedDateTime('UTC').epochMilliseconds);
      const said = (type: string) => parts.find((part) => part.type === type)?.value;
      // In a leap year Purim is in the second Adar.
      return said('day') === String(day) && (said('month') === month || said('month') === `${month} II`);
    };
    const days = Array.from({ length: first.daysInYear }, (_, index) => first.add({ days: index }));
    // The shorter Islamic year may come round twice in one of ours: the first time counts.
    found.set(key, calendar === 'hebrew' ? days.findLast(isIt) : days.find(isIt));
  }
  return moved(found.get(key), moves)?.add({ days: plus });
}
