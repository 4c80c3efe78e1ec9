// What of an iCalendar text (RFC 5545) takes somebody's time: told as such, or as events, each time they recur.
import ICAL from 'ical.js';
import { Steps, timesOf } from './bounded-series.ts';
import { isFloating, takesPart, takesTimeIn } from './entered.ts';
import { instantOf, zoneOf } from './instants.ts';
import { readCalendar } from './read-calendar.ts';

interface Times {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

export interface Reading {
  readonly from: number;
  readonly to: number;
  /** Where times without a zone, such as whole days, are meant; an IANA name. */
  readonly zone: string;
  /** Whose time it may be. */
  readonly email: string;
  /** In a calendar of several people: only what they take part in, and of that what is where its reader is. */
  readonly floating?: boolean;
}

/** Those that overlap the span. Free, transparent, cancelled and declined ones do not count. Throws what the parser throws. */
export function busyIn(text: string, reading: Reading): readonly Times[] {
  const calendar = readCalendar(text);
  const told = calendar.getAllSubcomponents('vfreebusy').flatMap((part) => periodsOf(part, reading));
  const events = calendar.getAllSubcomponents('vevent');
  // Single occurrences of a series that were changed stand for themselves.
  const changed = new Set(events.flatMap((event) => nameOf(event, 'recurrence-id', reading) ?? []));
  const wanted = events.filter(
    (event) => reading.floating !== true || (isFloating(event) && takesPart(event, reading.email)),
  );
  const steps = new Steps();
  const held = wanted
    .filter((event) => takesTimeIn(event, reading.email))
    .flatMap((event) => occurrencesOf(event, { changed, steps, reading }));
  return [...told, ...held].filter(({ start, end }) => start < reading.to && end > reading.from);
}

function periodsOf(part: ICAL.Component, reading: Reading): readonly Times[] {
  return part
    .getAllProperties('freebusy')
    .filter((property) => (property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues())
    .flatMap((period: unknown) =>
      period instanceof ICAL.Period
        ? [{ start: instantOf(period.start, reading.zone), end: instantOf(period.getEnd(), reading.zone) }]
        : [],
    );
}

interface Following {
  readonly changed: ReadonlySet<string>;
  readonly steps: Steps;
  readonly reading: Reading;
}

/** A series that repeats for ever is followed to the end of the span; one of every second since long ago, not even so far. */
function occurrencesOf(part: ICAL.Component, { changed, steps, reading }: Following): readonly Times[] {
  const event = new ICAL.Event(part);
  const zone = zoneOf(part, 'dtstart', reading.zone);
  const start = instantOf(event.startDate, zone);
  const lasts = Math.max(0, instantOf(event.endDate, zoneOf(part, 'dtend', zone)) - start);
  if (part.hasProperty('recurrence-id') || !event.isRecurring()) return [{ start, end: start + lasts }];
  const found: Times[] = [];
  for (const next of timesOf(part, steps)) {
    const at = instantOf(next, zone);
    if (at >= reading.to) break;
    if (at + lasts > reading.from && !changed.has(`${event.uid} ${at}`)) found.push({ start: at, end: at + lasts });
  }
  return found;
}

/** An occurrence by its series and when it would have been. */
function nameOf(part: ICAL.Component, property: string, reading: Reading): string | undefined {
  const value: unknown = part.getFirstPropertyValue(property);
  if (!(value instanceof ICAL.Time)) return undefined;
  const uid = String(part.getFirstPropertyValue('uid') ?? '');
  return `${uid} ${instantOf(value, zoneOf(part, property, reading.zone))}`;
}
