// A room of the organization. A calendar is asked for it as for a person: whether it is taken, and to have it at a meeting.
import { z } from 'zod';
import { UserId } from './ids.ts';
import { safeText } from './json.ts';

/** Tells rooms from people among those who take part. */
const prefix = 'room:';

/** `room:` and the address in lower case; a user id by type, so that calendars treat rooms like people. */
export const RoomId = UserId.refine((id) => id.startsWith(prefix), 'must be the id of a room');
export type RoomId = z.infer<typeof RoomId>;

/** `email` is the address of its calendar. */
export const Room = z.strictObject({
  id: RoomId,
  name: safeText(200).min(1),
  /** Seats; null: the calendar does not say. */
  capacity: z.int().positive().nullable(),
  email: z.email().max(320),
});
export type Room = z.infer<typeof Room>;

/** The same for every spelling of the address. */
export const roomIdOf = (email: string): RoomId => RoomId.parse(`${prefix}${email.toLowerCase()}`);
/** By the prefix alone; says nothing of whether the room exists. */
export const isRoomId = (id: string): boolean => id.startsWith(prefix);

/** As a meeting has it. */
export const MeetingRoom = Room.pick({ id: true, name: true });
export type MeetingRoom = z.infer<typeof MeetingRoom>;

/** `Boardroom (seats 12)`. */
export const roomInWords = ({ name, capacity }: Pick<Room, 'name' | 'capacity'>): string =>
  capacity === null || new RegExp(String.raw`\b${capacity}\b`).test(name) ? name : `${name} (seats ${capacity})`;
