// Secrets and personal data are put wherever a caller can put them; none of it may reach a log line or an audit record.
import { expect, test } from 'vitest';
import { hashOf } from '../../src/api/auth/keys.ts';
import { openApi } from './world.ts';

const canary = 'canary-7f3a';
const secret = `${canary}-secret-key-of-an-operator-0123456789`;

test('nothing that a caller sends or gets reaches the log or the audit', async () => {
  const { call, credentials, log, audited, session } = await openApi({
    resolve: async ({ input }) => {
      if (JSON.stringify(input).includes('break')) throw new Error(`cannot read ${JSON.stringify(input)}`);
      return input;
    },
  });
  const [known] = credentials.apiKeys.values();
  if (known === undefined) throw new Error('no key');
  await credentials.addKey({ ...known, hash: hashOf(secret) });
  const made = await call({
    method: 'POST',
    path: '/api/v1/keys',
    key: secret,
    body: { name: `${canary} name`, kind: 'live', scopes: ['admin'] },
  });
  const client = await call({
    method: 'POST',
    path: '/api/v1/oauth-clients',
    body: { name: canary, scopes: ['admin'] },
  });
  const grant = {
    grant_type: 'client_credentials',
    client_id: client.body.client_id,
    client_secret: client.body.client_secret,
  };
  const token = await call({ method: 'POST', path: '/oauth/token', key: null, body: grant });
  const cookie = await session();
  const marked = {
    authorization: `Bearer ${secret}`,
    'user-agent': canary,
    referer: `http://${canary}.example/`,
    'x-forwarded-for': canary,
    'idempotency-key': canary,
  };
  await call({
    method: 'POST',
    path: '/api/v1/tasks',
    headers: marked,
    body: { action: 'add_note', candidate: 'c_ines', text: canary },
  });
  await call({
    method: 'POST',
    path: '/api/v1/tasks',
    headers: { ...marked, 'idempotency-key': 'b' },
    body: { action: 'add_note', candidate: 'c_ines', text: `break ${canary}` },
  });
  await call({
    method: 'POST',
    path: '/api/v1/tasks',
    headers: { ...marked, 'idempotency-key': 'c' },
    raw: `{"text":"${canary}`,
  });
  await call({
    method: 'POST',
    path: '/api/v1/users',
    body: { name: canary, email: `${canary}@example.test`, role: 'viewer' },
  });
  const resource = { userName: `${canary}@scim.test`, externalId: canary, password: canary, displayName: canary };
  const provisioned = await call({ method: 'POST', path: '/scim/v2/Users', key: secret, body: resource });
  await call({ method: 'POST', path: '/scim/v2/Users', key: secret, body: resource });
  await call({ path: `/scim/v2/Users?filter=${encodeURIComponent(`userName eq "${canary}"`)}`, key: secret });
  const provider = { issuer: `https://${canary}.test`, client_id: canary, client_secret: canary };
  const person = { by: 'external_id', claim: canary };
  const connected = await call({
    method: 'PUT',
    path: '/api/v1/identity-provider',
    key: secret,
    body: { ...provider, person },
  });
  const begun = await call({ path: '/sso/sandbox', key: null, headers: { 'user-agent': canary } });
  const attempt = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  await call({ path: `/sso/sandbox/callback?code=${canary}&state=${canary}`, key: null, headers: { cookie: attempt } });
  expect([provisioned.status, connected.status, begun.status]).toEqual([201, 200, 303]);
  await call({ path: `/api/v1/actions/${canary}?q=${canary}`, headers: marked });
  await call({ path: `/${canary}`, key: `${canary}-wrong-but-long-enough-to-be-looked-up` });
  await call({ path: '/api/v1/actions', key: token.body.access_token });
  await call({ path: '/console/session', key: null, headers: { cookie } });
  const written = JSON.stringify([log.lines, audited]);
  expect(log.lines.length).toBeGreaterThan(10);
  expect(log.lines.some(({ event }) => event === 'defect')).toBe(true);
  for (const hidden of [
    canary,
    made.body.key,
    client.body.client_secret,
    token.body.access_token,
    cookie.split('=')[1],
    attempt.split('=')[1],
  ])
    expect(written).not.toContain(hidden);
});
