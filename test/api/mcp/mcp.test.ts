// Other assistants at the endpoint: the official client, both eras of the protocol, the same gate.
import type { ElicitRequestURLParams } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { CallOutcome } from '../../../src/api/mcp/call-outcome.ts';
import { openApi, type World } from '../world.ts';
import { connected } from './client.ts';

type Options = Parameters<typeof connected>[2];

const setUp = async (options: Options = {}, key: Parameters<World['key']>[0] = {}) => {
  const world = await openApi();
  const text = await world.key(key);
  return { world, key: text, ...(await connected(world, text, options)) };
};
const pinned = { versionNegotiation: { mode: { pin: '2026-07-28' } } } as const;
const eras: readonly (readonly [string, Options])[] = [
  ['of 2025', {}],
  ['of 2026', pinned],
];

const stageOf = async (world: World, id: string): Promise<unknown> =>
  (await world.call({ path: `/api/v1/candidates/${id}` })).body.stage;
const waiting = async (world: World): Promise<{ approval_id: string; action_id: string }[]> =>
  (await world.call({ path: '/api/v1/approvals' })).body.data;

const move = { name: 'move_stage', arguments: { candidate: 'c_ines', stage: 'Onsite Interview' } };
const rejection = { name: 'reject_candidate', arguments: { candidate: 'c_ines', reason: 'No shift experience' } };

describe.each(eras)('a client %s', (_, options) => {
  test('sees the tools with schema and hints', async () => {
    const { client } = await setUp(options);
    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(20);
    expect(tools.find(({ name }) => name === 'find_candidates')?.annotations).toMatchObject({ readOnlyHint: true });
    expect(tools.find(({ name }) => name === 'reject_candidate')).toMatchObject({
      annotations: { readOnlyHint: false, destructiveHint: true },
      inputSchema: { type: 'object', properties: { candidate: {} } },
      outputSchema: { type: 'object', properties: { status: {} } },
    });
  });

  test('moves a candidate, is told how to take it back, and takes it back', async () => {
    const { client, world } = await setUp(options);
    const before = await stageOf(world, 'c_ines');
    const { structuredContent } = await client.callTool(move);
    expect(structuredContent).toMatchObject({ status: 'executed', undo: { tool: 'undo_action' } });
    expect(await stageOf(world, 'c_ines')).toBe('Onsite Interview');
    const { undo } = CallOutcome.parse(structuredContent);
    await client.callTool({ name: undo?.tool ?? '', arguments: undo?.arguments ?? {} });
    expect(await stageOf(world, 'c_ines')).toBe(before);
  });

  test('is given a page for what a person decides, and no tool that decides', async () => {
    const { client, world } = await setUp(options);
    const { structuredContent, content } = await client.callTool(rejection);
    expect(structuredContent).toMatchObject({
      status: 'pending_approval',
      approval: { url: expect.stringMatching(/\/console\/approvals#apr_/) },
    });
    expect(JSON.stringify(content)).toContain('A person decides at');
    const { tools } = await client.listTools();
    expect(tools.filter(({ name }) => /approv|declin|decid|settle/.test(name)).map(({ name }) => name)).toEqual([
      'list_approvals',
    ]);
    expect(await waiting(world)).toHaveLength(1);
  });

  test('reads the brief and what waits', async () => {
    const { client } = await setUp(options);
    await client.callTool(rejection);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['muster://brief', 'muster://approvals']);
    const { contents } = await client.readResource({ uri: 'muster://approvals' });
    expect(JSON.stringify(contents)).toContain('No shift experience');
    await expect(client.readResource({ uri: 'muster://secrets' })).rejects.toThrow(/muster:\/\/secrets|not found/i);
  });

  test('is told what was wrong, in words its model can act on, and nothing changes', async () => {
    const { client, world } = await setUp(options);
    const before = await stageOf(world, 'c_ines');
    const { isError, content } = await client.callTool({
      name: 'move_stage',
      arguments: { candidate: 'c_ines', stge: 'Offer' },
    });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toMatch(/stge: .*not known[\s\S]*Nothing was changed/);
    expect(await stageOf(world, 'c_ines')).toBe(before);
  });

  test('with few rights sees and calls only what these allow', async () => {
    const { client } = await setUp(options, { scopes: ['operations:read'] });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('move_stage');
    await expect(client.callTool(move)).rejects.toThrow('There is no tool move_stage for this caller.');
  });
});

/** A rejection by a client that opens pages; `decide` is what happens while its page is open. */
const asked = async (decide: (world: World, approval: string) => Promise<unknown>) => {
  const capabilities = { capabilities: { elicitation: { url: {} } } };
  const { client, world } = await setUp({ ...pinned, ...capabilities });
  const shown: ElicitRequestURLParams[] = [];
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    if (params.mode === 'url') shown.push(params);
    const [first] = await waiting(world);
    await decide(world, first?.approval_id ?? '');
    return { action: 'accept' };
  });
  const { structuredContent } = await client.callTool(rejection);
  return { shown, outcome: structuredContent, world };
};

