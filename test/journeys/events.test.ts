// Events of a connected system, against the whole service: duplicated, out of order and across a restart, each has its
// effects once; and a stage change, whoever made it, reaches CRM and hiring manager.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedHeaders } from '../support/signed-events.ts';
import { resetSandbox, sandboxState } from '../support/sandbox-state.ts';
import { type RunningService, removeData, startService } from '../support/service.ts';

let service: RunningService;
let secret: string;
const path = '/api/v1/events/sandbox';
const environment = { SANDBOX_FILE: 'examples/sandbox.json' };

beforeAll(async () => {
  service = await startService({ environment });
  secret = (await service.call('PUT', `${path}/secret`)).body.secret;
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});
beforeEach(async () => {
  await resetSandbox(service);
});

const moved = (event_id: string, to: string, minute = 0) => ({
  event_id,
  kind: 'candidate.moved',
  occurred_at: `2026-01-05T10:${String(minute).padStart(2, '0')}:00Z`,
  data: { candidate_id: 'c_priya', from: 'Applied', to },
});
const report = async (event: object) => {
  const raw = JSON.stringify(event);
  const answer = await fetch(`${service.url}${path}`, {
    method: 'POST',
    body: raw,
    headers: signedHeaders(secret, raw, new Date()),
  });
  return answer.status;
};
const told = async () => {
  const { crm, messages } = await sandboxState(service);
  return { crm: crm.map(({ text }) => text), messages: messages.map(({ text }) => text) };
};
const reactions = async () => {
  const { body } = await service.call('GET', '/api/v1/event-log');
  const events: { event_id: string; reactions: { name: string; result: string }[] }[] = body.data;
  return Object.fromEntries(
    events.map((event) => [event.event_id, event.reactions.map(({ name, result }) => `${name} ${result}`)]),
  );
};
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

test('an event that came ten times is told once, in the CRM and to the hiring manager', async () => {
  const statuses = await Promise.all(Array.from({ length: 10 }, () => report(moved('e1', 'Phone Screen'))));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(9).fill(200), 202]);
  await soon(async () =>
    expect(await reactions()).toEqual({ e1: ['status-sync:crm done', 'status-sync:hiring-manager done'] }),
  );
  expect(await told()).toEqual({
    crm: ['Moved from Applied to Phone Screen, as sandbox reports.'],
    messages: [expect.stringContaining('moved from Applied to Phone Screen, as sandbox reports.')],
  });
});

test('a stage that is reported late does not override a later one', async () => {
  await report(moved('later', 'Onsite Interview', 30));
  await report(moved('earlier', 'Phone Screen', 5));
  await soon(async () =>
    expect(await reactions()).toEqual({
      later: ['status-sync:crm done', 'status-sync:hiring-manager done'],
      earlier: ['order skipped'],
    }),
  );
  expect((await told()).crm).toEqual(['Moved from Applied to Onsite Interview, as sandbox reports.']);
});

test('a move through the gate is told too, and so is that it was taken back', async () => {
  const { body: task } = await service.call('POST', '/api/v1/tasks', {
    action: 'move_stage',
    candidate: 'c_priya',
    stage: 'Phone Screen',
  });
  await soon(async () => expect((await told()).crm).toEqual(['Moved from Applied to Phone Screen.']));
  await service.call('POST', `/api/v1/tasks/${task.task_id}/undo`);
  await soon(async () =>
    expect((await told()).crm).toEqual([
      'Moved from Applied to Phone Screen.',
      'Was moved back from Phone Screen to Applied.',
    ]),
  );
  await soon(async () => {
    const { body: log } = await service.call('GET', '/api/v1/actions');
    expect(log.data.map((action: { tool: string }) => action.tool).toSorted()).toEqual(
      'log_crm log_crm move_stage notify_user notify_user'.split(' '),
    );
  });
});

test('what was switched off is not told', async () => {
  const status_sync = { crm: false, hiring_manager: false, chat: [], invite_minutes: {}, cancel_meetings: false };
  expect((await service.call('PATCH', '/api/v1/settings', { status_sync })).status).toBe(200);
  await report(moved('quiet', 'Phone Screen'));
  await report({ ...moved('loud', 'x'), kind: 'candidate.at_risk', data: { candidate_id: 'nobody' } });
  await soon(async () => expect((await service.call('GET', '/api/v1/event-log')).body.data).toHaveLength(2));
  expect(await told()).toEqual({ crm: [], messages: [] });
});

test('events that were taken before a crash are worked on after it, each once', { timeout: 240_000 }, async () => {
  const names = Array.from({ length: 12 }, (_, index) => `burst-${index}`);
  for (const [index, name] of names.entries()) await report(moved(name, 'Phone Screen', index));
  await service.kill();
  service = await startService({ dataDir: service.dataDir, environment });
  for (const [index, name] of names.entries()) expect(await report(moved(name, 'Phone Screen', index))).toBe(200);
  // What the dead process had taken is taken up at the start, not when its leases have ended.
  await vi.waitFor(
    async () => {
      const made = await reactions();
      expect(Object.keys(made)).toHaveLength(names.length);
      expect(Object.values(made).every((list) => list.length > 0)).toBe(true);
    },
    { timeout: 45_000, interval: 500 },
  );
  // An event in hand when the process died may have had its effect, and be found overtaken by a later one afterwards: what
  // counts is that each action in the log stands in the CRM once.
  const done = Object.values(await reactions()).filter(([first]) => first === 'status-sync:crm done').length;
  const { body } = await service.call('GET', '/api/v1/actions?limit=200');
  const logged = body.data.filter(
    (action: { tool: string; status: string }) => action.tool === 'log_crm' && action.status === 'executed',
  );
  expect((await told()).crm).toHaveLength(logged.length);
  expect(logged.length).toBeGreaterThanOrEqual(done);
  expect(done).toBeGreaterThan(0);
});
