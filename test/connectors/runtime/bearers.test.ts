// Assertions in exchange for a token: signed by us (RFC 7523), or made by the customer's identity provider (RFC 7522).
import { generateKeyPairSync } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { type ConnectorInput, defineConnector } from '../../../src/core/connector/connector.ts';
import { openSignIn } from '../../../src/connectors/runtime/sign-in.ts';
import type { Outgoing } from '../../../src/connectors/runtime/http.ts';
import { createTestClock } from '../../support/clock.ts';

async function asked(auth: ConnectorInput['auth'][number], cred: Record<string, string>) {
  const connector = defineConnector({
    system: 'bearers',
    title: 'Bearers',
    category: ['generic'],
    docs: 'https://example.test/docs',
    apiVersion: '1',
    checkedOn: '2026-11-22',
    evidence: 'documentation',
    baseUrl: 'https://api.example.test',
    auth: [auth],
    test: { method: 'GET', path: '/' },
    limits: {},
    collections: {},
  });
  const clock = createTestClock();
  const sent: Outgoing[] = [];
  const signIn = openSignIn({
    connector,
    values: { config: { tenant: 'acme' }, cred },
    token: null,
    keepToken: async () => undefined,
    clock: clock.real,
    baseUrl: 'https://api.example.test',
    async send(outgoing) {
      sent.push(outgoing);
      return { status: 200, headers: {}, url: outgoing.url, text: JSON.stringify({ access_token: 'granted' }) };
    },
  });
  const entry = await signIn.entry(new AbortController().signal);
  return { entry, clock, url: sent[0]?.url, form: new URLSearchParams(sent[0]?.body ?? '') };
}

test('an assertion of our own names issuer, subject, audience and scopes, and holds for minutes', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { entry, clock, form } = await asked(
    {
      kind: 'jwt-bearer',
      tokenUrl: 'https://{config.tenant}.example.test/token',
      algorithm: 'RS256',
      issuer: '{cred.client_id}',
      subject: '{cred.user}',
      audience: 'https://login.example.test',
      scopes: ['read', 'write'],
    },
    {
      client_id: 'muster',
      user: 'integration@acme.test',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  );
  expect(entry.headers).toEqual({ authorization: 'Bearer granted' });
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { payload } = await jwtVerify(form.get('assertion') ?? '', await importSPKI(pem, 'RS256'), {
    issuer: 'muster',
    subject: 'integration@acme.test',
    audience: 'https://login.example.test',
    currentDate: clock.real.now(),
  });
  expect(payload['scope']).toBe('read write');
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(600);
});

test('an assertion of the customer’s identity provider is handed on as it is, with what the system asks beside it', async () => {
  const { entry, url, form } = await asked(
    {
      kind: 'saml-bearer',
      tokenUrl: 'https://{config.tenant}.example.test/oauth/token',
      extra: { company_id: '{config.tenant}' },
    },
    { assertion: 'PHNhbWw+' },
  );
  expect(url).toBe('https://acme.example.test/oauth/token');
  expect(Object.fromEntries(form)).toEqual({
    grant_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer',
    assertion: 'PHNhbWw+',
    company_id: 'acme',
  });
  expect(entry.headers).toEqual({ authorization: 'Bearer granted' });
});
