// How far two judges of skills agree, beyond what chance would give.
import { expect, test } from 'vitest';
import { kappa } from '../../../scripts/veteran/agreement.ts';

const times = (count: number, first: boolean, second: boolean) =>
  Array.from({ length: count }, () => ({ first, second }));
const yes = true;
const no = false;

test('judges that never differ agree wholly, and judges that differ as chance would have it not at all', () => {
  expect(kappa([...times(5, yes, yes), ...times(5, no, no)])).toBe(1);
  expect(kappa([...times(9, yes, yes), ...times(9, yes, no), ...times(9, no, yes), ...times(9, no, no)])).toBe(0);
});

test('agreement is what is left of it beyond chance', () => {
  const judged = [...times(20, yes, yes), ...times(5, yes, no), ...times(10, no, yes), ...times(15, no, no)];
  expect(kappa(judged)).toBeCloseTo(0.4);
});
