// In a storm, answers go first: work takes turns, one at a time, and is never kept waiting for ever.
import { expect, test } from 'vitest';
import { openPriority } from '../../src/core/priority.ts';
import { createTestClock } from '../support/clock.ts';

/** Waiting moves the clock. */
const setUp = () => {
  const clock = createTestClock();
  const priority = openPriority({
    clock: clock.real,
    sleep: async (ms) => {
      clock.advance(ms);
    },
  });
  const storm = () => {
    for (let answer = 0; answer < 100; answer += 1) priority.owe()();
  };
  return { clock, rush: priority, storm };
};
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('in quiet times works run side by side and at once', async () => {
  const { clock, rush: priority } = setUp();
  const before = clock.real.now();
  priority.owe();
  await Promise.all([priority.turn(), priority.turn(), priority.turn()]);
  expect(clock.real.now()).toEqual(before);
});

test('in a storm one work runs at a time, and rests as long as it took', async () => {
  const { clock, rush: priority, storm } = setUp();
  storm();
  const end = await priority.turn();
  let begun = false;
  const next = priority.turn().then((done) => {
    begun = true;
    return done;
  });
  await soon();
  expect(begun).toBe(false);
  clock.advance(40);
  const ended = clock.real.now().getTime();
  end();
  (await next)();
  expect(clock.real.now().getTime() - ended).toBeGreaterThanOrEqual(40);
});

test('work waits while answers are owed, but not for ever', async () => {
  const { clock, rush: priority, storm } = setUp();
  storm();
  priority.owe();
  const before = clock.real.now().getTime();
  await priority.turn();
  const waited = clock.real.now().getTime() - before;
  expect(waited).toBeGreaterThan(100);
  expect(waited).toBeLessThanOrEqual(1000);
});

test('when the storm is over, work runs side by side again', async () => {
  const { clock, rush: priority, storm } = setUp();
  storm();
  clock.advance(10_000);
  const ends = await Promise.all([priority.turn(), priority.turn()]);
  expect(ends).toHaveLength(2);
});
