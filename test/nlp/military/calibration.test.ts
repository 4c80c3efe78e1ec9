// Probabilities from scores: monotone, bounded, honest.
import { expect, test } from 'vitest';
import { calibrationError, fitCurve, follow, softmax } from '../../../src/nlp/military/calibration.ts';

const observations = Array.from({ length: 1_000 }, (_, at) => ({
  predicted: at / 1_000,
  happened: at % 10 < Math.floor(at / 200),
}));

test('a fitted curve never falls and never promises certainty', () => {
  const curve = fitCurve(observations);
  const values = Array.from({ length: 50 }, (_, step) => follow(curve, step / 49));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBeLessThanOrEqual(0.98);
});

test('what follows the curve is honest', () => {
  const curve = fitCurve(observations);
  const after = observations.map((seen) => ({ ...seen, predicted: follow(curve, seen.predicted) }));
  expect(calibrationError(after)).toBeLessThan(0.03);
});

test('shares add up to one', () => {
  expect(softmax([3, 2, 1], 2).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});
