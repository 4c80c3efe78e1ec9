// The sync request with every field that the specification lists and no other, sent as its text stands, between two emulated
// systems: it ends in a signed `sync.completed`; with a dead destination in `failed` after three retries, an alert, and a re-sync.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { connectors } from '../../src/connectors/index.ts';
import { type Emulator, emulate } from '../../src/connectors/emulator/emulate.ts';
import { startServer, type TestServer } from '../fakes/rest-systems.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';

const environment = { SANDBOX_FILE: 'examples/sandbox.json', ALLOW_PRIVATE_NETWORK: '1' };
const clock = { now: () => new Date() };

let service: RunningService;
let hr: Emulator;
let crm: Emulator;
let receiver: TestServer;

const emulated = (system: string, options: { count: number; port?: number }): Promise<Emulator> => {
  const connector = connectors.find((one) => one.system === system);
  if (connector === undefined) throw new Error(`there is no connector ${system}`);
  return emulate(connector, { clock, ...options });
};

beforeAll(async () => {
  [hr, crm, receiver] = await Promise.all([
    emulated('bamboohr', { count: 4 }),
    emulated('hubspot', { count: 0 }),
    startServer(() => ({ status: 204 })),
  ]);
  service = await startService({ environment });
  await connect(hr, 'acme');
  await connect(crm);
});
afterAll(async () => {
  await service.stop();
  removeData(service);
  await Promise.all([hr, crm, receiver].map((system) => system.close()));
});

async function connect({ connector, origin, config, credentials }: Emulator, tenant?: string): Promise<void> {
  const tenantId = tenant === undefined ? {} : { tenant_id: tenant };
  const body = { system: connector.system, ...tenantId, config: { ...config, origin }, credentials };
  expect((await service.call('POST', '/api/v2/connections', body)).status).toBe(201);
}

/** Nobody but the one that the filters of the request mean. */
function employ(...hired: readonly string[]): void {
  const employees = hr.collection('employees');
  for (const [index, { id }] of employees.all().entries())
    employees.update(id, {
      status: index === 3 ? 'Inactive' : 'Active',
      hireDate: hired[index] ?? '2019-05-01',
      workEmail: `person${String(index)}@example.test`,
      firstName: `First${String(index)}`,
    });
}

const specified = (): string => `{
  "source": {
    "system": "bamboohr",
    "tenant_id": "acme",
    "endpoint": "employees",
    "filters": { "status": "active", "hire_date_after": "2026-01-01" }
  },
  "destination": {
    "system": "hubspot",
    "action": "upsert",
    "field_mapping": { "workEmail": "email", "firstName": "firstname", "lastName": "lastname" }
  },
  "sync_mode": "real_time",
  "webhook_url": "${receiver.url}/syncs",
  "retry_policy": { "max_retries": 3, "backoff_multiplier": 2 }
}`;

/** With the headers that the specification names, and none besides. */
async function request(): Promise<{ status: number; sync: Record<string, unknown> }> {
  const answer = await fetch(`${service.url}/api/v2/integrations/bamboohr/sync`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' },
    body: specified(),
  });
  return { status: answer.status, sync: await answer.json() };
}

const standing = async (url: unknown) => (await service.call('GET', String(url))).body;

const until = (url: unknown, ...wanted: readonly string[]) =>
  vi.waitFor(
    async () => {
      const sync = await standing(url);
      expect(wanted).toContain(sync.status);
      return sync;
    },
    { timeout: 60_000, interval: 100 },
  );

/** What arrived, each proven as Standard Webhooks describes: over the id, the time and the bytes. */
async function notices() {
  const { body } = await service.call('GET', '/api/v2/webhooks/secret');
  const secret = Buffer.from(String(body.secret).replace(/^whsec_/, ''), 'base64');
  return receiver.requests.map(({ headers, body: text }) => {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    const expected = createHmac('sha256', secret)
      .update(`${String(id)}.${String(at)}.${text}`)
      .digest('base64');
    expect(String(signature).split(' ')).toContain(`v1,${expected}`);
    expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(300);
    return JSON.parse(text);
  });
}

