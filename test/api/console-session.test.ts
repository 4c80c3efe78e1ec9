import { describe, expect, test } from 'vitest';
import { mintSession } from '../../src/api/auth/sessions.ts';
import type { UserId } from '../../src/core/ids.ts';
import { home, openApi, publicUrl, type World } from './world.ts';

const path = '/console/session';
async function link(world: World, user: UserId | null = null) {
  const { token, session } = mintSession('link', { tenant: home, user, role: 'admin' }, world.clock.real.now());
  await world.credentials.addSession(session);
  return token;
}
const signIn = (world: World, token: string, headers: Record<string, string> = {}) =>
  world.call({ method: 'POST', path, key: null, body: { token }, headers });
const cookieOf = ({ headers }: Awaited<ReturnType<typeof signIn>>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

const change = (world: World, cookie: string, headers: Record<string, string>) =>
  world.call({ method: 'POST', path: '/api/v1/conversations', key: null, body: {}, headers: { cookie, ...headers } });

describe('signing in', () => {
  test('exchanges a link, once, for a cookie that no script can read', async () => {
    const world = await openApi();
    const token = await link(world);
    const first = await signIn(world, token);
    expect(first.status).toBe(204);
    expect(first.headers['set-cookie']).toMatch(
      /^muster_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    expect((await signIn(world, token)).status).toBe(401);
    const me = await world.call({ path, key: null, headers: { cookie: cookieOf(first) } });
    expect(me.body).toMatchObject({
      user: null,
      role: 'admin',
      organization: { id: 'sandbox', mode: 'sandbox' },
      time_zone: 'America/Chicago',
    });
  });

  test('ends the session that this browser had before', async () => {
    const world = await openApi();
    const before = cookieOf(await signIn(world, await link(world)));
    await signIn(world, await link(world), { cookie: before });
    expect((await world.call({ path, key: null, headers: { cookie: before } })).status).toBe(401);
  });

  test('marks the cookie for HTTPS where the service is reached by it', async () => {
    const world = await openApi({
      config: {
        publicUrl: 'https://muster.test',
        version: '1',
        requestsPerMinute: 9,
        jobsPerMinute: 9,
        trustProxy: false,
      },
    });
    const answer = await signIn(world, await link(world));
    expect(answer.headers['set-cookie']).toMatch(/^__Host-muster_session=.*; Secure$/);
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('refuses an old link, and pages of other sites', async () => {
    const world = await openApi();
    const old = await link(world);
    world.clock.advance(25 * 3_600_000);
    expect((await signIn(world, old)).status).toBe(401);
    const token = await link(world);
    expect((await signIn(world, token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await signIn(world, token, { origin: 'https://evil.example', host: 'muster.test' })).status).toBe(403);
    expect((await signIn(world, token, { origin: publicUrl, host: 'muster.test' })).status).toBe(204);
  });
});

describe('a session', () => {
  test('changes things for the console’s own pages only', async () => {
    const world = await openApi();
    const cookie = await world.session();
    expect((await change(world, cookie, { 'sec-fetch-site': 'same-origin' })).status).toBe(201);
    expect((await change(world, cookie, { origin: publicUrl, host: 'muster.test' })).status).toBe(201);
    expect((await change(world, cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await change(world, cookie, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await change(world, cookie, { origin: 'http://evil.example', host: 'muster.test' })).status).toBe(403);
    expect((await change(world, cookie, {})).status).toBe(403);
    expect((await world.call({ path: '/api/v1/actions', key: null, headers: { cookie } })).status).toBe(200);
  });

  test('has the rights of the person’s role of today', async () => {
    const world = await openApi();
    const cookie = await world.session('recruiter');
    const asNora = (target: string) => world.call({ path: target, key: null, headers: { cookie } });
    expect((await asNora(path)).body).toMatchObject({
      user: { id: 'u_nora', name: 'Nora Lindqvist' },
      role: 'recruiter',
    });
    expect((await asNora('/api/v1/keys')).status).toBe(403);
    await world.call({ method: 'PATCH', path: '/api/v1/users/u_nora', body: { role: 'admin' } });
    expect((await asNora('/api/v1/keys')).status).toBe(200);
    await world.call({ method: 'DELETE', path: '/api/v1/users/u_nora' });
    expect((await asNora(path)).status).toBe(401);
  });

  test('ends by signing out, and by itself after twelve hours', async () => {
    const world = await openApi();
    const [left, stays] = [await world.session(), await world.session()];
    const out = await world.call({
      method: 'DELETE',
      path,
      key: null,
      headers: { cookie: left, 'sec-fetch-site': 'same-origin' },
    });
    expect(out).toMatchObject({ status: 204, headers: { 'set-cookie': expect.stringContaining('Max-Age=0') } });
    const status = async (cookie: string) => (await world.call({ path, key: null, headers: { cookie } })).status;
    expect([await status(left), await status(stays)]).toEqual([401, 200]);
    world.clock.advance(12 * 3_600_000);
    expect(await status(stays)).toBe(401);
  });

  test('is not what an API key has', async () => {
    const world = await openApi();
    expect((await world.call({ path })).status).toBe(403);
  });
});

const ask = (world: World, id: string) =>
  world.call({ method: 'POST', path: `/api/v1/users/${id}/sign-in-links`, body: undefined });

describe('a sign-in link for a person', () => {
  test('lets that person in once, with the role they have', async () => {
    const world = await openApi();
    const made = await ask(world, 'u_nora');
    expect(made.status).toBe(201);
    const token = String(made.body.url).split('#login=')[1] ?? '';
    const cookie = cookieOf(await signIn(world, token));
    const me = await world.call({ path, key: null, headers: { cookie } });
    expect(me.body).toMatchObject({ user: { id: 'u_nora' }, organization: { operator: true } });
    expect((await signIn(world, token)).status).toBe(401);
  });

  test('of somebody who was removed meanwhile lets nobody in and sets no cookie', async () => {
    const world = await openApi();
    const made = await ask(world, 'u_nora');
    await world.call({ method: 'DELETE', path: '/api/v1/users/u_nora' });
    const answer = await signIn(world, String(made.body.url).split('#login=')[1] ?? '');
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is for people who are there, made by admins', async () => {
    const world = await openApi();
    expect((await ask(world, 'u_nobody')).body).toMatchObject({ code: 'user_not_found' });
  });
});
