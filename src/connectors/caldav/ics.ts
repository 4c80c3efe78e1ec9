// One meeting as iCalendar text (RFC 5545) and back. The UID stays what it was, every change counts SEQUENCE up.
import ICAL from 'ical.js';
import type { Invite } from '../../core/ports/letters.ts';
import { Steps, timesOf } from './bounded-series.ts';
import { isFloating, takesTimeIn } from './entered.ts';
import { instantOf, zoneOf } from './instants.ts';
import { readCalendar } from './read-calendar.ts';

export interface Attendee {
  readonly name: string;
  readonly email: string;
  readonly isRoom?: boolean;
}

export interface IcsEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly title: string;
  readonly location: string | null;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** Whom answers go to; the same in the calendar and in every mail about it. */
  readonly organizer: Attendee | null;
  /** Addresses of those whose time it does not take, though they are asked: they declined, or it is shown as free. */
  readonly free: readonly string[];
  /** It is where its reader is: a whole day, or a time without a zone. */
  readonly isFloating: boolean;
  /** The first one owns it. */
  readonly attendees: readonly Attendee[];
  readonly candidate: string | null;
  /** Keys of the changes that made it what it is, newest last. */
  readonly keys: readonly string[];
}

const candidateName = 'X-MUSTER-CANDIDATE';
const keysName = 'X-MUSTER-KEYS';

/** What the calendar server keeps. */
export function writeEntry(entry: IcsEvent, now: Date): string {
  const { candidate, keys } = entry;
  const event = eventOf(entry, now);
  event.addPropertyWithValue(keysName.toLowerCase(), keys.join(' '));
  if (candidate !== null) event.addPropertyWithValue(candidateName.toLowerCase(), candidate);
  return calendarWith(event).toString();
}

/** What is mailed to those who take part (RFC 5546, 3.2.2 and 3.2.5). */
export function writeInvite(entry: IcsEvent, now: Date): Invite {
  const method = entry.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = calendarWith(eventOf(entry, now));
  calendar.addPropertyWithValue('method', method);
  return { method, text: calendar.toString() };
}

function calendarWith(event: ICAL.Component): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Muster//Muster//EN');
  calendar.addSubcomponent(event);
  return calendar;
}

function eventOf(entry: IcsEvent, now: Date): ICAL.Component {
  const { uid, sequence, title, location, start, end, organizer, attendees, isCancelled } = entry;
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', uid);
  event.addPropertyWithValue('sequence', sequence);
  event.addPropertyWithValue('dtstamp', utc(now.getTime()));
  event.addPropertyWithValue('dtstart', utc(start));
  event.addPropertyWithValue('dtend', utc(end));
  event.addPropertyWithValue('summary', title);
  if (location !== null) event.addPropertyWithValue('location', location);
  if (organizer !== null) addPerson(event, 'organizer', { ...organizer, name: organizer.name || organizer.email });
  for (const attendee of attendees) {
    const property = addPerson(event, 'attendee', attendee);
    if (attendee.isRoom === true) property.setParameter('cutype', 'ROOM');
    property.setParameter('role', 'REQ-PARTICIPANT');
    property.setParameter('rsvp', 'TRUE');
  }
  event.addPropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
  return event;
}

const utc = (at: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(at), true);

function addPerson(event: ICAL.Component, name: 'organizer' | 'attendee', person: Attendee): ICAL.Property {
  const property = event.addPropertyWithValue(name, `mailto:${person.email}`);
  if (person.name !== '') property.setParameter('cn', person.name);
  return property;
}

export interface Read {
  /** Of one that recurs, the series with its first time. */
  readonly entry: IcsEvent;
  /** Each time it takes place, up to an instant: those that were changed or called off as they are now. */
  readonly occurrences: (to: number) => readonly IcsEvent[];
  /** It has more times than one, or is one of such: written anew as a whole, the others would be lost. */
  readonly isSeries: boolean;
}

/** `zone`: where whole days and times without a zone are shown; an IANA name. Undefined: no event. */
export function readEntry(text: string, zone = 'UTC'): Read | undefined {
  const events = readCalendar(text).getAllSubcomponents('vevent');
  const changed = events.filter((event) => event.hasProperty('recurrence-id'));
  // Servers put what was changed before the series, and an invitation to one time alone has no series.
  const master = events.find((event) => !changed.includes(event)) ?? changed[0];
  if (master === undefined) return undefined;
  const entry = entryIn(master, zone);
  const single = new Map(
    changed.filter((one) => one !== master).map((one) => [replacedBy(one, zone), entryIn(one, zone)]),
  );
  const series = new ICAL.Event(master);
  return {
    entry,
    occurrences: (to) => occurrencesOf(series, { entry, single, to, zone }),
    isSeries: series.isRecurring() || changed.length > 0,
  };
}

function entryIn(component: ICAL.Component, readers: string): IcsEvent {
  const event = new ICAL.Event(component);
  const zone = zoneOf(component, 'dtstart', readers);
  const attendees = event.attendees.map(personIn);
  const value = (name: string): string => String(component.getFirstPropertyValue(name) ?? '');
  return {
    uid: event.uid,
    sequence: event.sequence ?? 0,
    isCancelled: value('status') === 'CANCELLED',
    title: event.summary ?? '',
    location: event.location ?? null,
    start: instantOf(event.startDate, zone),
    end: instantOf(event.endDate, zoneOf(component, 'dtend', zone)),
    organizer: component.getAllProperties('organizer').map(personIn)[0] ?? null,
    attendees,
    free: attendees.filter(({ email }) => !takesTimeIn(component, email)).map(({ email }) => email.toLowerCase()),
    isFloating: isFloating(component),
    candidate: value(candidateName.toLowerCase()) || null,
    keys: value(keysName.toLowerCase()).split(' ').filter(Boolean),
  };
}

const personIn = (property: ICAL.Property): Attendee => ({
  name: property.getFirstParameter('cn') ?? '',
  email: String(property.getFirstValue() ?? '').replace(/^mailto:/i, ''),
  ...(/^(?:room|resource)$/i.test(property.getFirstParameter('cutype') ?? '') ? { isRoom: true } : {}),
});

/** When the time was that it takes the place of (RFC 5545, 3.8.4.4). */
const replacedBy = (component: ICAL.Component, zone: string): number =>
  instantOf(new ICAL.Event(component).recurrenceId, zoneOf(component, 'recurrence-id', zone));

/** A calendar that repeats for ever is followed to the end of the span that was asked for; the last of it are wanted. */
const mostOccurrences = 2000;

interface Following {
  readonly entry: IcsEvent;
  /** By the time that they take the place of; one that was moved into the span may come from behind it. */
  readonly single: ReadonlyMap<number, IcsEvent>;
  readonly to: number;
  readonly zone: string;
}

function occurrencesOf(event: ICAL.Event, { entry, single, to, ...where }: Following): readonly IcsEvent[] {
  const changed = [...single.values()];
  if (!event.isRecurring()) return [entry, ...changed];
  const zone = zoneOf(event.component, 'dtstart', where.zone);
  const lasts = entry.end - entry.start;
  const held: IcsEvent[] = [];
  for (const next of timesOf(event.component, new Steps())) {
    const start = instantOf(next, zone);
    if (start >= to) break;
    if (held.length >= mostOccurrences) held.shift();
    if (!single.has(start)) held.push({ ...entry, start, end: start + lasts });
  }
  return [...held, ...changed];
}
