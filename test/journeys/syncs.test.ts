// The integration platform from outside: connect two systems, move people between them, break the destination, mend it.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPeople, person, servePeople, startServer, type TestServer } from '../fakes/rest-systems.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';

let service: RunningService;
let source: TestServer;
let destination: TestServer;
let receiver: TestServer;
let people = Array.from({ length: 230 }, (_, index) => person(index));
let there = keepPeople();

const environment = { SANDBOX_FILE: 'examples/sandbox.json', ALLOW_PRIVATE_NETWORK: '1' };

beforeAll(async () => {
  source = await startServer(servePeople(() => people));
  destination = await startServer((request) => there.answer(request));
  receiver = await startServer(() => ({ status: 204 }));
  service = await startService({ environment });
  await connect('hr', source, {
    employees: { path: '/employees', items: 'data', paging: { kind: 'page', next: 'meta.next_page' } },
  });
  await connect('payroll', destination, {
    people: {
      path: '/people',
      write: { method: 'PUT', path: '/people/{external_id}' },
      one: { path: '/people/{external_id}' },
    },
    hires: { path: '/people', write: { method: 'POST', path: '/people' } },
  });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
  await Promise.all([source, destination, receiver].map((server) => server.close()));
});
beforeEach(() => {
  there = keepPeople();
  destination.answer = (request) => there.answer(request);
  receiver.requests.length = 0;
  destination.requests.length = 0;
});

const connect = async (tenant: string, server: TestServer, collections: object): Promise<void> => {
  const config = { base_url: server.url, collections };
  const body = {
    system: 'rest',
    name: tenant,
    tenant_id: tenant,
    config,
    credentials: { bearer: 'secret-of-the-test' },
  };
  const answer = await service.call('POST', '/api/v2/connections', body);
  expect(answer).toMatchObject({ status: 201, body: { status: 'untested' } });
  expect(JSON.stringify(answer.body)).not.toContain('secret-of-the-test');
};

const request = (more: { source?: object; destination?: object } & Record<string, unknown> = {}) => ({
  sync_mode: 'once',
  ...more,
  source: { system: 'rest', tenant_id: 'hr', endpoint: 'employees', ...more.source },
  destination: {
    system: 'rest',
    tenant_id: 'payroll',
    endpoint: 'people',
    action: 'upsert',
    field_mapping: {
      id: 'external_id',
      work_email: 'email',
      first_name: { to: 'name', transform: [{ op: 'template', text: '{first_name} {last_name}' }] },
    },
    ...more.destination,
  },
});

const start = async (body: object, system = 'rest') => {
  const answer = await service.call('POST', `/api/v2/integrations/${system}/sync`, body);
  expect(answer).toMatchObject({ status: 202, body: { status: 'queued' } });
  return String(answer.body.sync_id);
};

const refused = async (path: string, body: object) => (await service.call('POST', path, body)).body;

const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await service.call('GET', `/api/v2/syncs/${id}`);
      expect(['succeeded', 'partially_succeeded', 'failed', 'cancelled']).toContain(body.status);
      return body;
    },
    { timeout: 40_000, interval: 100 },
  );

