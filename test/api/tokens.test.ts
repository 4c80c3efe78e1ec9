import { type JWK, SignJWT, base64url, generateKeyPair, importJWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { openApi, publicUrl, type World } from './world.ts';

async function client(world: World, scopes: readonly string[] = ['operations:*']) {
  const { body } = await world.call({
    method: 'POST',
    path: '/api/v1/oauth-clients',
    body: { name: 'portal', scopes },
  });
  const { client_id: id, client_secret: secret }: { client_id: string; client_secret: string } = body;
  return { id, secret };
}
const form = (fields: Partial<Record<string, string>>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value ?? ''])).toString();
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const ask = (world: World, fields: Partial<Record<string, string>>, headers: Record<string, string> = {}) =>
  world.call({
    method: 'POST',
    path: '/oauth/token',
    key: null,
    raw: form(fields),
    headers: { ...formType, ...headers },
  });
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const grant = { grant_type: 'client_credentials' };

async function token(world: World): Promise<string> {
  const { id, secret } = await client(world);
  return (await ask(world, { ...grant, client_id: id, client_secret: secret })).body.access_token;
}

describe('the token endpoint', () => {
  test('gives a token for 15 minutes, by form, JSON or HTTP Basic', async () => {
    const world = await openApi();
    const { id, secret } = await client(world);
    const answers = [
      await ask(world, { ...grant, client_id: id, client_secret: secret }),
      await ask(world, grant, basic(id, secret)),
      await world.call({
        method: 'POST',
        path: '/oauth/token',
        key: null,
        body: { ...grant, client_id: id, client_secret: secret },
      }),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'operations:*' });
      expect((await world.call({ path: '/api/v1/actions', key: body.access_token })).status).toBe(200);
      expect((await world.call({ path: '/api/v1/keys', key: body.access_token })).status).toBe(403);
    }
  });

  test('narrows the scope where asked to, and never widens it', async () => {
    const world = await openApi();
    const { id, secret } = await client(world);
    const narrow = await ask(world, { ...grant, scope: 'operations:read' }, basic(id, secret));
    expect(narrow.body.scope).toBe('operations:read');
    const key = narrow.body.access_token;
    const undo = await world.call({ method: 'POST', path: '/api/v1/actions/a/undo', key });
    expect(undo.status).toBe(403);
    const wide = await ask(world, { ...grant, scope: 'admin' }, basic(id, secret));
    expect(wide).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
  });

  test.each([
    { what: 'another grant', fields: { grant_type: 'password' }, status: 400, error: 'unsupported_grant_type' },
    { what: 'no grant', fields: {}, status: 400, error: 'invalid_request' },
    {
      what: 'an unknown client',
      fields: { ...grant, client_id: 'x', client_secret: 'y' },
      status: 401,
      error: 'invalid_client',
    },
    { what: 'no client', fields: grant, status: 401, error: 'invalid_client' },
  ])('refuses $what in the words of RFC 6749', async ({ fields, status, error }) => {
    const world = await openApi();
    expect(await ask(world, fields)).toMatchObject({ status, body: { error } });
  });

  test('passes over a parameter that it does not know (RFC 6749 §3.2)', async () => {
    const world = await openApi();
    const { id, secret } = await client(world);
    expect((await ask(world, { ...grant, audience: 'x' }, basic(id, secret))).status).toBe(200);
  });

  test('refuses a wrong secret, a parameter that comes twice, and a revoked client', async () => {
    const world = await openApi();
    const { id, secret } = await client(world);
    expect((await ask(world, grant, basic(id, `${secret}x`))).status).toBe(401);
    const raw = `${form({ ...grant, client_id: id, client_secret: secret })}&client_id=${id}`;
    const twice = await world.call({ method: 'POST', path: '/oauth/token', key: null, raw, headers: formType });
    expect(twice).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    await world.call({ method: 'DELETE', path: `/api/v1/oauth-clients/${id}` });
    expect((await ask(world, grant, basic(id, secret))).status).toBe(401);
  });
});

describe('an access token', () => {
  test('ends after 15 minutes', async () => {
    const world = await openApi();
    const key = await token(world);
    world.clock.advance(899_000);
    expect((await world.call({ path: '/api/v1/actions', key })).status).toBe(200);
    world.clock.advance(10_000);
    expect((await world.call({ path: '/api/v1/actions', key })).status).toBe(401);
  });

  test('ends with its client', async () => {
    const world = await openApi();
    const { id, secret } = await client(world);
    const { body } = await ask(world, grant, basic(id, secret));
    expect((await world.call({ path: '/api/v1/actions', key: body.access_token })).status).toBe(200);
    await world.call({ method: 'DELETE', path: `/api/v1/oauth-clients/${id}` });
    expect((await world.call({ path: '/api/v1/actions', key: body.access_token })).status).toBe(401);
  });

  test('stays good over a rotation of the signing keys, which are published without their secrets', async () => {
    const world = await openApi();
    await token(world);
    world.clock.advance(30 * 86_400_000 - 1_000);
    const old = await token(world);
    world.clock.advance(2_000);
    const fresh = await token(world);
    for (const key of [old, fresh]) expect((await world.call({ path: '/api/v1/actions', key })).status).toBe(200);
    const { body } = await world.call({ path: '/.well-known/jwks.json', key: null });
    expect(body.keys).toHaveLength(2);
    expect(body.keys.every((key: JWK) => key.d === undefined && key.crv === 'Ed25519')).toBe(true);
  });
});

