// Meetings of a connected calendar in Muster's own shape. Whoever of the organization takes part is known by e-mail address.
import { Temporal } from 'temporal-polyfill';
import { type Busy, overlaps } from '../../core/busy.ts';
import { type Entered, takesTime } from '../../core/taken-time.ts';
import type { CalendarMapping } from '../../core/connector/unified.ts';
import type { MeetingId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { Guest, Meeting, type User } from '../../core/records.ts';
import type { KeptMeetings } from './kept-meetings.ts';
import { expectKnown, inOrder } from './meeting-checks.ts';
import { endless } from './mirror.ts';
import { isGone } from './problem-of.ts';
import { instantAt, isObject, recordAt, says, textAt } from './values.ts';

export interface ReadDependencies {
  readonly remote: MappedSystem;
  readonly mapping: CalendarMapping;
  readonly directory: Pick<Directory, 'users'>;
  readonly kept: KeptMeetings;
  /** Where whole days are meant, for people who name no zone; an IANA name. */
  readonly zone: () => Promise<string>;
}

export interface CalendarReads {
  users(): Promise<readonly User[]>;
  /** With the key that each was booked under. */
  within(span: { from: string; to: string }): Promise<readonly FoundMeeting[]>;
  meetings: Calendar['meetings'];
  /** Whole days of this calendar that take the time of those people. */
  wholeDays(span: { from: string; to: string }, people: readonly User[]): Promise<readonly Busy[]>;
  /** Live. Throws `meeting_not_found`. */
  meeting(id: MeetingId): Promise<Meeting>;
  /** Who is invited, each as the calendar has them. */
  invited(id: string): Promise<readonly { readonly email: string; readonly body: JsonObject }[]>;
  /** What the calendar itself calls it. */
  nameOf(id: MeetingId): Promise<MeetingId>;
  /** Undefined: nobody of the organization takes part, or it has no time of day. */
  shape(body: JsonObject, users: readonly User[]): Meeting | undefined;
}

interface FoundMeeting {
  readonly meeting: Meeting;
  readonly key: string | undefined;
}

const patienceMs = 30_000;
/** A day begins up to fourteen hours earlier or later than it does in UTC. */
const halfDayMs = 14 * 3_600_000;
const shifted = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
const mostPages = 500;

export function openCalendarReads(dependencies: ReadDependencies): CalendarReads {
  const { mapping, directory, kept } = dependencies;
  const users = () => directory.users();
  const idPath = dependencies.remote.connector.collections[mapping.collection]?.id ?? 'id';
  const shape = (body: JsonObject, everybody: readonly User[]) => meetingOf(mapping, { body, idPath, everybody });
  const within = async (span: { from: string; to: string }): Promise<readonly FoundMeeting[]> => {
    const [bodies, everybody, renamed] = await Promise.all([listed(dependencies, span), users(), kept.renamed()]);
    const [from, to] = [Date.parse(span.from), Date.parse(span.to)];
    return bodies.flatMap((body): FoundMeeting[] => {
      const meeting = shape(body, everybody);
      const isIn = meeting?.status === 'confirmed' && Date.parse(meeting.start) < to && Date.parse(meeting.end) > from;
      if (!isIn) return [];
      return [{ meeting: { ...meeting, id: renamed.get(meeting.id) ?? meeting.id }, key: textAt(body, mapping.key) }];
    });
  };
  return {
    users,
    within,
    shape,
    meetings: async ({ from, to, user }) =>
      inOrder((await within({ from, to })).map(({ meeting }) => meeting)).filter(
        ({ with: people }) => user === undefined || people.includes(user),
      ),
    async wholeDays({ from, to }, people) {
      if (mapping.days === undefined || people.length === 0) return [];
      const around = { from: shifted(from, -halfDayMs), to: shifted(to, halfDayMs) };
      const [bodies, zone] = await Promise.all([listed(dependencies, around), dependencies.zone()]);
      return bodies
        .flatMap((body) => daysTaken(mapping, { body, people, zone }))
        .filter((one) => overlaps(one, { start: from, end: to }));
    },
    async meeting(id) {
      const before = await kept.kept(id);
      const body = await live(dependencies, before?.now ?? id);
      if (body !== undefined) return { ...expectKnown(shape(body, await users()), id), id };
      if (before !== undefined) return { ...before.meeting, status: 'cancelled' };
      throw new Problem('meeting_not_found', `${dependencies.remote.connector.title} has no meeting ${id}.`);
    },
    async invited(id) {
      const body = await live(dependencies, id);
      const list = body === undefined ? [] : readPath(body, mapping.attendees.list);
      return (Array.isArray(list) ? list.filter(isObject) : []).map((one) => ({
        email: textAt(one, mapping.attendees.email, 320) ?? '',
        body: one,
      }));
    },
    nameOf: async (id) => (await kept.kept(id))?.now ?? id,
  };
}

async function listed(
  { remote, mapping }: ReadDependencies,
  { from, to }: { from: string; to: string },
): Promise<readonly JsonObject[]> {
  const values = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const found: JsonObject[] = [];
  const signal = AbortSignal.timeout(patienceMs);
  let cursor: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page: Awaited<ReturnType<MappedSystem['list']>> = await remote.list({
      ...mapping.list,
      values,
      cursor,
      signal,
    });
    found.push(...page.items);
    cursor = page.next;
    if (cursor === null) return found;
  }
  throw endless(remote.connector.title, 'meetings');
}

