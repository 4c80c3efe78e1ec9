// Scoring: which model answers, what is recorded, and what is refused.
import { expect, test } from 'vitest';
import { JobId } from '../../../../src/core/ids.ts';
import type { FamilyModel } from '../../../../src/services/retention/model/family-model.ts';
import { explainScore } from '../../../../src/services/retention/scoring/explain-score.ts';
import { ada, modelOf, salesJob, setUpRetention, tenant } from '../../../support/retention.ts';

const signals = { experience_months: 38, assessment_score: 82, interview_rating: 4.1 };
const request = { candidate: ada, job: salesJob, jobFamily: undefined, signals };
const unknownJob = JobId.parse('job_unknown');

test('a score is recorded as it was given, with the model that gave it', async () => {
  const { scoring, stores } = setUpRetention();
  const score = await scoring.score(tenant, request);
  expect(score).toMatchObject({ jobFamily: 'sales', modelVersion: 'v1.0.0-sales', signals, advisoryOnly: false });
  expect(stores.journal.scores).toEqual([score]);
});

test('the family of the ATS wins over the one in the request', async () => {
  const { scoring } = setUpRetention({ dayOne: [modelOf('general'), modelOf('sales'), modelOf('office')] });
  expect(await scoring.score(tenant, { ...request, jobFamily: 'office' })).toMatchObject({
    modelVersion: 'v1.0.0-sales',
  });
  const asked = { ...request, job: unknownJob, jobFamily: 'Office' };
  expect(await scoring.score(tenant, asked)).toMatchObject({ modelVersion: 'v1.0.0-office' });
});

test('a family without a model is scored by the general one, and the version says so', async () => {
  const { scoring } = setUpRetention();
  const score = await scoring.score(tenant, { ...request, job: unknownJob, jobFamily: 'astronautics' });
  expect(score).toMatchObject({ jobFamily: 'astronautics', modelVersion: 'v1.0.0-general' });
});

test('signals are kept as a hash alone where the policy says so', async () => {
  const { scoring } = setUpRetention({ keepsSignals: false });
  const score = await scoring.score(tenant, request);
  expect(score.signals).toBeNull();
  expect(score.signalsHash).toMatch(/^[\w-]{43}$/);
});

test('a protected attribute is refused and nothing is recorded', async () => {
  const { scoring, stores } = setUpRetention();
  const sent = { ...request, signals: { ...signals, candidateAge: 44 } };
  await expect(scoring.score(tenant, sent)).rejects.toMatchObject({
    code: 'protected_attribute',
    errors: [{ path: 'signals.candidateAge' }],
  });
  expect(stores.journal.scores).toEqual([]);
});

test('a candidate who opted out is not scored until they opt in again', async () => {
  const { scoring, rights } = setUpRetention();
  await rights.optOut(tenant, ada);
  await expect(scoring.score(tenant, request)).rejects.toMatchObject({ code: 'conflict' });
  await rights.optIn(tenant, ada);
  expect(await scoring.score(tenant, request)).toMatchObject({ candidate: ada });
});

test('a batch answers in order, and one that fails does not hold up the others', async () => {
  const { scoring, stores } = setUpRetention();
  const wrong = { ...request, signals: { interview_rating: 9 } };
  const results = await scoring.scoreAll(tenant, [request, wrong, request]);
  expect(results.map(({ kind }) => kind)).toEqual(['scored', 'failed', 'scored']);
  expect(stores.journal.writes).toBe(1);
});

test('scores that arrive together are written together, and each waits for its own', async () => {
  const { scoring, stores } = setUpRetention();
  await Promise.all(Array.from({ length: 50 }, () => scoring.score(tenant, request)));
  expect(stores.journal.scores).toHaveLength(50);
  expect(stores.journal.writes).toBeLessThan(10);
});

test('a store that fails fails the scores that waited for it, and the next ones go on', async () => {
  const { scoring, stores } = setUpRetention();
  const add = stores.journal.addScores.bind(stores.journal);
  stores.journal.addScores = async () => {
    stores.journal.addScores = add;
    throw new Error('disk full');
  };
  await expect(scoring.score(tenant, request)).rejects.toThrow('disk full');
  expect(await scoring.score(tenant, request)).toMatchObject({ candidate: ada });
});

const measured = (accuracy: number, low: number): FamilyModel =>
  modelOf('sales', {
    metrics: {
      ...modelOf('sales').metrics,
      accuracy,
      accuracyInterval: [low, accuracy + (accuracy - low)],
      majorityAccuracy: 0.7,
    },
  });

test.each([
  { name: 'as often as', model: measured(0.7, 0.66), advisoryOnly: true, gain: { gain: 0, low: -0.04, high: 0.04 } },
  {
    name: 'perhaps more often than',
    model: measured(0.72, 0.69),
    advisoryOnly: true,
    gain: { gain: 0.02, low: -0.01 },
  },
  { name: 'more often than', model: measured(0.78, 0.75), advisoryOnly: false, gain: { gain: 0.08, low: 0.05 } },
])('a model right $name the more frequent outcome says what it gains', async ({ model, advisoryOnly, gain }) => {
  const { scoring } = setUpRetention({ dayOne: [modelOf('general'), model] });
  const score = await scoring.score(tenant, request);
  expect(score).toMatchObject({ advisoryOnly, gain });
  const { summary, caution } = explainScore(score);
  expect([summary, ...caution].join(' ')).toContain(
    advisoryOnly ? 'more frequent outcome is right as often' : 'it gains 8.0 of 100 predictions (95%: 5.0 to',
  );
});

test('where nothing was measured, that is said', async () => {
  const { scoring } = setUpRetention();
  const score = await scoring.score(tenant, request);
  expect(score.gain).toBeNull();
  expect(explainScore(score).summary).toContain('was not measured');
});

test('a family that stays below the floor is scored as advisory only', async () => {
  const { scoring, stores } = setUpRetention();
  await stores.states.put({ jobFamily: 'sales', state: 'advisory_only', at: '2026-05-31T00:00:00.000Z' });
  expect(await scoring.score(tenant, request)).toMatchObject({ advisoryOnly: true });
  expect(await scoring.score(tenant, { ...request, job: unknownJob, jobFamily: 'office' })).toMatchObject({
    advisoryOnly: false,
  });
});