const claims = async (world: World) => {
  const { id } = await client(world);
  const now = Math.floor(world.clock.real.now().getTime() / 1_000);
  const [stored] = await world.credentials.signingKeys();
  if (stored === undefined) throw new Error('no signing key');
  const jwk: JWK & { kid: string } = JSON.parse(stored.jwk);
  const payload = {
    iss: publicUrl,
    aud: publicUrl,
    sub: id,
    client_id: id,
    tenant: 'sandbox',
    scope: 'admin',
    jti: 'j',
    iat: now,
    exp: now + 900,
  };
  return { payload, jwk, key: await importJWK(jwk, 'EdDSA') };
};
type Claims = Awaited<ReturnType<typeof claims>>;
const header = (jwk: { kid: string }) => ({ alg: 'EdDSA', typ: 'at+jwt', kid: jwk.kid });
const signed = async ({ payload, jwk, key }: Claims, change: object = {}, head: object = {}) =>
  await new SignJWT({ ...payload, ...change }).setProtectedHeader({ ...header(jwk), ...head }).sign(key);
const part = (value: object) => base64url.encode(JSON.stringify(value));
const { privateKey: stranger } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });

describe('a forged token is refused:', () => {
  const attacks: { what: string; forge: (given: Claims) => Promise<string> }[] = [
    { what: 'no algorithm', forge: async ({ payload }) => `${part({ alg: 'none', typ: 'at+jwt' })}.${part(payload)}.` },
    {
      what: 'the public key as an HMAC secret',
      forge: async ({ payload, jwk }) =>
        await new SignJWT(payload)
          .setProtectedHeader({ ...header(jwk), alg: 'HS256' })
          .sign(Buffer.from(String(jwk.x).padEnd(32))),
    },
    { what: 'another audience', forge: async (given) => await signed(given, { aud: 'https://other.example' }) },
    { what: 'another issuer', forge: async (given) => await signed(given, { iss: 'https://other.example' }) },
    { what: 'another type', forge: async (given) => await signed(given, {}, { typ: 'JWT' }) },
    {
      what: 'an expiry in the past',
      forge: async (given) => await signed(given, { iat: given.payload.iat - 2_000, exp: given.payload.iat - 1_000 }),
    },
    { what: 'no expiry', forge: async (given) => await signed(given, { exp: undefined }) },
    {
      what: 'a longer life than we give',
      forge: async (given) => await signed(given, { iat: given.payload.iat - 1_800 }),
    },
    {
      what: 'another key under a known name',
      forge: async ({ payload, jwk }) => await new SignJWT(payload).setProtectedHeader(header(jwk)).sign(stranger),
    },
    {
      what: 'a key address of the attacker',
      forge: async ({ payload }) =>
        await new SignJWT(payload)
          .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'mine', jku: 'https://evil.example/jwks' })
          .sign(stranger),
    },
    {
      what: 'a key of the attacker inside',
      forge: async ({ payload, jwk }) =>
        await new SignJWT(payload)
          .setProtectedHeader({ ...header(jwk), jwk: { kty: 'OKP', crv: 'Ed25519', x: 'AAAA' } })
          .sign(stranger),
    },
    {
      what: 'a flipped bit',
      forge: async (given) => {
        const text = await signed(given);
        return text.slice(0, -10) + (text.at(-10) === 'A' ? 'B' : 'A') + text.slice(-9);
      },
    },
    {
      what: 'an unknown critical header',
      forge: async ({ payload, jwk }) =>
        `${part({ ...header(jwk), crit: ['x'], x: 1 })}.${part(payload)}.${base64url.encode('A'.repeat(64))}`,
    },
    { what: 'a tenant of another', forge: async (given) => await signed(given, { tenant: 'globex' }) },
    { what: 'a client that does not exist', forge: async (given) => await signed(given, { client_id: 'nobody' }) },
    { what: 'a megabyte', forge: async () => `ey${'A'.repeat(100_000)}.a.b` },
  ];

  test.each(attacks)('$what', async ({ forge }) => {
    const world = await openApi();
    await token(world);
    const given = await claims(world);
    const key = await forge(given);
    expect(await world.call({ path: '/api/v1/actions', key })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  test('while one signed by the service itself, scopes cut to the client’s, is not', async () => {
    const world = await openApi();
    await token(world);
    const key = await signed(await claims(world), { scope: 'admin operations:read' });
    expect((await world.call({ path: '/api/v1/actions', key })).status).toBe(200);
    expect((await world.call({ path: '/api/v1/keys', key })).status).toBe(403);
  });
});