async function live({ remote, mapping }: ReadDependencies, id: string): Promise<JsonObject | undefined> {
  const { call, at } = mapping.one;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return recordAt(await remote.call({ call, values: { id }, writes: false, signal }), at);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

function meetingOf(
  mapping: CalendarMapping,
  { body, idPath, everybody }: { body: JsonObject; idPath: string; everybody: readonly User[] },
): Meeting | undefined {
  if (daysOf(mapping, body) !== undefined) return undefined;
  const attendees = attendeesIn(mapping, body);
  const theirs = attendees.flatMap((one) => ({ ...one, user: userOf(one.email, everybody)?.id }));
  const people = theirs.flatMap(({ user }) => user ?? []);
  const free = theirs.flatMap(({ user, entered }) => (user === undefined || takesTime(entered) ? [] : [user]));
  const candidate = textAt(body, mapping.candidate) ?? null;
  // In a meeting about a candidate, whoever is no user.
  const guest = candidate === null ? undefined : theirs.find(({ user, isRoom }) => user === undefined && !isRoom);
  return Meeting.safeParse({
    id: textAt(body, idPath, 1_024),
    owner: people[0],
    with: people,
    candidate,
    ...(guest === undefined ? {} : { guest: { name: guest.name, email: guest.email } }),
    ...(free.length === 0 || isCancelled(mapping, body) ? {} : { free }),
    title: textAt(body, mapping.title, 300) ?? '',
    location: textAt(body, mapping.location, 300) ?? null,
    start: instantAt(body, mapping.start),
    end: instantAt(body, mapping.end),
    status: isCancelled(mapping, body) ? 'cancelled' : 'confirmed',
  }).data;
}

const isCancelled = (mapping: CalendarMapping, body: JsonObject): boolean => says(body, mapping.cancelled);

/** The days of an event of whole days, the end exclusive. */
function daysOf({ days }: CalendarMapping, body: JsonObject): { start: string; end: string } | undefined {
  if (days === undefined || (days.when !== undefined && !says(body, days.when))) return undefined;
  const [start, end] = [days.start, days.end].map((path) => textAt(body, path)?.slice(0, 10) ?? '');
  return isDay(start) && isDay(end) ? { start, end } : undefined;
}

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/u.test(text ?? '');

/** Whole days that take the time of those people, each in their own zone. */
function daysTaken(
  mapping: CalendarMapping,
  { body, people, zone }: { body: JsonObject; people: readonly User[]; zone: string },
): readonly Busy[] {
  const days = daysOf(mapping, body);
  if (days === undefined) return [];
  return attendeesIn(mapping, body).flatMap(({ email, entered }): Busy[] => {
    const user = userOf(email, people);
    if (user === undefined || !takesTime(entered)) return [];
    const [start, end] = [days.start, days.end].map((day) => dayStart(day, user.timeZone ?? zone));
    return start === undefined || end === undefined ? [] : [{ user: user.id, start, end }];
  });
}

function dayStart(day: string, zone: string): string | undefined {
  try {
    const start = Temporal.PlainDate.from(day).toZonedDateTime(zone);
    return new Date(start.epochMilliseconds).toISOString();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const userOf = (email: string, everybody: readonly User[]): User | undefined =>
  everybody.find((user) => user.email.toLowerCase() === email.toLowerCase());

interface AttendeeQuery extends Guest {
  /** A room that is not known here is nobody who is invited. */
  readonly isRoom: boolean;
  readonly entered: Entered;
}

function attendeesIn(mapping: CalendarMapping, body: JsonObject): readonly AttendeeQuery[] {
  const { attendees, free } = mapping;
  const invited = readPath(body, attendees.list);
  const ofAll = { isCancelled: isCancelled(mapping, body), isTransparent: free !== undefined && says(body, free) };
  return (Array.isArray(invited) ? invited.filter(isObject) : []).flatMap((one) => {
    const email = textAt(one, attendees.email, 320);
    const name = attendees.name === undefined ? undefined : textAt(one, attendees.name, 300);
    const guest = Guest.safeParse({ email, name: name ?? email }).data;
    const isDeclined = attendees.declined !== undefined && says(one, attendees.declined);
    const isRoom = attendees.room !== undefined && says(one, attendees.room);
    return guest === undefined ? [] : [{ ...guest, isRoom, entered: { ...ofAll, isDeclined } }];
  });
}
