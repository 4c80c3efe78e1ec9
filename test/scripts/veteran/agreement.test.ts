// How far two judges of skills agree, beyond what chance would give.
import { expect, test } from 'vitest';
import { kappa } from '../../../scripts/veteran/agreement.ts';

const pairs = (both: number, first: number, second: number, none: number) => [
  ...Array.from({ length: both }, () => ({ first: true, second: true })),
  ...Array.from({ length: first }, () => ({ first: true, second: false })),
  ...Array.from({ length: second }, () => ({ first: false, second: true })),
  ...Array.from({ length: none }, () => ({ first: false, second: false })),
];

test('judges that never differ agree wholly, and judges that differ as chance would have it not at all', () => {
  expect(kappa(pairs(5, 0, 0, 5))).toBe(1);
  expect(kappa(pairs(25, 25, 25, 25))).toBe(0);
});

test('agreement is what is left of it beyond chance', () => {
  expect(kappa(pairs(20, 5, 10, 15))).toBeCloseTo(0.4);
});
