// The rooms that a connected calendar publishes.
import type { RoomsMapping } from '../../core/connector/rooms.ts';
import type { CalendarMapping } from '../../core/connector/unified.ts';
import type { JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import { Room, roomIdOf } from '../../core/room.ts';
import { allItems } from './all-items.ts';
import { asProblem } from './problem-of.ts';
import { textAt } from './values.ts';

export const remoteRooms =
  (remote: MappedSystem, { rooms }: CalendarMapping) =>
  async (): Promise<readonly Room[]> => {
    if (rooms === undefined) return [];
    const { call, items, paging } = rooms;
    const { items: listed } = await asProblem(() => allItems(remote, { call, items, paging, values: {} }));
    return listed.flatMap((body) => roomOf(rooms, body) ?? []);
  };

function roomOf(mapping: RoomsMapping, body: JsonObject): Room | undefined {
  const email = textAt(body, mapping.email, 320);
  if (email === undefined || !email.endsWith(mapping.suffix ?? '')) return undefined;
  const name = mapping.name.map((path) => textAt(body, path)).find((found) => found !== undefined) ?? email;
  const seats = mapping.capacity === undefined ? / \((\d{1,4})\)/.exec(name)?.[1] : readPath(body, mapping.capacity);
  const capacity = Number(seats) > 0 ? Math.floor(Number(seats)) : null;
  return Room.safeParse({ id: roomIdOf(email), name, capacity, email }).data;
}
