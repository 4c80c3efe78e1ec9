// Part of a round over which processes die: left out after two of them, told of once, and tried again the day after.
import { expect, test } from 'vitest';
import { guardRound } from '../../src/main/guarded-round.ts';
import { createTestClock } from '../support/clock.ts';

function setUp() {
  const clock = createTestClock();
  const kept = new Map<string, string>();
  const told: string[] = [];
  const state = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, value: string) => void kept.set(key, value),
  };
  const ports = { state, clock: clock.real, tell: async () => void told.push('told') };
  let done = 0;
  const live = () => guardRound(ports, 'mail', async () => void (done += 1));
  /** The process is gone in the middle of it: nothing after it happens. */
  const die = () =>
    Promise.race([guardRound(ports, 'mail', () => new Promise(() => undefined)), Promise.resolve('died')]);
  return { clock, told, live, die, done: () => done, ports };
}

const dieTwice = async ({ die }: ReturnType<typeof setUp>) => {
  for (let time = 0; time < 2; time += 1) {
    await die();
    await new Promise((resolve) => setImmediate(resolve));
  }
};

test('after two deaths it is left out and told of once, while other parts go on', async () => {
  const world = setUp();
  await dieTwice(world);
  expect(await world.live()).toBe(false);
  expect(await world.live()).toBe(false);
  expect(world.told).toEqual(['told']);
  expect(world.done()).toBe(0);
  expect(await guardRound(world.ports, 'other mail', async () => undefined)).toBe(true);
});

test('one death is no pattern: a round that comes through counts anew', async () => {
  const world = setUp();
  for (let time = 0; time < 5; time += 1) {
    await world.die();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await world.live()).toBe(true);
  }
  expect(world.told).toEqual([]);
});

test('a round that fails is no death', async () => {
  const { ports } = setUp();
  for (let time = 0; time < 4; time += 1)
    await expect(guardRound(ports, 'mail', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a day later it is tried again', async () => {
  const world = setUp();
  await dieTwice(world);
  await world.live();
  world.clock.advance(24 * 3_600_000 + 1);
  expect(await world.live()).toBe(true);
  expect(world.done()).toBe(1);
});
