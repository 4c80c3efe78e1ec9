import { describe, expect, test } from 'vitest';
import { ConversationId, TurnId } from '../../src/core/ids.ts';
import { home, openApi, type World } from './world.ts';

const start = async ({ call }: World, body: unknown = {}, key?: string): Promise<string> =>
  (await call({ method: 'POST', path: '/api/v1/conversations', body, ...(key === undefined ? {} : { key }) })).body
    .conversation_id;
const say = (
  world: World,
  id: string,
  { key, headers, ...body }: { text: string; as_user?: string; key?: string; headers?: Record<string, string> },
) =>
  world.call({
    method: 'POST',
    path: `/api/v1/conversations/${id}/messages`,
    body,
    ...(key === undefined ? {} : { key }),
    ...(headers === undefined ? {} : { headers }),
  });
const stream = { accept: 'text/event-stream' };
const eventsOf = (text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((block) => /^event: (\w+)\ndata: (.+)$/.exec(block))
    .map((match) => ({ event: match?.[1], data: JSON.parse(match?.[2] ?? 'null') }));

describe('a message', () => {
  test('is answered with a reply and what was done', async () => {
    const world = await openApi();
    const id = await start(world);
    expect(await say(world, id, { text: 'read' })).toMatchObject({
      status: 200,
      body: {
        reply: {
          text: expect.any(String),
          blocks: [{ type: 'text' }, { type: 'action', action: { tool: 'find_candidates' } }],
        },
        asks: false,
        actions: [
          {
            action_id: expect.any(String),
            task_id: expect.any(String),
            tool: 'find_candidates',
            arguments: {},
            status: 'executed',
          },
        ],
      },
    });
  });

  test('comes as events where asked for, the JSON answer last', async () => {
    const world = await openApi();
    const id = await start(world);
    const { status, headers, text } = await say(world, id, { text: 'reject', headers: stream });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = eventsOf(text);
    expect(events.map(({ event }) => event)).toEqual(['token', 'action', 'approval', 'done']);
    expect(events[2]?.data).toMatchObject({
      approval_id: expect.any(String),
      preview: expect.any(String),
      requested_by: expect.any(String),
    });
    expect(events[3]?.data).toMatchObject({ asks: false, actions: [{ status: 'pending_approval' }] });
  });

  test('that needs an answer says so, with the choices', async () => {
    const world = await openApi();
    const id = await start(world);
    expect((await say(world, id, { text: 'ask' })).body).toMatchObject({ asks: true, actions: [] });
    const { text } = await say(world, id, { text: 'ask', headers: stream });
    expect(eventsOf(text)[1]).toEqual({
      event: 'question',
      data: { question: 'Which one?', choices: [{ label: 'Inés' }, { label: 'Ravi' }] },
    });
  });

  test('that fails before its first event keeps its status', async () => {
    const world = await openApi();
    const id = await start(world);
    const answer = await say(world, id, { text: 'unavailable', headers: stream });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('that breaks on the way ends with an error event that tells nothing', async () => {
    const world = await openApi();
    const id = await start(world);
    const { text } = await say(world, id, { text: 'break', headers: stream });
    expect(eventsOf(text).at(-1)).toMatchObject({ event: 'error', data: { status: 500, code: 'internal_error' } });
    expect(text).not.toContain('hunter2');
  });

  test('sent again under one key is one turn, as JSON and as a stream', async () => {
    const world = await openApi();
    const id = await start(world);
    const headers = { 'idempotency-key': 'm-1' };
    const first = await say(world, id, { text: 'read', headers });
    const again = await say(world, id, { text: 'read', headers });
    const streamed = await say(world, id, { text: 'read', headers: { ...headers, ...stream } });
    expect(again.body).toEqual(first.body);
    expect(eventsOf(streamed.text)).toEqual([{ event: 'done', data: first.body }]);
    expect(world.agent.turns).toHaveLength(1);
  });

  test('names its turn by its token, so that a repeat after a crash is the same turn', async () => {
    const world = await openApi();
    const id = await start(world);
    const headers = { 'idempotency-key': 'm-1' };
    await say(world, id, { text: 'break', headers });
    await say(world, id, { text: 'break', headers });
    const [first, second] = world.agent.turns;
    expect(first?.turnId).toBe(second?.turnId);
  });
});

describe('speaking for somebody', () => {
  test('needs an admin key and gives that person’s rights', async () => {
    const world = await openApi();
    const id = await start(world, { as_user: 'u_nora' });
    await say(world, id, { text: 'read' });
    await say(world, id, { text: 'read', as_user: 'u_owen' });
    expect(world.agent.turns.map(({ by }) => [by.id, by.kind, by.scopes.has('admin')])).toEqual([
      ['u_nora', 'user', false],
      ['u_owen', 'user', false],
    ]);
    const key = await world.key({ scopes: ['operations:*'] });
    const own = await start(world, {}, key);
    expect((await say(world, own, { text: 'read', as_user: 'u_owen', key })).status).toBe(403);
    expect((await say(world, id, { text: 'read', as_user: 'u_nobody' })).body.code).toBe('user_not_found');
  });

  test('a conversation of somebody else does not exist for others', async () => {
    const world = await openApi();
    const id = await start(world);
    const key = await world.key({ scopes: ['operations:*'] });
    expect((await say(world, id, { text: 'read', key })).status).toBe(404);
    expect((await world.call({ path: `/api/v1/conversations/${id}`, key })).status).toBe(404);
    expect((await world.call({ path: '/api/v1/conversations', key })).body.data).toEqual([]);
  });
});

test('a conversation is shown with its turns', async () => {
  const world = await openApi();
  const id = await start(world);
  const { ports } = world;
  await ports.conversations(home).put(ConversationId.parse(id), {
    id: TurnId.parse('t1'),
    said: 'read',
    saidBy: null,
    wording: null,
    facts: null,
    calls: [],
    reply: 'Done.',
    asks: false,
    at: new Date('2026-06-01T13:30:00Z'),
  });
  expect((await world.call({ path: `/api/v1/conversations/${id}` })).body).toMatchObject({
    conversation_id: id,
    turns: [{ turn_id: 't1', said: 'read', reply: 'Done.', asks: false, at: '2026-06-01T13:30:00.000Z' }],
  });
  expect((await world.call({ path: '/api/v1/conversations' })).body.data).toHaveLength(1);
});
