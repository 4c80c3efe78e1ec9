// What candidates may ask for, and what they are told.
import { expect, test } from 'vitest';
import { PredictionId } from '../../../../src/core/ports/retention.ts';
import { explainScore } from '../../../../src/services/retention/scoring/explain-score.ts';
import { ada, salesJob, scoreOf, setUpRetention, tenant } from '../../../support/retention.ts';

test('an explanation says what the score means in people, not in decimals', () => {
  const { summary, notice } = explainScore(scoreOf({ stays: 0.62, confidence: 0.62, predictedTenureDays: 540 }));
  expect(summary).toBe(
    'About 62 of 100 hires like this one stay past one year; half of them stay longer than 18 months. ' +
      'The prediction that this one will stay past one year comes true in 62 of 100 cases. ' +
      'What the model gains over always giving the more frequent outcome was not measured.',
  );
  expect(notice).toContain('not to be scored');
});

test('an explanation warns where the score should not be leaned on', () => {
  const { caution } = explainScore(
    scoreOf({ confidence: 0.52, extrapolated: true, advisoryOnly: true, modelVersion: 'v1.0.0-general' }),
  );
  expect(caution).toHaveLength(4);
  expect(explainScore(scoreOf({ confidence: 0.8 })).caution).toEqual([]);
});

test('contesting a score twice asks for one review', async () => {
  const { rights, stores } = setUpRetention();
  await stores.journal.addScores([scoreOf()]);
  const id = PredictionId.parse('pred_0');
  await rights.requestReview(tenant, id);
  await rights.requestReview(tenant, id);
  expect([...stores.alerts.raised.values()]).toMatchObject([{ kind: 'review_requested' }]);
});

test('a score that does not exist cannot be contested', async () => {
  const { rights } = setUpRetention();
  await expect(rights.requestReview(tenant, PredictionId.parse('pred_9'))).rejects.toMatchObject({ code: 'not_found' });
});

test('forgetting a candidate leaves nothing of them', async () => {
  const { rights, stores, scoring, recordOutcomes } = setUpRetention();
  await scoring.score(tenant, { candidate: ada, job: salesJob, jobFamily: undefined, signals: { prior_jobs: 1 } });
  await recordOutcomes([{ candidate: ada, job: salesJob, hiredAt: '2026-01-01', leftAt: null, reason: null }]);
  await stores.selfIdentification.put([{ candidate: ada, sex: 'female', raceEthnicity: null, over40: null }]);
  expect(await rights.forget(tenant, ada)).toBe(3);
  await expect(rights.scoresOf(tenant, ada)).rejects.toMatchObject({ code: 'not_found' });
});
