// One suite for every calendar that honours keys: the built-in one and real ones alike.
import { describe, expect, test } from 'vitest';
import { MeetingId, type UserId } from '../../src/core/ids.ts';
import type { Calendar } from '../../src/core/ports/calendar.ts';

export interface CalendarSetUp {
  readonly calendar: Calendar;
  /** Two people who are free all day on 10 June 2026. */
  readonly people: readonly [UserId, UserId];
}

const at = (time: string) => `2026-06-10T${time}:00-05:00`;
const day = { from: at('00:00'), to: at('23:59') };

interface Talk {
  readonly from: string;
  readonly to: string;
  readonly key: string;
  readonly with?: readonly UserId[];
}

export const calendarContract = (name: string, setUp: () => Promise<CalendarSetUp>) => {
  const booked = async () => {
    const { calendar, people } = await setUp();
    const book = ({ from, to, key, with: some = people }: Talk) =>
      calendar.book({ with: some, candidate: null, title: 'Talk', location: null, start: at(from), end: at(to), key });
    return { calendar, people, book, meeting: await book({ from: '10:00', to: '11:00', key: 'k1' }) };
  };

  describe(`${name} as a calendar`, () => {
    test('books once a key, for everybody who takes part', async () => {
      const { calendar, people, book, meeting } = await booked();
      expect(await book({ from: '10:00', to: '11:00', key: 'k1' })).toEqual(meeting);
      for (const user of people)
        expect((await calendar.meetings({ ...day, user })).map(({ id }) => id)).toEqual([meeting.id]);
      expect(await calendar.meeting(meeting.id)).toMatchObject({ status: 'confirmed', title: 'Talk' });
    });

    test.each([
      ['the same time', '10:00', '11:00'],
      ['inside', '10:15', '10:30'],
      ['around', '09:00', '12:00'],
      ['over the start', '09:30', '10:01'],
      ['over the end', '10:59', '11:30'],
    ])('refuses a meeting of a busy person at %s', async (_what, start, end) => {
      const { people, book } = await booked();
      await expect(book({ from: start, to: end, key: 'k2', with: [people[1]] })).rejects.toMatchObject({
        code: 'calendar_conflict',
      });
    });

    test('lets meetings touch', async () => {
      const { calendar, book } = await booked();
      await book({ from: '11:00', to: '11:30', key: 'k2' });
      await book({ from: '09:30', to: '10:00', key: 'k3' });
      expect((await calendar.meetings(day)).map(({ start }) => Date.parse(start))).toEqual(
        ['09:30', '10:00', '11:00'].map((time) => Date.parse(at(time))),
      );
      expect(await calendar.meetings({ from: at('11:30'), to: at('12:00') })).toEqual([]);
    });

    test('a cancelled meeting frees the time, is answered by id, and is cancelled only as it was seen', async () => {
      const { calendar, book, meeting } = await booked();
      const cancel = { meeting: meeting.id, start: meeting.start, end: meeting.end };
      const other = calendar.cancel({ ...cancel, start: at('09:00'), key: 'k2' });
      await expect(other).rejects.toMatchObject({ code: 'changed_since' });
      await calendar.cancel({ ...cancel, key: 'k3' });
      await calendar.cancel({ ...cancel, key: 'k3' });
      await expect(calendar.cancel({ ...cancel, key: 'k4' })).rejects.toMatchObject({ code: 'changed_since' });
      expect(await calendar.meetings(day)).toEqual([]);
      expect((await calendar.meeting(meeting.id)).status).toBe('cancelled');
      await book({ from: '10:30', to: '11:30', key: 'k5' });
    });

    test('reinstates the same meeting, unless its time is taken', async () => {
      const { calendar, book, meeting } = await booked();
      const { id, start, end } = meeting;
      await calendar.cancel({ meeting: id, start, end, key: 'k2' });
      await calendar.reinstate({ meeting: id, key: 'k3' });
      expect(await calendar.meeting(id)).toEqual(meeting);
      await calendar.cancel({ meeting: id, start, end, key: 'k4' });
      await book({ from: '10:30', to: '11:30', key: 'k5' });
      await expect(calendar.reinstate({ meeting: id, key: 'k6' })).rejects.toMatchObject({ code: 'calendar_conflict' });
    });

    test('moves a meeting once a key, only from where it was seen, and not onto another', async () => {
      const { calendar, book, meeting } = await booked();
      await book({ from: '14:00', to: '15:00', key: 'k2' });
      const from = { start: meeting.start, end: meeting.end };
      const to = { start: at('10:30'), end: at('11:30') };
      const change = { meeting: meeting.id, from };
      const onto = calendar.reschedule({ ...change, to: { start: at('14:30'), end: at('15:30') }, key: 'k3' });
      await expect(onto).rejects.toMatchObject({ code: 'calendar_conflict' });
      const moved = await calendar.reschedule({ ...change, to, key: 'k4' });
      expect(await calendar.reschedule({ ...change, to, key: 'k4' })).toEqual(moved);
      expect(Date.parse(moved.start)).toBe(Date.parse(to.start));
      const late = calendar.reschedule({ ...change, to: { start: at('16:00'), end: at('17:00') }, key: 'k5' });
      await expect(late).rejects.toMatchObject({ code: 'changed_since' });
    });

    test('says which meeting it does not have', async () => {
      const { calendar } = await setUp();
      const none = MeetingId.parse('none');
      await expect(calendar.meeting(none)).rejects.toMatchObject({ code: 'meeting_not_found' });
    });
  });
};
