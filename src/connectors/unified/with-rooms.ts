// A calendar that publishes rooms. Inside it a room takes part in a meeting as people do, so that it is asked for, held, moved and
// given free with them; outside, the meeting has a room.
import type { Clock } from '../../core/clock.ts';
import type { MeetingId, UserId } from '../../core/ids.ts';
import type { Booking, Calendar, RoomChange } from '../../core/ports/calendar.ts';
import type { Directory } from '../../core/ports/directory.ts';
import { Problem } from '../../core/problem.ts';
import type { Meeting } from '../../core/records.ts';
import { isRoomId, type Room } from '../../core/room.ts';

export interface Attendance {
  readonly meeting: MeetingId;
  readonly add: readonly UserId[];
  readonly remove: readonly UserId[];
  readonly location: string | null;
  readonly key: string;
}

/** Throws `changed_since` for a meeting that was cancelled, `calendar_conflict` when somebody who is added is taken. */
export interface AttendedCalendar extends Calendar {
  attend(change: Attendance): Promise<Meeting>;
}

export interface Rooms {
  /** Throws where the calendar does not tell. */
  list(): Promise<readonly Room[]>;
  /** As far as the calendar tells. */
  known(): Promise<readonly Room[]>;
}

const freshMs = 10 * 60_000;

/** Kept for ten minutes, a refusal as well: a key that may not read rooms is not asked at every look into the calendar. */
export function keptRooms(read: () => Promise<readonly Room[]>, clock: Clock): Rooms {
  let kept: { at: number; rooms: Promise<readonly Room[]> } | undefined;
  const list = (): Promise<readonly Room[]> => {
    const now = clock.now().getTime();
    if (kept === undefined || now - kept.at > freshMs) kept = { at: now, rooms: read() };
    return kept.rooms;
  };
  return {
    list,
    known: async () => {
      try {
        return await list();
      } catch (error) {
        if (error instanceof Problem) return [];
        throw error;
      }
    },
  };
}

export const directoryWith = (directory: Pick<Directory, 'users'>, rooms: Rooms): Pick<Directory, 'users'> => ({
  users: async () => [
    ...(await directory.users()),
    ...(await rooms.known()).map(({ id, name, email }) => ({ id, name, email, role: 'recruiter' as const })),
  ],
});

export function withRooms(calendar: AttendedCalendar, rooms: Rooms): Calendar {
  const shown = async (meeting: Meeting): Promise<Meeting> => outside(meeting, await rooms.known());
  return {
    get system() {
      return calendar.system;
    },
    get repeats() {
      return calendar.repeats;
    },
    unseen: async () => (await calendar.unseen?.()) ?? null,
    rooms: () => rooms.list(),
    meetings: async (span) => {
      const [found, all] = await Promise.all([calendar.meetings(span), rooms.known()]);
      return found.filter(({ with: people }) => people.some((id) => !isRoomId(id))).map((one) => outside(one, all));
    },
    busy: async (span) => (await calendar.busy?.(span)) ?? [],
    meeting: async (id) => shown(await calendar.meeting(id)),
    book: async ({ room, ...booking }: Booking) => {
      if (room === undefined) return shown(await calendar.book(booking));
      const whole = { ...booking, with: [...booking.with, room.id], location: booking.location ?? room.name };
      return shown(await named(rooms, () => calendar.book(whole)));
    },
    reschedule: async (change) => shown(await named(rooms, () => calendar.reschedule(change))),
    cancel: (change) => calendar.cancel(change),
    reinstate: (change) => named(rooms, () => calendar.reinstate(change)),
    setRoom: (change) => named(rooms, () => setRoom(calendar, rooms, change)),
  };
}

async function setRoom(calendar: AttendedCalendar, rooms: Rooms, change: RoomChange): Promise<void> {
  const { meeting: id, from, to } = change;
  const meeting = outside(await calendar.meeting(id), await rooms.known());
  if (meeting.status === 'cancelled') throw new Problem('changed_since', `Meeting ${id} was cancelled meanwhile.`);
  const now = meeting.room?.id ?? null;
  // Done already under this key.
  if (now === (to?.id ?? null)) return;
  if (now !== from) throw new Problem('changed_since', `Meeting ${id} has another room by now.`);
  await calendar.attend(attendanceOf(change, meeting));
}

/** The place says which room it is, unless it says something else. */
function attendanceOf({ meeting: id, from, to, key }: RoomChange, { location, room }: Meeting): Attendance {
  const isNamed = location === null || location === room?.name;
  return {
    meeting: id,
    add: to === null ? [] : [to.id],
    remove: from === null ? [] : [from],
    location: isNamed ? (to?.name ?? null) : location,
    key,
  };
}

function outside(meeting: Meeting, rooms: readonly Room[]): Meeting {
  const { free: freed = [], ...rest } = meeting;
  const people = meeting.with.filter((id) => !isRoomId(id));
  const taken = meeting.with.find((id) => isRoomId(id));
  const room = rooms.find(({ id }) => id === taken);
  const free = freed.filter((id) => !isRoomId(id));
  const [owner = meeting.owner] = isRoomId(meeting.owner) ? people : [meeting.owner];
  return {
    ...rest,
    owner,
    with: people,
    ...(free.length === 0 ? {} : { free }),
    ...(room === undefined ? {} : { room: { id: room.id, name: room.name } }),
  };
}

/** A room that is taken is called by its name. */
async function named<T>(rooms: Rooms, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'calendar_conflict') throw error;
    const room = (await rooms.known()).find(({ id }) => error.message.startsWith(`${id} `));
    if (room === undefined) throw error;
    const told = error.message.replace(room.id, room.name);
    throw new Problem('calendar_conflict', told, { cause: error, ...(error.extra && { extra: error.extra }) });
  }
}
