// Offerings as operator and clients live with them: drafted, published, enabled for one client, connected by it, running as the
// offering says, counted, taken away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../src/connectors/catalogue.ts';
import { openAccounts } from '../../src/connectors/runtime/accounts.ts';
import { openHttp } from '../../src/connectors/runtime/http.ts';
import { ConnectionId } from '../../src/core/ids.ts';
import { Usage } from '../../src/core/offering.ts';
import { type TestServer, startServer } from '../fakes/rest-systems.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { setUpIntegration } from '../support/integration.ts';
import { type Request, elsewhere, home, openApi, publicUrl } from './world.ts';

let there: TestServer;
const http = openHttp({ allowPrivate: true });
beforeAll(async () => {
  there = await startServer(({ headers }) =>
    /^Bearer (source|destination)-key/.test(headers.authorization ?? '')
      ? { status: 200, body: [] }
      : { status: 401, body: {} },
  );
});
afterAll(async () => {
  await there.close();
  await http.close();
});

const at = (name: string) => ({
  base_url: there.url,
  collections: { [name]: { path: `/${name}`, write: { method: 'PUT', path: `/${name}/{id}` } } },
});
const body = (more: object = {}) => ({
  name: 'People to payroll',
  summary: 'Every hire stands there the same day.',
  price: { amount: 49, currency: 'USD', per: 'month' },
  source: { system: 'rest', endpoint: 'people', account: { config: at('people') } },
  destination: { system: 'rest', endpoint: 'staff', field_mapping: { id: 'id' }, account: { config: at('staff') } },
  sync_mode: 'real_time',
  ...more,
});

