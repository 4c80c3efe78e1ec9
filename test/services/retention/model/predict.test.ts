// One curve, many fields: score, band, days and confidence agree, and reasons add up to the score.
import { expect, test } from 'vitest';
import { encode } from '../../../../src/services/retention/model/encode.ts';
import { stayUntil } from '../../../../src/services/retention/model/curve.ts';
import { contributionsOf, curveOf, predict } from '../../../../src/services/retention/model/predict.ts';
import { reasonsFor } from '../../../../src/services/retention/model/reasons.ts';
import { randomFrom } from '../../../../src/services/retention/engine/random.ts';
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

function manySignals(count: number): readonly Record<string, number>[] {
  const random = randomFrom(31);
  return Array.from({ length: count }, () => ({
    experience_months: random() * 300,
    average_prior_tenure_months: random() * 80,
    prior_jobs: Math.floor(random() * 8),
    weekly_hours: 10 + random() * 40,
    assessment_score: random() * 100,
    interview_rating: random() * 5,
  }));
}

test('the median lies past the horizon exactly when the score is at least a half', () => {
  for (const signals of manySignals(200)) {
    const { stays, predictedTenureDays } = predict(sales, signals);
    expect(predictedTenureDays >= 365).toBe(stays >= 0.5);
  }
});

test('every field keeps to its bounds', () => {
  for (const signals of manySignals(200)) {
    const { tenureScore, confidence, predictedTenureDays } = predict(sales, signals);
    expect(tenureScore).toBeGreaterThanOrEqual(0);
    expect(tenureScore).toBeLessThanOrEqual(100);
    expect(confidence).toBeGreaterThanOrEqual(0.5);
    expect(confidence).toBeLessThan(1);
    expect(Number.isInteger(predictedTenureDays)).toBe(true);
  }
});

test('half of those like the candidate have left by the predicted day', () => {
  const curve = curveOf(sales, encode(sales, complete));
  expect(stayUntil(curve, predict(sales, complete).predictedTenureDays)).toBeCloseTo(0.5, 2);
});

test('more experience never lowers the score', () => {
  const scores = [0, 6, 24, 60, 120, 400].map(
    (months) => predict(sales, { ...complete, experience_months: months }).stays,
  );
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('a missing signal lowers confidence on average, and is named', () => {
  const all = manySignals(400);
  const whole = mean(all.map((signals) => predict(sales, signals).confidence));
  const less = mean(all.map(({ experience_months: _left, ...rest }) => predict(sales, rest).confidence));
  expect(less).toBeLessThan(whole);
  expect(predict(sales, { prior_jobs: 1 }).missing).toContain('experience_months');
});

test('a median beyond what was observed is marked', () => {
  const steady = modelOf('steady', { baseline: { days: [0, 365, 730], hazard: [0, 0.02, 0.04] }, observedDays: 730 });
  expect(predict(steady, complete)).toMatchObject({ extrapolated: true, band: 'high' });
  expect(predict(sales, complete).extrapolated).toBe(false);
});

test('what is far outside the training counts as far, and no further', () => {
  const odd = predict(sales, { ...complete, weekly_hours: 80 });
  expect(odd.unusual).toEqual(['weekly_hours']);
});

test('contributions and start are the log hazard, with trees too', () => {
  const tree = {
    value: 0.02,
    column: 0,
    cut: 0.5,
    low: { value: -0.1 },
    high: { value: 0.2, column: 3, cut: 0, low: { value: 0.1 }, high: { value: 0.3 } },
  };
  const model = modelOf('trees', { trees: [tree, tree] });
  for (const signals of manySignals(50)) {
    const { start, contributions } = contributionsOf(model, signals);
    const sum = start + contributions.reduce((so, { hazard }) => so + hazard, 0);
    expect(sum).toBeCloseTo(curveOf(model, encode(model, signals)).score, 10);
  }
});

test('at most four reasons are given, the strongest first, none for a signal that is missing', () => {
  const reasons = reasonsFor(sales, { ...complete, experience_months: 2 });
  expect(reasons.length).toBeLessThanOrEqual(4);
  expect(reasons[0]).toMatchObject({ signal: 'experience_months' });
  expect(reasons[0]?.effect).toBeLessThan(0);
  expect(reasons[0]?.text).toMatch(
    /^Work experience before the hire: 2 months, much less than usual in this job family, speaks for leaving earlier\.$/,
  );
  expect(reasonsFor(sales, { prior_jobs: 5 }).map(({ signal }) => signal)).toEqual(['prior_jobs']);
});

test('a reason that rests on an assumption says so', () => {
  const reasons = reasonsFor(sales, { interview_rating: 1 });
  expect(reasons[0]?.text).toContain('an assumption, not learned from data');
});
