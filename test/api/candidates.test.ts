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

const idsOf = ({ body }: { body: { data: { candidate_id: string }[] } }) => body.data.map((one) => one.candidate_id);

describe('the list of candidates', () => {
  test('takes the filters of the tool and pages in the order asked for', async () => {
    const { call } = await openApi();
    const first = await call({ path: '/api/v1/candidates?applied_after=2026-05-01&sort=applied&limit=2' });
    expect([first.status, idsOf(first), first.body.total]).toEqual([200, ['c_joe', 'c_ines'], 3]);
    const rest = `/api/v1/candidates?applied_after=2026-05-01&sort=applied&limit=2&cursor=${first.body.next_cursor}`;
    const second = await call({ path: rest });
    expect([idsOf(second), second.body.next_cursor]).toEqual([['c_ravi'], null]);
  });

  test('reads yes and no, names of stages, places and interviews out of the address', async () => {
    const { call } = await openApi();
    expect(idsOf(await call({ path: '/api/v1/candidates?at_risk=false' }))).toEqual(['c_ravi']);
    expect(idsOf(await call({ path: '/api/v1/candidates?stage=phone%20screen' }))).toEqual(['c_ravi']);
    expect(idsOf(await call({ path: '/api/v1/candidates?location=chicago&stage_days=8' }))).toEqual([
      'c_ines',
      'c_ravi',
    ]);
    expect(idsOf(await call({ path: '/api/v1/candidates?has_interview=this_week' }))).toEqual([]);
  });

  test.each([
    'salary=3',
    'applied_after=soon',
    'has_interview=sometimes',
    'sort=luck',
    'mine=perhaps',
    'stage_days=-1',
  ])('refuses what it cannot filter by: %s', async (query) => {
    const { call } = await openApi();
    const { status, body } = await call({ path: `/api/v1/candidates?${query}` });
    expect([status, body.code]).toEqual([422, 'validation_failed']);
  });

  test('a task says what else candidates can be filtered by', async () => {
    const { call } = await openApi();
    const { status, body } = await call({
      method: 'POST',
      path: '/api/v1/tasks',
      body: { action: 'send_followup', filters: { shoe_size: 42 } },
    });
    expect(status).toBe(422);
    expect(body.detail).toContain('They can be by role, ');
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

describe('whether a candidate may be written to', () => {
  const path = '/api/v1/candidates/c_ines/contact-preference';

  test('is open until somebody says otherwise, is set through the gate and shown with the candidate', async () => {
    const { call } = await openApi();
    expect((await call({ path })).body).toMatchObject({ status: 'open', since: null, until: null });
    const put = await call({ method: 'PUT', path, body: { preference: 'opt_out' } });
    expect([put.status, put.body.contact_preference.status]).toEqual([200, 'opted_out']);
    expect((await call({ path: '/api/v1/candidates/c_ines' })).body.contact_preference.status).toBe('opted_out');
    const undo = await call({ method: 'POST', path: `/api/v1/actions/${put.body.action_id}/undo` });
    expect(undo.body.status).toBe('undone');
    expect((await call({ path })).body.status).toBe('open');
  });

  test('is told with a follow-up: who is left out, and why', async () => {
    const { call } = await openApi();
    await call({ method: 'PUT', path, body: { preference: 'hold', until: '2026-06-08' } });
    const { body } = await call({
      method: 'POST',
      path: '/api/v1/tasks',
      body: { action: 'send_followup', filters: { stage: 'Applied' }, message_template: 'gentle_nudge' },
    });
    expect(body).toMatchObject({ status: 'executed', candidates_contacted: 1 });
    expect(body.left_out).toEqual([
      { candidate: 'c_ines', because: expect.stringContaining('is not to be written to before Mon 8 Jun 2026, 00:00') },
    ]);
  });

  test.each([
    [{ preference: 'hold' }, 422],
    [{ preference: 'opt_in' }, 422],
    [{ preference: 'never' }, 422],
    [{ preference: 'hold', until: 'some day' }, 422],
  ])('is refused where it says too little: %j', async (body, status) => {
    const { call } = await openApi();
    expect((await call({ method: 'PUT', path, body })).status).toBe(status);
  });
});
