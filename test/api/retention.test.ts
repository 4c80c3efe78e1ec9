// The retention routes as they travel: wire names, statuses, and refusals that name the field.
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/core/problem.ts';
import { callRoute, type TestCall } from '../support/call-route.ts';
import { tenant } from '../support/retention.ts';
import { setUpRetentionRoutes } from '../support/retention-routes.ts';

const signals = { experience_months: 38, assessment_score: 82, interview_rating: 4.1 };
const request = { candidate_id: 'c_ines', job_id: 'job_sales', signals };

function setUp() {
  const service = setUpRetentionRoutes();
  const call = (one: TestCall) => callRoute(service.routes, tenant, one);
  const post = (path: string, body: unknown) => call({ method: 'POST', path, body });
  return { ...service, call, post };
}

test('a score has the fields of the specification, and says why', async () => {
  const { post } = setUp();
  const { status, body } = await post('/v1/retention/score', request);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    tenure_score: expect.any(Number),
    confidence: expect.any(Number),
    retention_band: expect.stringMatching(/^(low|medium|high)$/),
    predicted_tenure_days: expect.any(Number),
    model_version: 'v1.0.0-sales',
    prediction_id: expect.any(String),
    reasons: expect.arrayContaining([expect.objectContaining({ signal: 'experience_months' })]),
  });
});

describe('a score request is refused', () => {
  const { signals: _signals, ...withoutSignals } = request;
  test.each([
    { name: 'without signals', body: withoutSignals, code: 'validation_failed', path: 'signals' },
    {
      name: 'with no signal in signals',
      body: { ...request, signals: {} },
      code: 'validation_failed',
      path: 'signals',
    },
    { name: 'without a candidate', body: { job_id: 'j', signals }, code: 'validation_failed', path: 'candidate_id' },
    {
      name: 'with a field nobody knows',
      body: { ...request, colour_of_hat: 1 },
      code: 'protected_attribute',
      path: 'colour_of_hat',
    },
    {
      name: 'with another unknown field',
      body: { ...request, priority: 1 },
      code: 'validation_failed',
      path: 'priority',
    },
    { name: 'with an age beside the signals', body: { ...request, age: 50 }, code: 'protected_attribute', path: 'age' },
    {
      name: 'with a zip code deep inside',
      body: { ...request, signals: { ...signals, more: { homeZip: 1 } } },
      code: 'protected_attribute',
      path: 'signals.more.homeZip',
    },
    {
      name: 'with text for a number',
      body: { ...request, signals: { experience_months: '38' } },
      code: 'validation_failed',
      path: 'signals.experience_months',
    },
    {
      name: 'with a rating out of range',
      body: { ...request, signals: { interview_rating: 6 } },
      code: 'validation_failed',
      path: 'signals.interview_rating',
    },
    { name: 'that is a list', body: [request], code: 'validation_failed', path: '' },
    { name: 'that is nothing', body: undefined, code: 'validation_failed', path: '' },
  ])('$name', async ({ body, code, path }) => {
    const { post } = setUp();
    await expect(post('/v1/retention/score', body)).rejects.toMatchObject({ code, errors: [{ path }] } satisfies
      | Partial<Problem>
      | object);
  });
});

test('a batch answers each item in order with its score or its error', async () => {
  const { post } = setUp();
  const items = [request, { ...request, signals: { age: 3 } }, { nonsense: true }, request];
  const { body } = await post('/v1/retention/scores', { items });
  expect(body).toMatchObject({
    data: [
      { tenure_score: expect.any(Number) },
      { error: { code: 'protected_attribute' } },
      { error: { code: 'validation_failed' } },
      { tenure_score: expect.any(Number) },
    ],
  });
});

test('outcomes are taken one at a time or as items', async () => {
  const { post, stores } = setUp();
  await post('/v1/retention/outcomes', { candidate_id: 'c_1', job_id: 'job_sales', hired_at: '2025-01-01' });
  const item = {
    candidate_id: 'c_2',
    job_id: 'job_sales',
    hired_at: '2025-01-01',
    left_at: '2025-02-01',
    reason: 'moved',
  };
  const { body } = await post('/v1/retention/outcomes', { items: [item] });
  expect(body).toEqual({ data: [{ candidate_id: 'c_2', job_id: 'job_sales', job_family: 'sales' }] });
  expect(stores.journal.outcomes.size).toBe(2);
});

test('a history starts a job that can be watched', async () => {
  const { post, call } = setUp();
  const text = 'candidate_id,job_family,hired_at\nc1,sales,2024-01-01\n';
  const { status, headers, body } = await post('/v1/retention/history', { format: 'csv', text });
  expect(status).toBe(202);
  expect(headers).toMatchObject({ location: expect.stringMatching(/^\/v1\/retention\/jobs\/train_/) });
  expect(body).toMatchObject({
    report: { accepted: true, rows: 1 },
    jobs: [{ status: 'queued', job_family: 'sales' }],
  });
  const id = String(headers['location']).split('/').at(-1) ?? '';
  expect(
    (await call({ method: 'GET', path: '/v1/retention/jobs/:job_id', params: { job_id: id } })).body,
  ).toMatchObject({ progress: 0 });
});

test('a history with a fault is refused with the report', async () => {
  const { post } = setUp();
  const text = 'candidate_id,job_family,hired_at,age\nc1,sales,2024-01-01,40\n';
  await expect(post('/v1/retention/history', { format: 'csv', text })).rejects.toMatchObject({
    code: 'history_refused',
    extra: { report: { accepted: false, faults: [{ column: 'age', code: 'protected_attribute' }] } },
  });
});

