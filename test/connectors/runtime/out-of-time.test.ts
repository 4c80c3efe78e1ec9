// Answers that do not come in time: a fault of the system, and where something was written, one that says nothing of whether it arrived.
import { expect, test } from 'vitest';
import { openBudget } from '../../../src/connectors/runtime/budget.ts';
import type { Http } from '../../../src/connectors/runtime/http.ts';
import { openRemoteSystem } from '../../../src/connectors/runtime/remote.ts';
import { underLease } from '../../../src/core/lease.ts';
import { FakeRemoteSystem } from '../../fakes/remote-system.ts';
import { createTestClock } from '../../support/clock.ts';

const { connector } = new FakeRemoteSystem();
const post = { method: 'POST', path: '/people' } as const;

function opened() {
  const clock = createTestClock();
  const budget = openBudget({ concurrency: 4 }, clock.real);
  let sent = 0;
  const send: Http['send'] = ({ signal }) => {
    sent += 1;
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  const remote = openRemoteSystem({
    connector,
    config: {},
    secrets: { credentials: {}, token: null },
    keepToken: async () => {},
    budget,
    http: { send },
    log: { note: () => {} },
    drift: { note: () => {} },
    clock: clock.real,
  });
  return { remote, budget, sent: () => sent };
}

test.each([true, false])(
  'an answer that does not come in time is a fault, unclear of a write (writes: %s)',
  async (writes) => {
    const call = opened().remote.call({ call: post, values: {}, writes, signal: AbortSignal.timeout(5) });
    await expect(call).rejects.toMatchObject({ name: 'RemoteFault', kind: 'transient', unclear: writes });
  },
);

test('what waited too long for its turn was not sent, and is clear', async () => {
  const { remote, budget, sent } = opened();
  budget.pause(4_000);
  const call = remote.call({ call: post, values: {}, writes: true, signal: AbortSignal.timeout(5) });
  await expect(call).rejects.toMatchObject({ name: 'RemoteFault', unclear: false });
  expect(sent()).toBe(0);
});

test('what another process has taken over before it left is not sent, and nobody here knows of it', async () => {
  const { remote, sent } = opened();
  let isOurs = true;
  const ask = { call: post, values: {}, signal: AbortSignal.timeout(5_000) };
  const call = underLease({ holds: async () => isOurs }, () => remote.call({ ...ask, writes: true }));
  isOurs = false;
  await expect(call).rejects.toMatchObject({ name: 'RemoteFault', kind: 'transient', unclear: true });
  expect(sent()).toBe(0);
});

test('whoever calls it off gets their own reason', async () => {
  const ending = new AbortController();
  const call = opened().remote.call({ call: post, values: {}, writes: true, signal: ending.signal });
  const reason = new Error('the process ends');
  ending.abort(reason);
  await expect(call).rejects.toBe(reason);
});
