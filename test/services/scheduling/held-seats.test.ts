// What counts towards somebody's training: interviews of the pool that were booked, took place, and that they did not decline.
import { expect, test } from 'vitest';
import { CandidateId, type MeetingId, UserId } from '../../../src/core/ids.ts';
import { Meeting } from '../../../src/core/records.ts';
import { heldSeats } from '../../../src/services/scheduling/held-seats.ts';
import { openOperations, type Operations } from '../../support/operations.ts';
import { makeAction } from '../../support/ledger-records.ts';

const tess = UserId.parse('u_tess');

async function bookedOn(day: string) {
  const world = await openOperations();
  const slot = { start: `2026-${day}T10:00:00-05:00`, end: `2026-${day}T11:00:00-05:00` };
  const candidate = CandidateId.parse('c_ines');
  const { id } = await world.calendar.book({ ...slot, with: [tess], candidate, title: 'x', location: null, key: 'b' });
  const seats = [{ user: tess, pool: 'p', role: 'shadow' }];
  const plan = { events: [{ seats }] };
  const output = { meetings: [{ meeting: id, ...slot }] };
  const root = makeAction({ tool: 'schedule_interviews', status: 'executed', plan, output });
  await world.ledger.open({ root, members: [], approval: undefined });
  return { world, id };
}

const held = (world: Operations, pool = 'p') => heldSeats(world, pool, world.clock.business.now());

const change = (world: Operations, id: MeetingId, part: object) =>
  world.store.change(async (records) => {
    const meeting = Meeting.parse(await records.get('meeting', id));
    await records.put({ kind: 'meeting', id, body: { ...meeting, ...part } });
  });

test('an interview that took place counts, for its own pool alone', async () => {
  const { world } = await bookedOn('05-25');
  expect(await held(world)).toMatchObject([{ user: 'u_tess', role: 'shadow' }]);
  expect(await held(world, 'other')).toEqual([]);
});

test('one that is still to come does not count', async () => {
  expect(await held((await bookedOn('06-10')).world)).toEqual([]);
});

test.each([
  ['declined', { free: [tess] }],
  ['cancelled', { status: 'cancelled' }],
  ['held by somebody else', { with: [UserId.parse('u_owen')], owner: UserId.parse('u_owen') }],
])('one that was %s does not count', async (_what, part) => {
  const { world, id } = await bookedOn('05-25');
  await change(world, id, part);
  expect(await held(world)).toEqual([]);
});