test('models are listed with their figures, shown with signals and card, and drawn', async () => {
  const { call } = setUp();
  const get = (path: string, params: Record<string, string> = {}) => call({ method: 'GET', path, params });
  expect((await get('/v1/retention/models')).body).toMatchObject({
    data: [
      { job_family: 'general' },
      {
        job_family: 'sales',
        model_version: 'v1.0.0-sales',
        alias: 'champion',
        card_url: '/v1/retention/models/sales/card',
      },
    ],
  });
  const sales = { job_family: 'Sales' };
  expect((await get('/v1/retention/models/:job_family', sales)).body).toMatchObject({
    card: '# Sales',
    horizon_days: 365,
  });
  expect((await get('/v1/retention/models/:job_family/card', sales)).body).toBe('# Sales');
  expect((await get('/v1/retention/models/:job_family/curve', sales)).body).toMatchObject({
    family: expect.arrayContaining([{ day: 0, stays: 1 }]),
  });
  await expect(get('/v1/retention/models/:job_family', { job_family: 'none' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a retrain is accepted as a job, and a rollback without an earlier version is a conflict', async () => {
  const { call } = setUp();
  const at = (path: string) => call({ method: 'POST', path, params: { job_family: 'sales' } });
  expect(await at('/v1/retention/models/:job_family/retrain')).toMatchObject({
    status: 202,
    body: { status: 'queued', trigger: 'asked' },
  });
  await expect(at('/v1/retention/models/:job_family/rollback')).rejects.toMatchObject({ code: 'conflict' });
});

test('accuracy answers the floor and every family with outcomes', async () => {
  const { post, call } = setUp();
  await post('/v1/retention/score', request);
  await post('/v1/retention/outcomes', { candidate_id: 'c_ines', job_id: 'job_sales', hired_at: '2026-05-31' });
  const { body } = await call({ method: 'GET', path: '/v1/retention/accuracy' });
  expect(body).toMatchObject({
    floor: 0.7,
    data: [{ job_family: 'sales', state: 'not_enough_outcomes', matured: 0, accuracy: null }],
  });
});

const ofRace = (race_ethnicity: string) => ({ items: [{ candidate_id: 'c_ines', race_ethnicity }] });

test('self-identification takes spellings and refusals, and names the groups where it knows neither', async () => {
  const { post } = setUp();
  expect(await post('/v1/retention/self-identification', ofRace('Decline to self-identify'))).toMatchObject({
    status: 200,
  });
  expect(await post('/v1/retention/self-identification', ofRace('white '))).toMatchObject({ status: 200 });
  await expect(post('/v1/retention/self-identification', ofRace('banana'))).rejects.toThrow(
    /Native Hawaiian or Other Pacific Islander.*or null/,
  );
});

test('an audit is made, listed, and read as JSON, CSV and a page', async () => {
  const { post, call } = setUp();
  await post('/v1/retention/score', request);
  await post('/v1/retention/self-identification', { items: [{ candidate_id: 'c_ines', sex: 'female' }] });
  const made = await post('/v1/retention/audits', {});
  expect(made).toMatchObject({ status: 201, body: { report: { assessed: 1 } } });
  const id = String(made.headers['location']).split('/').at(-1) ?? '';
  const read = (accept: string) =>
    call({ method: 'GET', path: '/v1/retention/audits/:audit_id', params: { audit_id: id }, accept });
  expect(await read('application/json')).toMatchObject({ body: { audit_id: id } });
  expect(await read('text/csv')).toMatchObject({
    headers: { 'content-type': 'text/csv; charset=utf-8' },
    text: expect.stringContaining('impact_ratio'),
  });
  expect(await read('text/html,*/*;q=0.8')).toMatchObject({ text: expect.stringContaining('<!doctype html>') });
  expect((await call({ method: 'GET', path: '/v1/retention/audits' })).body).toMatchObject({
    data: [{ audit_id: id }],
    next_cursor: null,
  });
});

test('a score can be looked up, explained and contested', async () => {
  const { post, call, stores } = setUp();
  await post('/v1/retention/score', request);
  const prediction_id = stores.journal.scores[0]?.id ?? '';
  const shown = await call({ method: 'GET', path: '/v1/retention/scores/:prediction_id', params: { prediction_id } });
  expect(shown.body).toMatchObject({
    candidate_id: 'c_ines',
    signals,
    explanation: { summary: expect.stringContaining('of 100 hires') },
  });
  const drawn = await call({
    method: 'GET',
    path: '/v1/retention/scores/:prediction_id/curve',
    params: { prediction_id },
  });
  expect(drawn.body).toMatchObject({
    basis: 'signals',
    candidate: expect.arrayContaining([{ day: 0, stays: 1 }]),
    family: expect.arrayContaining([{ day: 0, stays: 1 }]),
  });
  const contested = await call({
    method: 'POST',
    path: '/v1/retention/scores/:prediction_id/review',
    params: { prediction_id },
  });
  expect(contested).toMatchObject({ status: 202, body: { status: 'review_requested' } });
  expect((await call({ method: 'GET', path: '/v1/retention/alerts' })).body).toMatchObject({
    data: [{ kind: 'review_requested' }],
  });
});

test('an opt-out holds until it is taken back', async () => {
  const { post, call } = setUp();
  const at = { path: '/v1/retention/opt-outs/:candidate_id', params: { candidate_id: 'c_ines' } };
  expect(await call({ method: 'PUT', ...at })).toMatchObject({ status: 204 });
  await expect(post('/v1/retention/score', request)).rejects.toMatchObject({ code: 'conflict' });
  await call({ method: 'DELETE', ...at });
  expect((await post('/v1/retention/score', request)).status).toBe(200);
});
