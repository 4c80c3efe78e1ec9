// The organization's calendar of interviews on its own CalDAV server (RFC 4791): one collection, everybody who takes part an
// attendee. A key names the file of a booking and is noted with every change, so that a repeat finds what it did.
import { createCalendarObject, fetchCalendarObjects, updateCalendarObject } from 'tsdav';
import { withoutMeetings } from '../../core/busy.ts';
import type { UserId } from '../../core/ids.ts';
import type { Booking, Calendar } from '../../core/ports/calendar.ts';
import type { Directory } from '../../core/ports/directory.ts';
import { Problem } from '../../core/problem.ts';
import type { Meeting } from '../../core/records.ts';
import {
  expectFree,
  expectKnown,
  expectNotBusy,
  expectUnchanged,
  inOrder,
  queue,
  type Span,
} from '../unified/meeting-checks.ts';
import { type IcsEvent, writeEntry } from './ics.ts';
import { type Invitations, type Inviter, inviter, uidOf } from './invitations.ts';
import { aroundDays, floatingTimes, type PeopleCalendars, peopleBusy } from './people-busy.ts';
import { accept, addressOf, expectOurs, keyOf, patienceMs, reached } from './reach.ts';
import type { AttendedCalendar } from '../unified/with-rooms.ts';
import { attendeesAmong, entryOf, meetingOf, type Stored, storedOf } from './stored.ts';

interface CaldavOptions {
  /** The collection, `https://user:password@host/organization/interviews/`. */
  readonly url: string;
  readonly directory: Pick<Directory, 'users'>;
  readonly now: () => Date;
  /** Absent: the server sends invitations, or nobody does. */
  readonly invitations?: Invitations;
  /** The organization's zone: where whole days and times without a zone are shown, and read for people who name none. */
  readonly zone?: () => Promise<string>;
  /** Where people's own calendars stand; absent: nothing is known of those. */
  readonly people?: PeopleCalendars;
}

const keysKept = 20;

/** Reads of the collection. */
function openCollection(options: CaldavOptions) {
  const { collection, headers } = addressOf(options.url);
  const calendar = { url: collection, components: ['VEVENT'] };
  const users = () => options.directory.users();
  const zone = options.zone ?? options.people?.zone ?? (() => Promise.resolve('UTC'));

  async function get(id: string): Promise<Stored> {
    const url = `${collection}${encodeURIComponent(id)}.ics`;
    const answer = await reached(fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patienceMs) }));
    if (answer.status !== 404) accept(answer);
    const data = answer.ok ? await reached(answer.text()) : undefined;
    const stored = storedOf({ url, data, etag: answer.headers.get('etag') ?? undefined }, await zone());
    if (stored === undefined) throw new Problem('meeting_not_found', `The calendar has no meeting ${id}.`);
    return stored;
  }

  /** Of the collection, as the server keeps them. */
  const objects = ({ from, to }: { from: string; to: string }) => {
    const timeRange = { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
    return reached(fetchCalendarObjects({ calendar, timeRange, headers }));
  };

  async function meetings({ from, to, user }: Parameters<Calendar['meetings']>[0]): Promise<Meeting[]> {
    const [start, end] = [Date.parse(from), Date.parse(to)];
    const [everybody, shown, found] = await Promise.all([users(), zone(), objects(aroundDays({ from, to }))]);
    const held = found
      .flatMap((object) => storedOf(object, shown) ?? [])
      .filter(({ entry }) => !entry.isCancelled)
      .flatMap(({ url, occurrences }) =>
        occurrences(end)
          .filter(({ isCancelled }) => !isCancelled)
          .flatMap((entry) => meetingOf({ url, entry }, everybody) ?? []),
      )
      .filter((meeting) => Date.parse(meeting.start) < end && Date.parse(meeting.end) > start)
      .filter((meeting) => user === undefined || meeting.with.includes(user));
    return inOrder(held);
  }

  async function refuseConflict(people: readonly UserId[], span: Span, except?: string): Promise<void> {
    expectFree(await meetings({ from: span.start, to: span.end }), people, except);
  }

  const askOwn = options.people === undefined ? undefined : peopleBusy(options.people);
  /** In their own calendars, and on whole days of this one: a day is where somebody is. */
  const busy: NonNullable<Calendar['busy']> = async ({ from, to, people }) => {
    const asked = people.length === 0 ? [] : (await users()).filter(({ id }) => people.includes(id));
    if (asked.length === 0) return [];
    const [own = [], standard, found] = await Promise.all([
      askOwn?.({ from, to, people: asked }),
      zone(),
      objects(aroundDays({ from, to })),
    ]);
    const texts = found.flatMap(({ data }) => (typeof data === 'string' ? [data] : []));
    return [...own, ...floatingTimes(texts, { from, to, people: asked, zone: standard })];
  };

  /** A meeting of this calendar may stand in theirs as well. */
  async function refuseBusy({ with: people, start: from, end: to }: Pick<Booking, 'with' | 'start' | 'end'>) {
    const taken = await busy({ from, to, people });
    if (taken.length === 0) return;
    expectNotBusy(withoutMeetings(taken, await meetings({ from, to })), { start: from, end: to });
  }

  return { collection, calendar, headers, users, get, meetings, refuseConflict, busy, refuseBusy };
}

