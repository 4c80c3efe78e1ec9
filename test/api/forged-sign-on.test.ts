// A provider that forges, and browsers that bring back what was never sent: nobody gets in.
import { createSign, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForgingProvider } from '../fakes/forging-provider.ts';
import { back, begin, config, cookiesOf, open, put, redirectUri } from '../support/sign-on.ts';
import type { Answer, World } from './world.ts';

const now = Math.floor(Date.now() / 1_000);
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const { privateKey: stranger } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

const strangers = ({ header, claims: said }: { header: object; claims: object }): string => {
  const text = `${base64(header)}.${base64(said)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(stranger, 'base64url')}`;
};

describe('a provider that forges', () => {
  let provider: Awaited<ReturnType<typeof startForgingProvider>>;
  let world: World;
  beforeAll(async () => {
    provider = await startForgingProvider('muster');
    world = await open(provider.issuer);
  });
  afterAll(() => provider.close());

  async function forged(forgery: Parameters<typeof provider.forge>[0]): Promise<Answer> {
    provider.forge({});
    const { to, attempt } = await begin(world);
    provider.forge(forgery);
    return await back(world, provider.agree(to), attempt);
  }
  test('is believed while it does not', async () => {
    expect((await forged({})).status).toBe(303);
  });

  const attacks: readonly (readonly [string, () => Parameters<typeof provider.forge>[0]])[] = [
    ['no signature (alg none)', () => ({ token: ({ claims: said }) => `${base64({ alg: 'none' })}.${base64(said)}.` })],
    [
      'alg none, listed as supported',
      () => ({
        discovery: { id_token_signing_alg_values_supported: ['none', 'RS256'] },
        token: ({ claims: said }) => `${base64({ alg: 'none' })}.${base64(said)}.`,
      }),
    ],
    [
      'HMAC with the public key as secret',
      () => ({
        discovery: { id_token_signing_alg_values_supported: ['HS256', 'RS256'] },
        token: ({ claims: said }) =>
          new SignJWT({ ...said })
            .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
            .sign(Buffer.from(JSON.stringify(provider.publicKey))),
      }),
    ],
    ['the signature of another key', () => ({ token: strangers })],
    [
      'a key in its own header',
      () => ({
        token: ({ header, claims: said }) =>
          strangers({ header: { ...header, jwk: provider.publicKey }, claims: said }),
      }),
    ],
    ['an unknown key id', () => ({ header: { kid: 'k2' } })],
    [
      'an unknown critical header',
      () => ({
        token: ({ header, claims: said }) => strangers({ header: { ...header, crit: ['b64'] }, claims: said }),
      }),
    ],
    ['another issuer', () => ({ claims: { iss: 'https://login.example.com' } })],
    ['another audience', () => ({ claims: { aud: 'another client' } })],
    ['several audiences without azp', () => ({ claims: { aud: ['muster', 'other'] } })],
    ['an azp of another client', () => ({ claims: { azp: 'other' } })],
    ['an expired token', () => ({ claims: { exp: now - 3_600 } })],
    ['a token without an end', () => ({ claims: { exp: undefined } })],
    ['another nonce', () => ({ claims: { nonce: 'another' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['no subject', () => ({ claims: { sub: undefined } })],
    ['no ID token', () => ({ idToken: false })],
    ['half a token', () => ({ token: () => 'eyJhbGciOiJSUzI1NiJ9' })],
    [
      'userinfo of another account',
      () => ({
        claims: { email: undefined },
        userinfo: { sub: 'a2', email: 'nora@example.test', email_verified: true },
      }),
    ],
    ['an address that was not verified', () => ({ claims: { email_verified: false } })],
    ['an address of which nothing is said', () => ({ claims: { email_verified: undefined } })],
    ['an address that is perhaps verified', () => ({ claims: { email_verified: 1 } })],
    ['an address of another domain', () => ({ claims: { email: 'nora@evil.test' } })],
    ['a domain that ends like ours', () => ({ claims: { email: 'nora@notexample.test' } })],
    ['a domain that begins like ours', () => ({ claims: { email: 'nora@example.test.evil' } })],
    ['two at signs', () => ({ claims: { email: 'nora@example.test@evil.test' } })],
    ['no address', () => ({ claims: { email: undefined } })],
    ['an address that is a list', () => ({ claims: { email: ['nora@example.test'] } })],
    ['an address nobody has', () => ({ claims: { email: 'nobody@example.test' } })],
    ['another issuer in its discovery document', () => ({ discovery: { issuer: 'https://login.example.com' } })],
    ['keys of a private network by another scheme', () => ({ discovery: { jwks_uri: 'file:///etc/passwd' } })],
    ['a token endpoint of another scheme', () => ({ discovery: { token_endpoint: 'ftp://127.0.0.1/token' } })],
  ];
  test.each(attacks)('%s opens nothing', async (_, forgery) => {
    const answer = await forged(forgery());
    expect([answer.status, cookiesOf(answer)]).toEqual([
      expect.toSatisfy((status) => [403, 502].includes(Number(status))),
      [],
    ]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).not.toContain('evil');
  });

  test('an attempt is used once, in the browser that began it, for its organization, in time', async () => {
    provider.forge({});
    const { to, attempt } = await begin(world);
    const url = provider.agree(to);
    const other = await begin(world);
    const tries = {
      'another browser': () => back(world, url, ''),
      'another attempt': () => back(world, url, other.attempt),
      'an attempt that was not made here': () => back(world, url, 'muster_sign_in=AAAA'),
      'another organization': () => back(world, new URL(url.href.replace('/sandbox/', '/globex/')), attempt),
    };
    for (const [what, attack] of Object.entries(tries)) {
      const answer = await attack();
      expect([what, answer.status, cookiesOf(answer)]).toEqual([
        what,
        expect.toSatisfy((status) => Number(status) >= 400),
        [],
      ]);
    }
    const good2 = await back(world, url, attempt);
    expect(good2.status).toBe(303);
    const calls = provider.tokenCalls();
    expect((await back(world, url, attempt)).status).toBe(400);
    expect(provider.tokenCalls()).toBe(calls);
    const late = await begin(world);
    world.clock.advance(16 * 60_000);
    expect((await back(world, provider.agree(late.to), late.attempt)).status).toBe(400);
  });

  test.each([
    [
      'an answer that names another issuer (mix-up)',
      (url: URL) => url.searchParams.set('iss', 'https://login.example.com'),
    ],
    ['an answer without the issuer that it promised', (url: URL) => url.searchParams.delete('iss')],
    ['another state', (url: URL) => url.searchParams.set('state', 'A'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['two codes', (url: URL) => url.searchParams.append('code', 'another')],
    ['two states', (url: URL) => url.searchParams.append('state', 'another')],
    ['a refusal', (url: URL) => url.searchParams.set('error', 'access_denied')],
    ['a token in the address', (url: URL) => url.searchParams.set('response', 'eyJhbGciOiJub25lIn0.e30.')],
  ])('%s is never traded for a token', async (_, change) => {
    provider.forge({});
    const { to, attempt } = await begin(world);
    const url = provider.agree(to);
    change(url);
    const calls = provider.tokenCalls();
    const answer = await back(world, url, attempt);
    expect([answer.status, cookiesOf(answer), provider.tokenCalls()]).toEqual([502, [], calls]);
  });

  test('an attempt of settings that were changed meanwhile ends nowhere', async () => {
    provider.forge({});
    const { to, attempt } = await begin(world);
    await put(world, { ...config, issuer: provider.issuer, client_id: 'another' });
    expect((await back(world, provider.agree(to), attempt)).status).toBe(400);
    await put(world, { ...config, issuer: provider.issuer });
  });

  test('nobody is led out of the console', async () => {
    const places = [
      '//evil.test',
      'https://evil.test',
      '/\\evil.test',
      '/console/../../evil',
      '/console//evil.test',
      '/console/%2e%2e/',
      'javascript:alert(1)',
      '/console/@evil.test',
      '/console\r\nset-cookie: a=b',
      '/elsewhere/',
    ];
    for (const place of places) {
      const { to, attempt } = await begin(world, `/sso/sandbox?to=${encodeURIComponent(place)}`);
      const answer = await back(world, provider.agree(to), attempt);
      expect([place, answer.headers['location']]).toEqual([place, '/console/']);
    }
  });

  test('the addresses asked for carry PKCE, state and nonce, new ones each time', async () => {
    const [one, two] = [new URL((await begin(world)).to), new URL((await begin(world)).to)];
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'muster',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
  });
});
