import { describe, expect, test } from 'vitest';
import { elsewhere, openApi, type World } from './world.ts';

const run = (world: World, body: unknown) => world.call({ method: 'POST', path: '/api/v1/tasks', body });
const followUp = {
  action: 'send_followup',
  filters: { role: 'engineering', days_since_contact: 1 },
  message_template: 'gentle_nudge',
};
const stageOf = async ({ call }: World, id: string) => {
  const { body } = await call({ path: '/api/v1/sandbox' });
  return body.candidates.find((candidate: { id: string }) => candidate.id === id).stage;
};

describe('POST /api/v1/tasks', () => {
  test('answers the specification’s request with the specification’s fields', async () => {
    const world = await openApi();
    const { status, body } = await run(world, followUp);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'executed',
      candidates_contacted: 2,
      ats_updated: true,
      task_id: expect.any(String),
      action_id: expect.any(String),
      summary: expect.any(String),
      undo_until: '2026-06-01T13:30:10.000Z',
    });
  });

  test('answers a reading tool with its result', async () => {
    const { status, body } = await run(await openApi(), { action: 'show_candidate', candidate: 'Ravi Menon' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'executed', ats_updated: false, candidates_contacted: 0 });
    expect(JSON.stringify(body.result)).toContain('Phone Screen');
  });

  test('answers 202 and says where to look when somebody has to approve', async () => {
    const world = await openApi();
    const { status, headers, body } = await run(world, { action: 'reject_candidate', candidate: 'c_joe' });
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'pending_approval', approval_id: expect.any(String), ats_updated: false });
    expect(headers['location']).toBe(`/api/v1/tasks/${body.task_id}`);
    const shown = await world.call({ path: String(headers['location']) });
    expect(shown.body).toMatchObject({ status: 'pending_approval', approval_id: body.approval_id });
    expect(await stageOf(world, 'c_joe')).toBe('Applied');
  });

  test('lists the tools when the action is none of them', async () => {
    const { status, body } = await run(await openApi(), { action: 'launch_rocket' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'action' }] });
    expect(body.choices).toContain('move_stage');
  });

  test.each([
    { what: 'a field it does not know', body: { ...followUp, urgency: 1 }, path: 'urgency' },
    { what: 'a filter it does not know', body: { ...followUp, filters: { age: 40 } }, path: 'filters.age' },
    {
      what: 'a wrong type',
      body: { ...followUp, filters: { days_since_contact: 'seven' } },
      path: 'filters.days_since_contact',
    },
    { what: 'a missing argument', body: { action: 'move_stage', candidate: 'c_ines' }, path: 'stage' },
    {
      what: 'a field of another tool, though the name is unknown too',
      body: { action: 'show_candidate', candidate: 'Nobody', stage: 'Offer' },
      path: 'stage',
    },
  ])('names $what', async ({ body, path }) => {
    const answer = await run(await openApi(), body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((fault: { path: string }) => fault.path)).toContain(path);
  });

  test('answers with the status of what made it fail', async () => {
    const world = await openApi();
    expect(await run(world, { action: 'show_candidate', candidate: 'Nobody' })).toMatchObject({
      status: 404,
      body: { code: 'candidate_not_found' },
    });
    const meeting = { action: 'book_meeting', with: ['u_owen'], duration_minutes: 30 };
    expect(await run(world, { ...meeting, start: '2026-06-02T10:30:00-05:00' })).toMatchObject({
      status: 409,
      body: { code: 'calendar_conflict' },
    });
    expect(await run(world, { ...meeting, start: '2026-05-02T10:30:00-05:00' })).toMatchObject({
      status: 422,
      body: { code: 'in_the_past' },
    });
  });

  test('lets a key that may only read do nothing else', async () => {
    const world = await openApi();
    const key = await world.key({ scopes: ['operations:read'] });
    const reads = await world.call({ method: 'POST', path: '/api/v1/tasks', key, body: { action: 'find_candidates' } });
    const writes = await world.call({ method: 'POST', path: '/api/v1/tasks', key, body: followUp });
    expect([reads.status, writes.status]).toEqual([200, 403]);
  });

  test('takes the action to undo as action_id, since action names the tool', async () => {
    const world = await openApi();
    const moved = await run(world, { action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' });
    await run(world, { action: 'add_note', candidate: 'c_ines', text: 'Called.' });
    const undone = await run(world, { action: 'undo_action', action_id: moved.body.action_id });
    expect(undone.status).toBe(200);
    expect(await stageOf(world, 'c_ines')).toBe('Applied');
    expect((await run(world, { action: 'find_candidates', action_id: 'x' })).body.errors[0].path).toBe('action_id');
  });
});

const preview = (world: World, body: unknown) => world.call({ method: 'POST', path: '/api/v1/tasks/preview', body });

