// One suite for every calendar that publishes rooms.
import { describe, expect, test } from 'vitest';
import type { UserId } from '../../src/core/ids.ts';
import type { Calendar } from '../../src/core/ports/calendar.ts';
import type { Room } from '../../src/core/room.ts';

interface RoomsSetUp {
  readonly calendar: Calendar;
  /** Two people who are free all day on 10 June 2026. */
  readonly people: readonly [UserId, UserId];
}

const at = (time: string) => `2026-06-10T${time}:00-05:00`;
const day = { from: at('00:00'), to: at('23:59') };

export const roomsContract = (name: string, setUp: () => Promise<RoomsSetUp>) => {
  const opened = async () => {
    const { calendar, people } = await setUp();
    const [large, small] = (await calendar.rooms?.()) ?? [];
    if (large === undefined || small === undefined || calendar.setRoom === undefined) throw new Error('no rooms');
    const setRoom = (...given: Parameters<NonNullable<Calendar['setRoom']>>) => calendar.setRoom?.(...given);
    const book = (key: string, hour: string, room?: Room) =>
      calendar.book({
        with: [key === 'k1' ? people[0] : people[1]],
        candidate: null,
        title: `Talk ${key}`,
        location: null,
        start: at(`${hour}:00`),
        end: at(`${hour}:45`),
        ...(room === undefined ? {} : { room }),
        key,
      });
    return { calendar, people, large, small, setRoom, book };
  };

  describe(`${name} and its rooms`, () => {
    test('lists them with their seats, and no other calendar', async () => {
      const { calendar } = await opened();
      const rooms = (await calendar.rooms?.()) ?? [];
      expect(rooms.map(({ name: called, capacity }) => [called.replace(/ \(.*/, ''), capacity])).toEqual([
        ['Boardroom', 12],
        ['Focus room', 4],
      ]);
    });

    test('books one with a meeting, which names it, and takes it for nobody else meanwhile', async () => {
      const { calendar, people, large, small, book } = await opened();
      const meeting = await book('k1', '10', large);
      expect(meeting).toMatchObject({ with: [people[0]], room: { id: large.id }, location: large.name });
      await expect(book('k2', '10', large)).rejects.toMatchObject({
        code: 'calendar_conflict',
        message: expect.stringContaining(large.name),
      });
      expect(await book('k3', '10', small)).toMatchObject({ room: { id: small.id } });
      expect((await calendar.meetings(day)).map(({ room }) => room?.id)).toEqual(
        expect.arrayContaining([large.id, small.id]),
      );
    });

    test('moves it with the meeting, and frees it when that is cancelled', async () => {
      const { calendar, large, book } = await opened();
      const { id, start, end } = await book('k1', '10', large);
      const to = { start: at('14:00'), end: at('14:45') };
      await calendar.reschedule({ meeting: id, from: { start, end }, to, key: 'move' });
      const other = await book('k2', '10', large);
      expect(other).toMatchObject({ room: { id: large.id } });
      await calendar.cancel({ meeting: other.id, start: other.start, end: other.end, key: 'off' });
      await calendar.reschedule({ meeting: id, from: to, to: { start, end }, key: 'back' });
      expect(await calendar.meeting(id)).toMatchObject({ room: { id: large.id } });
    });

    test('gives one to a meeting that stands, exchanges it and takes it away, once a key', async () => {
      const { calendar, people, large, small, setRoom, book } = await opened();
      const { id } = await book('k1', '10');
      const first = { meeting: id, from: null, to: large, key: 's1' };
      await setRoom(first);
      await setRoom(first);
      expect(await calendar.meeting(id)).toMatchObject({ with: [people[0]], room: { id: large.id } });
      await expect(setRoom({ ...first, to: small, key: 's2' })).rejects.toMatchObject({ code: 'changed_since' });
      await setRoom({ meeting: id, from: large.id, to: small, key: 's3' });
      expect(await calendar.meeting(id)).toMatchObject({ room: { id: small.id }, location: small.name });
      await book('k2', '10', large);
      await expect(setRoom({ meeting: id, from: small.id, to: large, key: 's4' })).rejects.toMatchObject({
        code: 'calendar_conflict',
      });
      await setRoom({ meeting: id, from: small.id, to: null, key: 's5' });
      expect((await calendar.meeting(id)).room).toBeUndefined();
    });
  });
};
