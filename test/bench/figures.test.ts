// The arithmetic of the benches on curves whose answer is known.
import { expect, test } from 'vitest';
import { exponent, median, percentPerTenMinutes, shareOf, slope } from '../../bench/figures.ts';

const sizes = [100, 1_000, 10_000, 100_000];
const curve = (cost: (size: number) => number) => sizes.map((x) => ({ x, y: cost(x) }));

test.each([
  ['what size does not matter to', () => 3, 0],
  ['the depth of a tree', (size: number) => Math.log2(size), 0.13],
  ['a scan', (size: number) => 0.002 * size, 1],
  ['everybody against everybody', (size: number) => size ** 2 / 7, 2],
])('the exponent of %s', (_, cost, expected) => {
  expect(exponent(curve(cost))).toBeCloseTo(expected, 2);
});

test('a cost that was too small to be measured does not bend the curve', () => {
  expect(exponent([{ x: 10, y: 0 }, ...curve((size) => size)])).toBeCloseTo(1, 9);
});

test('the slope is that of the line through the points', () => {
  expect(slope([0, 1, 2, 3].map((x) => ({ x, y: 5 - 2 * x })))).toBeCloseTo(-2, 9);
});

test('a heap of 100 MB that gains 0.2 MB a minute rises by 2% in ten minutes', () => {
  const minutes = Array.from({ length: 21 }, (_, x) => ({ x, y: 98 + 0.2 * x }));
  expect(percentPerTenMinutes(minutes)).toBeCloseTo(2, 9);
});

test('medians and shares do not depend on the order', () => {
  const values = [5, 1, 4, 2, 3];
  expect([median(values), shareOf(values, 0.99), shareOf(values, 0)]).toEqual([3, 5, 1]);
  expect(median([])).toBeNaN();
});
