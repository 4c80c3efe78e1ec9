// People sign in to the console by their organization's identity provider; here by a real one (oidc-provider).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOpenId } from '../../src/connectors/openid/open-id.ts';
import { type RealProvider, startProvider } from '../support/identity-provider.ts';
import { back, begin, config, cookie, cookiesOf, open, put, redirectUri, whoAmI } from '../support/sign-on.ts';
import { type Answer, type World, home, openApi, publicUrl } from './world.ts';

let claims: Readonly<Record<string, unknown>> = {};
const good = { email: 'nora@example.test', email_verified: true, name: 'Nora Lindqvist', groups: ['recruiting'] };

describe('by a real provider', () => {
  let provider: RealProvider;
  beforeAll(async () => {
    provider = await startProvider({ redirectUri, claims: () => claims, secret: 'the client secret' });
  });
  afterAll(() => provider.close());
  const client = { client_secret: 'the client secret' };

  async function signIn(world: World, path?: string): Promise<Answer> {
    const { to, attempt } = await begin(world, path);
    return await back(world, await provider.signIn(to), attempt);
  }

  test('somebody with a verified address of the organization is let in as the person of that address', async () => {
    claims = good;
    const world = await open(provider.issuer, { ...client, session_hours: 2 });
    const answer = await signIn(world, '/sso/sandbox?to=/console/approvals');
    expect([answer.status, answer.headers['location']]).toEqual([303, '/console/approvals']);
    expect(cookiesOf(answer)).toContainEqual(
      expect.stringMatching(/^muster_session=.*HttpOnly; SameSite=Strict; Max-Age=7200$/),
    );
    const session = cookie(answer, 'muster_session');
    expect((await whoAmI(world, session)).body).toMatchObject({ user: { id: 'u_nora' }, role: 'recruiter' });
    expect(world.audited.map(({ event, by }) => [event, by])).toContainEqual(['single_sign_on.signed_in', 'u_nora']);
    world.clock.advance(2 * 3_600_000 + 1_000);
    expect((await whoAmI(world, session)).status).toBe(401);
  });

  test('a key that was rotated a moment ago is known, and a public client needs no secret', async () => {
    claims = good;
    const open2 = await startProvider({ redirectUri, claims: () => claims, inToken: true });
    const world = await open(open2.issuer);
    for (let time = 0; time < 3; time += 1) {
      const { to, attempt } = await begin(world);
      expect((await back(world, await open2.signIn(to), attempt)).status).toBe(303);
      await open2.rotate();
    }
    await open2.close();
  });

  test('the role follows the claim at each sign-in, and whoever has none is kept out', async () => {
    const world = await open(provider.issuer, {
      ...client,
      roles: {
        claim: 'groups',
        map: [
          { value: 'people-ops', role: 'admin' },
          { value: 'recruiting', role: 'recruiter' },
        ],
      },
    });
    claims = { ...good, groups: ['everybody', 'people-ops'] };
    const answer = await signIn(world);
    expect((await whoAmI(world, cookie(answer, 'muster_session'))).body.role).toBe('admin');
    claims = { ...good, groups: ['recruiting'] };
    await signIn(world);
    // The earlier session has the rights of today.
    expect((await whoAmI(world, cookie(answer, 'muster_session'))).body.role).toBe('recruiter');
    for (const groups of [[], ['everybody'], 'people', { 'people-ops': true }, undefined]) {
      claims = { ...good, groups };
      expect((await signIn(world)).status).toBe(403);
    }
  });

  test('who is not known is created only where that is set, and never as an admin by that setting', async () => {
    claims = { ...good, email: 'new.person@example.test', name: 'New Person' };
    const world = await open(provider.issuer, client);
    expect((await signIn(world)).status).toBe(403);
    const issuer = { ...config, ...client, issuer: provider.issuer };
    expect((await put(world, { ...issuer, new_people: 'admin' })).status).toBe(422);
    expect((await put(world, { ...issuer, new_people: 'viewer' })).status).toBe(200);
    const answer = await signIn(world);
    const { body } = await whoAmI(world, cookie(answer, 'muster_session'));
    expect(body).toMatchObject({ user: { name: 'New Person' }, role: 'viewer' });
    expect(world.audited.map(({ event }) => event)).toContain('user.created');
    const again = await signIn(world);
    expect((await whoAmI(world, cookie(again, 'muster_session'))).body.user.id).toBe(body.user.id);
  });

  test('accounts lead to people by their external id, whatever address they show', async () => {
    claims = { email: 'owen@example.test', email_verified: false };
    const world = await open(provider.issuer, { ...client, person: { by: 'external_id', claim: 'sub' } });
    expect((await signIn(world)).status).toBe(403);
    const people = world.ports.provisionedPeople(home);
    const nora = (await people.list({ filter: { field: 'userName', value: 'nora@example.test' }, offset: 0, limit: 1 }))
      .people[0];
    if (nora === undefined) throw new Error('no Nora');
    await people.put({ ...nora, externalId: 'account-1' });
    const answer = await signIn(world);
    expect((await whoAmI(world, cookie(answer, 'muster_session'))).body.user.id).toBe('u_nora');
    await people.put({ ...nora, externalId: 'account-1', active: false });
    expect((await signIn(world)).status).toBe(403);
  });

  test('where the provider is required, links are made by keys alone, and everybody else signs in anew', async () => {
    claims = good;
    const world = await open(provider.issuer, client);
    const { call } = world;
    const body = { ...config, issuer: provider.issuer, required: true };
    // Nobody has proved that it works.
    expect((await put(world, body)).body.code).toBe('conflict');
    const link = await call({ method: 'POST', path: '/api/v1/users/u_owen/sign-in-links' });
    const signedIn = cookie(await signIn(world), 'muster_session');
    expect((await put(world, body)).status).toBe(200);
    expect((await whoAmI(world, signedIn)).status).toBe(401);
    const token = String(link.body.url).split('login=')[1];
    expect((await call({ method: 'POST', path: '/console/session', key: null, body: { token } })).status).toBe(401);
    const admin = await world.session('admin');
    const asAdmin = {
      method: 'POST',
      path: '/api/v1/users/u_owen/sign-in-links',
      key: null,
      headers: { cookie: admin, 'sec-fetch-site': 'same-origin' },
    } as const;
    expect((await call(asAdmin)).status).toBe(403);
    const emergency = await call({ method: 'POST', path: '/api/v1/users/u_owen/sign-in-links' });
    expect(emergency.status).toBe(201);
    const way = String(emergency.body.url).split('login=')[1];
    expect((await call({ method: 'POST', path: '/console/session', key: null, body: { token: way } })).status).toBe(
      204,
    );
    // Another issuer or client has proved nothing.
    expect((await put(world, { ...body, client_id: 'other' })).body.code).toBe('conflict');
  });

  test('the settings show no secret, and an address without a provider is named', async () => {
    const world = await open(provider.issuer, client);
    const shown = await world.call({ path: '/api/v1/identity-provider' });
    expect(shown.text).not.toContain('the client secret');
    expect(shown.body).toMatchObject({
      identity_provider: { has_client_secret: true, proved: false },
      redirect_uri: redirectUri,
    });
    expect((await put(world, { ...config, issuer: `${provider.issuer}/elsewhere` })).body.errors[0].path).toBe(
      'issuer',
    );
    const strict = await openApi({ openId: openOpenId({ guard: { allowPrivate: false } }) });
    for (const issuer of [provider.issuer, 'http://login.example.com', 'https://localhost', 'https://169.254.169.254'])
      expect((await put(strict, { ...config, issuer })).body.errors[0].path).toBe('issuer');
  });
});

