// When a time of an iCalendar text is: in the zone that the text describes, in one of the world's that it names, or in the reader's own.
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/** A zone that is named but not described in the text is one of the world's by that name, if there is such a one. */
export function zoneOf(part: ICAL.Component, property: string, zone: string): string {
  const named = part.getFirstProperty(property)?.getFirstParameter('tzid');
  return named !== undefined && isZone(named) ? named : zone;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export function instantOf(time: ICAL.Time, zone: string): number {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  if (!isFloating) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const local = new Temporal.PlainDateTime(year, month, day, time.isDate ? 0 : hour, minute, second);
  return local.toZonedDateTime(zone).epochMilliseconds;
}
