// Reports of connected systems: each proven as its connector declares; forged, old and repeated ones come to nothing.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { catalogue } from '../../../../src/connectors/catalogue.ts';
import { ConnectionId } from '../../../../src/core/ids.ts';
import { openHookIntake, type Reported } from '../../../../src/services/integration/hooks/receive.ts';
import { FakeHooks, fakeHookSources } from '../../../fakes/hooks.ts';
import { createTestClock } from '../../../support/clock.ts';
import { freshTenant } from '../../../support/tenants.ts';

const connection = ConnectionId.parse('con_1');
const secret = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0';

interface Sent {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly to?: ConnectionId;
}

async function listenTo(system: string, given = secret) {
  const clock = createTestClock();
  const hooks = new FakeHooks({ tenant: freshTenant(), clock: clock.real });
  let lookUps = 0;
  const reported: Reported[] = [];
  const sources = fakeHookSources(() => [hooks]);
  const intake = openHookIntake({
    sources: {
      presented(...asked) {
        lookUps += 1;
        return sources.presented(...asked);
      },
    },
    hooks: () => hooks,
    catalogue,
    parse: (text) => JSON.parse(text),
    publicUrl: 'https://muster.test',
    reported: async (report) => void reported.push(report),
    clock: clock.real,
  });
  const at = clock.real.now();
  await hooks.open({ connection, system, secret: given, at, earlierUntil: at });
  const seconds = Math.floor(at.getTime() / 1000);
  const send = ({ body = '', headers = {}, query = {}, to = connection }: Sent) =>
    intake({ connection: to, header: (name) => headers[name], query, body: Buffer.from(body) });
  const refused = (sent: Sent) => expect(send(sent)).rejects.toMatchObject({ code: 'unauthorized' });
  return { send, refused, hooks, seconds, reported, lookUps: () => lookUps };
}

const slackHeaders = (body: string, timestamp: number, key = secret) => ({
  'x-slack-request-timestamp': String(timestamp),
  'x-slack-signature': `v0=${createHmac('sha256', key).update(`v0:${timestamp}:${body}`).digest('hex')}`,
});
const joined = JSON.stringify({ event_id: 'Ev1', event: { type: 'team_join', user: { id: 'U1' } } });

