// A program that acts for a person: from the 401 to a call in that person's name, and how it ends.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openApi, publicUrl, type Answer, type World } from '../world.ts';

const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirect = 'http://127.0.0.1:7777/callback';
const sameSite = { 'sec-fetch-site': 'same-origin' };

const register = async (world: World, redirects: readonly string[] = [redirect]): Promise<Answer> =>
  await world.call({
    method: 'POST',
    path: '/oauth/register',
    key: null,
    body: {
      client_name: 'Desk assistant',
      redirect_uris: redirects,
      grant_types: ['authorization_code'],
      logo_uri: 'x',
    },
  });

const requestOf = (client: string, changes: Record<string, string> = {}) => ({
  response_type: 'code',
  client_id: client,
  redirect_uri: redirect,
  code_challenge: challenge,
  code_challenge_method: 'S256',
  state: 'st ate',
  ...changes,
});

const consent = async (world: World, cookie: string, body: Record<string, unknown>): Promise<Answer> =>
  await world.call({ method: 'POST', path: '/oauth/consent', key: null, headers: { cookie, ...sameSite }, body });

const token = async (world: World, fields: Record<string, string>): Promise<Answer> =>
  await world.call({
    method: 'POST',
    path: '/oauth/token',
    key: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams(fields).toString(),
  });

const setUp = async () => {
  const world = await openApi();
  const cookie = await world.session('recruiter');
  const { client_id: client } = (await register(world)).body;
  const codeFor = async (changes: Record<string, string> = {}) => {
    const answer = await consent(world, cookie, { ...requestOf(client, changes), allow: true });
    return new URL(answer.body.redirect_to);
  };
  const exchange = async (code: string, changes: Record<string, string> = {}) =>
    await token(world, {
      grant_type: 'authorization_code',
      code,
      client_id: client,
      redirect_uri: redirect,
      code_verifier: verifier,
      ...changes,
    });
  const tokens = async () => (await exchange((await codeFor()).searchParams.get('code') ?? '')).body;
  return { world, cookie, client, codeFor, exchange, tokens };
};

const list = async (world: World, bearer: string): Promise<Answer> =>
  await world.call({
    method: 'POST',
    path: '/mcp',
    key: bearer,
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

test('the metadata leads from the resource to every address of the flow', async () => {
  const { world } = await setUp();
  const resource = (await world.call({ path: '/.well-known/oauth-protected-resource/mcp', key: null })).body;
  expect(resource).toMatchObject({ resource: `${publicUrl}/mcp`, authorization_servers: [publicUrl] });
  const server = (await world.call({ path: '/.well-known/oauth-authorization-server', key: null })).body;
  expect(server).toMatchObject({ response_types_supported: ['code'], code_challenge_methods_supported: ['S256'] });
  expect(server.authorization_endpoint).toBe(`${publicUrl}/oauth/authorize`);
});

test('the person sees who asks for what, allows it, and the program works in that name', async () => {
  const { world, cookie, client, codeFor, exchange } = await setUp();
  const query = new URLSearchParams(requestOf(client));
  const shown = await world.call({ path: `/oauth/consent?${query}`, key: null, headers: { cookie } });
  expect(shown.body).toMatchObject({ program: 'Desk assistant', answers_at: 'http://127.0.0.1:7777' });
  expect(shown.body.scopes).not.toContain('admin');
  const back = await codeFor();
  expect(back.searchParams.get('state')).toBe('st ate');
  expect(back.searchParams.get('iss')).toBe(publicUrl);
  const { body } = await exchange(back.searchParams.get('code') ?? '');
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: expect.stringContaining('operations:*') });
  expect((await list(world, body.access_token)).status).toBe(200);
});

test('what a program was given opens /mcp and nothing else: no decision, no record, no key', async () => {
  const { world, tokens } = await setUp();
  const { access_token: bearer } = await tokens();
  for (const path of ['/api/v1/approvals', '/api/v1/candidates/c_ines', '/api/v1/keys', '/v1/retention/models'])
    expect((await world.call({ path, key: bearer })).status).toBe(403);
  const decided = await world.call({ method: 'POST', path: '/api/v1/approvals/apr_1/approve', key: bearer });
  expect(decided.status).toBe(403);
});

test('a code works once, for its own program, address and verifier only', async () => {
  const { world, codeFor, exchange } = await setUp();
  const other = (await register(world)).body.client_id;
  const wrong: Record<string, string>[] = [
    { client_id: other },
    { redirect_uri: 'http://127.0.0.1:7777/elsewhere' },
    { code_verifier: 'w'.repeat(43) },
    { code: 'abc' },
  ];
  for (const changes of wrong) {
    const answer = await exchange((await codeFor()).searchParams.get('code') ?? '', changes);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);
  }
  const code = (await codeFor()).searchParams.get('code') ?? '';
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).body.error).toBe('invalid_grant');
});

