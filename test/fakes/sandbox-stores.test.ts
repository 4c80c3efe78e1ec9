// The fakes that the sandbox systems and the tools are tested on pass the suites that the real stores pass.
import { TenantId } from '../../src/core/ids.ts';
import type { Outbox, PromisedJob } from '../../src/core/ports/outbox.ts';
import { lettersContract } from '../contracts/letters.ts';
import { recordStoreContract } from '../contracts/record-store.ts';
import { createTestClock } from '../support/clock.ts';
import { FakeLetters } from './letters.ts';
import { createFakeRecordStore } from './record-store.ts';

const tenant = TenantId.parse('acme');

recordStoreContract('fake records', async () => ({ records: createFakeRecordStore(), other: createFakeRecordStore() }));

lettersContract('fake letters', async () => {
  const clock = createTestClock();
  const outbox = createOutbox();
  let isPaused = false;
  const letters = new FakeLetters({ tenant, clocks: clock, outbox, isPaused: () => isPaused });
  const { troubles, due } = letters;
  const pause = async (on: boolean) => void (isPaused = on);
  return { letters, other: new FakeLetters(), sweep: { due }, outbox, tenant, clock, troubles, pause };
});

const notNeeded = async () => {
  throw new Error('letters do not do that');
};

/** Only what a store of letters does with it: promising, and being asked what was promised. */
function createOutbox(): Outbox {
  const jobs: PromisedJob[] = [];
  return {
    buried: async () => [],
    promise: async (job) => void jobs.push({ ...job, id: `job_${jobs.length}`, tries: 0 }),
    lease: async () => jobs.toSorted((a, b) => a.due.getTime() - b.due.getTime()),
    handedOver: notNeeded,
    releaseAll: notNeeded,
    keep: notNeeded,
    bury: notNeeded,
  };
}
