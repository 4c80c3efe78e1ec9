// What is said of a model before any figure.
import { expect, test } from 'vitest';
import { modelFor, verdictOf } from '../../web/console/retention/words.ts';

type Verdict = Parameters<typeof verdictOf>;
const metrics = (gain: Verdict[1]['gain_over_base']): Verdict[1] => ({
  n: 7617,
  auc: 0.59,
  c_index: null,
  accuracy: 0.771,
  accuracy_interval: [0.733, 0.806],
  majority_accuracy: 0.771,
  gain_over_base: gain,
  mean_confidence: 0.69,
  brier: 0.17,
  base_brier: 0.18,
  calibration_slope: 0.84,
  calibration_error: 0.02,
  reliability: [],
});

test('a model that gains nothing is said to be not worth relying on', () => {
  expect(verdictOf(undefined, metrics({ gain: 0, low: -0.038, high: 0.035 }))).toEqual({
    label: 'No better than a fixed guess',
    tone: 'warn',
    text: 'On 7,617 test hires it was right no more often than always giving the same answer. Do not rely on its scores.',
  });
});

test('a gain is said in points, and a model without one measured is not praised', () => {
  expect(verdictOf(undefined, metrics({ gain: 0.042, low: 0.01, high: 0.07 }))).toMatchObject({
    tone: 'ok',
    text: 'On 7,617 test hires it was right 4.2 percentage points more often than always giving the same answer. A score is a hint, never a decision.',
  });
  expect(verdictOf(undefined, metrics(null))).toMatchObject({ label: 'Not measured', tone: 'warn' });
});

test('a job family without a model of its own is answered by the general one', () => {
  const models = [
    { job_family: 'general', alias: 'champion' as const },
    { job_family: 'public-safety', alias: 'champion' as const },
    { job_family: 'nursing', alias: null },
  ];
  expect(modelFor(models, 'Public safety')?.job_family).toBe('public-safety');
  expect(modelFor(models, 'Engineering')?.job_family).toBe('general');
  expect(modelFor(models, 'nursing')?.job_family).toBe('general');
});
