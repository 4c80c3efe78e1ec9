// Which duties hold for one job on one day, and whether enough business days lie between two times.
import { Temporal } from 'temporal-polyfill';
import { type Duty, duties } from '../../core/law/duties.ts';
import type { DutyKind, Jurisdiction } from '../../core/law/jurisdiction.ts';

/** A day begins there when it does in the jurisdiction, not when it does in UTC. The Union's begins first in Finland. */
const zones = {
  'us-co': 'America/Denver',
  'us-ca': 'America/Los_Angeles',
  'us-il': 'America/Chicago',
  'us-nyc': 'America/New_York',
  eu: 'Europe/Helsinki',
} as const satisfies Record<Jurisdiction, string>;

const dayThere = (at: Date, jurisdiction: Jurisdiction): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zones[jurisdiction]).toPlainDate();

const table: readonly Duty[] = duties;

export const dutiesOf = (
  jurisdictions: readonly Jurisdiction[],
  { at, kind }: { at: Date; kind?: DutyKind },
): readonly Duty[] =>
  table.filter(
    (duty) =>
      jurisdictions.includes(duty.jurisdiction) &&
      (kind === undefined || duty.kind === kind) &&
      Temporal.PlainDate.compare(dayThere(at, duty.jurisdiction), Temporal.PlainDate.from(duty.from)) >= 0,
  );

/** Whole business days between the day of one time and the day of another, neither counted: “ten business days before”. */
export function businessDaysBetween(from: Date, to: Date, jurisdiction: Jurisdiction): number {
  const end = dayThere(to, jurisdiction);
  let count = 0;
  for (let day = dayThere(from, jurisdiction).add({ days: 1 }); Temporal.PlainDate.compare(day, end) < 0;)
    [count, day] = [isBusinessDay(day) ? count + 1 : count, day.add({ days: 1 })];
  return count;
}

/** A holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
const isBusinessDay = (day: Temporal.PlainDate): boolean =>
  day.dayOfWeek <= 5 &&
  !isFixed(day) &&
  !isMovable(day) &&
  !(day.dayOfWeek === 5 && isFixed(day.add({ days: 1 }))) &&
  !(day.dayOfWeek === 1 && isFixed(day.subtract({ days: 1 })));

const isFixed = (day: Temporal.PlainDate): boolean =>
  ['01-01', '06-19', '07-04', '11-11', '12-25'].includes(day.toString().slice(5));

/** The movable federal holidays of the United States (5 U.S.C. § 6103): the nth Monday or Thursday of a month. */
function isMovable({ month, day, dayOfWeek, daysInMonth }: Temporal.PlainDate): boolean {
  const nth = Math.ceil(day / 7);
  if (dayOfWeek === 4) return month === 11 && nth === 4;
  if (dayOfWeek !== 1) return false;
  if (month === 5) return day > daysInMonth - 7;
  return [
    [1, 3],
    [2, 3],
    [9, 1],
    [10, 2],
  ].some(([of, which]) => month === of && nth === which);
}
