// Outgoing events from outside: somebody subscribes, things happen, the service is killed, and each event arrives under one id.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isSignedBy, readSignatureHeaders } from '../../src/api/http/webhook-signature.ts';
import { startServer, type TestServer } from '../fakes/rest-systems.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';

let service: RunningService;
let receiver: TestServer;
let secret = '';
let endpoint = '';
const environment = { SANDBOX_FILE: 'examples/sandbox.json', ALLOW_PRIVATE_NETWORK: '1' };
const endpoints = '/api/v2/webhooks/endpoints';

beforeAll(async () => {
  receiver = await startServer(() => ({ status: 204 }));
  service = await startService({ environment });
  await service.call('PATCH', '/api/v1/settings', { hold_seconds: 1 });
  const made = await service.call('POST', endpoints, {
    url: `${receiver.url}/hook`,
    events: [
      'candidate.added',
      'requisition.added',
      'candidate.moved',
      'decision.made',
      'offer.extended',
      'offer.sent',
      'sequence.ended',
      'action.undone',
    ],
  });
  if (made.status !== 201) throw new Error(`the subscription was answered ${made.status}`);
  ({ secret, endpoint_id: endpoint } = made.body);
});
afterAll(async () => {
  await service.stop();
  removeData(service);
  await receiver.close();
});

const arrived = () =>
  receiver.requests.map(({ headers, body }) => ({ id: String(headers['webhook-id']), ...JSON.parse(body) }));
const comes = (type: string, data: object) =>
  vi.waitFor(
    () => {
      const found = arrived().find((event) => event.type === type && matches(event.data, data));
      if (found === undefined) throw new Error(`no ${type} among ${JSON.stringify(arrived())}`);
      return found;
    },
    { timeout: 40_000, interval: 100 },
  );
const matches = (data: Record<string, unknown>, wanted: object) =>
  Object.entries(wanted).every(([name, value]) => data[name] === value);
const task = async (body: object) => (await service.call('POST', '/api/v1/tasks', body)).body;

test('a move is told signed, with ids only, and its undo as well', async () => {
  const { task_id } = await task({ action: 'move_stage', candidate: 'c_priya', stage: 'Onsite Interview' });
  const { body: done } = await service.call('GET', `/api/v1/tasks/${task_id}`);
  const { action_id } = done.actions[0];
  const moved = await comes('candidate.moved', { candidate_id: 'c_priya', to: 'Onsite Interview' });
  expect(moved.data).toMatchObject({ action_id, system: null });
  const [sent] = receiver.requests;
  const headers = readSignatureHeaders((name) => String(sent?.headers[name]), new Date());
  expect(isSignedBy(secret, headers, Buffer.from(sent?.body ?? ''))).toBe(true);
  expect(sent?.body).not.toMatch(/priya(?!")/i);
  await service.call('POST', `/api/v1/tasks/${task_id}/undo`, {});
  await comes('action.undone', { action_id });
});

test('a decision, the offer that it lets out, and its letter that leaves are told', async () => {
  await task({ action: 'send_offer', candidate: 'c_priya', salary: 125_000 });
  const { body: approvals } = await service.call('GET', '/api/v1/approvals');
  const { approval_id } = approvals.data[0];
  await service.call('POST', `/api/v1/approvals/${approval_id}/approve`, {});
  const decided = await comes('decision.made', { approval_id, decision: 'approved', tool: 'send_offer' });
  await comes('offer.extended', { candidate_id: 'c_priya' });
  const sent = await comes('offer.sent', { candidate_id: 'c_priya' });
  expect(sent.data.action_id).toBe(decided.data.action_id);
});

async function importFile(kind: string, csv: string) {
  const { body } = await service.call('POST', '/api/v1/imports', { kind, file: Buffer.from(csv).toString('base64') });
  const approved = await service.call('POST', `/api/v1/approvals/${body.approval_id}/approve`, {});
  expect(approved.status).toBe(200);
  return String(body.action_id);
}

const added = () => arrived().filter(({ type }) => type === 'candidate.added');

test('each row of a file that is imported is told once, and so is each that is taken back', async () => {
  await importFile('requisitions', 'Title,Location\nNight Porter,Chicago\n');
  const { data: requisition } = await comes('requisition.added', { system: null });
  const people = `Name,Email,Job\nA One,a1@import.example,Night Porter\nB Two,b2@import.example,Night Porter\n`;
  const list = await importFile('candidates', people);
  await vi.waitFor(() => expect(new Set(added().map(({ id }) => id)).size).toBe(2), { timeout: 40_000 });
  for (const { data } of added()) expect(data).toMatchObject({ job_id: requisition.job_id, stage: 'Applied' });
  expect(JSON.stringify(added())).not.toContain('import.example');
  await service.call('POST', `/api/v1/actions/${list}/undo`, {});
  for (const { data } of added()) await comes('action.undone', { action_id: data.action_id });
  expect(new Set(added().map(({ data }) => data.candidate_id)).size).toBe(2);
  expect(added()).toHaveLength(2);
});

test('what happened before a kill arrives after it, once', { timeout: 120_000 }, async () => {
  receiver.answer = () => ({ status: 503 });
  await task({ action: 'move_stage', candidate: 'c_bob', stage: 'Onsite Interview' });
  await comes('candidate.moved', { candidate_id: 'c_bob' });
  const { dataDir } = service;
  await service.kill();
  receiver.answer = () => ({ status: 204 });
  receiver.requests.length = 0;
  service = await startService({ environment, dataDir });
  const { id } = await comes('candidate.moved', { candidate_id: 'c_bob' });
  const { body } = await service.call('GET', `${endpoints}/${endpoint}/deliveries?limit=1`);
  expect(body.data[0]).toMatchObject({ event_id: id, status: 'delivered' });
  expect(arrived().filter((event) => event.id === id)).toHaveLength(1);
});
