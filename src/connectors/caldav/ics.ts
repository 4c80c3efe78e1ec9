// One meeting as iCalendar text (RFC 5545) and back. The UID stays what it was, every change counts SEQUENCE up.
import ICAL from 'ical.js';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Invite } from '../../core/ports/letters.ts';

export interface Attendee {
  readonly name: string;
  readonly email: string;
}

export interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly title: string;
  readonly location: string | null;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** The first one owns it. */
  readonly attendees: readonly Attendee[];
  readonly candidate: string | null;
  /** Keys of the changes that made it what it is, newest last. */
  readonly keys: readonly string[];
}

const candidateName = 'X-MUSTER-CANDIDATE';
const keysName = 'X-MUSTER-KEYS';

const prodId = { company: 'Muster', product: 'Muster' };

/** What the calendar server keeps. */
export function writeEntry(entry: Entry, now: Date): string {
  const { candidate, keys, attendees } = entry;
  const [owner] = attendees;
  const calendar = ical({ prodId });
  calendar.createEvent({
    ...eventOf(entry, now),
    ...(owner === undefined ? {} : { organizer: owner }),
    x: [
      { key: keysName, value: keys.join(' ') },
      ...(candidate === null ? [] : [{ key: candidateName, value: candidate }]),
    ],
  });
  return calendar.toString();
}

/** What is mailed to those who take part (RFC 5546, 3.2.2 and 3.2.5); whoever sends it organises it, so that answers come back. */
export function writeInvite(entry: Entry, { now, organizer }: { now: Date; organizer: Attendee }): Invite {
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId, method });
  calendar.createEvent({ ...eventOf(entry, now), organizer });
  return { method, text: calendar.toString() };
}

function eventOf(entry: Entry, now: Date) {
  const { uid, sequence, title, location, start, end, attendees } = entry;
  return {
    id: uid,
    sequence,
    stamp: now,
    start: new Date(start),
    end: new Date(end),
    summary: title,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: attendees.map(({ name, email }) => ({ name, email, rsvp: true })),
    ...(location === null ? {} : { location }),
  };
}

/** Undefined: no event. Of one that recurs, the occurrence is the first. */
export function readEntry(text: string): { entry: Entry; occurrences: (to: number) => readonly number[] } | undefined {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (component === null) return undefined;
  const event = new ICAL.Event(component);
  const value = (name: string): string => String(component.getFirstPropertyValue(name) ?? '');
  const entry: Entry = {
    uid: event.uid,
    sequence: event.sequence ?? 0,
    isCancelled: value('status') === 'CANCELLED',
    title: event.summary ?? '',
    location: event.location ?? null,
    start: event.startDate.toJSDate().getTime(),
    end: event.endDate.toJSDate().getTime(),
    attendees: event.attendees.map((attendee) => ({
      name: attendee.getFirstParameter('cn') ?? '',
      email: String(attendee.getFirstValue() ?? '').replace(/^mailto:/i, ''),
    })),
    candidate: value(candidateName.toLowerCase()) || null,
    keys: value(keysName.toLowerCase()).split(' ').filter(Boolean),
  };
  return { entry, occurrences: (to) => occurrencesOf(event, to) };
}

/** A calendar that repeats for ever is followed to the end of the span that was asked for. */
const mostOccurrences = 2000;

function occurrencesOf(event: ICAL.Event, to: number): readonly number[] {
  if (!event.isRecurring()) return [event.startDate.toJSDate().getTime()];
  const iterator = event.iterator();
  const starts: number[] = [];
  for (let next = iterator.next(); next !== undefined && next !== null; next = iterator.next()) {
    const start = next.toJSDate().getTime();
    if (start >= to || starts.length >= mostOccurrences) break;
    starts.push(start);
  }
  return starts;
}
