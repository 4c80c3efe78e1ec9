import { expect, onTestFinished, test, vi } from 'vitest';
import { openClocks } from '../../src/main/clocks.ts';

function openState() {
  const values = new Map<string, string>();
  return {
    get: async (key: string) => values.get(key),
    put: async (key: string, value: string) => void values.set(key, value),
  };
}
const march = new Date('2026-03-09T13:15:00Z');
const isMarch = (now: Date) => Math.abs(now.getTime() - march.getTime()) < 60_000;

test('business time starts where it is put, goes on at real speed, and survives a restart', async () => {
  const state = openState();
  const first = openClocks(() => state);
  await first.startAt(march);
  expect(isMarch(first.business.now())).toBe(true);
  const second = openClocks(() => state);
  expect(await second.resume()).toBe(true);
  expect(isMarch(second.business.now())).toBe(true);
  expect(isMarch(second.real.now())).toBe(false);
});

test('a process that follows takes up the time that another one put, also after its own start', async () => {
  const state = openState();
  const worker = openClocks(() => state);
  expect(await worker.resume()).toBe(false);
  onTestFinished(worker.follow(5));
  await openClocks(() => state).startAt(march);
  await vi.waitFor(() => expect(isMarch(worker.business.now())).toBe(true));
});

test('a store that does not answer for a while leaves the clock as it was', async () => {
  const state = openState();
  let isAway = false;
  const get = async (key: string) => {
    if (isAway) throw new Error('away');
    return state.get(key);
  };
  const clocks = openClocks(() => ({ ...state, get }));
  await clocks.startAt(march);
  isAway = true;
  onTestFinished(clocks.follow(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isMarch(clocks.business.now())).toBe(true);
});
