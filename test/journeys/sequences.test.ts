// Follow-up sequences against the whole service: started by events, ended by answers, never twice and never after an
// opt-out, over a crash too; and rules that act through the gate.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedHeaders } from '../support/signed-events.ts';
import { resetSandbox, sandboxState } from '../support/sandbox-state.ts';
import { type RunningService, removeData, startService } from '../support/service.ts';

let service: RunningService;
let secret: string;
const environment = { SANDBOX_FILE: 'examples/sandbox.json' };
const path = '/api/v1/events/sandbox';

beforeAll(async () => {
  service = await startService({ environment, timeoutMs: 150_000 });
  secret = (await service.call('PUT', `${path}/secret`)).body.secret;
}, 180_000);
afterAll(async () => {
  await service.stop();
  removeData(service);
});
beforeEach(async () => {
  await resetSandbox(service);
});

const report = async (event_id: string, kind: string, data: object = {}) => {
  const event = { event_id, kind, occurred_at: '2026-03-09T13:00:00Z', data: { candidate_id: 'c_priya', ...data } };
  const raw = JSON.stringify(event);
  const headers = signedHeaders(secret, raw, new Date());
  return (await fetch(`${service.url}${path}`, { method: 'POST', body: raw, headers })).status;
};
const soon = (check: () => Promise<void>, timeout = 40_000) => vi.waitFor(check, { timeout, interval: 100 });
const letters = async () =>
  (await sandboxState(service)).mailbox
    .filter(({ to }) => to === 'priya@people.test')
    .map(({ subject, status, body }) => ({ subject, status, body }));
const enrolments = async (sequence: string) =>
  (await service.call('GET', `/api/v1/sequences/${sequence}/enrolments`)).body.data;
const received = { subject: 'We have your application: Backend Engineer' };

test('an application starts its sequence once, and a reply ends it and stops what is still held', async () => {
  await Promise.all([report('a1', 'application.received'), report('a1', 'application.received')]);
  await soon(async () => expect(await letters()).toMatchObject([received]));
  expect((await letters())[0]?.body).toContain('/unsubscribe/');
  expect(await enrolments('application-received')).toMatchObject([{ status: 'running', next_step: 1 }]);
  await report('a2', 'message.received');
  await soon(async () =>
    expect(await enrolments('application-received')).toMatchObject([{ status: 'stopped', stopped_because: 'reply' }]),
  );
  const { body: log } = await service.call('GET', '/api/v1/actions');
  expect(log.data.map(({ requested_by }: { requested_by: string }) => requested_by)).toContain(
    'system:sequence:application-received',
  );
});

test('after an opt-out nothing is sent any more, whatever happens', async () => {
  await report('b1', 'candidate.at_risk');
  await soon(async () => expect(await letters()).toHaveLength(1));
  const link = /\/unsubscribe\/\S+/.exec((await letters())[0]?.body ?? '')?.[0] ?? '';
  const page = await fetch(`${service.url}${link}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
  expect(await enrolments('candidate-at-risk')).toMatchObject([{ status: 'running' }]);
  const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(`${service.url}${link}`, form)).status).toBe(200);
  expect(await enrolments('candidate-at-risk')).toMatchObject([{ status: 'stopped', stopped_because: 'opt_out' }]);
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(`${service.url}${link}`, { method: 'POST', body: parts })).status).toBe(200);
  await report('b2', 'application.received');
  await soon(async () => {
    const { body } = await service.call('GET', '/api/v1/event-log');
    const made = body.data.find((event: { event_id: string }) => event.event_id === 'b2')?.reactions;
    expect(made).toMatchObject([
      { name: 'sequence:application-received', result: 'failed', detail: 'contact_declined' },
    ]);
  });
  expect((await letters()).filter(({ status }) => status !== 'cancelled').length).toBeLessThanOrEqual(1);
});

test('a sequence is started, previewed, paused and stopped by hand, and each is taken back', async () => {
  const { body: preview } = await service.call('POST', '/api/v1/sequences/application-received/preview', {
    candidate: 'c_priya',
  });
  expect(preview.steps).toMatchObject([
    { subject: received.subject, problem: null },
    { channel: 'email', problem: null },
  ]);
  const begin = { action: 'start_sequence', candidate: 'c_priya', sequence: 'offer-extended' };
  const { body: begun } = await service.call('POST', '/api/v1/tasks', begin);
  expect(begun.status).toBe('executed');
  expect(await enrolments('offer-extended')).toMatchObject([{ status: 'running', next_step: 0 }]);
  const { body: ended } = await service.call('POST', '/api/v1/tasks', {
    action: 'stop_sequence',
    candidate: 'c_priya',
  });
  expect(await enrolments('offer-extended')).toMatchObject([{ status: 'stopped' }]);
  await service.call('POST', `/api/v1/tasks/${ended.task_id}/undo`);
  expect(await enrolments('offer-extended')).toMatchObject([{ status: 'running' }]);
  await service.call('POST', `/api/v1/tasks/${begun.task_id}/undo`);
  expect(await enrolments('offer-extended')).toMatchObject([{ status: 'stopped', stopped_because: 'taken_back' }]);
  expect(await letters()).toEqual([]);
});

test('a rule acts through the gate, and what is high stakes waits all the same', async () => {
  const rule = {
    name: 'Decline the withdrawn',
    when: { event: 'candidate.withdrawn' },
    do: { tool: 'reject_candidate', arguments: { candidate: '{{candidate.id}}', reason: 'Withdrew' } },
  };
  expect(await service.call('POST', '/api/v1/rules', { ...rule, rule_id: 'withdrawn' })).toMatchObject({ status: 201 });
  await report('c1', 'candidate.withdrawn');
  await soon(async () => {
    const { body } = await service.call('GET', '/api/v1/approvals');
    expect(body.data).toMatchObject([{ tool: 'reject_candidate', requested_by: 'rule:withdrawn' }]);
  });
  const { body: run } = await service.call('POST', '/api/v1/rules/withdrawn/dry-run', { days: 1 });
  expect(run).toMatchObject({ events_seen: 1, matches: [{ tool: 'reject_candidate', problem: null }] });
  const loop = {
    ...rule,
    when: { event: 'candidate.moved' },
    do: { tool: 'move_stage', arguments: { candidate: '{{candidate.id}}', stage: 'Offer' } },
  };
  expect(await service.call('POST', '/api/v1/rules', loop)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('a step whose process died is sent once', { timeout: 240_000 }, async () => {
  await report('d1', 'application.received');
  await service.kill();
  service = await startService({ dataDir: service.dataDir, environment });
  expect(await report('d1', 'application.received')).toBe(200);
  await soon(async () => expect(await letters()).toMatchObject([received]));
  await soon(async () => expect(await enrolments('application-received')).toMatchObject([{ next_step: 1 }]), 60_000);
  expect(await letters()).toHaveLength(1);
});
