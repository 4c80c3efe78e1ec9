// Meeting times in relation to one another: how long, the same hour on another day, another hour on the same day.
import { Temporal } from 'temporal-polyfill';
import type { Meeting } from '../../../../../core/records.ts';
import type { When } from '../../../../../nlp/when.ts';
import { mayBeHour } from './day-or-hour.ts';

export const minuteMs = 60_000;

export const minutesBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / minuteMs;

/** “to 4pm” keeps the day, “to Thursday” the time of day. */
export function startFor(meeting: Pick<Meeting, 'start'>, target: When, timeZone: string): string | undefined {
  if (target.says.date && target.says.time)
    return target.problem === undefined || target.problem === 'past' ? target.start : undefined;
  if (target.says.time) return onDay(meeting.start, target.start, timeZone);
  return target.says.date && target.grain === 'day' && target.problem === undefined && !mayBeHour(target)
    ? onDay(target.start, meeting.start, timeZone)
    : undefined;
}

const localOf = (at: string, timeZone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);

export const daysLater = (at: string, days: number, timeZone: string): string =>
  localOf(at, timeZone).add({ days }).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The day of the one instant at the hour of the other. */
export function onDay(day: string, time: string, timeZone: string): string {
  const date = localOf(day, timeZone).toPlainDate();
  return date
    .toZonedDateTime({ timeZone, plainTime: localOf(time, timeZone).toPlainTime() })
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** So many minutes past the hour that an instant has, or before it. */
export const pastHour = (at: string, minutes: number, timeZone: string): string =>
  localOf(at, timeZone)
    .with({ minute: 0 })
    .add({ minutes })
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
