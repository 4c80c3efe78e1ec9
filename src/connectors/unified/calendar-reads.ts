// Meetings of a connected calendar in Muster's own shape. Whoever of the organisation takes part is known by e-mail address.
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

export interface ReadParts {
  readonly remote: MappedSystem;
  readonly mapping: CalendarMapping;
  readonly directory: Pick<Directory, 'users'>;
  readonly kept: KeptMeetings;
}

export interface CalendarReads {
  users(): Promise<readonly User[]>;
  /** With the key that each was booked under. */
  within(span: { from: string; to: string }): Promise<readonly Found[]>;
  meetings: Calendar['meetings'];
  /** Live. Throws `meeting_not_found`. */
  meeting(id: MeetingId): Promise<Meeting>;
  /** What the calendar itself calls it. */
  nameOf(id: MeetingId): Promise<MeetingId>;
  /** Undefined: nobody of the organisation takes part, or it has no time of day. */
  shape(body: JsonObject, users: readonly User[]): Meeting | undefined;
}

interface Found {
  readonly meeting: Meeting;
  readonly key: string | undefined;
}

const patienceMs = 30_000;
const mostPages = 500;

export function openCalendarReads(parts: ReadParts): CalendarReads {
  const { mapping, directory, kept } = parts;
  const users = () => directory.users();
  const idPath = parts.remote.connector.collections[mapping.collection]?.id ?? 'id';
  const shape = (body: JsonObject, everybody: readonly User[]) => meetingOf(mapping, { body, idPath, everybody });
  const within = async (span: { from: string; to: string }): Promise<readonly Found[]> => {
    const [bodies, everybody, renamed] = await Promise.all([listed(parts, span), users(), kept.renamed()]);
    const [from, to] = [Date.parse(span.from), Date.parse(span.to)];
    return bodies.flatMap((body): Found[] => {
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
    async meeting(id) {
      const before = await kept.kept(id);
      const body = await live(parts, before?.now ?? id);
      if (body !== undefined) return { ...expectKnown(shape(body, await users()), id), id };
      if (before !== undefined) return { ...before.meeting, status: 'cancelled' };
      throw new Problem('meeting_not_found', `${parts.remote.connector.title} has no meeting ${id}.`);
    },
    nameOf: async (id) => (await kept.kept(id))?.now ?? id,
  };
}

async function listed(
  { remote, mapping }: ReadParts,
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

async function live({ remote, mapping }: ReadParts, id: string): Promise<JsonObject | undefined> {
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
  const attendees = attendeesIn(mapping, body);
  const people = attendees.flatMap(({ email }) => userOf(email, everybody)?.id ?? []);
  const candidate = textAt(body, mapping.candidate) ?? null;
  // In a meeting about a candidate, whoever is no user.
  const guest = candidate === null ? undefined : attendees.find(({ email }) => userOf(email, everybody) === undefined);
  return Meeting.safeParse({
    id: textAt(body, idPath, 1_024),
    owner: people[0],
    with: people,
    candidate,
    ...(guest === undefined ? {} : { guest }),
    title: textAt(body, mapping.title, 300) ?? '',
    location: textAt(body, mapping.location, 300) ?? null,
    start: instantAt(body, mapping.start),
    end: instantAt(body, mapping.end),
    status: says(body, mapping.cancelled) ? 'cancelled' : 'confirmed',
  }).data;
}

const userOf = (email: string, everybody: readonly User[]): User | undefined =>
  everybody.find((user) => user.email.toLowerCase() === email.toLowerCase());

function attendeesIn({ attendees }: CalendarMapping, body: JsonObject): readonly Guest[] {
  const invited = readPath(body, attendees.list);
  return (Array.isArray(invited) ? invited.filter(isObject) : []).flatMap((one) => {
    const email = textAt(one, attendees.email, 320);
    const name = attendees.name === undefined ? undefined : textAt(one, attendees.name, 300);
    return Guest.safeParse({ email, name: name ?? email }).data ?? [];
  });
}