type Collection = ReturnType<typeof openCollection>;
type InTurn = ReturnType<typeof queue>;

/** `work` answers the new entry, or throws. A change whose key is noted was made before. */
const changer =
  (
    { get, users, headers }: Collection,
    { now, inTurn, inviting }: { now: () => Date; inTurn: InTurn; inviting: Inviter },
  ) =>
  (id: string, key: string, work: (meeting: Meeting, entry: IcsEvent) => Promise<IcsEvent>): Promise<Meeting> =>
    inTurn(async () => {
      const stored = await get(id);
      const meeting = expectKnown(meetingOf(stored, await users()), id);
      if (stored.entry.keys.includes(keyOf(key))) {
        await inviting.invite(stored.entry, key);
        return meeting;
      }
      if (stored.isSeries) throw new Problem('not_supported', ofSeries);
      const changed = await work(meeting, stored.entry);
      const keys = [...changed.keys, keyOf(key)].slice(-keysKept);
      const organizer = await inviting.organizerOf(changed);
      const entry = { ...changed, keys, organizer, sequence: changed.sequence + 1 };
      const data = writeEntry(entry, now());
      const calendarObject = { url: stored.url, data, ...(stored.etag === undefined ? {} : { etag: stored.etag }) };
      await expectOurs();
      const answer = await reached(updateCalendarObject({ calendarObject, headers }));
      if (answer.status === 412) throw new Problem('changed_since', `Meeting ${id} was changed meanwhile.`);
      accept(answer);
      await inviting.invite(entry, key);
      return expectKnown(meetingOf({ ...stored, entry }, await users()), id);
    });

const ofSeries =
  'This meeting recurs, and only all of its times could be changed at once. Change the one that is meant in the calendar itself.';

const unseenHere =
  'The calendar server tells of meetings alone, not of when people are taken in calendars of their own. Name those in CALDAV_PEOPLE_URL, or ask them.';

export function caldavCalendar(options: CaldavOptions): AttendedCalendar {
  const opened = openCollection(options);
  const { collection, calendar, headers, users, get, meetings, refuseConflict, busy, refuseBusy } = opened;
  const inTurn = queue();
  const inviting = inviter(opened, options);
  const change = changer(opened, { now: options.now, inTurn, inviting });
  return {
    system: 'caldav',
    repeats: 'same_key',
    meetings,
    busy,
    ...(options.people === undefined ? { unseen: () => Promise.resolve(unseenHere) } : {}),
    async meeting(id) {
      const stored = await get(id);
      return expectKnown(meetingOf(stored, await users()), id);
    },
    book: ({ key, ...booking }) =>
      inTurn(async () => {
        const uid = uidOf(key);
        const before = await get(uid).catch(unlessMissing);
        const everybody = await users();
        if (before !== undefined) {
          await inviting.invite(before.entry, key);
          return expectKnown(meetingOf(before, everybody), uid);
        }
        await refuseConflict(booking.with, booking);
        await refuseBusy(booking);
        const booked = entryOf(uid, booking, everybody);
        const entry = { ...booked, organizer: await inviting.organizerOf(booked), keys: [keyOf(key)] };
        const iCalString = writeEntry(entry, options.now());
        await expectOurs();
        accept(await reached(createCalendarObject({ calendar, filename: `${uid}.ics`, iCalString, headers })));
        await inviting.invite(entry, key);
        return expectKnown(meetingOf({ url: `${collection}${uid}.ics`, entry }, everybody), uid);
      }),
    reschedule: ({ meeting: id, from, to, key }) =>
      change(id, key, async (meeting, entry) => {
        expectUnchanged(meeting, from);
        await refuseConflict(meeting.with, to, id);
        return { ...entry, start: Date.parse(to.start), end: Date.parse(to.end) };
      }),
    attend: attending(opened, change),
    async cancel({ meeting: id, start, end, key }) {
      await change(id, key, async (meeting, entry) => {
        expectUnchanged(meeting, { start, end });
        return { ...entry, isCancelled: true };
      });
    },
    async reinstate({ meeting: id, key }) {
      await change(id, key, async (meeting, entry) => {
        await refuseConflict(meeting.with, meeting, id);
        return { ...entry, isCancelled: false };
      });
    },
  };
}

const attending =
  ({ users, refuseConflict, refuseBusy }: Collection, change: ReturnType<typeof changer>): AttendedCalendar['attend'] =>
  ({ meeting: id, add, remove, location, key }) =>
    change(id, key, async (meeting, entry) => {
      expectUnchanged(meeting, meeting);
      await refuseConflict(add, meeting, id);
      await refuseBusy({ ...meeting, with: [...add] });
      const everybody = await users();
      const gone = everybody.filter((one) => remove.includes(one.id)).map(({ email }) => email.toLowerCase());
      const stay = entry.attendees.filter(({ email }) => !gone.includes(email.toLowerCase()));
      return { ...entry, location, attendees: [...stay, ...attendeesAmong(everybody, add)] };
    });

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Problem) || error.code !== 'meeting_not_found') throw error;
}
