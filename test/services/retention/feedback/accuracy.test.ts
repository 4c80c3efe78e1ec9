// From outcomes to accuracy: which predictions count, and what the figure is shown with.
import { expect, test } from 'vitest';
import { accuracyOf } from '../../../../src/services/retention/feedback/accuracy.ts';
import { maturedOf, outcomeAt } from '../../../../src/services/retention/feedback/matured.ts';
import { ada, salesJob, scoreOf, setUpRetention } from '../../../support/retention.ts';

const hire = { candidate: ada, job: salesJob, hiredAt: '2025-01-10', leftAt: null, reason: null };

const at = (today: string) => ({ horizonDays: 365, today });

test('an outcome is known once the horizon has passed or the hire has left', () => {
  expect(outcomeAt({ hiredAt: '2025-01-01', leftAt: null }, at('2025-06-01'))).toBeUndefined();
  expect(outcomeAt({ hiredAt: '2025-01-01', leftAt: '2025-03-01' }, at('2025-06-01'))).toBe(false);
  expect(outcomeAt({ hiredAt: '2025-01-01', leftAt: null }, at('2026-01-01'))).toBe(true);
  expect(outcomeAt({ hiredAt: '2025-01-01', leftAt: '2026-01-01' }, at('2026-06-01'))).toBe(true);
});

test('early leavers of a young cohort do not count before the cohort is complete', () => {
  const outcome = {
    ...hire,
    jobFamily: 'sales',
    hiredAt: '2026-03-01',
    leftAt: '2026-04-01',
    reportedAt: '2026-04-02T00:00:00Z',
  };
  expect(maturedOf([{ score: scoreOf(), outcome }], '2026-06-01')).toEqual([]);
  expect(maturedOf([{ score: scoreOf(), outcome }], '2027-03-01')).toMatchObject([{ stayed: false }]);
});

test('accuracy comes with its interval and with what saying the same of all would reach', () => {
  const matured = Array.from({ length: 100 }, (_, index) => ({
    stays: index % 4 === 0 ? 0.4 : 0.7,
    stayed: index % 5 !== 0,
    confidence: 0.65,
    modelVersion: 'v1.0.0-sales',
    hiredAt: index < 50 ? '2024-01-05' : '2024-02-05',
  }));
  const report = accuracyOf(matured);
  expect(report).toMatchObject({
    n: 100,
    hits: 65,
    accuracy: 0.65,
    majorityAccuracy: 0.8,
    meanConfidence: expect.closeTo(0.65),
  });
  expect(report.interval?.low).toBeCloseTo(0.5525, 3);
  expect(report.overTime.map(({ month, n }) => [month, n])).toEqual([
    ['2024-01', 50],
    ['2024-02', 50],
  ]);
});

test('no outcomes make no figures, and few make no claim about ranking', () => {
  expect(accuracyOf([])).toMatchObject({ n: 0, accuracy: null, interval: null });
  const few = [{ stays: 0.7, stayed: true, confidence: 0.7, modelVersion: 'v', hiredAt: '2024-01-01' }];
  expect(accuracyOf(few)).toMatchObject({ n: 1, accuracy: 1, auc: null });
});

test.each([
  { name: 'leaving before being hired', change: { leftAt: '2024-12-01' }, path: 'left_at', code: 'contradiction' },
  { name: 'a hire in the future', change: { hiredAt: '2026-06-09' }, path: 'hired_at', code: 'future_date' },
  { name: 'a departure in the future', change: { leftAt: '2027-01-01' }, path: 'left_at', code: 'future_date' },
  {
    name: 'a hire before anybody now working',
    change: { hiredAt: '1890-01-01' },
    path: 'hired_at',
    code: 'implausible_date',
  },
])('$name is refused', async ({ change, path, code }) => {
  const { recordOutcomes, stores } = setUpRetention();
  await expect(recordOutcomes([{ ...hire, ...change }])).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ path, code }],
  });
  expect(stores.journal.outcomes.size).toBe(0);
});

test('the same hire twice in one report is refused whole; a later report replaces an earlier one', async () => {
  const { recordOutcomes, stores } = setUpRetention();
  await expect(recordOutcomes([hire, hire])).rejects.toMatchObject({
    errors: [{ path: 'items.1.candidate_id', code: 'duplicate' }],
  });
  await recordOutcomes([hire]);
  await recordOutcomes([{ ...hire, leftAt: '2025-09-01', reason: 'moved on' }]);
  expect([...stores.journal.outcomes.values()]).toMatchObject([{ jobFamily: 'sales', leftAt: '2025-09-01' }]);
});
