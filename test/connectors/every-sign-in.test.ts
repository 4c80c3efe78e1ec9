// Every way to sign in that the format knows, each against an emulator that lets nobody else in.
import { describe, expect, test } from 'vitest';
import type { Auth } from '../../src/core/connector/auth.ts';
import { type ConnectorInput, defineConnector } from '../../src/core/connector/connector.ts';
import { RemoteFault } from '../../src/core/ports/remote-system.ts';
import { emulated, readAll, readOne } from '../support/emulated.ts';

type Way = ConnectorInput['auth'][number];

const tokenUrl = 'https://login.example.test/token';
const client = ['client_id', 'client_secret'];
const codes = {
  kind: 'oauth2-code',
  authorizeUrl: 'https://login.example.test/authorize',
  tokenUrl,
  scopes: ['people'],
} as const satisfies Way;
const signing = { kind: 'jwt-bearer', tokenUrl, issuer: '{cred.client_id}', audience: tokenUrl } as const;

/** Each kind in each of its forms, with the credentials that it takes. A new kind does not compile without its line. */
const ways: Readonly<Record<Auth['kind'], readonly { form: string; auth: Way; asks: readonly string[] }[]>> = {
  none: [{ form: 'nothing', auth: { kind: 'none' }, asks: [] }],
  'api-key': [
    { form: 'a header', auth: { kind: 'api-key', in: 'header', name: 'x-key', value: '{cred.key}' }, asks: ['key'] },
    { form: 'the query', auth: { kind: 'api-key', in: 'query', name: 'api_key', value: '{cred.key}' }, asks: ['key'] },
  ],
  basic: [
    {
      form: 'a name and a password',
      auth: { kind: 'basic', username: '{cred.name}', password: '{cred.word}' },
      asks: ['name', 'word'],
    },
  ],
  'oauth2-code': [
    { form: 'a code', auth: codes, asks: [...client, 'refresh_token'] },
    { form: 'a word of its own', auth: { ...codes, scheme: 'Zoho-oauthtoken' }, asks: [...client, 'refresh_token'] },
  ],
  'oauth2-refresh': [
    {
      form: 'a refresh token',
      auth: { kind: 'oauth2-refresh', tokenUrl, clientAuth: 'basic' },
      asks: [...client, 'refresh_token'],
    },
  ],
  'oauth2-client': [
    { form: 'a form', auth: { kind: 'oauth2-client', tokenUrl }, asks: client },
    { form: 'the header', auth: { kind: 'oauth2-client', tokenUrl, clientAuth: 'basic' }, asks: client },
    { form: 'JSON', auth: { kind: 'oauth2-client', tokenUrl, bodyFormat: 'json' }, asks: client },
    {
      form: 'a form and a certificate',
      auth: { kind: 'oauth2-client', tokenUrl, mtls: true },
      asks: [...client, 'client_certificate', 'client_key'],
    },
  ],
  'jwt-bearer': [
    { form: 'RSA', auth: { ...signing, algorithm: 'RS256' }, asks: ['client_id', 'private_key'] },
    { form: 'a curve', auth: { ...signing, algorithm: 'ES256' }, asks: ['client_id', 'private_key'] },
  ],
  'saml-bearer': [{ form: 'an assertion', auth: { kind: 'saml-bearer', tokenUrl }, asks: ['assertion'] }],
  session: [
    {
      form: 'a login',
      auth: {
        kind: 'session',
        login: { method: 'POST', path: '/login', body: { name: '{cred.name}', word: '{cred.word}' } },
        token: 'session.id',
        send: { header: 'x-session', value: '{token}' },
      },
      asks: ['name', 'word'],
    },
  ],
};

const systemOf = (auth: Way, asks: readonly string[]) =>
  defineConnector({
    system: 'signed-in',
    title: 'Signed in',
    category: ['generic'],
    docs: 'https://example.test/docs',
    apiVersion: '1',
    checkedOn: '2026-11-22',
    evidence: 'documentation',
    baseUrl: 'https://api.example.test/v1',
    credentials: asks.map((key) => ({ key, label: key })),
    auth: [auth],
    test: { method: 'GET', path: '/people' },
    limits: {},
    collections: {
      people: {
        label: 'People',
        list: { method: 'GET', path: '/people' },
        items: 'data',
        id: 'id',
        paging: { kind: 'page', param: 'page', start: 1, send: 'query', sizeParam: 'size', size: 4 },
        changes: { kind: 'none' },
        deletes: { kind: 'full-scan' },
        fields: { id: { path: 'id', type: 'string' }, email: { path: 'email', type: 'string' } },
      },
    },
  });

const all = Object.entries(ways).flatMap(([kind, forms]) => forms.map((one) => ({ kind, ...one })));
const asking = all.filter(({ asks }) => asks.length > 0);
const byToken = all.filter(({ kind }) => !['none', 'api-key', 'basic'].includes(kind));
const signal = new AbortController().signal;

describe('every way to sign in', () => {
  test.each(all)('$kind by $form is let in, and reads to the last page', async ({ auth, asks }) => {
    await using system = await emulated(systemOf(auth, asks));
    await system.remote.test(signal);
    expect((await readAll(system.remote, 'people')).records).toHaveLength(9);
  });

  test.each(asking)('$kind by $form stays outside with other credentials, and is told what to do', async (way) => {
    await using known = await emulated(systemOf(way.auth, way.asks));
    await using other = await emulated(systemOf(way.auth, way.asks));
    const credentials = { ...known.emulator.credentials, ...wrong(way.kind, way.asks, other.emulator.credentials) };
    await using system = await emulated(systemOf(way.auth, way.asks), { credentials });
    const fault: unknown = await system.remote.test(signal).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(RemoteFault);
    expect(fault).toMatchObject({ kind: 'auth', blame: 'integration', passes: false });
    expect(fault).toHaveProperty('fix', expect.stringMatching(/.{40}/));
    expect(system.emulator.served()).toBe(0);
  });

  test.each(byToken)('$kind by $form asks for a token once for many, and anew when it is refused', async (way) => {
    await using system = await emulated(systemOf(way.auth, way.asks));
    await Promise.all(Array.from({ length: 6 }, () => readOne(system.remote, 'people')));
    expect(system.emulator.auth.given()).toBe(1);
    system.emulator.auth.expire();
    await readOne(system.remote, 'people');
    expect(system.emulator.auth.given()).toBe(2);
  });
});

/** Of the same form, since keys and assertions are looked at before they are sent; but another system's. */
const wrong = (kind: string, asks: readonly string[], others: Readonly<Record<string, string>>) =>
  kind.endsWith('-bearer') ? others : Object.fromEntries(asks.map((key) => [key, 'wrong']));
