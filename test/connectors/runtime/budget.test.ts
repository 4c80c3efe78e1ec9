// One connection's budget: how much is in flight, what a system that asks for less or does not answer at all gets.
import { expect, test } from 'vitest';
import { type Budget, type Ended, openBudget } from '../../../src/connectors/runtime/budget.ts';
import { createTestClock } from '../../support/clock.ts';

const never = new AbortController().signal;

function setUp(limits: Partial<Parameters<typeof openBudget>[0]> = {}) {
  const clock = createTestClock();
  const budget = openBudget({ concurrency: 8, ...limits }, clock.real);
  return { budget, clock };
}

const one = async (budget: Budget, how: Ended): Promise<void> => (await budget.take(never))(how);
const times = async (budget: Budget, count: number, how: Ended): Promise<void> => {
  for (let index = 0; index < count; index += 1) await one(budget, how);
};

test('a system that asks for fewer requests gets half as many at once, and then one more from round to round', async () => {
  const { budget } = setUp();
  await one(budget, 'too-many');
  expect(budget.state().lanes).toBe(4);
  await times(budget, 4, 'answered');
  expect(budget.state().lanes).toBe(5);
  await times(budget, 50, 'answered');
  expect(budget.state().lanes).toBe(8);
});

test('one is always let through, however often it asks for fewer', async () => {
  const { budget } = setUp();
  await times(budget, 9, 'too-many');
  expect(budget.state().lanes).toBe(1);
});

test('whoever waits for a lane gets it when one is free', async () => {
  const { budget } = setUp({ concurrency: 1 });
  const first = await budget.take(never);
  const second = budget.take(never);
  first('answered');
  (await second)('answered');
  expect(budget.state().circuit).toBe('closed');
});

test('after eight failures in a row nothing is sent, then one request looks, and its answer opens the way', async () => {
  const { budget, clock } = setUp();
  await times(budget, 7, 'down');
  expect(budget.state().circuit).toBe('closed');
  await one(budget, 'down');
  expect(budget.state().circuit).toBe('open');
  clock.advance(1_000);
  expect(budget.state().circuit).toBe('half-open');
  await one(budget, 'answered');
  expect(budget.state().circuit).toBe('closed');
});

test('each look in vain makes the pause longer, and a long pause is a fault that says how long', async () => {
  const { budget, clock } = setUp();
  await times(budget, 8, 'down');
  for (const seconds of [1, 2, 4, 8]) {
    clock.advance(seconds * 1_000);
    await one(budget, 'down');
  }
  await expect(budget.take(never)).rejects.toMatchObject({ kind: 'rate', retryAfterMs: 16_000, status: undefined });
});

test('while one request looks, the others wait for it', async () => {
  const { budget, clock } = setUp();
  await times(budget, 8, 'down');
  clock.advance(1_000);
  const looking = await budget.take(never);
  let isThrough = false;
  const follow = async () => {
    const end = await budget.take(never);
    isThrough = true;
    end('answered');
  };
  const other = follow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isThrough).toBe(false);
  looking('answered');
  await other;
});

test('an answer in between begins the count anew', async () => {
  const { budget } = setUp();
  for (let round = 0; round < 5; round += 1) {
    await times(budget, 5, 'down');
    await one(budget, 'answered');
  }
  expect(budget.state().circuit).toBe('closed');
});

test('what is left is what the system says, else what its declared limit leaves', async () => {
  const { budget } = setUp({ requests: 10, perSeconds: 60 });
  await times(budget, 3, 'answered');
  expect(budget.state().left).toBe(7);
  budget.told(2);
  expect(budget.state().left).toBe(2);
  expect(setUp().budget.state().left).toBeNull();
});

const held = (budget: Budget, name: string) => budget.take(never, () => name);

test('a request that was refused alone waits, and others go on at full width', async () => {
  const { budget, clock } = setUp();
  expect(budget.hold('a', 7_000)).toBe(false);
  await expect(held(budget, 'a')).rejects.toMatchObject({ kind: 'rate', retryAfterMs: 7_000, concerns: 'request' });
  (await held(budget, 'b'))('answered');
  expect(budget.state().lanes).toBe(8);
  clock.advance(7_000);
  (await held(budget, 'a'))('answered');
});

test('the fifth refusal among a hundred tries speaks for all of them', async () => {
  const { budget } = setUp();
  const said = ['a', 'b', 'c', 'd', 'e'].map((name) => budget.hold(name, 7_000));
  expect(said).toEqual([false, false, false, false, true]);
});

test('refusals of long ago are forgotten', async () => {
  const { budget } = setUp();
  for (const name of ['a', 'b', 'c', 'd']) budget.hold(name, 7_000);
  await times(budget, 100, 'answered');
  expect(budget.hold('e', 7_000)).toBe(false);
});
