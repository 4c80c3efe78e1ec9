// Events in: who may report, what is refused and how clearly, and that each event counts once.
import { expect, test } from 'vitest';
import { newWebhookSecret, signatureOf } from '../../src/api/http/webhook-signature.ts';
import { signedHeaders } from '../support/signed-events.ts';
import { openApi, type World } from './world.ts';

const path = '/api/v1/events/sandbox';
const event = {
  event_id: 'evt_7',
  kind: 'candidate.moved',
  occurred_at: '2026-06-01T08:00:00-05:00',
  data: { candidate_id: 'c_ines', from: 'Applied', to: 'Phone Screen' },
};
const report = (world: World, body: unknown, headers: Record<string, string> = {}) => {
  const raw = JSON.stringify(body);
  return world.call({ method: 'POST', path, key: null, raw, headers: { ...world.signed(raw), ...headers } });
};
const logged = async (world: World) => (await world.call({ path: '/api/v1/event-log' })).body.data;

test('a signed event is taken at once, and the same one again counts once', async () => {
  const world = await openApi();
  expect(await report(world, event)).toMatchObject({ status: 202, body: { event_id: 'evt_7', status: 'accepted' } });
  expect(await report(world, event)).toMatchObject({ status: 200, body: { event_id: 'evt_7', status: 'duplicate' } });
  expect(await logged(world)).toMatchObject([
    { event_id: 'evt_7', kind: 'candidate.moved', system: 'sandbox', candidate_id: 'c_ines', to: 'Phone Screen' },
  ]);
});

test('something else under the same id is a conflict, and the first stays', async () => {
  const world = await openApi();
  await report(world, event);
  const other = { ...event, data: { ...event.data, to: 'Offer' } };
  expect(await report(world, other)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await logged(world)).toMatchObject([{ to: 'Phone Screen' }]);
});

const raw = JSON.stringify(event);
const forged: { what: string; headers: (world: World) => Record<string, string> }[] = [
  { what: 'nothing', headers: () => ({ 'content-type': 'application/json' }) },
  { what: 'another secret', headers: ({ clock }) => signedHeaders(newWebhookSecret(), raw, clock.real.now()) },
  { what: 'another body', headers: ({ signed }) => signed(`${raw} `) },
  {
    what: 'another id',
    headers: ({ signed }) => ({ ...signed(raw), 'webhook-id': 'msg_other' }),
  },
  { what: 'no id', headers: ({ signed }) => ({ ...signed(raw), 'webhook-id': '' }) },
  { what: 'a time that is none', headers: ({ signed }) => ({ ...signed(raw), 'webhook-timestamp': '1e9' }) },
  { what: 'an unknown version', headers: ({ signed }) => ({ ...signed(raw), 'webhook-signature': 'v2,AAAA' }) },
  { what: 'half a signature', headers: ({ signed }) => ({ ...signed(raw), 'webhook-signature': 'v1,AAAA' }) },
];
test.each(forged)('a delivery signed with $what is refused, and nothing is kept', async ({ headers }) => {
  const world = await openApi();
  const answer = await world.call({ method: 'POST', path, key: null, raw, headers: headers(world) });
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  expect(await logged(world)).toEqual([]);
});

test.each([-301, 301])(
  'a delivery that is %i seconds off real time is refused, whatever business time says',
  async (off) => {
    const world = await openApi();
    const headers = world.signed(raw);
    world.clock.advance(-off * 1000);
    world.clock.advanceBusiness(off * 1000);
    const answer = await world.call({ method: 'POST', path, key: null, raw, headers });
    expect(answer).toMatchObject({ status: 401, body: { detail: expect.stringContaining('five minutes') } });
  },
);

test('an unknown system is answered like a wrong signature', async () => {
  const world = await openApi();
  const answer = await world.call({
    method: 'POST',
    path: '/api/v1/events/nobody',
    key: null,
    raw,
    headers: world.signed(raw),
  });
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});

