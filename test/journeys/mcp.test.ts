// The main job by way of another assistant: the SDK's own client moves and books over HTTP, a person approves what waits, a client
// that was lost finds its approval again, and all is taken back.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CallOutcome } from '../../src/api/mcp/call-outcome.ts';
import { candidateOf, resetSandbox, sandboxState } from '../support/sandbox-state.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ environment: { SANDBOX_FILE: 'examples/sandbox.json' } });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});
beforeEach(async () => {
  await resetSandbox(service);
});

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;
const isCall = (init: RequestInit | undefined): boolean =>
  typeof init?.body === 'string' && init.body.includes('"tools/call"');
const revisions = ['of 2025', 'of 2026'] as const;
type Revision = (typeof revisions)[number];

/** `send`: how its requests travel. */
async function clientOf(revision: Revision, send: Fetch = fetch): Promise<Client> {
  const options = revision === 'of 2026' ? { versionNegotiation: { mode: { pin: '2026-07-28' } } as const } : {};
  const client = new Client({ name: 'journey', version: '1.0.0' }, options);
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
    fetch: send,
    requestInit: { headers: { authorization: `Bearer ${service.apiKey}` } },
  });
  await client.connect(transport);
  return client;
}

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: args });
  if (answer.structuredContent === undefined) throw new Error(JSON.stringify(answer.content));
  return CallOutcome.parse(answer.structuredContent);
}

const undo = async (client: Client, { undo: way }: CallOutcome) => call(client, way?.tool ?? '', way?.arguments ?? {});

const aboutPriya = async () => {
  const state = await sandboxState(service);
  return { ...candidateOf(state, 'c_priya'), meetings: state.calendar.filter((m) => m.candidate_id === 'c_priya') };
};
const stageOfBob = async () => candidateOf(await sandboxState(service), 'c_bob').stage;

const move = { candidate: 'Priya', stage: 'phone screen' };
// Thursday at ten in New York, after the clocks changed there.
const booking = { candidate: 'Priya', with: ['Kofi Mensah'], start: '2026-03-12T10:00:00-04:00', duration_minutes: 30 };
const rejection = { candidate: 'Bob Harlan', reason: 'Other candidates have more experience with night shifts' };

/** What a person does on the page that the client was given. */
const approveAt = async (url = '') => {
  const id = new URL(url).hash.slice(1);
  const { digest } = (await service.call('GET', `/api/v1/approvals/${id}`)).body;
  return service.call('POST', `/api/v1/approvals/${id}/approve`, { digest });
};

test.each(revisions)(
  'a client %s moves a candidate, books a colleague on Thursday, and takes both back',
  async (revision) => {
    const before = await sandboxState(service);
    const client = await clientOf(revision);
    const moved = await call(client, 'move_stage', move);
    const booked = await call(client, 'book_meeting', booking);
    expect([moved.status, booked.status]).toEqual(['executed', 'executed']);
    expect(moved.summary).toMatch(/Move Priya Raman .*from Applied to Phone Screen/);
    const priya = await aboutPriya();
    expect(priya.stage).toBe('Phone Screen');
    expect(priya.meetings).toMatchObject([{ user_id: 'u_kofi', status: 'confirmed' }]);
    expect(new Date(priya.meetings[0]?.start ?? 0).toISOString()).toBe('2026-03-12T14:00:00.000Z');

    for (const outcome of [booked, moved]) expect(await undo(client, outcome)).toMatchObject({ status: 'executed' });
    expect((await sandboxState(service)).candidates).toEqual(before.candidates);
    expect((await aboutPriya()).meetings.map(({ status }) => status)).toEqual(['cancelled']);
    await client.close();
  },
);

test.each(revisions)('what a client %s asks for waits for a person, is done, and is taken back', async (revision) => {
  const client = await clientOf(revision);
  const asked = await call(client, 'reject_candidate', rejection);
  expect(asked).toMatchObject({
    status: 'pending_approval',
    approval: { preview: expect.stringMatching(/Bob Harlan/) },
  });
  expect(await stageOfBob()).toBe('Phone Screen');
  expect(await approveAt(asked.approval?.url)).toMatchObject({ status: 200, body: { status: 'executed' } });
  expect(await stageOfBob()).toBe('Rejected');
  expect(await call(client, 'undo_action', { action: asked.action_id })).toMatchObject({ status: 'executed' });
  expect(await stageOfBob()).toBe('Phone Screen');
  await client.close();
});

test.each(revisions)(
  'what waits is found again by a client %s that was lost, and not asked for twice',
  async (revision) => {
    const lost = await clientOf(revision);
    const { approval, action_id: action } = await call(lost, 'reject_candidate', rejection);
    await lost.close();

    const found = await clientOf(revision);
    await found.listTools();
    const again = await call(found, 'reject_candidate', rejection);
    expect(again).toMatchObject({ action_id: action, status: 'pending_approval', approval });
    const { contents } = await found.readResource({ uri: 'muster://approvals' });
    const [content] = contents;
    const waiting = JSON.parse(content !== undefined && 'text' in content ? content.text : '[]');
    expect(waiting).toMatchObject([{ approval_id: approval?.approval_id, url: approval?.url }]);

    expect(await approveAt(waiting[0].url)).toMatchObject({ status: 200, body: { status: 'executed' } });
    const { result } = await call(found, 'list_actions', {});
    expect(result).toMatchObject({
      actions: expect.arrayContaining([expect.objectContaining({ action_id: action, status: 'executed' })]),
    });
    await found.close();
  },
);

test.each(revisions)('a call %s whose answer was lost is sent again and acts once', async (revision) => {
  let cut = 0;
  const lossy: Fetch = async (url, init) => {
    const answer = await fetch(url, init);
    if (!isCall(init)) return answer;
    cut += 1;
    await answer.text();
    return fetch(url, init);
  };
  const client = await clientOf(revision, lossy);
  await call(client, 'book_meeting', booking);
  await call(client, 'add_note', { candidate: 'c_priya', text: 'Can start in May' });
  const asked = await call(client, 'reject_candidate', rejection);
  expect(cut).toBe(3);
  expect((await aboutPriya()).meetings).toHaveLength(1);
  const { data: notes } = (await service.call('GET', '/api/v1/actions?tool=add_note')).body;
  expect(notes).toHaveLength(1);
  const { data } = (await service.call('GET', '/api/v1/approvals')).body;
  expect(data.map((one: { approval_id: string }) => one.approval_id)).toEqual([asked.approval?.approval_id]);
  await client.close();
});

test('a call that was on its way when the service died acts once', async () => {
  const client = await clientOf('of 2026');
  const sent: { url: string | URL; init: RequestInit | undefined }[] = [];
  const keeping: Fetch = (url, init) => {
    if (isCall(init)) sent.push({ url, init });
    return fetch(url, init);
  };
  const other = await clientOf('of 2026', keeping);
  await call(other, 'move_stage', move);
  const { dataDir } = service;
  await service.kill();
  service = await startService({ dataDir, environment: { SANDBOX_FILE: 'examples/sandbox.json' } });
  const [first] = sent;
  const answer = await fetch(new URL('/mcp', service.url), first?.init);
  expect(answer.status).toBe(200);
  const { data } = (await service.call('GET', '/api/v1/actions?tool=move_stage')).body;
  expect(data.filter((one: { status: string }) => one.status === 'executed')).toHaveLength(1);
  await client.close();
  await other.close();
});
