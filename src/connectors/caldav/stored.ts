// A meeting as the collection keeps it and as Muster knows it.
import { MeetingId, type UserId } from '../../core/ids.ts';
import type { Booking } from '../../core/ports/calendar.ts';
import { Problem } from '../../core/problem.ts';
import { isRoomId } from '../../core/room.ts';
import { Meeting, type User } from '../../core/records.ts';
import { guestIn } from './guest.ts';
import { type Attendee, type IcsEvent, type Read, readEntry } from './ics.ts';

export interface Stored extends Read {
  readonly url: string;
  readonly etag: string | undefined;
}

const idOf = (url: string) => MeetingId.parse(decodeURIComponent(/([^/]+)\.ics$/.exec(url)?.[1] ?? 'unknown'));
const at = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');

interface StoredObject {
  readonly url: string;
  readonly etag?: string | undefined;
  readonly data?: unknown;
}

export const storedOf = ({ url, etag, data }: StoredObject, zone: string): Stored | undefined => {
  const read = typeof data === 'string' ? readEntry(data, zone) : undefined;
  return read === undefined ? undefined : { url, etag, ...read };
};

/** Undefined: nobody of the organization takes part. */
export function meetingOf({ url, entry }: Pick<Stored, 'url' | 'entry'>, users: readonly User[]): Meeting | undefined {
  const emails = entry.attendees.map(({ email }) => email.toLowerCase());
  const people = emails.flatMap((email) => users.find((user) => user.email.toLowerCase() === email)?.id ?? []);
  const guest = guestIn(entry, users);
  // What is where its reader is takes a time of its own from each of them.
  const free = users.filter(({ email }) => entry.isFloating || entry.free.includes(email.toLowerCase()));
  const theirs = people.filter((user) => free.some(({ id }) => id === user));
  return Meeting.safeParse({
    id: idOf(url),
    owner: people[0],
    with: people,
    candidate: entry.candidate,
    ...(guest === undefined ? {} : { guest }),
    ...(theirs.length === 0 ? {} : { free: theirs }),
    title: entry.title,
    location: entry.location,
    start: at(entry.start),
    end: at(entry.end),
    status: entry.isCancelled ? 'cancelled' : 'confirmed',
  }).data;
}

/** Rooms are told from people (RFC 5545, 3.2.3). */
export const attendeesAmong = (users: readonly User[], ids: readonly UserId[]): readonly Attendee[] =>
  ids.flatMap((id): Attendee[] => {
    const user = users.find((one) => one.id === id);
    if (user === undefined) return [];
    return [{ name: user.name, email: user.email, ...(isRoomId(id) ? { isRoom: true } : {}) }];
  });

const nobodyAway = { free: [], isFloating: false };

export function entryOf(uid: string, booking: Omit<Booking, 'key'>, users: readonly User[]): IcsEvent {
  const people = attendeesAmong(users, booking.with);
  if (people.length < booking.with.length)
    throw new Problem('user_not_found', 'Somebody who should take part is not of this organization.');
  const [start, end] = [Date.parse(booking.start), Date.parse(booking.end)];
  const { title, location, candidate, guest } = booking;
  // Somebody of the organization who applies is asked once.
  const isThere = people.some(({ email }) => email.toLowerCase() === guest?.email.toLowerCase());
  const attendees = guest === undefined || isThere ? people : [...people, guest];
  const what = { title, location, start, end };
  return {
    uid,
    sequence: 0,
    isCancelled: false,
    ...what,
    organizer: null,
    attendees,
    ...nobodyAway,
    candidate,
    keys: [],
  };
}