test.each([
  ['an unknown kind', { ...event, kind: 'candidate.abducted' }, 'kind'],
  ['nobody', { ...event, data: { to: 'Offer' } }, 'data.candidate_id'],
  ['no stage', { ...event, data: { candidate_id: 'c_ines' } }, 'data.to'],
  ['a time zone that is none', { ...event, data: { ...event.data, time_zone: 'Mars/Olympus' } }, 'data.time_zone'],
  ['a time that is none', { ...event, occurred_at: 'yesterday' }, 'occurred_at'],
  ['a time that has yet to come', { ...event, occurred_at: '2199-01-01T00:00:00Z' }, 'occurred_at'],
])('an event with %s is refused by naming the field', async (_what, body, field) => {
  const world = await openApi();
  const answer = await report(world, body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field }] } });
  expect(await logged(world)).toEqual([]);
});

test('what a system sends beyond the known fields is taken and not kept', async () => {
  const world = await openApi();
  const body = { ...event, kind: 'message.received', data: { candidate_id: 'c_ines', text: 'CANARY-1' } };
  expect((await report(world, body)).status).toBe(202);
  expect(JSON.stringify(await logged(world))).not.toContain('CANARY-1');
});

test('a new secret is shown once, signs from then on, and the one before is good for a day', async () => {
  const world = await openApi();
  const { body: made } = await world.call({ method: 'PUT', path: `${path}/secret` });
  expect(made).toMatchObject({ system: 'sandbox', url: expect.stringContaining(path) });
  world.clock.advance(5_000);
  const now = world.clock.real.now();
  const headers = signedHeaders(made.secret, raw, now);
  expect((await world.call({ method: 'POST', path, key: null, raw, headers })).status).toBe(202);
  expect((await report(world, event)).status).toBe(200);
  world.clock.advance(25 * 3_600_000);
  expect((await report(world, event)).status).toBe(401);
  const { text } = await world.call({ path: '/api/v1/event-sources' });
  expect(text).not.toContain(made.secret);
});

test('a system that was removed reports no more', async () => {
  const world = await openApi();
  expect((await world.call({ method: 'DELETE', path: `${path}/secret` })).status).toBe(204);
  world.clock.advance(5_000);
  expect((await report(world, event)).status).toBe(401);
  expect((await world.call({ method: 'DELETE', path: `${path}/secret` })).status).toBe(404);
});

test('a signature is the one that Standard Webhooks describes', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    body: Buffer.from('{"test": 2432232314}'),
  };
  expect(signatureOf(secret, message)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a secret that was rotated signs at once, while the one before stays good', async () => {
  const world = await openApi();
  await report(world, event);
  const { body } = await world.call({ method: 'PUT', path: `${path}/secret`, body: undefined });
  const next = JSON.stringify({ ...event, event_id: 'evt_8' });
  const headers = signedHeaders(body.secret, next, world.clock.real.now());
  expect(await world.call({ method: 'POST', path, key: null, raw: next, headers })).toMatchObject({ status: 202 });
  expect(await report(world, { ...event, event_id: 'evt_9' })).toMatchObject({ status: 202 });
  await world.call({ method: 'DELETE', path: `${path}/secret` });
  expect(await report(world, { ...event, event_id: 'evt_10' })).toMatchObject({ status: 401 });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
  'an event as %s is told to come as JSON',
  async (type) => {
    const world = await openApi();
    const headers = { ...world.signed(raw), 'content-type': type };
    const answer = await world.call({ method: 'POST', path, key: null, raw, headers });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  },
);

test('a sender that still names its headers svix-… is understood', async () => {
  const world = await openApi();
  const headers = Object.fromEntries(
    Object.entries(world.signed(raw)).map(([name, value]) => [name.replace(/^webhook-/, 'svix-'), value]),
  );
  expect(Object.keys(headers)).toContain('svix-signature');
  expect(await world.call({ method: 'POST', path, key: null, raw, headers })).toMatchObject({ status: 202 });
});