describe('POST /api/v1/tasks/preview', () => {
  test('shows every letter as it would be sent, and does nothing', async () => {
    const world = await openApi();
    const { status, body } = await preview(world, followUp);
    expect(status).toBe(200);
    expect(body).toMatchObject({ tool: 'send_followup', waits_because: null, effects_total: 2, letters_total: 2 });
    expect(body.letters[0]).toMatchObject({
      to: expect.any(String),
      subject: expect.any(String),
      text: expect.any(String),
    });
    expect((await world.call({ path: '/api/v1/tasks' })).body.data).toEqual([]);
  });

  test('names the tool that would act, and who would approve it', async () => {
    const { body } = await preview(await openApi(), { action: 'move_stage', candidate: 'c_joe', stage: 'Rejected' });
    expect(body).toMatchObject({ tool: 'reject_candidate', waits_because: expect.any(String) });
    expect(body.approvers.length).toBeGreaterThan(0);
  });

  test('its digest binds the task to what was shown', async () => {
    const world = await openApi();
    const move = { action: 'move_stage', candidate: 'c_ines', stage: 'Onsite Interview' };
    const { body: shown } = await preview(world, move);
    await run(world, { ...move, stage: 'Phone Screen' });
    expect(await run(world, { ...move, digest: shown.digest })).toMatchObject({
      status: 409,
      body: { code: 'stale_approval' },
    });
    const { body: again } = await preview(world, move);
    expect((await run(world, { ...move, digest: again.digest })).status).toBe(200);
  });

  test('names a field that the tool does not know', async () => {
    const { status, body } = await preview(await openApi(), { ...followUp, urgency: 1 });
    expect(status).toBe(422);
    expect(body.errors[0].path).toBe('urgency');
  });
});

describe('a task afterwards', () => {
  test('is shown with one action for each candidate', async () => {
    const world = await openApi();
    const { body } = await run(world, followUp);
    const shown = await world.call({ path: `/api/v1/tasks/${body.task_id}` });
    expect(shown.body).toMatchObject({
      task_id: body.task_id,
      action: 'send_followup',
      status: 'executed',
      candidates_contacted: 2,
    });
    expect(shown.body.actions).toHaveLength(2);
    expect(shown.body.actions[0]).toMatchObject({ group_id: body.action_id, undo: { possible: true, how: 'exact' } });
  });

  test('is undone as a whole, and twice is once', async () => {
    const world = await openApi();
    const { body } = await run(world, followUp);
    const undo = () => world.call({ method: 'POST', path: `/api/v1/tasks/${body.task_id}/undo` });
    expect(await undo()).toMatchObject({ status: 200, body: { status: 'undone', task_id: body.task_id } });
    expect(await undo()).toMatchObject({ status: 200, body: { status: 'undone' } });
  });

  test('is not undone over somebody’s later work', async () => {
    const world = await openApi();
    const { body } = await run(world, { action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' });
    await run(world, { action: 'move_stage', candidate: 'c_ines', stage: 'Onsite Interview' });
    const undo = await world.call({ method: 'POST', path: `/api/v1/tasks/${body.task_id}/undo` });
    expect(undo).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  });

  test('stands in pages, newest first, each once', async () => {
    const world = await openApi();
    for (const text of ['1', '2', '3', '4', '5']) await run(world, { action: 'add_note', candidate: 'c_ines', text });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const path: string = `/api/v1/tasks?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`;
      const { body } = await world.call({ path });
      seen.push(...body.data.map((task: { arguments: { text: string } }) => task.arguments.text));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
    const broken = await world.call({ path: '/api/v1/tasks?cursor=%20' });
    expect(broken).toMatchObject({ status: 422, body: { errors: [{ path: 'cursor' }] } });
  });
});

describe('the action log', () => {
  test('says who did what, before and after, and the way back', async () => {
    const world = await openApi();
    await run(world, { action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' });
    const { body } = await world.call({ path: '/api/v1/actions' });
    expect(body.data[0]).toMatchObject({
      tool: 'move_stage',
      arguments: { candidate: 'c_ines', stage: 'Phone Screen' },
      status: 'executed',
      uncertain: false,
      requested_by: expect.stringMatching(/^key:/),
      via: 'api',
      before: 'Applied',
      after: 'Phone Screen',
      undo: { possible: true, until: null, how: 'exact' },
      problem: null,
    });
    const one = await world.call({ path: `/api/v1/actions/${body.data[0].action_id}` });
    expect(one.body).toEqual({ ...body.data[0], approval: null, members: [], effects: [], caused_by: null });
  });

  test('is filtered by tool, status, candidate, kind and time', async () => {
    const world = await openApi();
    await run(world, { action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' });
    await run(world, { action: 'find_candidates' });
    await run(world, { action: 'reject_candidate', candidate: 'c_joe' });
    const tools = async (query: string) => {
      const { body } = await world.call({ path: `/api/v1/actions?${query}` });
      return body.data.map(({ tool }: { tool: string }) => tool);
    };
    expect(await tools('tool=move_stage')).toEqual(['move_stage']);
    expect(await tools('status=pending_approval')).toEqual(['reject_candidate']);
    expect(await tools('candidate=c_ines')).toEqual(['move_stage']);
    expect(await tools('effect=read')).toEqual(['find_candidates']);
    expect(await tools('effect=change')).not.toContain('find_candidates');
    expect(await tools('to=2026-06-01T00:00:00Z')).toEqual([]);
    expect(await tools('from=2026-06-01T00:00:00Z')).toHaveLength(3);
    expect((await world.call({ path: '/api/v1/actions?status=cooked' })).status).toBe(422);
  });

  test('shows nothing of other organizations', async () => {
    const world = await openApi();
    await run(world, { action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' });
    const { body } = await world.call({ path: '/api/v1/actions', key: await world.key({ tenant: elsewhere }) });
    expect(body.data).toEqual([]);
  });

  test('undoes one action', async () => {
    const world = await openApi();
    const { body } = await run(world, { action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' });
    const undo = await world.call({ method: 'POST', path: `/api/v1/actions/${body.action_id}/undo`, body: {} });
    expect(undo).toMatchObject({ status: 200, body: { status: 'undone', action_id: body.action_id } });
    const { body: shown } = await world.call({ path: `/api/v1/actions/${body.action_id}` });
    expect(shown).toMatchObject({ status: 'undone', undo: { possible: false }, undone_by: expect.any(String) });
  });
});
