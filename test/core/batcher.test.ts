// What is asked for at once is done together, in order, and one that cannot be done keeps no other from being done.
import { expect, onTestFinished, test, vi } from 'vitest';
import { batcher, throttled } from '../../src/core/batcher.ts';

const setUp = (mostAtOnce = 10) => {
  const calls: (readonly number[])[] = [];
  const twice = batcher<string, number, number>({
    mostAtOnce,
    async run(_key, items) {
      calls.push(items);
      await new Promise((resolve) => setImmediate(resolve));
      if (items.includes(13)) throw new Error('unlucky');
      return items.map((item) => item * 2);
    },
  });
  return { calls, twice };
};

test('what comes while a call runs goes into the next one together, and everybody gets their own answer', async () => {
  const { calls, twice } = setUp();
  expect(await Promise.all([1, 2, 3, 4].map((item) => twice('a', item)))).toEqual([2, 4, 6, 8]);
  expect(calls).toEqual([[1], [2, 3, 4]]);
});

test('no call takes more than it may', async () => {
  const { calls, twice } = setUp(2);
  await Promise.all([1, 2, 3, 4, 5].map((item) => twice('a', item)));
  expect(calls.map((items) => items.length)).toEqual([1, 2, 2]);
});

test('different keys wait for each other in no way', async () => {
  const { calls, twice } = setUp();
  await Promise.all([twice('a', 1), twice('b', 2)]);
  expect(calls).toEqual([[1], [2]]);
});

test('one that fails fails alone', async () => {
  const { twice } = setUp();
  const ended = await Promise.allSettled([1, 12, 13, 14].map((item) => twice('a', item)));
  expect(ended.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))).toEqual([2, 24, 'failed', 28]);
});

test('a call that answers too little fails those who got no answer', async () => {
  const short = batcher<string, number, number>({ mostAtOnce: 10, run: async () => [] });
  await expect(short('a', 1)).rejects.toThrow('too little');
});

test('spaced calls come at once, then no more often than said, and the last one is not lost', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const call = vi.fn<() => void>();
  const tell = throttled(call, 200);
  for (let time = 0; time < 5; time += 1) tell();
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(199);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(2);
});
