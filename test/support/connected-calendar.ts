// A connected calendar as the tools see it: the emulator of a connector behind the port.
import { setTimeout as sleep } from 'node:timers/promises';
import { holdingSlots } from '../../src/connectors/unified/held-slots.ts';
import { remoteRooms } from '../../src/connectors/unified/remote-rooms.ts';
import { directoryWith, keptRooms, withRooms } from '../../src/connectors/unified/with-rooms.ts';
import { place } from '../../src/connectors/emulator/place.ts';
import { remoteCalendar } from '../../src/connectors/unified/remote-calendar.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { CalendarMapping } from '../../src/core/connector/unified.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { readPath } from '../../src/core/json-path.ts';
import { UserId } from '../../src/core/ids.ts';
import type { Calendar } from '../../src/core/ports/calendar.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import { type MappedSystem, RemoteFault } from '../../src/core/ports/remote-system.ts';
import type { User } from '../../src/core/records.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { type Emulated, emulated } from './emulated.ts';

export const calendarPeople: readonly [User, User] = [
  { id: UserId.parse('u_kofi'), name: 'Kofi Mensah', email: 'Kofi@example.com', role: 'hiring_manager' },
  { id: UserId.parse('u_dana'), name: 'Dana Lee', email: 'dana@example.com', role: 'recruiter' },
];

export interface ConnectedCalendar extends Emulated {
  readonly calendar: Calendar;
  /** The answer to the next write does not arrive. */
  loseAnswer(): void;
  /** The same system through another service that shares nothing with the first. */
  again(): Calendar;
  /** Two services with one store, as replicas are; both have looked before either of them books. */
  replicas(): readonly [Calendar, Calendar];
}

interface CalendarOptions {
  /** An appointment that only this person's own calendar shows. */
  readonly takenAt?: { readonly email: string; readonly start: string; readonly end: string };
}

export async function connectCalendar(
  declared: Connector,
  { takenAt }: CalendarOptions = {},
): Promise<ConnectedCalendar> {
  const opened = await emulated(declared, { count: 0 });
  const { calendar: mapping } = declared.unified;
  if (mapping === undefined) throw new Error(`${declared.title} has no mapping to the calendar port`);
  let isLosing = false;
  const remote: MappedSystem = {
    ...opened.remote,
    async call(request) {
      const answer = await opened.remote.call(request);
      if (takenAt !== undefined && request.call.path === mapping.busy?.call.path) addBusy(mapping, answer, takenAt);
      if (!request.writes || !isLosing) return answer;
      isLosing = false;
      throw new RemoteFault({ kind: 'transient', blame: 'remote', message: 'No answer.', fix: 'Wait.', unclear: true });
    },
  };
  const openOn = (system: MappedSystem, store: RecordStore) => {
    const rooms = keptRooms(remoteRooms(system, mapping), opened.clock.real);
    const meetings = holdingSlots(
      remoteCalendar({
        remote: system,
        mapping,
        scope: 'conn_1',
        zone: async () => 'America/Chicago',
        store,
        directory: directoryWith(createFakeDirectory(calendarPeople), rooms),
      }),
      { store, clock: opened.clock.real },
    );
    return withRooms(meetings, rooms);
  };
  const open = () => openOn(remote, createFakeRecordStore());
  return {
    ...opened,
    calendar: open(),
    again: open,
    replicas() {
      const store = createFakeRecordStore();
      const slow: MappedSystem = {
        ...remote,
        list: async (request) => {
          const page = await remote.list(request);
          await sleep(50);
          return page;
        },
      };
      return [openOn(slow, store), openOn(slow, store)];
    },
    loseAnswer: () => void (isLosing = true),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}

function addBusy({ busy }: CalendarMapping, answer: Json, taken: NonNullable<CalendarOptions['takenAt']>): void {
  if (busy === undefined) throw new Error('the mapping knows nothing of busy times');
  const { people, email, times: path, start, end } = busy;
  const answers = Object.entries(readPath(answer, people) ?? {});
  const mine = answers.find(([key, entry]) => taken.email === (email === undefined ? key : readPath(entry, email)));
  const times = readPath(mine?.[1], path);
  if (!Array.isArray(times)) return;
  const time: JsonObject = {};
  place(time, start, taken.start);
  place(time, end, taken.end);
  times.push(time);
}
