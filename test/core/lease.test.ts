// A lease that travels with the work: asked right before each effect, lengthened near its end, and lost for good.
import { expect, test } from 'vitest';
import { HeldLease, mayStillAct, underLease } from '../../src/core/lease.ts';
import { createTestClock } from '../support/clock.ts';

function leased(isOurs = () => true) {
  const clock = createTestClock();
  const asked: number[] = [];
  const start = clock.real.now().getTime();
  const lease = new HeldLease({
    clock: clock.real,
    until: new Date(start + 60_000),
    marginMs: 15_000,
    async lengthen(from) {
      asked.push(from.getTime() - start);
      return isOurs() ? new Date(clock.real.now().getTime() + 60_000) : undefined;
    },
  });
  return { clock, lease, asked };
}

test('while much of it is left nobody is asked', async () => {
  const { clock, lease, asked } = leased();
  clock.advance(45_000);
  expect(await underLease(lease, mayStillAct)).toBe(true);
  expect(asked).toEqual([]);
});

test('near its end it is lengthened first, once for all who ask at once', async () => {
  const { clock, lease, asked } = leased();
  clock.advance(45_001);
  const answers = await underLease(lease, () => Promise.all([mayStillAct(), mayStillAct(), lease.renew()]));
  expect(answers).toEqual([true, true, true]);
  expect(asked).toEqual([60_000]);
  clock.advance(45_000);
  expect(await lease.holds()).toBe(true);
  expect(asked).toHaveLength(1);
});

test('what another process has taken over never comes back', async () => {
  let isOurs = false;
  const { clock, lease, asked } = leased(() => isOurs);
  clock.advance(65_000);
  expect(await underLease(lease, mayStillAct)).toBe(false);
  isOurs = true;
  expect(await lease.renew()).toBe(false);
  expect(await lease.holds()).toBe(false);
  expect(asked).toHaveLength(1);
});

test('a process that stands still while it asks asks again', async () => {
  const { clock, lease, asked } = leased(() => (clock.advance(asked.length === 1 ? 50_000 : 0), true));
  clock.advance(50_000);
  expect(await lease.holds()).toBe(true);
  expect(asked).toHaveLength(1);
});

test('work without a lease is nobody else’s', async () => {
  expect(await mayStillAct()).toBe(true);
});