describe('a sync between two systems', { shuffle: false }, () => {
  test('every record arrives once, mapped, and the end is told in a signed notice', async () => {
    const id = await start(
      request({ webhook_url: `${receiver.url}/hook`, webhook_secret: 'a secret of this integration' }),
    );
    expect(await ended(id)).toMatchObject({ status: 'succeeded', counts: { read: 230, written: 230, failed: 0 } });
    expect(there.kept.size).toBe(230);
    expect(there.kept.get('E00007')).toEqual({
      external_id: 'E00007',
      email: 'person7@example.test',
      name: 'First7 Last7',
    });
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), { timeout: 10_000 });
    const [notice] = receiver.requests;
    const header = (of: string): string => String(notice?.headers[of]);
    const body = notice?.body ?? '';
    const expected = createHmac('sha256', 'a secret of this integration').update(
      `${header('webhook-id')}.${header('webhook-timestamp')}.${body}`,
    );
    expect(header('webhook-signature')).toBe(`v1,${expected.digest('base64')}`);
    expect(JSON.parse(body)).toMatchObject({ type: 'sync.completed', data: { sync_id: id, status: 'succeeded' } });
  });

  test('a second run skips what is unchanged and writes what is not', async () => {
    people = people.map((one) => (one.id === 'E00003' ? { ...one, work_email: 'new@example.test' } : one));
    expect(await ended(await start(request()))).toMatchObject({ counts: { written: 1, unchanged: 229 } });
    expect(there.kept.get('E00003')).toMatchObject({ email: 'new@example.test' });
  });

  test('filters leave out what is not asked for', async () => {
    const filters = { status: 'active', hire_date_after: '2020-01-01' };
    const wanted = people.filter(({ status, hire_date: day }) => status === 'active' && day > '2020-01-01');
    const body = await ended(await start(request({ source: { filters } })));
    expect(body.counts).toMatchObject({ read: 230, skipped: 230 - wanted.length });
    expect(there.kept.size).toBe(wanted.length);
  });

  test('a dead destination ends in failed after three retries, an alert with a fix, and a good re-sync', async () => {
    destination.answer = () => ({ status: 503 });
    people = people.slice(0, 1);
    const id = await start(
      request({ destination: { endpoint: 'hires', action: 'create' }, webhook_url: receiver.url }),
    );
    const failed = await ended(id);
    expect(failed).toMatchObject({ status: 'failed', counts: { written: 0, failed: 1 } });
    expect(failed.error.fix.length).toBeGreaterThan(10);
    const times = destination.requests.map(({ at }) => at);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps).toHaveLength(3);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    await vi.waitFor(
      () => expect(receiver.requests.map(({ body }) => JSON.parse(body).type)).toEqual(['sync.failed']),
      {
        timeout: 10_000,
      },
    );
    // The alert is a job of its own: it may come behind the webhook.
    const told = async () => (await service.call('GET', '/api/v1/sandbox')).body.messages;
    await vi.waitFor(async () => expect(JSON.stringify(await told())).toContain('What to do'), { timeout: 10_000 });

    destination.answer = (asked) => there.answer(asked);
    const again = await service.call('POST', `/api/v2/syncs/${id}/resync`, {});
    expect(again).toMatchObject({ status: 202, body: { resync_of: id } });
    expect(await ended(String(again.body.sync_id))).toMatchObject({ status: 'succeeded', counts: { written: 1 } });
    expect(there.created).toHaveLength(1);
  });

  test('one bad record fails alone, says why, and can be tried again by itself', async () => {
    people = [person(500), person(501), person(502)];
    destination.answer = (asked) => (asked.path.endsWith('E00501') ? { status: 422 } : there.answer(asked));
    const id = await start(request());
    expect(await ended(id)).toMatchObject({ status: 'partially_succeeded', counts: { written: 2, failed: 1 } });
    const { body } = await service.call('GET', `/api/v2/syncs/${id}/records?status=failed`);
    expect(body.data).toMatchObject([{ record_id: 'E00501', status: 'failed', error: { blame: 'integration' } }]);
    destination.answer = (asked) => there.answer(asked);
    const retried = await service.call('POST', `/api/v2/records/${body.data[0].id}/retry`);
    expect(retried).toMatchObject({ status: 202, body: { retried: 1 } });
    expect(await ended(id)).toMatchObject({ status: 'succeeded', counts: { written: 3, failed: 0 } });
  });

  test('a crash in the middle loses nothing, doubles nothing, and goes on after the restart', async () => {
    people = Array.from({ length: 400 }, (_, index) => person(1_000 + index));
    let taken = 0;
    const reached = new Promise<void>((resolve) => {
      destination.answer = (asked) => {
        if ((taken += 1) === 150) resolve();
        return there.answer(asked);
      };
    });
    const id = await start(request({ destination: { endpoint: 'hires', action: 'create' } }));
    await reached;
    await service.kill();
    service = await startService({ environment, dataDir: service.dataDir });
    expect(await ended(id)).toMatchObject({ status: 'succeeded', counts: { read: 400, failed: 0 } });
    expect(there.created).toHaveLength(400);
  });

  test('a run is taken back once somebody approved: what it made goes, what it changed is as before, what was changed since stays', async () => {
    people = [person(600), person(601), person(602)];
    const before = { external_id: 'E00601', email: 'theirs@example.test', name: 'As it was' };
    there.kept.set('E00601', before);
    const id = await start(request({ keep_previous: true }));
    await ended(id);
    there.kept.set('E00602', { external_id: 'E00602', email: 'person602@example.test', name: 'Renamed by hand' });
    const able = await service.call('GET', `/api/v2/syncs/${id}/undo`);
    expect(able).toMatchObject({ status: 200, body: { deletes: 2, restores: 1, stays: 0 } });
    const asked = await service.call('POST', `/api/v2/syncs/${id}/undo`);
    expect(asked).toMatchObject({ status: 202, body: { status: 'pending_approval' } });
    const { approval_id: approval, undo_sync_id: undo } = asked.body;
    expect((await service.call('POST', `/api/v1/approvals/${approval}/approve`)).status).toBe(200);
    expect(await ended(String(undo))).toMatchObject({ undo_of: id, counts: { deleted: 1, written: 1, skipped: 1 } });
    expect(Object.fromEntries(there.kept)).toEqual({
      E00601: before,
      E00602: { external_id: 'E00602', email: 'person602@example.test', name: 'Renamed by hand' },
    });
    const { body } = await service.call('GET', `/api/v2/syncs/${undo}/records?status=skipped`);
    expect(body.data).toMatchObject([{ record_id: 'E00602', error: { kind: 'changed_since' } }]);
    expect(await service.call('GET', `/api/v2/syncs/${undo}/undo`)).toMatchObject({ status: 409 });
  });

  test('sandbox accounts need no keys, never stand in for a real one, and keep what was written', async () => {
    const played = async (system: string) =>
      (await service.call('POST', '/api/v2/connections', { system, config: { origin: 'sandbox' } })).body;
    const accounts = [await played('greenhouse'), await played('hubspot')];
    expect(accounts).toMatchObject([{ tenant_id: 'sandbox' }, { tenant_id: 'sandbox' }]);
    for (const { connection_id: id } of accounts)
      expect(await service.call('POST', `/api/v2/connections/${String(id)}/test`)).toMatchObject({
        body: { ok: true },
      });
    const field_mapping = { email: 'properties.email', first_name: 'properties.firstname' };
    const body = {
      source: { system: 'greenhouse', tenant_id: 'sandbox', endpoint: 'candidates' },
      destination: { system: 'hubspot', endpoint: 'contacts', field_mapping },
      sync_mode: 'once',
    };
    const first = await ended(await start(body, 'greenhouse'));
    expect(first).toMatchObject({ status: 'succeeded', counts: { failed: 0, unchanged: 0 } });
    expect(first.counts.written).toBe(first.counts.read);
    expect(await ended(await start(body, 'greenhouse'))).toMatchObject({
      counts: { written: 0, unchanged: first.counts.read },
    });

    expect(
      await service.call('POST', '/api/v2/connections', {
        system: 'greenhouse',
        config: { origin: 'sandbox' },
        credentials: { client_secret: 'a real one' },
      }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'credentials.client_secret' }] } });
  });

  test('what is asked for wrongly is refused with the field and the remedy', async () => {
    const sync = '/api/v2/integrations/rest/sync';
    expect(await refused('/api/v2/integrations/bamboohr/sync', request())).toMatchObject({
      errors: [{ path: 'source.system' }],
    });
    expect(await refused(sync, request({ source: { tenant_id: 'nowhere' } }))).toMatchObject({
      code: 'connection_missing',
    });
    expect(await refused(sync, request({ source: { tenant_id: undefined } }))).toMatchObject({
      code: 'connection_ambiguous',
    });
    expect(await refused(sync, request({ source: { endpoint: 'dogs' } }))).toMatchObject({
      errors: [{ path: 'source.endpoint' }],
    });
    expect(await refused(sync, request({ sync_mode: 'batch' }))).toMatchObject({ errors: [{ path: 'schedule' }] });
    expect(await refused(sync, request({ retry_policy: { max_retries: 11 } }))).toMatchObject({
      errors: [{ path: 'retry_policy.max_retries' }],
    });
  });

  test('a flow sends records down its branches to several writes, and tells people, once for each', async () => {
    people = [person(700), person(701), person(702)];
    const { body: connections } = await service.call('GET', '/api/v2/connections');
    const idOf = (name: string) => connections.data.find((one: { name: string }) => one.name === name).connection_id;
    const end = (name: string, collection: string) => ({ system: 'rest', connection: idOf(name), collection });
    const { body: users } = await service.call('GET', '/api/v1/users');
    const document = {
      format: 1,
      name: 'Leavers and stayers',
      trigger: { kind: 'manual' },
      source: end('hr', 'employees'),
      start: 'state',
      steps: [
        {
          id: 'state',
          kind: 'condition',
          branches: [{ when: { all: [{ field: 'status', is: 'active' }] }, next: 'fields' }],
          otherwise: 'tell',
        },
        { id: 'fields', kind: 'map', fields: [{ from: 'id', to: 'external_id' }], next: 'write' },
        { id: 'write', kind: 'write', to: end('payroll', 'people'), action: 'upsert', next: null },
        { id: 'tell', kind: 'notify', users: [users.data[0].user_id], text: 'Close the account of {id}.', next: null },
      ],
    };
    const { body: flow } = await service.call('POST', '/api/v2/flows', { document });
    expect(flow).toMatchObject({ state: 'draft', findings: [] });
    const path = `/api/v2/flows/${flow.flow_id}`;
    const { body: tried } = await service.call('POST', `${path}/test`, { limit: 3 });
    expect(tried.data.map(({ visits }: { visits: { step: string }[] }) => visits.at(-1)?.step)).toEqual([
      'tell',
      'write',
      'write',
    ]);
    expect(there.kept.size).toBe(0);
    await service.call('POST', `${path}/publish`, {});
    const run = async () => {
      const { body } = await service.call('POST', `${path}/run`, {});
      return await Promise.all(body.data.map(({ sync_id: id }: { sync_id: string }) => ended(id)));
    };
    expect((await run()).map(({ status, counts }) => [status, counts.written])).toEqual(
      expect.arrayContaining([
        ['succeeded', 2],
        ['succeeded', 1],
      ]),
    );
    // Two people in two lanes: which of them arrives first is nobody's promise.
    const arrived = Object.fromEntries(there.kept);
    expect(arrived).toEqual({ E00701: { external_id: 'E00701' }, E00702: { external_id: 'E00702' } });
    expect((await run()).map(({ counts }) => counts.written)).toEqual([0, 0]);
    const { body: sandbox } = await service.call('GET', '/api/v1/sandbox');
    expect(
      sandbox.messages.filter(({ text }: { text: string }) => text === 'Close the account of E00700.'),
    ).toHaveLength(1);
  });

  test('the trail says who connected what and what was synced', async () => {
    const { status, body } = await service.call('GET', '/api/v2/audit?limit=200');
    expect(status).toBe(200);
    const events = body.data.map(({ event }: { event: string }) => event);
    expect(events).toEqual(expect.arrayContaining(['connection.created', 'sync.requested', 'sync.succeeded']));
    expect(events.every((event: string) => !event.startsWith('action.'))).toBe(true);
  });

  test('an expression that cannot be evaluated ends the run with the reason, and a good one maps', async () => {
    people = [person(900)];
    expect(await ended(await start(mapped('$error("no")')))).toMatchObject({
      status: 'failed',
      error: { blame: 'integration' },
    });
    expect(await ended(await start(mapped('$uppercase(last_name)')))).toMatchObject({ status: 'succeeded' });
    expect(there.kept.get('E00900')).toEqual({ external_id: 'E00900', name: 'LAST900' });
  });
});

const mapped = (transform: string) =>
  request({ destination: { field_mapping: { id: 'external_id', x: { to: 'name', transform } } } });