describe('the sync of the specification', { shuffle: false }, () => {
  test('a request that holds every field of the specification and no other', () => {
    const paths = (value: unknown, at = ''): string[] =>
      value !== null && typeof value === 'object' && !at.endsWith('field_mapping')
        ? Object.entries(value).flatMap(([key, inner]) => paths(inner, at === '' ? key : `${at}.${key}`))
        : [at];
    expect(paths(JSON.parse(specified()))).toEqual([
      'source.system',
      'source.tenant_id',
      'source.endpoint',
      'source.filters.status',
      'source.filters.hire_date_after',
      'destination.system',
      'destination.action',
      'destination.field_mapping',
      'sync_mode',
      'webhook_url',
      'retry_policy.max_retries',
      'retry_policy.backoff_multiplier',
    ]);
  });

  test('a dead destination: three retries with growing delays, failed, an alert with a fix, and a good re-sync', async () => {
    employ('2026-02-01');
    const port = Number(new URL(crm.origin).port);
    await crm.close();
    const { status, sync } = await request();
    expect(status).toBe(202);
    const failed = await until(sync['status_url'], 'failed');
    expect(failed).toMatchObject({
      counts: { read: 4, skipped: 3, written: 0, failed: 1 },
      error: { blame: 'remote' },
    });
    expect(failed.error.fix).toMatch(/Check whether the other system is up/);
    const tries = await triesAt('/crm/v3/objects/contacts/search', 4);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(waits).toHaveLength(3);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));

    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), { timeout: 20_000 });
    const { sync_id: id } = sync;
    expect(await notices()).toMatchObject([{ type: 'sync.failed', data: { sync_id: id, status: 'failed' } }]);
    await vi.waitFor(async () => expect(await alerts()).toHaveLength(1), { timeout: 20_000 });
    expect((await alerts())[0]).toMatch(/failed after its retries.*The fault lies with the other system.*What to do:/);

    crm = await emulated('hubspot', { count: 0, port });
    const again = await service.call('POST', `/api/v2/syncs/${String(id)}/resync`, {});
    expect(again).toMatchObject({ status: 202, body: { resync_of: id } });
    expect(await until(again.body.status_url, 'active')).toMatchObject({ counts: { written: 1, failed: 0 } });
    expect(contacts()).toEqual([{ email: 'person0@example.test', firstname: 'First0' }]);
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(2), { timeout: 20_000 });
    expect((await notices())[1]).toMatchObject({ type: 'sync.completed', data: { sync_id: again.body.sync_id } });
  });

  test('the same text again ends in a signed sync.completed, with those whom the filters mean and no others', async () => {
    await service.call('POST', `/api/v2/syncs/${await liveRun()}/cancel`);
    receiver.requests.length = 0;
    employ('2026-02-01', '2026-01-01', '2026-01-02', '2026-03-01');
    const { status, sync } = await request();
    expect({ status, sync }).toMatchObject({ status: 202, sync: { status: 'queued', mode: 'real_time' } });
    expect(await until(sync['status_url'], 'active')).toMatchObject({ counts: { read: 4, skipped: 2, failed: 0 } });
    expect(contacts()).toEqual([
      { email: 'person0@example.test', firstname: 'First0' },
      { email: 'person2@example.test', firstname: 'First2' },
    ]);
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), { timeout: 20_000 });
    expect(receiver.requests[0]).toMatchObject({ method: 'POST', path: '/syncs' });
    const data = { sync_id: sync['sync_id'], integration_id: sync['integration_id'], counts: { failed: 0 } };
    expect(await notices()).toMatchObject([{ type: 'sync.completed', data }]);
  });
});

/** When that address was called, the first time first; the log is stored a little later. */
const triesAt = (wanted: string, count: number): Promise<readonly number[]> =>
  vi.waitFor(
    async () => {
      const { body } = await service.call('GET', '/api/v2/logs?limit=100');
      const calls: { path: string; at: string }[] = body.data;
      const tries = calls.flatMap(({ path, at }) => (path === wanted ? [Date.parse(at)] : []));
      expect(tries).toHaveLength(count);
      return tries.toSorted((a, b) => a - b);
    },
    { timeout: 20_000, interval: 200 },
  );

/** What people were told in the sandbox's chat. */
async function alerts(): Promise<readonly string[]> {
  const { body } = await service.call('GET', '/api/v1/sandbox');
  return body.messages.map(({ text }: { text: string }) => text);
}

async function liveRun(): Promise<string> {
  const { body } = await service.call('GET', '/api/v2/syncs?limit=20');
  return body.data.find((sync: { status: string }) => sync.status === 'active').sync_id;
}

/** Of what arrived, what the mapping names and this test set. */
const contacts = () =>
  crm
    .collection('contacts')
    .all()
    .map(({ body: { properties } }) => {
      const { email, firstname } = z.object({ email: z.string(), firstname: z.string() }).parse(properties);
      return { email, firstname };
    });
