// The action log by calls: what followed from a decision stands inside it.
import { expect, test } from 'vitest';
import { around, callsIn } from '../../src/api/action-calls.ts';
import type { Action } from '../../src/core/action.ts';
import { CandidateId, JobId, TenantId } from '../../src/core/ids.ts';
import { createFakeLedgers } from '../fakes/ledger.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { createTestClock } from '../support/clock.ts';
import { makeAction } from '../support/ledger-records.ts';

const tenant = TenantId.parse('acme');

async function setUp() {
  const clock = createTestClock();
  const ledger = createFakeLedgers(clock.business).of(tenant);
  const eventLog = new FakeEventLog({ tenant, clocks: clock, outbox: new FakeOutbox() });
  const kept = async (part: Partial<Action> = {}): Promise<Action> => {
    const root = makeAction(part);
    await ledger.open({ root, members: [], approval: undefined });
    return root;
  };
  /** What automation does about an event of that action. */
  const followed = async (cause: Action, effect: Action, name: string): Promise<void> => {
    const event = await eventLog.add({
      kind: 'candidate.rejected',
      candidate: CandidateId.parse('c1'),
      job: JobId.parse('j1'),
      from: 'Applied',
      to: 'Rejected',
      meeting: null,
      start: null,
      timeZone: null,
      undone: null,
      cause: cause.id,
      system: null,
      eventId: null,
      occurredAt: clock.business.now(),
    });
    await eventLog.note({ event, name, result: 'done', detail: null, action: effect.id });
  };
  return { stores: { ledger, eventLog }, kept, followed };
}

test('a notification that followed from a rejection stands inside the rejection, and nowhere else', async () => {
  const { stores, kept, followed } = await setUp();
  const rejection = await kept();
  const notice = await kept({ tool: 'notify_user' });
  const other = await kept();
  await followed(rejection, notice, 'status-sync:hiring-manager');
  const calls = await callsIn(stores, [other, notice, rejection]);
  expect(calls.map(({ root, effects }) => [root.id, effects])).toEqual([
    [other.id, 0],
    [rejection.id, 1],
  ]);
});

test('an action is shown with what followed from it, and an effect with its cause', async () => {
  const { stores, kept, followed } = await setUp();
  const rejection = await kept();
  const entry = await kept({ tool: 'log_crm' });
  const notice = await kept({ tool: 'notify_user' });
  await followed(rejection, entry, 'status-sync:crm');
  await followed(rejection, notice, 'status-sync:hiring-manager');
  expect((await around(stores, rejection)).effects.map(({ id }) => id)).toEqual([entry.id, notice.id]);
  expect(await around(stores, notice)).toMatchObject({ effects: [], causedBy: rejection.id });
});

test('what followed from what a system reported stands by itself', async () => {
  const { stores, kept } = await setUp();
  const notice = await kept({ tool: 'notify_user' });
  const event = await stores.eventLog.take({
    system: 'ats',
    eventId: 'e1',
    kind: 'candidate.moved',
    candidate: CandidateId.parse('c1'),
    job: null,
    from: 'Applied',
    to: 'Offer',
    meeting: null,
    start: null,
    timeZone: null,
    occurredAt: new Date(0),
    fingerprint: 'x',
  });
  await stores.eventLog.note({
    event: event.id,
    name: 'status-sync:crm',
    result: 'done',
    detail: null,
    action: notice.id,
  });
  expect(await callsIn(stores, [notice])).toHaveLength(1);
});
