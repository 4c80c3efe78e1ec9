// The relay hands promises over when they are due, survives a queue that is away, and stops between two rounds.
import { expect, test } from 'vitest';
import type { PromisedJob } from '../../src/core/ports/outbox.ts';
import { type DueJob, startRelay } from '../../src/jobs/relay.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { createTestClock } from '../support/clock.ts';
import { createKeptLog } from '../support/log.ts';
import { freshTenant } from '../support/tenants.ts';

type Add = (job: PromisedJob, delayMs: number) => Promise<void>;

const addAll =
  (add: Add) =>
  async (due: readonly DueJob[]): Promise<void> => {
    for (const { job, delayMs } of due) await add(job, delayMs);
  };

/** A relay that looks only when it is nudged, over an outbox in memory. */
const setUp = (add: Add) => {
  const outbox = new FakeOutbox();
  const clock = createTestClock();
  const log = createKeptLog();
  const relay = startRelay({ outbox, clock: clock.real, log, pollMs: 60_000, leaseMs: 30_000, add: addAll(add) });
  const promise = (number: number, inMs = 0) =>
    outbox.promise({
      tenant: freshTenant(),
      name: 'count',
      data: { number },
      due: new Date(clock.real.now().getTime() + inMs),
    });
  return { outbox, clock, log, relay, promise };
};

test('what is due before the next look is handed over with its delay, what is due later waits', async () => {
  const added: unknown[] = [];
  const { relay, promise } = setUp(async ({ data }, delayMs) => void added.push({ ...data, delayMs }));
  await promise(1, -5000);
  await promise(2, 20_000);
  await promise(3, 90_000);
  relay.nudge();
  await relay.stop();
  expect(added).toEqual([
    { number: 1, delayMs: 0 },
    { number: 2, delayMs: 20_000 },
  ]);
});

test('a promise that was handed over comes again only after its lease', async () => {
  const added: unknown[] = [];
  const { relay, promise, clock } = setUp(async ({ data, tries }) => void added.push({ ...data, tries }));
  await promise(1);
  relay.nudge();
  await settled();
  relay.nudge();
  await settled();
  clock.advance(90_000);
  relay.nudge();
  await settled();
  await relay.stop();
  expect(added).toEqual([
    { number: 1, tries: 1 },
    { number: 1, tries: 2 },
  ]);
});

test('a queue that is away is logged without its message, and the next look goes on', async () => {
  let isAway = true;
  const added: number[] = [];
  const { relay, promise, log, clock } = setUp(async ({ data }) => {
    if (isAway) throw new Error('connect to redis://user:secret@host');
    added.push(Number(data['number']));
  });
  await promise(1);
  relay.nudge();
  await settled();
  isAway = false;
  clock.advance(120_000);
  relay.nudge();
  await settled();
  await relay.stop();
  expect(added).toEqual([1]);
  expect(log.lines.map(({ event }) => event)).toEqual(['outbox relay failed']);
  expect(JSON.stringify(log.lines)).not.toContain('secret');
});

test('more promises than one lease holds are handed over in one look', async () => {
  const added: number[] = [];
  const { relay, promise } = setUp(async ({ data }) => void added.push(Number(data['number'])));
  for (let number = 0; number < 250; number += 1) await promise(number);
  relay.nudge();
  await settled();
  await relay.stop();
  expect(added).toHaveLength(250);
});

test('after the stop nothing more is handed over', async () => {
  const added: number[] = [];
  const { relay, promise } = setUp(async ({ data }) => void added.push(Number(data['number'])));
  await settled();
  await relay.stop();
  await promise(1);
  relay.nudge();
  await settled();
  expect(added).toEqual([]);
});

/** Everything in memory has run to its end after two turns of the event loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
