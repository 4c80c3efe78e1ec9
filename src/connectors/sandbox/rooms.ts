// The rooms of the sandbox, as its file lists them.
import type { RecordStore } from '../../core/ports/record-store.ts';
import { Room } from '../../core/room.ts';
import type { Rooms } from '../unified/with-rooms.ts';

export function sandboxRooms(store: Pick<RecordStore, 'change'>): Rooms {
  const list = () => store.change(async (records) => (await records.list('room')).map((body) => Room.parse(body)));
  return { list, known: list };
}
