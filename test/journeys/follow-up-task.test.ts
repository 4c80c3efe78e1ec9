// The specification's own request: follow up with those nobody has talked to, watch the mails leave after the hold, and take
// another round back while it is held.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resetSandbox, sandboxState } from '../support/sandbox-state.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';

const request = {
  action: 'send_followup',
  filters: { role: 'nursing', days_since_contact: 5 },
  message_template: 'checking_in',
};
// Of the four nurses in examples/sandbox.json one was written to yesterday, and one is rejected.
const due = ['bob@people.test', 'grace@people.test'];

let service: RunningService;
beforeAll(async () => {
  service = await startService({ environment: { SANDBOX_FILE: 'examples/sandbox.json' } });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

const holdFor = async (seconds: number) =>
  expect((await service.call('PATCH', '/api/v1/settings', { hold_seconds: seconds })).status).toBe(200);

test('undone within the hold, nothing leaves and the ATS is as before', async () => {
  await resetSandbox(service);
  // Long enough that a busy machine takes it back in time.
  await holdFor(6);
  const before = await sandboxState(service);
  const { status, body } = await service.call('POST', '/api/v1/tasks', request);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { status: 'executed', candidates_contacted: due.length, ats_updated: true },
  });
  const held = await sandboxState(service);
  expect(held.candidates).not.toEqual(before.candidates);
  expect(held.mailbox.map(({ to, status: state }) => ({ to, state })).toSorted(byAddress)).toEqual(
    due.map((to) => ({ to, state: 'held' })),
  );

  const undone = await service.call('POST', `/api/v1/tasks/${body.task_id}/undo`);
  expect(undone).toMatchObject({ status: 200, body: { status: 'undone', task_id: body.task_id } });
  // Past the moment at which they would have left.
  await vi.waitFor(async () => expect(Date.parse((await sandboxState(service)).now)).toBeGreaterThan(endOf(body)), {
    timeout: 20_000,
    interval: 200,
  });
  const after = await sandboxState(service);
  expect(after.candidates).toEqual(before.candidates);
  expect(after.mailbox.map(({ status: state }) => state)).toEqual(due.map(() => 'cancelled'));
});

test('left alone, the mails lie in the mailbox as sent once the hold is over, and the last contact has changed', async () => {
  await resetSandbox(service);
  await holdFor(1);
  const before = await sandboxState(service);
  const { body } = await service.call('POST', '/api/v1/tasks', request);
  expect(body).toMatchObject({
    status: 'executed',
    candidates_contacted: due.length,
    ats_updated: true,
    task_id: expect.stringMatching(/^tsk_/),
  });
  await vi.waitFor(
    async () => {
      const { mailbox } = await sandboxState(service);
      expect(mailbox.map(({ to, status }) => ({ to, status })).toSorted(byAddress)).toEqual(
        due.map((to) => ({ to, status: 'sent' })),
      );
    },
    { timeout: 20_000, interval: 100 },
  );
  const after = await sandboxState(service);
  const changed = after.candidates.filter(
    ({ id, last_contact_at: at }) => at !== before.candidates.find((candidate) => candidate.id === id)?.last_contact_at,
  );
  expect(changed.map(({ email }) => email).toSorted()).toEqual(due);
  // The ATS keeps whole seconds.
  const asked = Date.parse(before.now) - 1000;
  for (const { last_contact_at: at } of changed) expect(Date.parse(at ?? '')).toBeGreaterThan(asked);
  expect(after.mailbox.find(({ to }) => to === 'grace@people.test')).toMatchObject({
    subject: 'Still interested, Grace?',
    body: 'Hi Grace,\n\nIs the Registered Nurse, Night Shift role still of interest to you? If it is, reply with a time that suits you this week, and we will call.\n\nKind regards,\nThe hiring team',
  });

  const late = await service.call('POST', `/api/v1/tasks/${body.task_id}/undo`);
  expect(late).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/^Too late\. It left at/) } });
});

test('asked again at once, nobody is due any more', async () => {
  await resetSandbox(service);
  expect((await service.call('POST', '/api/v1/tasks', request)).body.candidates_contacted).toBe(due.length);
  const { body } = await service.call('POST', '/api/v1/tasks', request);
  expect(body).toMatchObject({ status: 'executed', candidates_contacted: 0, ats_updated: false });
});

test('a part of it can be taken back, and the task shows each candidate', async () => {
  await resetSandbox(service);
  const { body } = await service.call('POST', '/api/v1/tasks', request);
  const task = await service.call('GET', `/api/v1/tasks/${body.task_id}`);
  const [first, second] = task.body.actions;
  expect(new Set([first.candidate, second.candidate])).toEqual(new Set(['c_bob', 'c_grace']));
  expect(await service.call('POST', `/api/v1/actions/${first.action_id}/undo`)).toMatchObject({ status: 200 });
  const { mailbox } = await sandboxState(service);
  expect(mailbox.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'held']);
});

const byAddress = (a: { to: string }, b: { to: string }) => a.to.localeCompare(b.to);
const endOf = (body: { undo_until: string }) => Date.parse(body.undo_until);
