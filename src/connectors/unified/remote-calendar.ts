// Any connected calendar behind the one port that tools, brief and status sync use. What differs from system to system stands
// in the connector's mapping; nothing here knows a vendor.
import { whyUnseen } from '../../core/connector/abilities.ts';
import { createHash } from 'node:crypto';
import type { Deed } from '../../core/connector/deed.ts';
import { type Busy, withoutMeetings } from '../../core/busy.ts';
import type { CalendarMapping } from '../../core/connector/unified.ts';
import type { MeetingId } from '../../core/ids.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { Booking, Calendar } from '../../core/ports/calendar.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import type { Guest, Meeting, User } from '../../core/records.ts';
import { busyTimes } from './busy-times.ts';
import { type CalendarReads, openCalendarReads } from './calendar-reads.ts';
import { type KeptMeetings, keptMeetings } from './kept-meetings.ts';
import { expectFree, expectKnown, expectNotBusy, expectUnchanged, queue, type Span } from './meeting-checks.ts';
import { patient } from './patient.ts';
import { asProblem } from './problem-of.ts';
import { isObject } from './values.ts';
import { attend, attendeeOf } from './remote-attendance.ts';
import type { AttendedCalendar } from './with-rooms.ts';
import { withoutNothing } from './without-nothing.ts';

export interface RemoteCalendarDependencies {
  readonly remote: MappedSystem;
  readonly mapping: CalendarMapping;
  /** Tells this connection's notes in the store from others'. */
  readonly scope: string;
  readonly store: RecordStore;
  readonly directory: Pick<Directory, 'users'>;
  /** The organization's zone, for people who name none; an IANA name. */
  readonly zone: () => Promise<string>;
}

const nothing = (): void => {};

interface Opened {
  readonly remote: MappedSystem;
  readonly mapping: CalendarMapping;
  readonly kept: KeptMeetings;
  readonly reads: CalendarReads;
}

const patienceMs = 30_000;
const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

export function remoteCalendar({
  mapping,
  scope,
  store,
  directory,
  zone,
  ...dependencies
}: RemoteCalendarDependencies): AttendedCalendar {
  const remote = patient(dependencies.remote);
  const kept = keptMeetings(store, scope);
  const opened: Opened = {
    remote,
    mapping,
    kept,
    reads: openCalendarReads({ remote, mapping, directory, kept, zone }),
  };
  const inTurn = queue();
  /** Not done yet under that key: looked at and written in one turn. */
  const once = <T>(key: string, work: () => Promise<T>, done: (meeting: MeetingId) => T | Promise<T>): Promise<T> =>
    inTurn(() =>
      asProblem(async () => {
        const known = await kept.done(key);
        return known === undefined ? work() : done(known);
      }),
    );
  const { reads } = opened;
  const look = (id: MeetingId) => reads.meeting(id);
  return {
    system: remote.connector.system,
    // A booking carries its key; what moves or cancels it is seen by reading.
    repeats: 'read_back',
    unseen: () => Promise.resolve(whyUnseen(remote.connector.title, mapping)),
    meetings: (span) => asProblem(() => reads.meetings(span)),
    busy: (asked) => asProblem(() => busyOf(opened, asked)),
    meeting: (id) => asProblem(() => reads.meeting(id)),
    book: (booking) => once(`book:${booking.key}`, () => book(opened, booking), look),
    reschedule: (change) => once(`move:${change.key}`, () => reschedule(opened, change), look),
    attend: (change) =>
      once(`attend:${change.key}`, () => attend({ ...opened, busy: (asked) => busyOf(opened, asked) }, change), look),
    cancel: (change) => once(`cancel:${change.key}`, () => cancel(opened, change), nothing),
    reinstate: (change) => once(`reinstate:${change.key}`, () => reinstate(opened, change), nothing),
  };
}

/** One that carries this key stands there already when the answer to the first try was lost. */
async function book(opened: Opened, { key, ...booking }: Booking): Promise<Meeting> {
  const note = { key: `book:${key}` };
  const meeting = await bookAs(opened, digestOf(key), booking);
  await opened.kept.note({ ...note, meeting: meeting.id });
  return meeting;
}

async function bookAs(
  { reads, ...opened }: Opened,
  digest: string,
  booking: Omit<Booking, 'key' | 'room'>,
): Promise<Meeting> {
  const there = await reads.within({ from: booking.start, to: booking.end });
  const before = there.find(({ key }) => key === digest);
  if (before !== undefined) return before.meeting;
  expectFree(
    there.map(({ meeting }) => meeting),
    booking.with,
  );
  const everybody = await reads.users();
  const { start: from, end: to, with: people } = booking;
  const taken = await busyOf({ ...opened, reads }, { from, to, people });
  const meetings = there.map(({ meeting }) => meeting);
  expectNotBusy(withoutMeetings(taken, meetings), booking);
  const values = valuesOf(opened.mapping, { digest, booking, everybody });
  const body = await carryOut(opened, opened.mapping.book, values);
  const made = isObject(body) ? reads.shape(body, everybody) : undefined;
  // Answers of writes leave out what has to be asked for, such as Outlook's own properties.
  return reads.meeting(expectKnown(made, digest).id);
}

