// Which room a meeting gets: the one that is named, or the smallest that is free and has seats for everybody.
import { type Busy, overlaps } from '../core/busy.ts';
import type { MeetingId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { Problem } from '../core/problem.ts';
import { Room, type RoomId, roomInWords } from '../core/room.ts';
import type { ToolContext } from '../core/tool.ts';
import type { Slot } from '../services/operations/free-slots.ts';
import { spanInWords } from '../services/operations/local-time.ts';

export const roomArgument = safeText(200).min(1).describe('Name; “any”: the smallest free.');

interface RoomQuery {
  /** A name or an id; undefined and “any”: whichever fits. */
  readonly wanted: string | undefined;
  /** People who come. */
  readonly seats: number;
  /** It is taken for all of these times. */
  readonly spans: readonly Slot[];
  /** The meeting that it is for. */
  readonly except?: MeetingId;
}

/** Throws `not_supported`, `not_found`, and `calendar_conflict` with the free room that comes nearest. */
export async function roomFor(
  calendar: Pick<Calendar, 'rooms' | 'busy' | 'meetings'>,
  query: RoomQuery,
  { settings: { timeZone } }: Pick<ToolContext, 'settings'>,
): Promise<Room> {
  const all = (await calendar.rooms?.()) ?? [];
  if (all.length === 0)
    throw new Problem(
      'not_supported',
      'The calendar publishes no rooms. Say where it is held in words instead (location).',
    );
  const named = namedIn(all, query.wanted);
  const taken = await takenTimes(calendar, all, query);
  const free = all.filter(({ id }) => !taken.has(id)).toSorted((a, b) => seatsOf(a) - seatsOf(b));
  const fitting = free.filter((room) => seatsOf(room) >= query.seats);
  const when = query.spans.map((span) => spanInWords(span, timeZone)).join(' and ');
  if (named === undefined) {
    const [first] = fitting;
    if (first !== undefined) return first;
    const largest = free.at(-1);
    const instead = largest === undefined ? '' : ` The largest free one is ${roomInWords(largest)}.`;
    throw new Problem('calendar_conflict', `No room for ${query.seats} people is free ${when}.${instead}`);
  }
  const busy = taken.get(named.id);
  if (busy === undefined) return named;
  const near = fitting[0] ?? free.at(-1);
  const instead = near === undefined ? 'No other room is free then.' : `Free then: ${roomInWords(near)}.`;
  throw new Problem('calendar_conflict', `${named.name} is taken ${spanInWords(busy, timeZone)}. ${instead}`, {
    extra: {
      conflict: { room: named.id, start: busy.start, end: busy.end },
      choices: near === undefined ? [] : [near.name],
    },
  });
}

/** Where the calendar does not say, everybody is taken to fit. */
const seatsOf = ({ capacity }: Room): number => capacity ?? Number.MAX_SAFE_INTEGER;

function namedIn(all: readonly Room[], wanted: string | undefined): Room | undefined {
  const name = wanted?.trim().toLowerCase() ?? 'any';
  if (name === 'any') return undefined;
  const exact = all.find((room) => room.id === wanted || room.name.toLowerCase() === name);
  const near = exact === undefined ? all.filter((room) => room.name.toLowerCase().includes(name)) : [exact];
  const [only, ...others] = near;
  if (only !== undefined && others.length === 0) return only;
  const choices = (near.length === 0 ? all : near).slice(0, mostNamed);
  const what =
    near.length === 0 ? `There is no room “${wanted ?? ''}”.` : `Several rooms are called “${wanted ?? ''}”.`;
  throw new Problem('not_found', `${what} Name one of these: ${choices.map(roomInWords).join(', ')}.`);
}

const mostNamed = 20;

async function takenTimes(
  calendar: Pick<Calendar, 'busy' | 'meetings'>,
  rooms: readonly Room[],
  { spans, except }: RoomQuery,
): Promise<ReadonlyMap<RoomId, Slot>> {
  const taken = new Map<RoomId, Slot>();
  for (const span of spans)
    for (const { room, ...time } of await takenIn(calendar, rooms, { span, except }))
      if (!taken.has(room)) taken.set(room, time);
  return taken;
}

/** By meetings first, whose times are the whole of what is taken. */
async function takenIn(
  calendar: Pick<Calendar, 'busy' | 'meetings'>,
  rooms: readonly Room[],
  { span, except }: { span: Slot; except: MeetingId | undefined },
): Promise<readonly (Slot & { readonly room: RoomId })[]> {
  const asked = { from: span.start, to: span.end };
  const meetings = await calendar.meetings(asked);
  const own = meetings.find(({ id }) => id === except);
  const busy = (await calendar.busy?.({ ...asked, people: rooms.map(({ id }) => id) })) ?? [];
  const isOwn = (one: Busy): boolean => own?.room?.id === one.user && overlaps(one, own);
  return [
    ...meetings.flatMap(({ id, room, start, end }) =>
      room === undefined || id === except ? [] : [{ room: room.id, start, end }],
    ),
    ...busy
      .filter((one) => overlaps(one, span) && !isOwn(one))
      .map(({ user, start, end }) => ({ room: user, start, end })),
  ];
}

/** Of a stored plan. */
export const NullableRoom = Room.nullable().default(null);
