import { describe, expect, test } from 'vitest';
import { deviceOf } from '../../src/api/auth/device.ts';
import { mintSession } from '../../src/api/auth/sessions.ts';
import { elsewhere, home, openApi, type World } from './world.ts';

const path = '/api/v1/sessions';
const same = { 'sec-fetch-site': 'same-origin' };
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

const as = (world: World, cookie: string) => ({
  get: (query = '') => world.call({ path: path + query, key: null, headers: { cookie } }),
  remove: (rest: string) =>
    world.call({ method: 'DELETE', path: path + rest, key: null, headers: { cookie, ...same } }),
  isIn: async () => (await world.call({ path: '/console/session', key: null, headers: { cookie } })).status === 200,
});

describe('console sessions', () => {
  test('are listed with device and last use, the one that asks marked, and without anything that lets in', async () => {
    const world = await openApi();
    const { token, session } = mintSession('link', { tenant: home, user: null, role: 'admin' }, world.clock.real.now());
    await world.credentials.addSession(session);
    const headers = { 'user-agent': chrome };
    const answer = await world.call({ method: 'POST', path: '/console/session', key: null, body: { token }, headers });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    await world.session('recruiter');
    const { body, text } = await as(world, cookie).get('?whose=everybody');
    expect(body.data).toHaveLength(2);
    expect(body.data).toContainEqual(
      expect.objectContaining({ device: 'Chrome on Windows', current: true, user_id: null, role: 'admin' }),
    );
    expect(text).not.toContain(cookie.split('=')[1]);
    for (const hash of world.credentials.known.keys()) expect(text).not.toContain(hash);
    expect((await as(world, cookie).get()).body.data[0]).toMatchObject({ last_used_at: expect.any(String) });
  });

  test('are one’s own alone, unless an admin asks', async () => {
    const world = await openApi();
    const [admin, nora] = [await world.session(), await world.session('recruiter')];
    const own = await as(world, nora).get();
    expect(own.body.data).toMatchObject([{ user_id: 'u_nora', current: true }]);
    expect((await as(world, nora).get('?whose=everybody')).status).toBe(403);
    const all = (await as(world, admin).get('?whose=everybody')).body.data;
    const ofAdmin = all.find((one: { current: boolean }) => one.current);
    expect((await as(world, nora).remove(`/${ofAdmin.session_id}`)).status).toBe(404);
    expect(await as(world, admin).isIn()).toBe(true);
    expect((await world.call({ path, key: await world.key({ tenant: elsewhere }) })).body.data).toEqual([]);
  });

  test('are signed out one by one, at once, and it is audited', async () => {
    const world = await openApi();
    const [admin, nora] = [await world.session(), await world.session('recruiter')];
    expect(await as(world, nora).isIn()).toBe(true);
    const [{ session_id: id }] = (await as(world, nora).get()).body.data;
    expect((await as(world, admin).remove(`/${id}`)).status).toBe(204);
    expect([await as(world, nora).isIn(), await as(world, admin).isIn()]).toEqual([false, true]);
    expect(world.audited).toContainEqual(expect.objectContaining({ event: 'session.ended', subject: id }));
  });

  test('are all signed out but the one that asks', async () => {
    const world = await openApi();
    const mine = [await world.session('recruiter'), await world.session('recruiter')] as const;
    const admin = await world.session();
    expect((await as(world, mine[0]).remove('')).body).toEqual({ ended: 1 });
    const isIn = await Promise.all([...mine, admin].map((cookie) => as(world, cookie).isIn()));
    expect(isIn).toEqual([true, false, true]);
    expect((await as(world, admin).remove('?whose=everybody')).body).toEqual({ ended: 1 });
    expect(await as(world, mine[0]).isIn()).toBe(false);
  });
});

test.each([
  [chrome, 'Chrome on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge on macOS'],
  [undefined, 'a browser'],
])('a browser is told in a few words: %s', (header, words) => {
  expect(deviceOf(header)).toBe(words);
});
