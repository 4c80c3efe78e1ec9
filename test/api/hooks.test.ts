// Reports of systems over HTTP: an address and a secret, signed reports, and Graph's question as it asks it.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConnectionId } from '../../src/core/ids.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { setUpIntegration } from '../support/integration.ts';
import { home, openApi } from './world.ts';

const connection = {
  system: 'rest',
  config: { base_url: 'https://hr.example.test', collections: { people: { path: '/people' } } },
};

async function listen() {
  const world = await openApi();
  const { body } = await world.call({ method: 'POST', path: '/api/v2/connections', body: connection });
  const path = `/api/v2/connections/${body.connection_id}/hook`;
  const { status, body: listening } = await world.call({ method: 'PUT', path, body: {} });
  expect([status, listening.subscribed]).toEqual([200, false]);
  const seconds = Math.floor(world.clock.real.now().getTime() / 1000);
  const report = (raw: string, id: string, type = 'application/json') => {
    const key = Buffer.from(String(listening.secret).slice(6), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${raw}`).digest('base64');
    const headers = { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
    const at = new URL(listening.url).pathname;
    return world.call({
      method: 'POST',
      path: at,
      key: null,
      raw,
      headers: { 'content-type': type, ...headers },
    });
  };
  return { world, path, report };
}

test('a signed report needs no key, is taken once, and is seen at the connection', async () => {
  const { world, path, report } = await listen();
  expect(await report('{"type":"changed"}', 'msg_1')).toMatchObject({ status: 202, body: { status: 'accepted' } });
  expect(await report('{"type":"changed"}', 'msg_1')).toMatchObject({ status: 200, body: { status: 'duplicate' } });
  const { body } = await world.call({ path });
  expect(body).toMatchObject({ secret: null, last_report_at: world.clock.real.now().toISOString() });
});

test('a report in a form is taken like any other', async () => {
  const { report } = await listen();
  const form = 'application/x-www-form-urlencoded';
  expect(await report('event=changed&id=7', 'msg_3', form)).toMatchObject({
    status: 202,
    body: { status: 'accepted' },
  });
});

test('after the hook is closed, the same report is refused', async () => {
  const { world, path, report } = await listen();
  expect((await world.call({ method: 'DELETE', path })).status).toBe(204);
  expect(await report('{}', 'msg_2')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});

test('Graph asks with plain text and without a body, and gets its token back as plain text', async () => {
  const clock = createTestClock();
  const { ports: integration, hooks } = setUpIntegration({ clock, newId: createTestIds() });
  const { call } = await openApi({ integration });
  const now = clock.real.now();
  const id = ConnectionId.parse('con_graph');
  await hooks(home).open({ connection: id, system: 'outlook-mail', secret: 's', at: now, earlierUntil: now });
  const answer = await call({
    method: 'POST',
    path: `/api/v2/hooks/${id}?validationToken=Validation%3A%20a%3Cb`,
    key: null,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
  expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
    200,
    'Validation: a<b',
    'text/plain; charset=utf-8',
  ]);
});
