// A system that reports what Muster did there starts nothing anew; what people did there does.
import { expect, test } from 'vitest';
import { isEcho } from '../../src/automation/echo.ts';
import { TriggerEvent } from '../../src/core/trigger-event.ts';
import { type ActionId, ActorId, TenantId } from '../../src/core/ids.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { createTestClock } from '../support/clock.ts';
import { callOf, createWorld } from '../gate/world.ts';

const minuteMs = 60_000;
const blank = { job: null, meeting: null, start: null, timeZone: null, undone: null };

/** Muster has moved c1 from Applied to Phone Screen, now. */
async function setUp() {
  const clock = createTestClock();
  const { gate, ledger } = createWorld();
  const { root } = await gate.call(callOf('move', { candidate: 'c1', to: 'Phone Screen' }));
  const eventLog = new FakeEventLog({ tenant: TenantId.parse('acme'), clocks: clock, outbox: new FakeOutbox() });
  const move = { ...blank, kind: 'candidate.moved', from: 'Applied', to: 'Phone Screen' };
  const now = clock.business.now();
  const shape = TriggerEvent.omit({ id: true, at: true });
  await eventLog.add(
    shape.parse({ ...move, candidate: 'c1', cause: root.id, system: null, eventId: null, occurredAt: now }),
  );
  /** What the system reports, so long after the move. */
  const report = async (afterMs: number, more: { from?: string | null; to?: string; candidate?: string } = {}) => {
    const occurredAt = new Date(now.getTime() + afterMs);
    const said = { ...move, candidate: 'c1', cause: null, system: 'acme', eventId: `e${eventLog.rows.length}` };
    const id = await eventLog.add(shape.parse({ ...said, occurredAt, ...more }));
    const event = await eventLog.find(id);
    if (event === undefined) throw new Error('it is gone');
    return isEcho({ eventLog, ledger: { action: (action) => standing(action) } }, event);
  };
  let taken: Partial<Awaited<ReturnType<typeof ledger.action>>> = {};
  const standing = async (action: ActionId) => ({ ...(await ledger.action(action)), ...taken });
  const takeBack = (afterMs: number) =>
    void (taken = { undoneBy: ActorId.parse('u_recruiter'), updatedAt: new Date(now.getTime() + afterMs) });
  return { report, takeBack };
}

test.each([
  ['a moment later', 2000, {}],
  ['minutes later', 9 * minuteMs, {}],
  ['without where from', 2000, { from: null }],
])('the move that Muster made, reported %s, is an echo', async (_when, afterMs, more) => {
  expect(await (await setUp()).report(afterMs, more)).toBe(true);
});

test.each([
  ['another stage', 2000, { from: 'Phone Screen', to: 'Offer' }],
  ['another way there', 2000, { from: 'Offer' }],
  ['much later', 30 * minuteMs, {}],
  ['of somebody else', 2000, { candidate: 'c2' }],
])('a report of %s is news', async (_what, afterMs, more) => {
  expect(await (await setUp()).report(afterMs, more)).toBe(false);
});

test('the echo of an undo starts nothing either, however long ago the move was', async () => {
  const { report, takeBack } = await setUp();
  takeBack(60 * minuteMs);
  expect(await report(60 * minuteMs + 2000, { from: 'Phone Screen', to: 'Applied' })).toBe(true);
  expect(await report(60 * minuteMs + 3000, { from: 'Applied', to: 'Offer' })).toBe(false);
});

test('once people have moved the candidate on, the same move again is news', async () => {
  const { report } = await setUp();
  expect(await report(2000)).toBe(true);
  expect(await report(3000, { from: 'Phone Screen', to: 'Applied' })).toBe(false);
  expect(await report(4000)).toBe(false);
});
