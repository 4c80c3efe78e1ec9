import { expect, test } from 'vitest';
import { openApi, type World } from './world.ts';

async function setUp() {
  const world = await openApi();
  const asked = { action: 'reject_candidate', candidate: 'c_joe', message_template: 'thanks' };
  const { body } = await world.call({ method: 'POST', path: '/api/v1/tasks', body: asked });
  const { approval_id: id, action_id: action }: { approval_id: string; action_id: string } = body;
  const decide = (verb: string, given: unknown = {}, key?: string) =>
    world.call({
      method: 'POST',
      path: `/api/v1/approvals/${id}/${verb}`,
      body: given,
      ...(key === undefined ? {} : { key }),
    });
  return { world, id, decide, action };
}
const waiting = async ({ call }: World, query = '') => (await call({ path: `/api/v1/approvals${query}` })).body.data;

test('what waits is listed with what will be done', async () => {
  const { world, id, action } = await setUp();
  expect(await waiting(world)).toEqual([
    expect.objectContaining({
      approval_id: id,
      action_id: action,
      tool: 'reject_candidate',
      arguments: { candidate: 'c_joe', message_template: 'thanks' },
      preview: expect.stringContaining('Joseph Bright'),
      requested_by: expect.stringMatching(/^key:/),
      status: 'pending',
      expires_at: '2026-06-02T13:30:00.000Z',
    }),
  ]);
  const { body } = await world.call({ path: `/api/v1/approvals/${id}` });
  expect([body]).toEqual(await waiting(world));
});

test('an approval does it, once', async () => {
  const { world, decide } = await setUp();
  expect(await decide('approve')).toMatchObject({ status: 200, body: { status: 'executed', ats_updated: true } });
  expect(await decide('approve')).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  expect(await waiting(world)).toEqual([]);
  expect(await waiting(world, '?status=approved')).toHaveLength(1);
});

test('the action tells who decided about it, and why somebody had to', async () => {
  const { world, id, decide, action } = await setUp();
  const shown = async () => (await world.call({ path: `/api/v1/actions/${action}` })).body.approval;
  expect(await shown()).toMatchObject({ approval_id: id, status: 'pending', decided_by: null, decided_at: null });
  await decide('approve');
  expect(await shown()).toEqual({
    approval_id: id,
    because: expect.stringMatching(/\w/),
    status: 'approved',
    decided_by: expect.stringMatching(/^key:/),
    decided_at: '2026-06-01T13:30:00.000Z',
    reason: null,
  });
});

test('of ten approvals at once, one does it', async () => {
  const { decide } = await setUp();
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide('approve')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'already_decided')).toHaveLength(9);
});

test('an approval of another plan than the one that waits is stale', async () => {
  const { world, decide } = await setUp();
  expect(await decide('approve', { digest: 'other' })).toMatchObject({ status: 409, body: { code: 'stale_approval' } });
  const [{ digest }] = await waiting(world);
  expect((await decide('approve', { digest })).status).toBe(200);
});

test('a rejection does nothing, and keeps the reason', async () => {
  const { world, id, decide } = await setUp();
  expect(await decide('reject', { reason: 'Talk to him first.' })).toMatchObject({
    status: 200,
    body: { status: 'rejected' },
  });
  const { body } = await world.call({ path: `/api/v1/approvals/${id}` });
  expect(body).toMatchObject({ status: 'rejected', reason: 'Talk to him first.', decided_by: expect.any(String) });
});

test('an edit puts a new proposal in its place, names resolved', async () => {
  const { world, id, decide } = await setUp();
  const edited = await decide('edit', { arguments: { candidate: 'Joseph Bright', reason: 'Other skills' } });
  expect(edited).toMatchObject({ status: 202, body: { status: 'pending_approval' } });
  const { body } = await world.call({ path: `/api/v1/approvals/${id}` });
  expect(body).toMatchObject({ status: 'superseded', superseded_by: edited.body.approval_id });
  expect(await waiting(world)).toMatchObject([{ arguments: { candidate: 'c_joe', reason: 'Other skills' } }]);
});

test('somebody who is no admin and not asked may not decide', async () => {
  const { world, decide } = await setUp();
  const key = await world.key({ scopes: ['operations:*'] });
  expect(await decide('approve', {}, key)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('the time to decide runs out', async () => {
  const { world, decide } = await setUp();
  world.clock.advance(25 * 3_600_000);
  expect(await decide('approve')).toMatchObject({ status: 409, body: { code: 'approval_expired' } });
});

test('tells the person in charge that it waits for them, and others what they may do about it', async () => {
  const { world } = await setUp();
  const rights = async (request: object) => {
    const { body } = await world.call({ path: '/api/v1/approvals', ...request });
    const { yours, may_approve: approve, may_decline: decline } = body.data[0];
    return { yours, approve, decline };
  };
  const reading = await world.key({ scopes: ['operations:read'] });
  expect(await rights({ key: reading })).toEqual({ yours: false, approve: false, decline: false });
  expect(await rights({})).toEqual({ yours: true, approve: true, decline: true });
});
