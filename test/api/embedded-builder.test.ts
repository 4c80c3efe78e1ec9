// A token for the builder in another page: it opens one flow with its connections, and nothing else of the whole API.
import { expect, test } from 'vitest';
import { consolePolicy } from '../../src/api/routes/console-files.ts';
import type { Route } from '../../src/api/route.ts';
import { nameOf, routesOfWorld } from './routes.ts';
import { elsewhere, home, openApi } from './world.ts';

const portal = 'https://portal.example.com';
const end = (connection: string | null) => ({ system: 'rest', connection, collection: 'people' });
const documentOf = (connection: string | null) => ({
  format: 1,
  name: 'People to payroll',
  trigger: { kind: 'manual' },
  source: end(connection),
  start: 'write',
  steps: [{ id: 'write', kind: 'write', to: end(connection), action: 'upsert', next: null }],
});

const isOpen = ({ access }: Route): boolean => 'public' in access || 'embedded' in access;

async function setUp(mode = 'edit') {
  const world = await openApi({
    consoleFiles: new Map([['index.html', { type: 'text/html', body: Buffer.from('<p>'), etag: '"1"' }]]),
  });
  const connect = async (name: string): Promise<string> => {
    const config = { base_url: 'https://people.example.com', collections: { people: { path: '/people', id: 'id' } } };
    const body = { system: 'rest', name, config, credentials: { bearer: 'secret' } };
    return (await world.call({ method: 'POST', path: '/api/v2/connections', body })).body.connection_id;
  };
  const [mine, other] = [await connect('Payroll'), await connect('Other')];
  const flow = async (): Promise<string> =>
    (await world.call({ method: 'POST', path: '/api/v2/flows', body: { document: documentOf(mine) } })).body.flow_id;
  const [first, second] = [await flow(), await flow()];
  const made = await world.call({
    method: 'POST',
    path: '/api/v1/keys',
    body: { name: 'portal', kind: 'live', scopes: ['integrations:embed'], origins: [portal] },
  });
  const { key, key_id: keyId } = made.body;
  const asked = await world.call({ method: 'POST', path: `/api/v2/flows/${first}/embed-tokens`, body: { mode }, key });
  expect(asked).toMatchObject({ status: 201, body: { page_url: expect.stringContaining(`/embed/flows/${home}/`) } });
  const token: string = asked.body.token;
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    world.call({ method, path, key: token, ...(body === undefined ? {} : { body }) });
  return { world, key, keyId, mine, other, first, second, token, send };
}

test('the token shows its flow, tells the names that its builder needs, and saves the draft', async () => {
  const { first, mine, send } = await setUp();
  const flow = await send('GET', `/api/v2/flows/${first}`);
  expect(flow).toMatchObject({ status: 200, body: { flow_id: first } });
  const context = await send('GET', `/api/v2/flows/${first}/embed-context`);
  expect(context.body).toMatchObject({ mode: 'edit', people: [] });
  expect(context.body.connections).toEqual([
    { connection_id: mine, name: 'Payroll', system: 'rest', config: { collections: { people: null } } },
  ]);
  const change = { document: { ...documentOf(mine), name: 'Another name' }, revision: flow.body.revision };
  expect((await send('PUT', `/api/v2/flows/${first}/draft`, change)).status).toBe(200);
  const tried = await send('POST', `/api/v2/flows/${first}/test`, { records: [{ id: 'p1' }] });
  expect(tried).toMatchObject({ status: 200, body: { data: [{ record: { id: 'p1' } }] } });
  expect((await send('GET', '/api/v2/connectors/greenhouse')).status).toBe(200);
});

test('another flow and another connection stay closed to it, for reading samples too', async () => {
  const { first, second, mine, other, send } = await setUp();
  const { body } = await send('GET', `/api/v2/flows/${first}`);
  for (const path of [`/api/v2/flows/${second}`, `/api/v2/flows/${second}/embed-context`])
    expect((await send('GET', path)).status).toBe(403);
  const change = { document: documentOf(mine), revision: body.revision };
  expect((await send('PUT', `/api/v2/flows/${second}/draft`, change)).status).toBe(403);
  const foreign = documentOf(other);
  const saved = await send('PUT', `/api/v2/flows/${first}/draft`, { document: foreign, revision: body.revision });
  expect(saved).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await send('POST', `/api/v2/flows/${first}/test`, { document: foreign })).status).toBe(403);
});

test('no other address of the whole API takes it', async () => {
  const { world, first, token } = await setUp();
  const routes = routesOfWorld(world);
  const closed = routes.filter((route) => !isOpen(route));
  expect(closed.length).toBeGreaterThan(150);
  expect(routes.filter(({ access }) => 'embedded' in access).map(nameOf)).toHaveLength(5);
  const reached: string[] = [];
  for (const { method, path } of closed) {
    const address = path.replace(':flow_id', first).replaceAll(/:(\w+)/g, 'x');
    const { status } = await world.call({ method, path: address, key: token });
    if (status !== 403) reached.push(`${method} ${path}: ${String(status)}`);
  }
  expect(reached).toEqual([]);
});

test('to look is not to change', async () => {
  const { first, mine, send } = await setUp('view');
  const { body, status } = await send('GET', `/api/v2/flows/${first}`);
  expect(status).toBe(200);
  const change = { document: documentOf(mine), revision: body.revision };
  expect((await send('PUT', `/api/v2/flows/${first}/draft`, change)).status).toBe(403);
  expect((await send('POST', `/api/v2/flows/${first}/test`, {})).status).toBe(403);
});

test('it ends after 15 minutes, and with the key that made it', async () => {
  const { world, first, keyId, send } = await setUp();
  await world.call({ method: 'DELETE', path: `/api/v1/keys/${keyId}` });
  expect((await send('GET', `/api/v2/flows/${first}`)).status).toBe(401);
  const again = await setUp();
  again.world.clock.advance(16 * 60_000);
  expect((await again.send('GET', `/api/v2/flows/${again.first}`)).status).toBe(401);
});

test('only a key with that scope makes one, and for a flow of its own organization', async () => {
  const { world, first, key } = await setUp();
  const ask = (options: object) =>
    world.call({ method: 'POST', path: `/api/v2/flows/${first}/embed-tokens`, body: {}, ...options });
  expect((await ask({ key: await world.key({ scopes: ['integrations:read'] }) })).status).toBe(403);
  expect((await ask({ key: await world.key({ tenant: elsewhere }) })).status).toBe(404);
  const { body } = await ask({ key });
  expect((await ask({ key: body.token })).status).toBe(403);
  expect((await world.call({ method: 'GET', path: `/api/v2/flows/${first}`, key })).status).toBe(403);
});

test('the page stands in a frame of the origins that the organization’s keys name, and of no others', async () => {
  const { world, first, keyId } = await setUp();
  const policyOf = async (client: string) => {
    const { headers } = await world.app.inject({ method: 'GET', url: `/embed/flows/${client}/${first}` });
    return String(headers['content-security-policy']);
  };
  expect(await policyOf(home)).toBe(consolePolicy.replace("frame-ancestors 'none'", `frame-ancestors ${portal}`));
  expect(await policyOf(elsewhere)).toBe(consolePolicy);
  expect(await policyOf('nobody')).toBe(consolePolicy);
  await world.call({ method: 'DELETE', path: `/api/v1/keys/${keyId}` });
  expect(await policyOf(home)).toBe(consolePolicy);
  const { headers } = await world.app.inject({ method: 'GET', url: '/console/' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
