// The curve that is drawn of a scored candidate: from the kept signals, or through the one probability that is always kept.
import { expect, test } from 'vitest';
import { predict } from '../../../../src/services/retention/model/predict.ts';
import { curveOfScore } from '../../../../src/services/retention/scoring/family-curves.ts';
import { modelOf } from '../../../support/retention.ts';

const sales = modelOf('sales');
const complete = {
  experience_months: 48,
  average_prior_tenure_months: 30,
  prior_jobs: 2,
  weekly_hours: 40,
  assessment_score: 70,
  interview_rating: 4,
};
const { stays } = predict(sales, complete);

test('it begins with everybody, never rises, and passes through the score at the horizon', () => {
  const { candidate, basis } = curveOfScore(sales, { signals: complete, stays });
  const shares = candidate.map((point) => point.stays);
  expect(basis).toBe('signals');
  expect(shares[0]).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(candidate.find(({ day }) => day === sales.horizonDays)?.stays).toBeCloseTo(stays, 10);
});

test('where the signals were not kept it is the same curve, and says what it rests on', () => {
  const whole = curveOfScore(sales, { signals: complete, stays });
  const kept = curveOfScore(sales, { signals: null, stays });
  expect(kept.basis).toBe('probability');
  for (const [index, { stays: share }] of kept.candidate.entries())
    expect(share).toBeCloseTo(whole.candidate[index]?.stays ?? Number.NaN, 6);
});

test('with signals missing it stays close to the curve that averages over them', () => {
  const known = { experience_months: 48 };
  const score = predict(sales, known).stays;
  const whole = curveOfScore(sales, { signals: known, stays: score });
  const kept = curveOfScore(sales, { signals: null, stays: score });
  for (const [index, { stays: share }] of kept.candidate.entries())
    expect(Math.abs(share - (whole.candidate[index]?.stays ?? Number.NaN))).toBeLessThan(0.03);
});