describe('the page that asks for the organization', () => {
  test('leads on by its name, escapes what it is given, and may not be framed', async () => {
    const { call } = await openApi();
    const page = await call({ path: `/sso?to=${encodeURIComponent('"><script>alert(1)</script>')}`, key: null });
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await call({
      method: 'POST',
      path: '/sso',
      key: null,
      headers: form,
      raw: 'organization=+Sandbox%0A',
    });
    expect([sent.status, sent.headers['location']]).toEqual([303, '/sso/sandbox']);
    for (const path of ['/sso/sandbox', '/sso/nobody', '/sso/%20', '/sso/%00', '/sso/sandbox/callback'])
      expect([path, (await call({ path, key: null })).status]).toEqual([
        path,
        expect.toSatisfy((is) => Number(is) >= 400),
      ]);
  });

  test('binds what the browser keeps to this very host', async () => {
    const https = { requestsPerMinute: 1e9, jobsPerMinute: 1e9, publicUrl: 'https://muster.test', version: '1' };
    const { call } = await openApi({ config: { ...https, trustProxy: false } });
    await call({ method: 'PUT', path: '/api/v1/identity-provider', body: { ...config, issuer: 'https://idp.test' } });
    const { headers } = await call({ path: '/sso/sandbox', key: null });
    expect(headers['set-cookie']).toMatch(
      /^__Host-muster_sign_in=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900; Secure$/,
    );
  });

  test('sign-ins from one address are slowed down', async () => {
    const { call } = await openApi({
      config: { requestsPerMinute: 1e9, jobsPerMinute: 3, publicUrl, version: '1', trustProxy: false },
    });
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await call({ path: '/sso/sandbox', key: null })).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });
});
