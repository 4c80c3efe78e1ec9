// What clocks on the wall of a zone show, as an instant and in writing. Nearly all days have one offset from start to end: it is
// looked up once, and then only added. The others, where clocks change, are asked of the calendar each time.
import { Temporal } from 'temporal-polyfill';

export interface WallTime {
  readonly epochMilliseconds: number;
  /** RFC 3339 with the offset of the zone. */
  readonly text: string;
  /** The clocks never show that time, or show it twice. */
  readonly problem?: 'gap' | 'overlap';
}

interface Clock {
  readonly minutes: number;
  readonly seconds: number;
}

const minutesInDay = 1440;
const known = new Map<string, Map<number, string | undefined>>();
const mostDays = 2_000;

/** Of a day whose clocks do not change, in whole minutes. */
function offsetOn(day: Temporal.PlainDate, timeZone: string): string | undefined {
  const days = known.get(timeZone) ?? new Map<number, string | undefined>();
  known.set(timeZone, days);
  const key = (day.year * 16 + day.month) * 32 + day.day;
  if (days.has(key)) return days.get(key);
  const start = day.toZonedDateTime(timeZone);
  const isSteady =
    start.hoursInDay === 24 &&
    start.offset === start.add({ days: 1 }).offset &&
    start.hour === 0 &&
    start.offset.length === 6 &&
    day.year > 999 &&
    day.year < 10_000;
  if (days.size >= mostDays) days.clear();
  days.set(key, isSteady ? start.offset : undefined);
  return days.get(key);
}

const two = (number: number): string => (number < 10 ? `0${String(number)}` : String(number));

/** Minutes beyond the day belong to the days after it. */
export function wallTime(day: Temporal.PlainDate, { minutes, seconds }: Clock, timeZone: string): WallTime {
  if (minutes >= minutesInDay)
    return wallTime(
      day.add({ days: Math.floor(minutes / minutesInDay) }),
      { minutes: minutes % minutesInDay, seconds },
      timeZone,
    );
  const offset = offsetOn(day, timeZone);
  if (offset === undefined) return asked(day, { minutes, seconds }, timeZone);
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}`;
  const text = `${String(day.year)}-${two(day.month)}-${two(day.day)}T${clock}${offset}`;
  return { epochMilliseconds: Date.parse(text), text };
}

function asked(day: Temporal.PlainDate, { minutes, seconds }: Clock, timeZone: string): WallTime {
  const time = { hour: Math.floor(minutes / 60), minute: minutes % 60, second: seconds };
  const wall = day.toPlainDateTime(time);
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  const found = { epochMilliseconds: earlier.epochMilliseconds, text: written(earlier) };
  if (earlier.epochMilliseconds === later.epochMilliseconds) return found;
  // In a gap the wall clock never shows the time; in an overlap it does so twice.
  return { ...found, problem: earlier.toPlainDateTime().equals(wall) ? 'overlap' : 'gap' };
}

/** Where clocks go forward at midnight, the day begins later. */
export function startOfDay(day: Temporal.PlainDate, timeZone: string): string {
  if (offsetOn(day, timeZone) === undefined) return written(day.toZonedDateTime(timeZone));
  return wallTime(day, { minutes: 0, seconds: 0 }, timeZone).text;
}

export const written = (zoned: Temporal.ZonedDateTime): string =>
  zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The same moment on the clocks of another zone. */
export const elsewhere = ({ epochMilliseconds }: WallTime, timeZone: string): string =>
  written(Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone));