function valuesOf(
  mapping: CalendarMapping,
  {
    digest,
    booking,
    everybody,
  }: { digest: string; booking: Omit<Booking, 'key' | 'room'>; everybody: readonly User[] },
): JsonObject {
  const people = booking.with.flatMap((id) => everybody.find((user) => user.id === id) ?? []);
  if (people.length < booking.with.length)
    throw new Problem('user_not_found', 'Somebody who should take part is not of this organization.');
  return {
    id: digest,
    key: digest,
    title: booking.title,
    location: booking.location,
    candidate: booking.candidate ?? '',
    attendees: withGuest(people, booking.guest).map((one) => attendeeOf(mapping, one)),
    ...timesOf(booking),
  };
}

/** Somebody of the organization who applies is asked once. */
const withGuest = (people: readonly User[], guest: Booking['guest']): readonly Guest[] =>
  guest === undefined || people.some(({ email }) => email.toLowerCase() === guest.email.toLowerCase())
    ? people
    : [...people, guest];

function timesOf({ start, end }: Span): JsonObject {
  const [from = '', to = ''] = [start, end].map((at) => new Date(at).toISOString().replace('.000Z', 'Z'));
  return { start: from, end: to, start_bare: from.slice(0, -1), end_bare: to.slice(0, -1) };
}

async function busyOf(
  { remote, mapping, reads }: Pick<Opened, 'remote' | 'mapping' | 'reads'>,
  { from, to, people }: Parameters<NonNullable<Calendar['busy']>>[0],
): Promise<readonly Busy[]> {
  const everybody = await reads.users();
  const asked = everybody.filter(({ id }) => people.includes(id));
  // Both at once, and waited for together: where one fails, nobody would hear of the other's failure, which ends the process.
  const [days, own] = await Promise.all([
    reads.wholeDays({ from, to }, asked),
    mapping.busy === undefined ? [] : busyTimes(remote, mapping.busy, { span: { from, to }, people, everybody }),
  ]);
  return [...own, ...days];
}

async function reschedule(
  opened: Opened,
  { meeting: id, from, to, key }: Parameters<Calendar['reschedule']>[0],
): Promise<Meeting> {
  const { reads, kept, mapping } = opened;
  const meeting = await reads.meeting(id);
  expectUnchanged(meeting, from);
  expectFree(await reads.meetings({ from: to.start, to: to.end }), meeting.with, id);
  await carryOut(opened, mapping.reschedule, { id: await reads.nameOf(id), ...timesOf(to) });
  await kept.note({ key: `move:${key}`, meeting: id });
  return reads.meeting(id);
}

/** Where a cancelled meeting is gone from the calendar, what it was is kept here: it is answered, and can be booked anew. */
async function cancel(
  opened: Opened,
  { meeting: id, start, end, key }: Parameters<Calendar['cancel']>[0],
): Promise<void> {
  const { reads, kept, mapping } = opened;
  const meeting = await reads.meeting(id);
  expectUnchanged(meeting, { start, end });
  const now = await reads.nameOf(id);
  if (mapping.reinstate === undefined) await kept.keep({ meeting, now });
  await carryOut(opened, mapping.cancel, { id: now });
  await kept.note({ key: `cancel:${key}`, meeting: id });
}

async function reinstate(opened: Opened, { meeting: id, key }: Parameters<Calendar['reinstate']>[0]): Promise<void> {
  const { reads, kept, mapping } = opened;
  const meeting = await reads.meeting(id);
  const note = { key: `reinstate:${key}`, meeting: id };
  if (meeting.status === 'confirmed') return kept.note(note);
  if (mapping.reinstate === undefined) {
    const anew = await bookAs(opened, digestOf(key), meeting);
    return kept.note({ ...note, kept: { meeting: { ...meeting, status: 'confirmed' }, now: anew.id } });
  }
  expectFree(await reads.meetings({ from: meeting.start, to: meeting.end }), meeting.with, id);
  await carryOut(opened, mapping.reinstate, { id: await reads.nameOf(id) });
  return kept.note(note);
}

async function carryOut({ remote }: Pick<Opened, 'remote'>, { call }: Deed, values: JsonObject): Promise<Json> {
  const { body } = call;
  const filled = body === undefined ? call : { ...call, body: withoutNothing(body, values) };
  return remote.call({ call: filled, values, writes: true, signal: AbortSignal.timeout(patienceMs) });
}
