import { describe, expect, test } from 'vitest';
import { openApi } from './world.ts';

describe('the pipeline', () => {
  test('tells stages in their order, requisitions, and who stands where and waits for how long', async () => {
    const { call } = await openApi();
    const { status, body } = await call({ path: '/api/v1/pipeline' });
    expect(status).toBe(200);
    expect(body.stages[0]).toBe('Applied');
    expect(body.jobs.map((job: { job_id: string }) => job.job_id)).toContain('job_fe');
    const ines = body.candidates.find((one: { candidate_id: string }) => one.candidate_id === 'c_ines');
    expect(ines).toMatchObject({ name: 'Inés Duarte', stage: 'Applied', job_id: 'job_fe' });
    expect(ines.at_risk).toBe(ines.days_since_contact >= body.at_risk_days);
  });

  test('is told to those who may read operations only', async () => {
    const { call, key } = await openApi();
    const other = await key({ scopes: ['veteran:read'] });
    expect((await call({ path: '/api/v1/pipeline', key: other })).status).toBe(403);
  });
});

describe('one candidate', () => {
  test('comes with requisition, stages, notes and running sequences', async () => {
    const { call } = await openApi();
    await call({
      method: 'POST',
      path: '/api/v1/tasks',
      body: { action: 'add_note', candidate: 'c_ines', text: 'Hi.' },
    });
    const { status, body } = await call({ path: '/api/v1/candidates/c_ines' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ candidate_id: 'c_ines', job: { job_id: 'job_fe' }, sequences: [], rejection: null });
    expect(body.notes.at(-1).text).toBe('Hi.');
  });

  test('is named as unknown where nobody has that id', async () => {
    const { call } = await openApi();
    expect((await call({ path: '/api/v1/candidates/c_nobody' })).body.code).toBe('candidate_not_found');
  });
});
