// A survival curve at even months.
import { expect, test } from 'vitest';
import { staysAt, wholeMonths } from '../../web/console/retention/months.ts';

const curve = [
  { day: 30, stays: 0.98 },
  { day: 95, stays: 0.9 },
  { day: 400, stays: 0.6 },
];

test('the places are as far apart as the months are, wherever the curve has its points', () => {
  expect(wholeMonths(curve)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(wholeMonths([{ day: 1_826, stays: 0.2 }]).slice(0, 3)).toEqual([0, 2, 4]);
  expect(wholeMonths([])).toEqual([0]);
});

test('a place has the share of the last point before it, and everybody on the first day', () => {
  expect(staysAt(curve, 0)).toBe(1);
  expect(staysAt(curve, 3)).toBe(0.98);
  expect(staysAt(curve, 4)).toBe(0.9);
  expect(staysAt([], 4)).toBeNull();
});
