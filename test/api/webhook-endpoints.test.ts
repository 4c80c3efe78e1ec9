// Subscriptions over HTTP: what may be subscribed to by whom, what is refused by name, and REST hooks.
import { expect, test } from 'vitest';
import { outgoingTypes } from '../../src/core/outgoing-event.ts';
import { home, openApi } from './world.ts';

const base = '/api/v2/webhooks/endpoints';
const url = 'https://hooks.example.test/muster';
const wanted = { url, events: ['candidate.moved'], filter: { to: ['Offer'] } };

async function setUp() {
  const world = await openApi();
  const send = (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, body?: object) =>
    world.call({ method, path, ...(body === undefined ? {} : { body }) });
  return { world, send };
}

test('an endpoint is made with a secret that is shown once, changed, paused and removed', async () => {
  const { send } = await setUp();
  const made = await send('POST', base, wanted);
  expect(made).toMatchObject({ status: 201, body: { ...wanted, status: 'enabled', include: [] } });
  const { endpoint_id: id, secret } = made.body;
  expect(secret).toMatch(/^whsec_/);
  const shown = await send('GET', `${base}/${id}`);
  expect(shown.status).toBe(200);
  expect(shown.body).not.toHaveProperty('secret');
  expect((await send('GET', `${base}/${id}/secret`)).body).toEqual({ secret });
  const rotated = await send('POST', `${base}/${id}/secret/rotate`, {});
  expect(rotated.status).toBe(201);
  expect((await send('GET', `${base}/${id}/secret`)).body).toEqual(rotated.body);
  const paused = await send('PATCH', `${base}/${id}`, { status: 'paused', filter: {} });
  expect(paused.body).toMatchObject({ status: 'paused', filter: {}, events: ['candidate.moved'] });
  expect((await send('DELETE', `${base}/${id}`)).status).toBe(204);
  expect((await send('GET', `${base}/${id}`)).status).toBe(404);
});

test.each([
  [{ ...wanted, events: ['candidate.vanished'] }, 'events.0'],
  [{ ...wanted, events: [] }, 'events'],
  [{ ...wanted, events: ['endpoint.test'] }, 'events'],
  [{ ...wanted, filter: { stage: ['Offer'] } }, 'filter.stage'],
  [{ ...wanted, events: ['candidate.moved', 'offer.sent'] }, 'filter.to'],
  [{ ...wanted, secret: 'whsec_c2hvcnQ=' }, 'secret'],
  [{ ...wanted, secret: 'a'.repeat(40) }, 'secret'],
  [{ ...wanted, colour: 'red' }, 'colour'],
])('%j is refused at %s', async (body, path) => {
  const { send } = await setUp();
  const { status, body: problem } = await send('POST', base, body);
  expect(status).toBe(422);
  expect(problem.errors[0].path).toBe(path);
});

test('nobody subscribes to what they may not read', async () => {
  const { world } = await setUp();
  const key = await world.key({ scopes: ['integrations:*'] });
  const post = (body: object) => world.call({ method: 'POST', path: base, body, key });
  expect(await post(wanted)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await post({ url, events: ['audit.finished'] })).toMatchObject({ status: 403 });
  const made = await post({ url, events: ['sync.failed'] });
  expect(made.status).toBe(201);
  const path = `${base}/${made.body.endpoint_id}`;
  expect((await world.call({ method: 'PATCH', path, body: { include: ['candidate'] }, key })).status).toBe(403);
  expect((await world.call({ path: `${path}/secret`, key })).status).toBe(403);
});

test('a test is sent under an event of its own, shows among the deliveries, and can be sent again', async () => {
  const { send } = await setUp();
  const { body: made } = await send('POST', base, wanted);
  const tested = await send('POST', `${base}/${made.endpoint_id}/test`, {});
  expect(tested).toMatchObject({ status: 202, body: { event: 'endpoint.test', status: 'pending' } });
  const { body } = await send('GET', `${base}/${made.endpoint_id}/deliveries`);
  expect(body.data).toEqual([tested.body]);
  const again = await send('POST', `${base}/${made.endpoint_id}/deliveries/${tested.body.delivery_id}/redeliver`, {});
  expect(again).toMatchObject({ status: 202, body: { event_id: tested.body.event_id } });
  expect((await send('GET', `${base}/${made.endpoint_id}/deliveries?status=failed`)).body.data).toEqual([]);
});

test('a replay asks for an endpoint that takes events and for a time that is one', async () => {
  const { send } = await setUp();
  const { body: made } = await send('POST', base, wanted);
  const path = `${base}/${made.endpoint_id}/replay`;
  const since = '2026-01-01T00:00:00Z';
  expect((await send('POST', path, { since })).body).toEqual({ replayed: 0, more: false });
  expect((await send('POST', path, { since, until: since })).status).toBe(422);
  await send('PATCH', `${base}/${made.endpoint_id}`, { status: 'paused' });
  expect((await send('POST', path, { since })).status).toBe(409);
});

test('a REST hook is one address for one kind, and its id unsubscribes it', async () => {
  const { send, world } = await setUp();
  const hook = { target_url: url, event: 'offer.sent' };
  const made = await send('POST', '/api/v2/webhooks/subscriptions', hook);
  expect(made).toMatchObject({ status: 201, body: hook });
  expect(await world.ports.integration.webhookEndpoints(home).get(made.body.id)).toMatchObject({
    types: ['offer.sent'],
  });
  const gone = `/api/v2/webhooks/subscriptions/${made.body.id}`;
  expect((await send('DELETE', gone)).status).toBe(204);
  expect((await send('DELETE', gone)).status).toBe(404);
});

test.each([
  ['/api/v2/webhooks/subscriptions', 'target_url', { event: 'candidate.moved' }],
  [base, 'url', { events: ['candidate.moved'] }],
])('at %s an address that cannot be called is told as %s', async (path, field, more) => {
  const { send } = await setUp();
  const { status, body } = await send('POST', path, { [field]: 'ftp://hooks.example.test/x', ...more });
  expect({ status, path: body.errors[0].path }).toEqual({ status: 422, path: field });
});

test('every kind is listed with its scope, its fields to filter by and an example', async () => {
  const { send } = await setUp();
  const { body } = await send('GET', '/api/v2/webhooks/event-types');
  expect(body.data.map(({ event }: { event: string }) => event)).toEqual(outgoingTypes);
  expect(body.data[0]).toMatchObject({
    scope: 'operations:read',
    filter_by: ['candidate_id', 'job_id', 'action_id', 'system', 'from', 'to'],
    example: { type: 'candidate.moved' },
  });
});