describe('a client that can lead its person to a page', () => {
  test('shows the page, and hears what the person decided there', async () => {
    const { shown, outcome, world } = await asked(async (at, approval) =>
      at.call({ method: 'POST', path: `/api/v1/approvals/${approval}/approve` }),
    );
    expect(shown[0]).toMatchObject({ url: expect.stringMatching(/\/console\/approvals#apr_/) });
    expect(shown[0]?.message).toContain('No shift experience');
    expect(outcome).toMatchObject({ status: 'executed' });
    expect(await stageOf(world, 'c_ines')).toBe('Rejected');
  });

  test('cannot decide by answering: accepting only means that the page was opened', async () => {
    const { outcome, world } = await asked(async () => undefined);
    expect(outcome).toMatchObject({ status: 'pending_approval' });
    expect(await waiting(world)).toHaveLength(1);
  });

  test('is told nothing of what others asked for, whatever state it sends', async () => {
    const { world } = await asked(async () => undefined);
    const [other] = await waiting(world);
    const key = await world.key({});
    const { body } = await raw(world, key, { ...rejection, requestState: other?.approval_id });
    expect(body.error.message).toContain('somebody else');
    expect((await raw(world, key, { ...rejection, requestState: 'x' })).body.error.message).toContain('not made here');
  });
});

test('the same request sent again acts once; the same order after an undo acts anew', async () => {
  const { world, key, client } = await setUp();
  const note = { name: 'add_note', arguments: { candidate: 'c_ines', text: 'Speaks Dutch' } };
  const first = await raw(world, key, note);
  const again = await raw(world, key, note);
  expect(again.body.result.structuredContent).toEqual(first.body.result.structuredContent);
  const { action_id: action } = first.body.result.structuredContent;
  await client.callTool({ name: 'undo_action', arguments: { action } });
  const anew = await raw(world, key, note);
  expect(anew.body.result.structuredContent.action_id).not.toBe(action);
});

test('a client whose model has read what candidates wrote asks a person before it writes', async () => {
  const { client } = await setUp();
  await client.callTool({ name: 'show_candidate', arguments: { candidate: 'c_ines' } });
  const { structuredContent } = await client.callTool(move);
  expect(structuredContent).toMatchObject({ status: 'pending_approval' });
});

test.each(['muster://brief', 'muster://approvals'])('%s holds what candidates wrote, as its tool does', async (uri) => {
  const { client } = await setUp();
  await client.readResource({ uri });
  const { structuredContent } = await client.callTool(move);
  expect(structuredContent).toMatchObject({ status: 'pending_approval' });
});

test('a client without a key is told where to get one', async () => {
  const world = await openApi();
  const { status, headers } = await raw(world, null, move);
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toContain(
    'resource_metadata="http://muster.test/.well-known/oauth-protected-resource/mcp"',
  );
});

test.each([
  { toolsListChanged: true },
  { resourcesListChanged: true, promptsListChanged: true },
  { resourceSubscriptions: ['muster://approvals'] },
  {},
])('a client that would listen for changes is told at once that none are announced: %j', async (notifications) => {
  const { world, key } = await setUp();
  const { status, text } = await raw(world, key, { method: 'subscriptions/listen', notifications });
  const frames = [...text.matchAll(/^data: (.*)$/gmu)].map(([, frame = '']): unknown => JSON.parse(frame));
  expect(status).toBe(200);
  expect(frames).toMatchObject([
    { method: 'notifications/subscriptions/acknowledged', params: { notifications: {} } },
    { id: 7, result: { resultType: 'complete' } },
  ]);
});

/** One request of revision 2026-07-28, always with the id 7. */
const raw = async (
  world: World,
  key: string | null,
  { method = 'tools/call', ...params }: Record<string, unknown> & { method?: string },
) =>
  await world.call({
    method: 'POST',
    path: '/mcp',
    key,
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params['name'] === 'string' ? { 'mcp-name': params['name'] } : {}),
    },
    body: {
      jsonrpc: '2.0',
      id: 7,
      method,
      params: {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
  });
