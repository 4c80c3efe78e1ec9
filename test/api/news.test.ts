// The stream of changes on a listening server, read as a browser reads it.
import { expect, onTestFinished, test, vi } from 'vitest';
import { serverEvents, type ServerEvent } from '../../web/console/api/stream.ts';
import { elsewhere, home, openApi } from './world.ts';

const path = '/api/v1/events/stream';

async function listening(replaced?: Parameters<typeof openApi>[0]) {
  const world = await openApi(replaced);
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    world.app.server.closeAllConnections();
    await world.app.close();
  });
  const address = world.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  const url = `http://127.0.0.1:${address.port}${path}`;
  return { ...world, url };
}

interface Line {
  readonly heard: ServerEvent[];
  readonly response: Response;
  readonly ended: Promise<void>;
  readonly leave: () => void;
}

async function follow(url: string, headers: Readonly<Record<string, string>>): Promise<Line> {
  const leave = new AbortController();
  const response = await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal: leave.signal });
  const heard: ServerEvent[] = [];
  const { body } = response;
  const read = async (): Promise<void> => {
    if (body !== null) for await (const event of serverEvents(body)) heard.push(event);
  };
  // However it ended: what was heard until then is what counts.
  const ended = read().catch(() => undefined);
  return { heard, response, ended, leave: () => leave.abort() };
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const changes = ({ heard }: Line): unknown[] =>
  heard.filter(({ event }) => event === 'changed').map(({ data }) => JSON.parse(data));

test('tells ids and kinds of the own organization that the caller may read, and nothing else', async () => {
  const { url, key, ports } = await listening();
  const reader = await follow(url, bearer(await key({ scopes: ['operations:read'] })));
  const foreign = await follow(url, bearer(await key({ tenant: elsewhere, scopes: ['admin'] })));
  expect(reader.response.headers.get('x-accel-buffering')).toBe('no');
  expect(reader.response.headers.get('cache-control')).toBe('no-store, no-transform');
  ports.news.tell(home, { kind: 'sync', subject: 'sync_1' });
  ports.news.tell(home, { kind: 'erasure', subject: 'era_1' });
  ports.news.tell(home, { kind: 'action', subject: 'act_1' });
  await vi.waitUntil(() => changes(reader).length > 0, 5_000);
  expect(changes(reader)).toEqual([{ kind: 'action', subject: 'act_1' }]);
  expect(changes(foreign)).toEqual([]);
});

test('goes on after the last event that was heard, and says where it cannot', async () => {
  const { url, key, ports } = await listening();
  const secret = bearer(await key());
  const last = ports.news.latest(home);
  ports.news.tell(home, { kind: 'approval', subject: 'apr_1' });
  await vi.waitUntil(() => ports.news.latest(home) !== last, 5_000);
  const back = await follow(url, { ...secret, 'last-event-id': last });
  await vi.waitUntil(() => changes(back).length === 1, 5_000);
  const lost = await follow(url, { ...secret, 'last-event-id': 'another.0.7' });
  await vi.waitUntil(() => lost.heard.some(({ event }) => event === 'reset'), 5_000);
  const plain = await fetch(url, { headers: { ...secret, 'last-event-id': last } });
  expect(await plain.json()).toMatchObject({ data: [{ kind: 'approval', subject: 'apr_1' }], complete: true });
});

test('takes twenty lines of one caller, and a further one when one of them is left', async () => {
  const { url, key } = await listening();
  const secret = bearer(await key());
  const lines = await Promise.all(Array.from({ length: 20 }, () => follow(url, secret)));
  const refused = await fetch(url, { headers: { ...secret, accept: 'text/event-stream' } });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  lines[0]?.leave();
  await vi.waitUntil(async () => {
    const { response, leave } = await follow(url, secret);
    leave();
    return response.status === 200;
  }, 5_000);
});

test('ends with the right to it: a session that was signed out hears no more', async () => {
  const { url, session, credentials, clock } = await listening();
  const cookie = await session();
  const line = await follow(url, { cookie });
  await vi.waitUntil(() => line.heard.length > 0, 5_000);
  credentials.known.clear();
  clock.advance(5_000);
  await line.ended;
  expect(line.heard.at(-1)?.event).toBe('done');
}, 30_000);

test('ends at once when the server closes', async () => {
  const { url, key, app } = await listening();
  const line = await follow(url, bearer(await key()));
  await vi.waitUntil(() => line.heard.length > 0, 5_000);
  void app.close();
  await line.ended;
  expect(line.heard.at(-1)?.event).toBe('done');
});
