// What holds a time while it is being booked, whatever calendar stands behind it.
import { expect, test } from 'vitest';
import { holdingSlots } from '../../src/connectors/unified/held-slots.ts';
import type { AttendedCalendar } from '../../src/connectors/unified/with-rooms.ts';
import type { Booking, Calendar } from '../../src/core/ports/calendar.ts';
import { Problem } from '../../src/core/problem.ts';
import { UserId } from '../../src/core/ids.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { openOperations } from '../support/operations.ts';

const talk: Booking = {
  with: [UserId.parse('u_owen')],
  candidate: null,
  title: 'Talk',
  location: null,
  start: '2026-06-10T15:00:00.000Z',
  end: '2026-06-10T15:30:00.000Z',
  key: 'k1',
};

/** Nobody joins a meeting here. */
const attended = (calendar: Calendar): AttendedCalendar => ({
  ...calendar,
  attend: () => Promise.reject(new Error('nobody joins')),
});

async function setUp() {
  const { clock, ...world } = await openOperations();
  const calendar = attended(world.calendar);
  const store = createFakeRecordStore();
  const failing = (code: 'outcome_unknown' | 'unavailable') =>
    holdingSlots(
      { ...calendar, repeats: 'read_back', book: () => Promise.reject(new Problem(code, 'No answer.')) },
      { store, clock: clock.real },
    );
  return { clock, failing, holding: holdingSlots(calendar, { store, clock: clock.real }) };
}

test('a booking that may stand keeps its time until it is seen or forgotten', async () => {
  const { clock, failing, holding } = await setUp();
  await expect(failing('outcome_unknown').book(talk)).rejects.toMatchObject({ code: 'outcome_unknown' });
  await expect(holding.book({ ...talk, key: 'k2' })).rejects.toMatchObject({ code: 'calendar_conflict' });
  clock.advance(3 * 60_000);
  expect(await holding.book({ ...talk, key: 'k2' })).toMatchObject({ title: 'Talk' });
});

test('a repeat under the same key takes over what it held', async () => {
  const { failing, holding } = await setUp();
  await expect(failing('outcome_unknown').book(talk)).rejects.toMatchObject({ code: 'outcome_unknown' });
  expect(await holding.book(talk)).toMatchObject({ title: 'Talk' });
});

test('a booking that surely failed holds nothing, and neither does one at another time', async () => {
  const { failing, holding } = await setUp();
  await expect(failing('unavailable').book(talk)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await holding.book({ ...talk, key: 'k2' })).toMatchObject({ title: 'Talk' });
});

test('what was booked stays booked when its hold cannot be taken away', async () => {
  const { calendar, clock } = await openOperations();
  const store = createFakeRecordStore();
  let changes = 0;
  const breaking: typeof store = {
    ...store,
    change: (work) =>
      ++changes === 1 ? store.change(work) : Promise.reject(new Problem('unavailable', 'The database is away.')),
  };
  const holding = holdingSlots(attended(calendar), { store: breaking, clock: clock.real });
  expect(await holding.book(talk)).toMatchObject({ title: 'Talk' });
});
