// Distributions and exact tests against the values that SciPy gives (test/fixtures/retention/distributions.json).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fisherExact } from '../../../../src/services/retention/statistics/fisher.ts';
import { chiSquareQuantile, chiSquareShare } from '../../../../src/services/retention/statistics/gamma.ts';
import { normalQuantile, normalShare } from '../../../../src/services/retention/statistics/normal.ts';
import { wilson } from '../../../../src/services/retention/statistics/wilson.ts';

const rows = z.array(z.array(z.number()));
const known = z
  .strictObject({ fisher: rows, chiSquare: rows, normal: rows, chiSquare99: z.number() })
  .parse(JSON.parse(readFileSync('test/fixtures/retention/distributions.json', 'utf8')));

test('Fisher’s exact test agrees with SciPy to nine digits on random tables', () => {
  expect(known.fisher.length).toBeGreaterThan(30);
  for (const [hits = 0, count = 0, otherHits = 0, otherCount = 0, p = 0] of known.fisher) {
    const found = fisherExact({ hits, count, otherHits, otherCount });
    expect(Math.abs(found - p)).toBeLessThan(1e-9);
  }
});

test('the chi-square distribution agrees with SciPy', () => {
  for (const [x = 0, degrees = 0, share = 0] of known.chiSquare)
    expect(chiSquareShare(x, degrees)).toBeCloseTo(share, 10);
  expect(chiSquareQuantile(0.99, 9)).toBeCloseTo(known.chiSquare99, 6);
});

test('the normal distribution agrees with SciPy, far out too', () => {
  for (const [at = 0, share = 0] of known.normal) expect(Math.abs(normalShare(at) / share - 1)).toBeLessThan(1e-9);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963985, 8);
});

test('Wilson’s interval is the published one and stays between 0 and 1', () => {
  const { low, high } = wilson(35, 50);
  expect(low).toBeCloseTo(0.5624, 3);
  expect(high).toBeCloseTo(0.809, 3);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(10, 10).high).toBeCloseTo(1, 12);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
