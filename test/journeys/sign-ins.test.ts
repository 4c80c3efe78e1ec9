// A system that lets nobody in without its own kind of sign-in, connected from outside and synced: by key, password, client and assertion.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Connector, type ConnectorInput, defineConnector } from '../../src/core/connector/connector.ts';
import { type Emulator, emulate } from '../../src/connectors/emulator/emulate.ts';
import { restOf } from '../../src/connectors/rest.ts';
import { keepPeople, startServer, type TestServer } from '../fakes/rest-systems.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';

let service: RunningService;
let destination: TestServer;
let there = keepPeople();
const emulators: Emulator[] = [];

beforeAll(async () => {
  destination = await startServer((request) => there.answer(request));
  service = await startService({ environment: { ALLOW_PRIVATE_NETWORK: '1' } });
  await service.call('POST', '/api/v2/connections', {
    system: 'rest',
    tenant_id: 'there',
    config: {
      base_url: destination.url,
      collections: { people: { path: '/people', write: { method: 'PUT', path: '/people/{external_id}' } } },
    },
  });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
  await Promise.all([destination, ...emulators].map((server) => server.close()));
});
beforeEach(() => {
  there = keepPeople();
});

const collections = { people: { path: '/people', items: 'data', paging: { kind: 'page', size: 20 } } };
const count = 50;

/** The system over there: what a connection describes, with one way in and fields to make records of. */
function systemOf(auth: ConnectorInput['auth'][number], credentials: readonly string[]): Connector {
  const described = restOf({ base_url: 'https://there.example.test/v1', collections });
  const people = described.collections['people'];
  if (people === undefined) throw new Error('the description lost its collection');
  return defineConnector({
    ...described,
    auth: [auth],
    credentials: credentials.map((key) => ({ key, label: key })),
    collections: { people: { ...people, fields: { email: { path: 'email', type: 'string' } } } },
  });
}

const clock = { now: () => new Date() };

async function opened(...way: Parameters<typeof systemOf>): Promise<Emulator> {
  const emulator = await emulate(systemOf(...way), { clock, count });
  emulators.push(emulator);
  return emulator;
}

const connected = async (name: string, emulator: Emulator, credentials: Readonly<Record<string, string>>) => {
  const [auth] = emulator.connector.auth;
  const config = {
    base_url: emulator.connector.baseUrl,
    collections,
    ...(auth !== undefined && 'tokenUrl' in auth ? { token_url: auth.tokenUrl } : {}),
  };
  const body = { system: 'rest', name, tenant_id: name, config, credentials };
  const made = await service.call('POST', '/api/v2/connections', body);
  expect(made.status).toBe(201);
  return `/api/v2/connections/${String(made.body.connection_id)}`;
};

const synced = async (name: string) => {
  const field_mapping = { id: 'external_id', email: 'email' };
  const { body: asked } = await service.call('POST', '/api/v2/integrations/rest/sync', {
    source: { system: 'rest', tenant_id: name, endpoint: 'people' },
    destination: { system: 'rest', tenant_id: 'there', endpoint: 'people', action: 'upsert', field_mapping },
    sync_mode: 'once',
    retry_policy: { max_retries: 0 },
  });
  return await vi.waitFor(
    async () => {
      const { body } = await service.call('GET', String(asked.status_url));
      expect(['succeeded', 'failed']).toContain(body.status);
      return body;
    },
    { timeout: 30_000, interval: 100 },
  );
};

const tokenUrl = 'https://there.example.test/oauth/token';
const bearer = { kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.bearer}' } as const;
const basic = { kind: 'basic', username: '{cred.username}', password: '{cred.password}' } as const;

test.each([
  ['bearer', bearer, ['bearer']],
  ['password', basic, ['username', 'password']],
  ['client', { kind: 'oauth2-client', tokenUrl } as const, ['client_id', 'client_secret']],
  ['assertion', { kind: 'saml-bearer', tokenUrl } as const, ['assertion']],
])('a sync reads all of a system that lets in by %s', async (name, auth, asks) => {
  const emulator = await opened(auth, asks);
  const connection = await connected(name, emulator, emulator.credentials);
  expect(await service.call('POST', `${connection}/test`)).toMatchObject({ body: { ok: true } });
  expect(await synced(name)).toMatchObject({ status: 'succeeded', counts: { read: count, written: count } });
  expect(there.kept.size).toBe(count);
});

const elsewhere = 'https://elsewhere.example.test/token';
const past = { from: new Date(Date.now() - 7_200_000), until: new Date(Date.now() - 3_600_000) };

test.each([
  ['another audience', { audience: elsewhere }],
  ['another recipient', { recipient: elsewhere }],
  ['a time that is over', past],
])('a SAML assertion for %s is refused with what to do, and a new one heals it', async (name, claims) => {
  const emulator = await opened({ kind: 'saml-bearer', tokenUrl }, ['assertion']);
  const assertion = emulator.proofs?.assertion(claims) ?? '';
  const connection = await connected(name, emulator, { assertion });
  const fix = expect.stringMatching(/SAML assertion was refused.*expired.*audience.*recipient.*identity provider/);
  const tried = await service.call('POST', `${connection}/test`);
  expect(tried.body).toMatchObject({ ok: false, fix });
  expect(await synced(name)).toMatchObject({ status: 'failed', error: { kind: 'auth', blame: 'integration', fix } });
  expect(JSON.stringify(tried.body)).not.toContain(assertion);
  expect(emulator.served()).toBe(0);
  expect(there.kept.size).toBe(0);

  const good = Buffer.from(emulator.proofs?.assertion() ?? '', 'base64url').toString('utf8');
  expect((await service.call('PATCH', connection, { credentials: { assertion: good } })).status).toBe(200);
  expect(await synced(name)).toMatchObject({ status: 'succeeded', counts: { written: count } });
});