async function setUp() {
  const clock = createTestClock();
  const accounts = openAccounts({ catalogue, http, clock: clock.real, guard: { allowPrivate: true } });
  const integration = setUpIntegration({ clock, newId: createTestIds(), accounts });
  const world = await openApi({ integration: integration.ports });
  const theirs = await world.key({ tenant: elsewhere });
  const operator = (request: Request) => world.call(request);
  const client = (request: Request) => world.call({ key: theirs, ...request });
  const offer = async (more: object = {}, status = 'published'): Promise<string> => {
    const made = await operator({ method: 'POST', path: '/api/v2/offerings', body: body(more) });
    expect(made.status).toBe(201);
    const path = `/api/v2/offerings/${made.body.offering_id}`;
    expect((await operator({ method: 'PATCH', path, body: { status } })).status).toBe(200);
    return made.body.offering_id;
  };
  const enable = (id: string) =>
    operator({ method: 'PUT', path: `/api/v2/offerings/${id}/clients/${elsewhere}`, body: undefined });
  /** As the client does it in a browser: a link, the form, a key. */
  const connect = async (id: string, side: 'source' | 'destination') => {
    const link = await client({ method: 'POST', path: `/api/v2/add-ons/${id}/connect`, body: { side } });
    expect(link.status).toBe(201);
    const fields = { way: 'keys', 'credentials.bearer': `${side}-key-of-the-client` };
    const sent = await world.call({
      method: 'POST',
      path: new URL(link.body.url).pathname,
      key: null,
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.status).toBe(200);
    await integration.settle();
  };
  const addOn = async (id: string) => (await client({ path: `/api/v2/add-ons/${id}` })).body;
  const running = async () => {
    const { body: found } = await client({ path: '/api/v2/syncs' });
    return found.data.filter(({ status }: { status: string }) => status !== 'cancelled').length;
  };
  const on = async () => {
    const id = await offer();
    await enable(id);
    await connect(id, 'source');
    await connect(id, 'destination');
    return id;
  };
  return { ...integration, world, operator, client, offer, enable, connect, addOn, running, on };
}

test('an offering runs at a client as soon as the client has connected both accounts', async () => {
  const { offer, enable, connect, addOn, running, client } = await setUp();
  const id = await offer();
  expect((await client({ path: '/api/v2/add-ons' })).body.data).toEqual([]);
  expect(await enable(id)).toMatchObject({ status: 200, body: { client_id: elsewhere, wanted: true, runs: false } });
  expect(await addOn(id)).toMatchObject({
    state: 'needs_account',
    needs: ['source', 'destination'],
    price: { amount: 49 },
  });
  await connect(id, 'source');
  expect(await addOn(id)).toMatchObject({ state: 'needs_account', needs: ['destination'] });
  expect(await running()).toBe(0);
  await connect(id, 'destination');
  expect(await addOn(id)).toMatchObject({ state: 'on', needs: [], source: { account_status: 'ok' } });
  expect(await running()).toBe(1);
});

test('what an offering overwrites at a client is kept where the offering says so, and no longer once it does not', async () => {
  const { offer, enable, connect, operator, client, addOn, settle } = await setUp();
  const id = await offer({ keep_previous: true });
  await enable(id);
  for (const side of ['source', 'destination'] as const) await connect(id, side);
  const path = `/api/v2/integrations/${(await addOn(id)).integration_id}`;
  expect((await client({ path })).body).toMatchObject({ keep_previous: true });
  const offering = `/api/v2/offerings/${id}`;
  expect((await operator({ path: offering })).body).toMatchObject({ keep_previous: true });
  await operator({ method: 'PUT', path: offering, body: body() });
  await settle();
  expect((await client({ path })).body).toMatchObject({ keep_previous: false });
});

test('the accounts are the client’s: the operator sees that it runs, and neither account nor run', async () => {
  const { on, operator, secretsOf, addOn } = await setUp();
  const id = await on();
  expect((await operator({ path: `/api/v2/offerings/${id}/clients` })).body.data).toMatchObject([
    { client_id: elsewhere, runs: true },
  ]);
  for (const path of ['/api/v2/connections', '/api/v2/integrations', '/api/v2/syncs'])
    expect((await operator({ path })).body.data).toEqual([]);
  const connection = ConnectionId.parse((await addOn(id)).source.connection_id);
  await expect(secretsOf(home, connection)).rejects.toMatchObject({ code: 'not_found' });
  expect((await secretsOf(elsewhere, connection)).credentials).toEqual({ bearer: 'source-key-of-the-client' });
});

test('what runs follows the offering: changed, it begins anew; withdrawn, it ends and is offered no more', async () => {
  const { on, operator, client, settle, addOn, running } = await setUp();
  const id = await on();
  const path = `/api/v2/offerings/${id}`;
  await operator({ method: 'PUT', path, body: body({ name: 'People and more' }) });
  expect((await addOn(id)).state).toBe('starting');
  await settle();
  expect(await addOn(id)).toMatchObject({ state: 'on', name: 'People and more' });
  expect(await running()).toBe(1);
  await operator({ method: 'PATCH', path, body: { status: 'withdrawn' } });
  await settle();
  expect(await running()).toBe(0);
  const gone = await client({ path: `/api/v2/add-ons/${id}` });
  expect([gone.status, gone.body.detail]).toEqual([404, expect.stringContaining('no longer offered')]);
  expect((await client({ path: '/api/v2/add-ons/off_unknown' })).body.detail).not.toContain('no longer');
  expect((await client({ path: '/api/v2/connections' })).body.data).toHaveLength(2);
});

test('a client switches its add-on off and on; settling twice changes nothing', async () => {
  const { on, client, settle, book, addOn, running } = await setUp();
  const id = await on();
  const send = (what: string) => client({ method: 'POST', path: `/api/v2/add-ons/${id}/${what}` });
  expect((await send('disable')).body.state).toBe('off');
  await settle();
  expect(await running()).toBe(0);
  await send('enable');
  book.promised.push(...book.promised);
  await settle();
  expect([(await addOn(id)).state, await running()]).toEqual(['on', 1]);
});

test('the operator ends it for one client', async () => {
  const { on, operator, settle, running, client } = await setUp();
  const id = await on();
  expect((await operator({ method: 'DELETE', path: `/api/v2/offerings/${id}/clients/${elsewhere}` })).status).toBe(204);
  await settle();
  expect(await running()).toBe(0);
  expect((await client({ path: `/api/v2/add-ons/${id}` })).status).toBe(404);
});

test('where an account of an add-on is reached is not the client’s to change, nor the integration', async () => {
  const { on, client, addOn } = await setUp();
  const id = await on();
  const { source, integration_id: integration } = await addOn(id);
  const config = { base_url: 'https://evil.example.test', collections: {} };
  const path = `/api/v2/connections/${source.connection_id}`;
  expect((await client({ method: 'PATCH', path, body: { config } })).status).toBe(409);
  const link = { system: 'rest', connection_id: source.connection_id, config };
  expect((await client({ method: 'POST', path: '/api/v2/connect-links', body: link })).status).toBe(409);
  const saved = `/api/v2/integrations/${integration}`;
  expect((await client({ method: 'PATCH', path: saved, body: { enabled: false } })).status).toBe(409);
  expect((await client({ method: 'DELETE', path: saved })).status).toBe(409);
});

test('an account that is disconnected stops the add-on until another is connected', async () => {
  const { on, client, settle, connect, addOn, running } = await setUp();
  const id = await on();
  const { source } = await addOn(id);
  await client({ method: 'DELETE', path: `/api/v2/connections/${source.connection_id}` });
  await settle();
  expect([(await addOn(id)).state, await running()]).toEqual(['needs_account', 0]);
  await connect(id, 'source');
  expect([(await addOn(id)).state, await running()]).toEqual(['on', 1]);
});

test('an offering that a client’s account cannot carry says so to both', async () => {
  const { offer, enable, connect, addOn, operator, book, settle } = await setUp();
  const id = await offer({ source: { system: 'rest', endpoint: 'people', account: { config: at('people') } } });
  await enable(id);
  await connect(id, 'source');
  for (const row of book.rows.values())
    book.rows.set(row.id, { ...row, source: { ...row.source, endpoint: 'nowhere' } });
  await connect(id, 'destination');
  await settle();
  expect(await addOn(id)).toMatchObject({ state: 'needs_attention', because: expect.stringContaining('nowhere') });
  const { body: found } = await operator({ path: `/api/v2/offerings/${id}/clients` });
  expect(found.data).toMatchObject([{ runs: false, because: expect.stringContaining('nowhere') }]);
});

test('a faulty offering is refused before it is kept, with the field', async () => {
  const { operator } = await setUp();
  const cases = [
    [{ source: { system: 'nobody', endpoint: 'x' } }, 'source.system'],
    [{ source: { system: 'bamboohr', endpoint: 'nothing' } }, 'source.endpoint'],
    [{ sync_mode: 'batch' }, 'schedule'],
    [
      { source: { system: 'rest', endpoint: 'people', account: { credentials: { bearer: 'x' } } } },
      'source.account.credentials.bearer',
    ],
  ] as const;
  for (const [more, path] of cases) {
    const answer = await operator({ method: 'POST', path: '/api/v2/offerings', body: body(more) });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, path]);
  }
  expect((await operator({ path: '/api/v2/offerings' })).body.data).toEqual([]);
});

