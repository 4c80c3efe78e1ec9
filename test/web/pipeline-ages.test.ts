// How long people have stood in a stage, in words.
import { expect, test } from 'vitest';
import { agesWords, ageWords } from '../../web/console/pipeline/ages.ts';

const now = Date.parse('2026-06-10T12:00:00Z');
const since = (days: number) => ({ stage_since: new Date(now - days * 86_400_000).toISOString() });

test.each([
  [0, 'Here since today'],
  [0.9, 'Here since today'],
  [1, '1 day here'],
  [12.5, '12 days here'],
  [-1, 'Here since today'],
])('after %s days: %s', (days, words) => {
  expect(ageWords(since(days), now)).toBe(words);
});

test('a stage tells the median and the longest; of one its own; of nobody nothing', () => {
  expect(agesWords([since(1), since(20), since(4), since(3)], now)).toBe('Median 3 days, longest 20 days');
  expect(agesWords([since(1)], now)).toBe('1 day');
  expect(agesWords([], now)).toBeUndefined();
});
