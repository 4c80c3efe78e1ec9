// The rooms of an emulated calendar: two, and beside them a calendar that is none where the system lists both.
import type { CalendarMapping } from '../../core/connector/unified.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Answer } from './http-answers.ts';
import { within } from './one-page.ts';
import { place } from './place.ts';

const emulated = [
  { name: 'Boardroom (12)', local: 'boardroom', capacity: 12 },
  { name: 'Focus room (4)', local: 'focus', capacity: 4 },
] as const;

export function roomsAnswer({ rooms }: CalendarMapping): Answer {
  if (rooms === undefined) return { status: 404, body: {} };
  const listed = emulated.map(({ name, local, capacity }): JsonObject => {
    const body: JsonObject = {};
    place(body, rooms.email, `${local}${rooms.suffix ?? '@rooms.example.com'}`);
    place(body, rooms.name.at(-1) ?? 'name', name);
    if (rooms.capacity !== undefined) place(body, rooms.capacity, capacity);
    return body;
  });
  const other: JsonObject = {};
  place(other, rooms.email, 'holidays@group.v.example.com');
  return { status: 200, body: within(rooms.items, rooms.suffix === undefined ? listed : [...listed, other]) };
}
