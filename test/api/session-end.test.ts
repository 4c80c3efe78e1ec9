// Sessions end where nobody is there, and what lets others in asks for a sign-in of the last minutes.
import { describe, expect, test } from 'vitest';
import { mintSession } from '../../src/api/auth/sessions.ts';
import { home, openApi, type World } from './world.ts';

const minuteMs = 60_000;
const same = { 'sec-fetch-site': 'same-origin' };
const there = { 'x-muster-active': '1' };

const look = async (world: World, cookie: string, headers: object = {}): Promise<number> =>
  (await world.call({ path: '/console/session', key: null, headers: { cookie, ...headers } })).status;

describe('a session without anybody', () => {
  test('ends after an hour, however often an open page asks', async () => {
    const world = await openApi();
    const cookie = await world.session();
    for (let minutes = 0; minutes < 55; minutes += 5) {
      expect(await look(world, cookie)).toBe(200);
      world.clock.advance(5 * minuteMs);
    }
    expect(await look(world, cookie)).toBe(200);
    world.clock.advance(5 * minuteMs);
    const answer = await world.call({ path: '/console/session', key: null, headers: { cookie } });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
    expect(answer.body.detail).toContain('60 minutes');
    expect(world.credentials.known.size).toBe(0);
  });

  test('goes on while a person does something, up to its twelve hours', async () => {
    const world = await openApi();
    const cookie = await world.session();
    let hours = 0;
    while ((await look(world, cookie, there)) === 200 && hours < 24) {
      world.clock.advance(55 * minuteMs);
      hours += 55 / 60;
    }
    expect([Math.floor(hours), await look(world, cookie)]).toEqual([12, 401]);
  });

  test('ends as soon as the operator says, and is listed no longer', async () => {
    const world = await openApi();
    const short = await openApi({ config: { ...world.ports.config, sessionIdleMinutes: 5 } });
    const [idle, used] = [await short.session(), await short.session('recruiter')];
    short.clock.advance(4 * minuteMs);
    await look(short, used, there);
    short.clock.advance(2 * minuteMs);
    const { body } = await short.call({
      path: '/api/v1/sessions?whose=everybody',
      key: null,
      headers: { cookie: used },
    });
    expect(body.code).toBe('forbidden');
    const listed = await short.call({ path: '/api/v1/sessions', key: null, headers: { cookie: used } });
    expect(listed.body.data).toHaveLength(1);
    expect(await look(short, idle)).toBe(401);
  });
});

const addKey = (world: World, cookie: string) =>
  world.call({
    method: 'POST',
    path: '/api/v1/keys',
    key: null,
    body: { name: 'n', kind: 'live', scopes: ['operations:read'] },
    headers: { cookie, ...same, ...there },
  });

const prove = (world: World, cookie: string, key: string) =>
  world.call({
    method: 'POST',
    path: '/console/session/proof',
    key: null,
    body: { key },
    headers: { cookie, ...same, ...there },
  });

describe('what lets others in', () => {
  test('takes a sign-in by a link for a fresh one', async () => {
    const world = await openApi();
    const { token, session } = mintSession('link', { tenant: home, user: null, role: 'admin' }, world.clock.real.now());
    await world.credentials.addSession(session);
    const answer = await world.call({ method: 'POST', path: '/console/session', key: null, body: { token } });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect((await addKey(world, cookie)).status).toBe(201);
  });

  test('asks for a sign-in of the last fifteen minutes, and takes a key of an admin for one', async () => {
    const world = await openApi();
    const cookie = await world.session();
    expect((await addKey(world, cookie)).status).toBe(201);
    world.clock.advance(15 * minuteMs);
    expect((await addKey(world, cookie)).body.code).toBe('sign_in_again');
    const shown = await world.call({ path: '/console/session', key: null, headers: { cookie, ...there } });
    expect(shown.body.proof).toEqual({ fresh: false, sign_in_url: null, by_key: true });
    for (const wrong of ['nonsense', await world.key({ scopes: ['operations:*'] })])
      expect((await prove(world, cookie, wrong)).body.errors[0].path).toBe('key');
    expect((await addKey(world, cookie)).status).toBe(403);
    expect((await prove(world, cookie, await world.key({ scopes: ['admin'] }))).status).toBe(204);
    expect((await addKey(world, cookie)).status).toBe(201);
    expect(world.audited.map(({ event }) => event)).toContain('session.proved');
  });

  test.each([
    ['POST', '/api/v1/users'],
    ['PATCH', '/api/v1/users/u_nora'],
    ['DELETE', '/api/v1/users/u_nora'],
    ['POST', '/api/v1/users/u_nora/sign-in-links'],
    ['DELETE', '/api/v1/keys/k_1'],
    ['POST', '/api/v1/oauth-clients'],
    ['DELETE', '/api/v1/oauth-clients/k_1'],
    ['PUT', '/api/v1/identity-provider'],
    ['DELETE', '/api/v1/identity-provider'],
    ['DELETE', '/api/v1/sessions'],
    ['DELETE', '/api/v1/sessions/s_1'],
  ] as const)('%s %s asks a page that was left open', async (method, path) => {
    const world = await openApi();
    const cookie = await world.session();
    world.clock.advance(20 * minuteMs);
    const headers = { cookie, ...same, ...there };
    const answer = await world.call({ method, path, key: null, headers, ...(method === 'DELETE' ? {} : { body: {} }) });
    expect(answer.body.code).toBe('sign_in_again');
  });
});
