// What callers hear while a store is away or full, while the service leaves, and when they guess keys or hang up.
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { openApi, type World } from './world.ts';

const failing = (error: unknown) =>
  openApi({
    ledger: () => {
      throw error;
    },
  });
const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('a store that cannot answer', () => {
  test.each([
    ['no server', coded('ECONNREFUSED')],
    ['a line that broke', coded('ECONNRESET')],
    ['a server that shuts down', coded('57P01')],
    ['a server that starts', coded('57P03')],
    ['too many connections', coded('53300')],
    ['a full disk at the server', coded('53100')],
    ['a full disk here', coded('ENOSPC')],
    ['a standby', coded('25006')],
    ['a broken connection without a code', new Error('Connection terminated unexpectedly')],
    ['a pool that waits too long', new Error('timeout exceeded when trying to connect')],
    ['the cause of another error', new Error('reading', { cause: coded('ECONNREFUSED') })],
  ])('is 503 with Retry-After: %s', async (_what, error) => {
    const world = await failing(error);
    const answer = await world.call({ path: '/api/v1/actions' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } });
    expect(world.log.lines.filter(({ event }) => event === 'defect')).toEqual([]);
  });

  test.each([coded('23505'), coded('22003'), new Error('odd')])('is told from a defect: %s', async (error) => {
    expect((await (await failing(error)).call({ path: '/api/v1/actions' })).status).toBe(500);
  });

  test('is told to probes with its reason, and changes are refused while it is known', async () => {
    const reason = 'The disk of DATA_DIR is full.';
    const world = await openApi({ stores: { known: () => reason, look: async () => reason } });
    expect(await world.call({ path: '/health/ready', key: null })).toMatchObject({ status: 503, body: { reason } });
    expect((await world.call({ path: '/health/live', key: null })).status).toBe(200);
    expect((await world.call({ path: '/api/v1/actions' })).status).toBe(200);
    const body = { action: 'add_note', candidate: 'c_ines', text: 'Called.' };
    expect(await world.call({ method: 'POST', path: '/api/v1/tasks', body })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
      body: { detail: expect.stringContaining(reason) },
    });
  });
});

test('a service that leaves says so to probes, serves what comes and closes the connection', async () => {
  const world = await openApi({ state: () => 'leaving' });
  expect(await world.call({ path: '/health/ready', key: null })).toMatchObject({
    status: 503,
    body: { status: 'leaving' },
  });
  expect(await world.call({ path: '/api/v1/actions' })).toMatchObject({
    status: 200,
    headers: { connection: 'close' },
  });
});

const guess = ({ call }: World, index: number) =>
  call({ path: '/api/v1/actions', key: `wrong-key-of-somebody-who-guesses-${index}` });
const limited = async () => {
  const world = await openApi();
  const { config } = world.ports;
  return await openApi({ config: { ...config, wrongKeysPerMinute: 60 } });
};

describe('wrong keys from one address', () => {
  test('are answered with 429 and Retry-After after a minute’s share, and again with 401 in the next', async () => {
    const world = await limited();
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await guess(world, index)).status);
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect(Number((await guess(world, 61)).headers['retry-after'])).toBeGreaterThan(0);
    world.clock.advance(60_000);
    expect((await guess(world, 62)).status).toBe(401);
  });

  test('lock out no right key, no session and nobody without a key', async () => {
    const world = await limited();
    for (let index = 0; index < 100; index += 1) await guess(world, index);
    expect((await world.call({ path: '/api/v1/actions' })).status).toBe(200);
    const headers = { cookie: await world.session() };
    expect((await world.call({ path: '/console/session', key: null, headers })).status).toBe(200);
    expect((await world.call({ path: '/api/v1/actions', key: null })).status).toBe(401);
    expect((await world.call({ path: '/health/live', key: null })).status).toBe(200);
  });
});

describe('a client that hangs up', () => {
  const head = 'POST /api/v1/tasks HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  test.each([
    ['in the middle of its body', `${head}content-length: 500\r\n\r\n{"action":`],
    ['between two chunks', `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"act\r\n`],
    ['in the middle of a chunk', `${head}transfer-encoding: chunked\r\n\r\nff\r\n{"act`],
    ['before its answer', `${head}content-length: 2\r\n\r\n{}`],
  ])('%s is no defect', async (_what, sent) => {
    const world = await openApi();
    const address = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }));
    const authorization = `authorization: Bearer ${await world.key()}\r\n`;
    const socket = connect(Number(address.port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(sent.replace('host: x\r\n', `host: x\r\n${authorization}`));
    await vi.waitFor(async () => expect(await connections(world)).toBe(1));
    socket.resetAndDestroy();
    await vi.waitFor(async () => expect(await connections(world)).toBe(0));
    expect(world.log.lines.filter(({ event }) => event === 'defect')).toEqual([]);
    await world.app.close();
  });
});

const connections = ({ app }: World): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