test('a code ends after a minute', async () => {
  const { world, codeFor, exchange } = await setUp();
  const code = (await codeFor()).searchParams.get('code') ?? '';
  world.clock.advance(61_000);
  expect((await exchange(code)).body.error).toBe('invalid_grant');
});

test('a refresh token works once, and a second use ends the whole access', async () => {
  const { world, client, tokens } = await setUp();
  const { refresh_token: first } = await tokens();
  const refresh = async (value: string) =>
    await token(world, { grant_type: 'refresh_token', refresh_token: value, client_id: client });
  const { body } = await refresh(first);
  expect((await list(world, body.access_token)).status).toBe(200);
  expect((await refresh(first)).body.error).toBe('invalid_grant');
  world.clock.advance(5_000);
  expect((await list(world, body.access_token)).status).toBe(401);
  expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
});

test('revoking ends the access at once; an unknown token is answered alike', async () => {
  const { world, tokens } = await setUp();
  const { access_token: bearer, refresh_token: value } = await tokens();
  const revoke = async (text: string) =>
    await world.call({ method: 'POST', path: '/oauth/revoke', key: null, body: { token: text } });
  expect((await revoke('nonsense')).status).toBe(200);
  expect((await list(world, bearer)).status).toBe(200);
  expect((await revoke(value)).status).toBe(200);
  expect((await list(world, bearer)).status).toBe(401);
});

test('the person finds the program among the sessions and ends it there', async () => {
  const { world, cookie, tokens } = await setUp();
  const { access_token: bearer } = await tokens();
  const { data } = (await world.call({ path: '/api/v1/sessions', key: null, headers: { cookie } })).body;
  const found = data.find(({ device }: { device: string }) => device === 'Desk assistant');
  const ended = await world.call({
    method: 'DELETE',
    path: `/api/v1/sessions/${found.session_id}`,
    key: null,
    headers: { cookie, ...sameSite },
  });
  expect(ended.status).toBe(204);
  expect((await list(world, bearer)).status).toBe(401);
});

test('who denies sends the program away with that answer', async () => {
  const { world, cookie, client } = await setUp();
  const { body } = await consent(world, cookie, { ...requestOf(client), allow: false });
  expect(new URL(body.redirect_to).searchParams.get('error')).toBe('access_denied');
});

test('a request that is not in order is refused before anybody is sent anywhere', async () => {
  const { world, cookie, client } = await setUp();
  const wrong: [Record<string, string>, number][] = [
    [{ client_id: 'made-up' }, 400],
    [{ redirect_uri: 'https://evil.example/callback' }, 400],
    [{ code_challenge_method: 'plain' }, 422],
    [{ code_challenge: 'short' }, 422],
    [{ response_type: 'token' }, 422],
    [{ resource: 'https://other.example/mcp' }, 400],
    [{ scope: 'admin' }, 403],
  ];
  for (const [changes, status] of wrong)
    expect((await consent(world, cookie, { ...requestOf(client, changes), allow: true })).status).toBe(status);
  const key = await world.call({ method: 'POST', path: '/oauth/consent', body: { ...requestOf(client), allow: true } });
  expect(key.status).toBe(403);
});

test('a program answers on this machine at any port, and nowhere that a browser would run as code', async () => {
  const { world, cookie, client } = await setUp();
  const elsewhere = { redirect_uri: 'http://127.0.0.1:50123/callback' };
  expect((await consent(world, cookie, { ...requestOf(client, elsewhere), allow: true })).status).toBe(200);
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://evil.example/cb',
    'https://x.example/#y',
    'no address',
  ])
    expect((await register(world, [address])).status).toBe(400);
  expect((await register(world, ['cursor://anysphere/callback'])).status).toBe(201);
});

test('id and secret of a client are read form-encoded and plain (RFC 6749 §2.3.1)', async () => {
  const { world } = await setUp();
  const made = await world.call({
    method: 'POST',
    path: '/api/v1/oauth-clients',
    body: { name: 'portal', scopes: ['operations:read'] },
  });
  const { client_id: id, client_secret: secret } = made.body;
  const encoded = [id, secret].map((part: string) => part.replaceAll('_', '%5F')).join(':');
  for (const basic of [`${id}:${secret}`, encoded]) {
    const answer = await world.call({
      method: 'POST',
      path: '/oauth/token',
      key: null,
      headers: {
        authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      raw: 'grant_type=client_credentials',
    });
    expect(answer.status).toBe(200);
  }
});
