// Retention scoring over the whole service: scores, what is refused, outcomes and the floor, history and retrains, audits.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signedHeaders } from '../support/signed-events.ts';
import { sandboxState } from '../support/sandbox-state.ts';
import { historyOf, simulatedHires } from '../support/retention.ts';
import { type Answer, freshFolder, removeData, type RunningService, startService } from '../support/service.ts';

const sample = {
  candidate_id: 'cand_1',
  job_id: 'job_sales',
  signals: { experience_months: 36, assessment_score: 82, interview_rating: 4.2 },
};
const dataDir = freshFolder();
const patience = { timeout: 60_000, interval: 300 };
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

let service: RunningService;
beforeAll(async () => {
  service = await startService({ dataDir });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

const post = (path: string, body: unknown) => service.call('POST', path, body);
const get = (path: string, headers: Record<string, string> = {}) => service.call('GET', path, undefined, headers);

describe('retention scoring', { shuffle: false }, () => {
  test('a candidate is scored, and the score is explained after a restart', async () => {
    const { status, body } = await post('/v1/retention/score', sample);
    expect([status, body.model_version]).toEqual([200, 'v1.0.0-sales']);
    expect(body.tenure_score).toBeGreaterThan(0);
    expect(['low', 'medium', 'high']).toContain(body.retention_band);
    expect(body.confidence).toBeGreaterThanOrEqual(0.5);
    expect(Number.isInteger(body.predicted_tenure_days)).toBe(true);
    await service.stop();
    service = await startService({ dataDir });
    const record = await get(`/v1/retention/scores/${body.prediction_id}`);
    expect(record).toMatchObject({ status: 200, body: { ...body, candidate_id: 'cand_1', job_family: 'sales' } });
    expect(record.body.explanation.summary).toMatch(/of 100 hires like this one stay/);
  });

  test('a batch answers in order, each with its score or its error', async () => {
    const wrong = { ...sample, signals: { experience_months: -1 } };
    const { status, body } = await post('/v1/retention/scores', {
      items: [sample, wrong, { ...sample, job_id: 'new' }],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { model_version: 'v1.0.0-sales' },
      { error: { code: 'validation_failed', errors: [{ path: 'signals.experience_months', code: 'out_of_range' }] } },
      { model_version: 'v1.0.0-general' },
    ]);
  });

  test.each([
    [{ ...sample, signals: { ...sample.signals, candidate_age: 52 } }, 'signals.candidate_age'],
    [{ ...sample, applicant: { 'Home-Address': 'x' } }, 'applicant.Home-Address'],
    [{ ...sample, signals: { details: [{ zipCode: '1' }] } }, 'signals.details.0.zipCode'],
  ])('a protected attribute is refused wherever it stands: %#', async (body, path) => {
    const answer = await post('/v1/retention/score', body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'protected_attribute', errors: [{ path }] } });
  });

  test.each(['scores/a%00b', 'audits/a%00b', 'jobs/a%00b', 'jobs?job_family=%00', 'candidates/a%00b/scores'])(
    'a name that no store takes is refused, not a defect: %s',
    async (path) => {
      expect([404, 422]).toContain((await get(`/v1/retention/${path}`)).status);
      const odd = { ...sample, job_id: 'new', job_family: 'a\u0000b' };
      expect((await post('/v1/retention/score', odd)).status).toBe(422);
    },
  );

  test('an ATS reports by signed webhook, and each event counts once', async () => {
    const { body: made } = await service.call('PUT', '/api/v1/events/my-ats/secret');
    const event = {
      event_id: 'evt_1',
      kind: 'application.received',
      occurred_at: new Date().toISOString(),
      data: { candidate_id: 'cand_ats', job_id: 'job_sales', signals: { experience_months: 20 } },
    };
    const raw = JSON.stringify(event);
    const send = async () => {
      const headers = signedHeaders(made.secret, raw, new Date());
      const answer = await fetch(`${service.url}/v1/retention/events/my-ats`, { method: 'POST', headers, body: raw });
      return (await answer.json()).status;
    };
    expect([await send(), await send()]).toEqual(['accepted', 'duplicate']);
    expect((await get('/v1/retention/candidates/cand_ats/scores')).body.data).toHaveLength(1);
  });

  test('who opted out is not scored, by nobody, until they opt in', async () => {
    const out = { ...sample, candidate_id: 'cand_out' };
    expect((await service.call('PUT', '/v1/retention/opt-outs/cand_out')).status).toBe(204);
    expect(await post('/v1/retention/score', out)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const { body } = await post('/v1/retention/scores', { items: [out] });
    expect(body.data).toMatchObject([{ error: { code: 'conflict' } }]);
    expect((await service.call('DELETE', '/v1/retention/opt-outs/cand_out')).status).toBe(204);
    expect((await post('/v1/retention/score', out)).status).toBe(200);
  });

  test('accuracy below the floor starts one retrain, says so, and does not loop', async () => {
    const scores = (await post('/v1/retention/scores', { items: crowd })).body.data;
    // The opposite of every prediction comes true.
    const items = crowd.map(({ candidate_id, job_id }, index) => ({
      candidate_id,
      job_id,
      hired_at: daysAgo(800),
      left_at: scores[index].tenure_score >= 50 ? daysAgo(760) : null,
    }));
    expect((await post('/v1/retention/outcomes', { items })).status).toBe(200);
    await vi.waitFor(
      async () => expect(contextOf(await get('/v1/retention/accuracy')).state).toBe('advisory_only'),
      patience,
    );
    const context = contextOf(await get('/v1/retention/accuracy'));
    expect(context).toMatchObject({ matured: 80, accuracy: 0 });
    const { body: alerts } = await get('/v1/retention/alerts');
    expect(alerts.data.filter(({ kind }: { kind: string }) => kind === 'below_floor')).toHaveLength(1);

    await post('/v1/retention/outcomes', items[0]);
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect(contextOf(await get('/v1/retention/accuracy')).because).toMatch(/less than 7 days ago/);
    const { body: runs } = await get('/v1/retention/jobs?job_family=office');
    expect(runs.data).toMatchObject([{ trigger: 'floor', progress: 1 }]);
    expect((await post('/v1/retention/score', crowd[0])).body).toMatchObject({ advisory_only: true });
    await vi.waitFor(
      async () =>
        expect((await sandboxState(service)).mailbox.map(({ subject }) => subject)).toContain(
          'Retention scores came true less often than promised',
        ),
      patience,
    );
  }, 120_000);

  test('a history with faults is refused whole, with a report by line', async () => {
    const { status, body } = await upload(
      `${header}\nh1,sales,2024-01-05,2023-01-01,,12,0.5\nh2,sales,2999-01-01,,,5000,0.1\nh3,sales,2024-02-01,,,24,0.2\n`,
    );
    expect([status, body.code]).toEqual([422, 'history_refused']);
    expect(body.report.faults).toMatchObject([
      { line: 2, column: 'left_at', code: 'contradiction' },
      { line: 3, column: 'hired_at', code: 'future_date' },
      { line: 3, column: 'experience_months', code: 'out_of_range' },
    ]);
    const protectedColumn = await upload(`${header},gender\nh1,sales,2024-01-05,,,12,0.5,1\n`);
    expect(protectedColumn.body.errors).toMatchObject([{ path: 'header.gender', code: 'protected_attribute' }]);
  });

  test('a good history makes a better model, which answers until it is rolled back', async () => {
    const hires = historyOf(simulatedHires(900, { seed: 5, effect: 1.2, rate: 1.6 }), daysAgo(1));
    const rows = hires.map(({ candidate, hiredAt, leftAt, signals }) =>
      [candidate, 'sales', hiredAt, leftAt ?? '', '', signals['experience_months'], signals['fit_score']].join(','),
    );
    const { status, headers, body } = await upload(`${header}\n${rows.join('\n')}\n`);
    expect([status, body.report.accepted, headers.get('location')]).toEqual([202, true, body.status_url]);
    const seen = new Set<number>();
    const ended = await vi.waitFor(async () => {
      const { body: run } = await get(body.status_url);
      seen.add(run.progress);
      expect(run.status).toBe('promoted');
      return run;
    }, patience);
    expect(ended).toMatchObject({ progress: 1, model_version: 'v1.1.0-sales' });
    expect(seen.size).toBeGreaterThan(1);
    const scored = async () => (await post('/v1/retention/score', sample)).body.model_version;
    await vi.waitFor(async () => expect(await scored()).toBe('v1.1.0-sales'), patience);
    expect((await post('/v1/retention/models/sales/rollback', undefined)).body.model_version).toBe('v1.0.0-sales');
    expect(await scored()).toBe('v1.0.0-sales');
  }, 120_000);

  test('an audit is read as JSON, CSV and a page, and reaches the compliance contact', async () => {
    await service.call('PATCH', '/api/v1/settings', { compliance_email: 'fair@example.test' });
    const items = crowd.map(({ candidate_id }, index) => ({ candidate_id, sex: index < 40 ? 'female' : 'male' }));
    expect((await post('/v1/retention/self-identification', { items })).body).toEqual({ stored: 80 });
    const made = await post('/v1/retention/audits', { job_family: 'office' });
    expect([made.status, made.body.report.assessed]).toEqual([201, 80]);
    const at = made.headers.get('location') ?? '';
    expect((await get(at)).body.report).toEqual(made.body.report);
    const csv = await get(at, { accept: 'text/csv' });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.body).toMatch(/band_high,sex,female,40,/);
    expect((await get(at, { accept: 'text/html' })).body).toMatch(/<table/);
    await vi.waitFor(async () => {
      const { mailbox } = await sandboxState(service);
      const letter = mailbox.find(
        ({ to, subject }) => to === 'fair@example.test' && subject.includes('Fairness audit'),
      );
      expect(letter?.body).toContain(made.body.audit_id);
    }, patience);
  });

  test('what a person said about themselves never comes back, and goes with everything else at an erasure', async () => {
    expect((await get('/v1/retention/candidates/crowd_0/scores')).body).not.toHaveProperty('sex');
    const exported = await post('/api/v1/data/export', { candidate: 'crowd_0' });
    const stores = exported.body.data.map(({ store }: { store: string }) => store);
    expect(stores).toEqual(expect.arrayContaining(['retention_score', 'retention_outcome', 'protected_attribute']));
    expect((await post('/api/v1/data/erase', { candidate: 'crowd_0' })).status).toBe(202);
    expect((await post('/api/v1/data/export', { candidate: 'crowd_0' })).status).toBe(404);
  });

  test('the agent answers how likely somebody is to stay, from the signals of the ATS', async () => {
    const { body: task } = await post('/api/v1/tasks', {
      action: 'score_candidate',
      candidate: 'Priya Raman',
    });
    expect(task).toMatchObject({ status: 'executed', result: { candidate: 'c_priya_raman', job: 'job_frontend' } });
    expect(task.result.reasons.length).toBeGreaterThan(0);
  });
});

const crowd = Array.from({ length: 80 }, (_, index) => ({
  candidate_id: `crowd_${index}`,
  job_id: 'job_crowd',
  job_family: 'office',
  signals: { experience_months: 3 * index, interview_rating: 1 + (index % 5) },
}));

const contextOf = ({ body }: Answer) => body.data.find((one: { job_family: string }) => one.job_family === 'office');

async function upload(text: string, type = 'text/csv'): Promise<Answer> {
  const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': type };
  const response = await fetch(`${service.url}/v1/retention/history`, { method: 'POST', headers, body: text });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const header = 'candidate_id,job_family,hired_at,left_at,reason,experience_months,fit_score';