test('usage is told by client and day, to the operator for all, to a client for itself, also as a table', async () => {
  const { on, operator, client, book, world } = await setUp();
  const id = await on();
  const day = '2026-06-01';
  const used = (who: string) => Usage.parse({ client: who, offering: id, day, runs: 2, written: 30, deleted: 1 });
  book.used.push(used(elsewhere), used('another'), { ...used(elsewhere), day: '2026-07-01' });
  const path = '/api/v2/add-on-usage?from=2026-06-01&to=2026-07-01';
  expect((await operator({ path })).body.data).toHaveLength(2);
  expect((await client({ path })).body.data).toMatchObject([{ client_id: elsewhere, records_written: 30 }]);
  const table = await world.call({ path, headers: { accept: 'text/csv' } });
  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(table.text.split('\r\n')).toEqual([
    'client_id,offering_id,day,runs,records_written,records_deleted',
    `${elsewhere},${id},${day},2,30,1`,
    `another,${id},${day},2,30,1`,
    '',
  ]);
});

test('an OAuth application of the operator is used by clients and shown to nobody', async () => {
  const { operator, client, enable } = await setUp();
  const account = {
    config: { host: 'acme.my.salesforce.com' },
    credentials: { client_id: 'app', client_secret: 'app secret' },
  };
  const more = { source: { system: 'salesforce', endpoint: 'contacts', account } };
  const made = await operator({ method: 'POST', path: '/api/v2/offerings', body: body(more) });
  expect([made.status, made.text.includes('app secret')]).toEqual([201, false]);
  const { offering_id: id } = made.body;
  await operator({ method: 'PATCH', path: `/api/v2/offerings/${id}`, body: { status: 'published' } });
  await enable(id);
  const link = await client({ method: 'POST', path: `/api/v2/add-ons/${id}/connect`, body: { side: 'source' } });
  const page = await client({ path: new URL(link.body.url).pathname, key: null });
  expect(page.text).toContain('Continue to Salesforce');
  for (const { text } of [link, page, await client({ path: `/api/v2/add-ons/${id}` })])
    expect(text).not.toContain('app secret');
});

const hubspot = (credentials?: Record<string, string>) => ({
  system: 'hubspot',
  endpoint: 'contacts',
  account: { config: {}, ...(credentials === undefined ? {} : { credentials }) },
});

test('a side whose secrets are not given again keeps them', async () => {
  const { operator, client, enable } = await setUp();
  const first = { client_id: 'first', client_secret: 'kept' };
  const made = await operator({
    method: 'POST',
    path: '/api/v2/offerings',
    body: body({ source: hubspot(first), destination: hubspot(first) }),
  });
  expect(made.body).toMatchObject({ status: 'draft' });
  const path = `/api/v2/offerings/${made.body.offering_id}`;
  const second = { client_id: 'second', client_secret: 'new' };
  await operator({ method: 'PUT', path, body: body({ source: hubspot(), destination: hubspot(second) }) });
  await operator({ method: 'PATCH', path, body: { status: 'published' } });
  await enable(made.body.offering_id);
  const asked = async (wanted: string) => {
    const link = await client({
      method: 'POST',
      path: `/api/v2/add-ons/${made.body.offering_id}/connect`,
      body: { side: wanted },
    });
    return (await client({ path: new URL(link.body.url).pathname, key: null })).text;
  };
  for (const wanted of ['source', 'destination']) expect(await asked(wanted)).not.toContain('client_id');
});

test('a client may be led back to the console from the connect page', async () => {
  const { offer, enable, client } = await setUp();
  const id = await offer();
  await enable(id);
  const ask = async (returnUrl: string) => {
    const wanted = { side: 'source', return_url: returnUrl };
    return (await client({ method: 'POST', path: `/api/v2/add-ons/${id}/connect`, body: wanted })).status;
  };
  expect(await ask(`${publicUrl}/console/add-ons/${id}`)).toBe(201);
});