const standardHeaders = (body: string, timestamp: number, id = 'msg_1') => {
  const key = Buffer.from(secret.slice(6), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${mac}` };
};

test('a signed report is taken once', async () => {
  const { send, seconds, hooks } = await listenTo('slack');
  const sent = { body: joined, headers: slackHeaders(joined, seconds) };
  expect(await send(sent)).toEqual({ kind: 'accepted' });
  expect(await send(sent)).toEqual({ kind: 'duplicate' });
  expect([...hooks.events.values()]).toMatchObject([{ id: 'Ev1', type: 'team_join' }]);
});

test.each([
  ['another key', (seconds: number) => slackHeaders(joined, seconds, 'another')],
  ['another body', (seconds: number) => slackHeaders('{}', seconds)],
  ['no signature', () => ({})],
  ['an old time', (seconds: number) => slackHeaders(joined, seconds - 301)],
  ['a time to come', (seconds: number) => slackHeaders(joined, seconds + 301)],
  [
    'a time that was put in later',
    (seconds: number) => ({ ...slackHeaders(joined, seconds - 400), 'x-slack-request-timestamp': String(seconds) }),
  ],
])('%s is refused, and nothing is kept', async (_, headers) => {
  const { refused, seconds, hooks } = await listenTo('slack');
  await refused({ body: joined, headers: headers(seconds) });
  expect(hooks.events.size).toBe(0);
});

test('an unknown connection is answered as a wrong signature is', async () => {
  const { send, seconds } = await listenTo('slack');
  const sent = { body: joined, headers: slackHeaders(joined, seconds), to: ConnectionId.parse('con_2') };
  await expect(send(sent)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('what is about nothing that is synced is taken note of and left', async () => {
  const { send, seconds, hooks } = await listenTo('slack');
  const body = JSON.stringify({ event_id: 'Ev2', event: { type: 'emoji_changed' } });
  expect(await send({ body, headers: slackHeaders(body, seconds) })).toEqual({ kind: 'ignored' });
  expect(hooks.events.size).toBe(0);
});

test('Slack’s question is answered when it is signed, and not before', async () => {
  const { send, refused, seconds } = await listenTo('slack');
  const body = JSON.stringify({ type: 'url_verification', challenge: 'c4' });
  await refused({ body });
  expect(await send({ body, headers: slackHeaders(body, seconds) })).toEqual({
    kind: 'challenge',
    answer: 'c4',
    as: 'json',
  });
});

test.each([
  ['its fields', 'type=url_verification&challenge=c+5%21', 'c 5!'],
  ['what its payload wraps', `payload=${encodeURIComponent('{"type":"url_verification","challenge":"c6"}')}`, 'c6'],
])('a form says %s, and is proven by its bytes as it came', async (_, body, answer) => {
  const { send, refused, seconds } = await listenTo('slack');
  const form = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const headers = { ...form, ...slackHeaders(body, seconds) };
  expect(await send({ body, headers })).toEqual({ kind: 'challenge', answer, as: 'json' });
  await refused({ body: `${body}&x=1`, headers });
});

const report = (...states: string[]) => ({
  body: JSON.stringify({ value: states.map((clientState) => ({ changeType: 'updated', clientState })) }),
});

test('Graph’s question is answered as plain text, and its reports carry the secret in every entry', async () => {
  const { send, refused } = await listenTo('outlook-calendar');
  expect(await send({ query: { validationToken: 'tok en' } })).toEqual({
    kind: 'challenge',
    answer: 'tok en',
    as: 'text',
  });
  expect(await send(report(secret, secret))).toEqual({ kind: 'accepted' });
  await refused(report(secret, 'forged'));
  await refused(report());
});

test('only Graph’s own connectors answer its question', async () => {
  const { send } = await listenTo('slack');
  await expect(send({ query: { validationToken: 'x' } })).rejects.toMatchObject({ code: 'unauthorized' });
});

test('Google’s reports have no body and a token; each of them counts', async () => {
  const { send, refused, hooks } = await listenTo('google-calendar');
  const headers = { 'x-goog-channel-token': secret, 'x-goog-resource-state': 'exists' };
  expect(await send({ headers })).toEqual({ kind: 'accepted' });
  await refused({ headers: { ...headers, 'x-goog-channel-token': 'forged' } });
  expect(hooks.events.size).toBe(1);
});

test('Greenhouse signs the body; Standard Webhooks sign id, time and body', async () => {
  const greenhouse = await listenTo('greenhouse');
  const body = JSON.stringify({ action: 'hire_candidate', payload: { application: { id: 1 } } });
  const signature = `sha256 ${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { signature, 'greenhouse-event-id': '7' };
  expect(await greenhouse.send({ body, headers })).toEqual({ kind: 'accepted' });

  const rest = await listenTo('rest');
  const changed = JSON.stringify({ type: 'anything' });
  expect(await rest.send({ body: changed, headers: standardHeaders(changed, rest.seconds) })).toEqual({
    kind: 'accepted',
  });
  await rest.refused({ body: changed, headers: { ...standardHeaders(changed, rest.seconds), 'webhook-id': 'msg_2' } });
});

test('a flood of forged reports costs one look-up and keeps nothing', async () => {
  const { refused, hooks, lookUps, seconds } = await listenTo('slack');
  for (let index = 0; index < 500; index += 1)
    await refused({ body: joined, headers: slackHeaders(joined, seconds, `guess ${index}`) });
  expect([lookUps(), hooks.events.size]).toEqual([1, 0]);
});

const twilioHeaders = (url: string, fields: string) => ({
  'x-twilio-signature': createHmac('sha1', 'auth-token').update(url).update(fields).digest('base64'),
  'content-type': 'application/x-www-form-urlencoded',
});

test('Twilio signs the address and the fields of the form; another address or field is refused', async () => {
  const { send, refused, reported } = await listenTo('twilio', 'auth-token');
  const body = 'To=%2B13125550199&Body=STOP&From=%2B13125550100&MessageSid=SM1';
  const url = `https://muster.test/api/v2/hooks/${connection}`;
  const fields = 'BodySTOPFrom+13125550100MessageSidSM1To+13125550199';
  await send({ body, headers: twilioHeaders(url, fields) });
  expect(reported).toMatchObject([{ system: 'twilio', json: { Body: 'STOP', From: '+13125550100' } }]);
  await refused({ body: body.replace('STOP', 'START'), headers: twilioHeaders(url, fields) });
  await refused({ body, query: { letter: 'act_1' }, headers: twilioHeaders(url, fields) });
  await send({ body, query: { letter: 'act_1' }, headers: twilioHeaders(`${url}?letter=act_1`, fields) });
  expect(reported.at(-1)).toMatchObject({ letter: 'act_1' });
});

test('Telnyx signs time and body with its own key; an old, changed or foreign one is refused', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64');
  const { send, refused, seconds, reported } = await listenTo('telnyx', raw);
  const body = JSON.stringify({ data: { id: 'ev1', event_type: 'message.received', payload: {} } });
  const signed = (at: number, key = privateKey) => ({
    'telnyx-timestamp': String(at),
    'telnyx-signature-ed25519': sign(null, Buffer.from(`${at}|${body}`), key).toString('base64'),
  });
  await send({ body, headers: signed(seconds) });
  expect(reported).toHaveLength(1);
  await refused({ body: `${body} `, headers: signed(seconds) });
  await refused({ body, headers: signed(seconds - 301) });
  await refused({ body, headers: signed(seconds, generateKeyPairSync('ed25519').privateKey) });
  await refused({ body, headers: { ...signed(seconds), 'telnyx-signature-ed25519': '' } });
  const badKey = await listenTo('telnyx', 'not a key');
  await badKey.refused({ body, headers: signed(badKey.seconds) });
});
