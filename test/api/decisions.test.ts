// Decisions with what stands behind them, over HTTP: who saw the score is read from calls and from the audit trail.
import { expect, test } from 'vitest';
import { openApi } from './world.ts';

async function setUp() {
  const world = await openApi();
  await world.call({
    method: 'PATCH',
    path: '/api/v1/settings',
    body: { compliance: { ...compliance, everywhere: ['us-il'] } },
  });
  const { body: scored } = await world.call({
    method: 'POST',
    path: '/v1/retention/score',
    body: { candidate_id: 'c_ines', job_id: 'job_fe', signals: { prior_jobs: 1, experience_months: 12 } },
  });
  await world.call({ path: `/v1/retention/scores/${scored.prediction_id}` });
  world.clock.advance(60_000);
  const { body: asked } = await world.call({
    method: 'POST',
    path: '/api/v1/tasks',
    body: { action: 'reject_candidate', candidate: 'c_ines', reason: 'Other skills' },
  });
  await world.call({ method: 'POST', path: `/api/v1/approvals/${asked.approval_id}/approve`, body: {} });
  return { ...world, scored, id: String(asked.action_id) };
}
const compliance = { everywhere: [], places: {}, notices: 'report', language: 'both', statement_hours: 24 };

test('the record of a rejection joins score, look, reason, decider and what is missing', async () => {
  const { call, id, scored } = await setUp();
  const { status, body } = await call({ path: `/api/v1/decisions/${id}` });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      decision_id: id,
      kind: 'rejection',
      status: 'executed',
      candidate_id: 'c_ines',
      reason: 'Other skills',
      decided_by: expect.stringMatching(/^key:/),
      how: 'request in rest',
      place: 'Chicago, IL',
      jurisdictions: ['us-il'],
      scored: true,
      missing: ['us-il.notice'],
      notices: [],
      statements: [],
      scores: [
        {
          prediction_id: scored.prediction_id,
          signals: { prior_jobs: 1, experience_months: 12 },
          shown_to: [{ by: expect.stringMatching(/^key:/), how: 'api' }],
          contested_at: null,
        },
      ],
    },
  });
});

test('the list shows what was carried out, by candidate and kind, and no note', async () => {
  const { call, id } = await setUp();
  await call({ method: 'POST', path: '/api/v1/tasks', body: { action: 'add_note', candidate: 'c_ines', text: 'Hi' } });
  const { body } = await call({ path: '/api/v1/decisions?candidate=c_ines&kind=rejection' });
  expect(body).toMatchObject({
    data: [{ decision_id: id, agreement: null, missing: ['us-il.notice'] }],
    next_cursor: null,
  });
  expect((await call({ path: '/api/v1/decisions?kind=offer' })).body.data).toEqual([]);
});

test('an action that is no decision on a candidate has no record', async () => {
  const { call } = await setUp();
  const { body } = await call({
    method: 'POST',
    path: '/api/v1/tasks',
    body: { action: 'add_note', candidate: 'c_ines', text: 'Hi' },
  });
  expect((await call({ path: `/api/v1/decisions/${body.action_id}` })).status).toBe(404);
});

test('giving it out is recorded, and the file is the record and its seal, a line each', async () => {
  const { call, id, audited } = await setUp();
  const { body } = await call({ method: 'POST', path: `/api/v1/decisions/${id}/export` });
  const lines: string[] = String(body.file).split('\n');
  expect(lines.map((line) => line.slice(0, 14))).toEqual([`{"decision_id"`, `{"client_id":"`, '']);
  expect(audited.map(({ event, subject }) => `${event} ${subject}`)).toContain(`decision.exported ${id}`);
});
