// What a person chose for themselves, through the API.
import { expect, test } from 'vitest';
import { TenantId, UserId } from '../../src/core/ids.ts';
import { openApi } from './world.ts';

const setUp = async () => {
  const world = await openApi();
  const cookie = await world.session('recruiter');
  return {
    ...world,
    as: (path: string, more: object = {}) =>
      world.call({ path, key: null, headers: { cookie, 'sec-fetch-site': 'same-origin' }, ...more }),
  };
};

test('nothing chosen reads as the usual ways, and what is chosen is read back', async () => {
  const { as } = await setUp();
  expect((await as('/api/v1/me/notifications')).body).toEqual({
    topics: {},
    mail: 'at_once',
    chat: 'at_once',
    digest_time: '08:00',
    quiet_hours: null,
  });
  const body = {
    topics: { syncs: { bell: true, chat: false, mail: 'never' } },
    mail: 'weekly',
    chat: 'daily',
    digest_time: '07:00',
    quiet_hours: { from: '19:00', to: '07:30' },
  };
  expect(await as('/api/v1/me/notifications', { method: 'PUT', body })).toMatchObject({ status: 200, body });
  expect((await as('/api/v1/me/notifications')).body).toEqual(body);
});

test('a wrong choice names its field', async () => {
  const { as } = await setUp();
  const body = { topics: { gossip: { bell: true } }, mail: 'hourly', digest_time: '8', quiet_hours: null };
  const answer = await as('/api/v1/me/notifications', { method: 'PUT', body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(JSON.stringify(answer.body)).toMatch(/digest_time/);
});

test('views follow their person, and nobody else sees them', async () => {
  const { as, ports } = await setUp();
  const body = { views: [{ name: 'Phone screens', search: { stage: 'Phone Screen' } }] };
  const of = { user: UserId.parse('u_owen'), name: 'views' } as const;
  await ports.personPreferences(TenantId.parse('sandbox')).put({ ...of, body, at: new Date(0) });
  expect((await as('/api/v1/me/views')).body).toEqual({ views: [] });
  await as('/api/v1/me/views', { method: 'PUT', body });
  expect((await as('/api/v1/me/views')).body).toEqual(body);
});

test('what was seen on one device is seen on the others, and a device that is behind takes nothing back', async () => {
  const { as } = await setUp();
  const see = async (at: string) =>
    (await as('/api/v1/me/inbox', { method: 'PUT', body: { seen_until: at } })).body.seen_until;
  expect((await as('/api/v1/me/inbox')).body).toEqual({ seen_until: null });
  expect(await see('2026-03-09T13:16:00Z')).toBe('2026-03-09T13:16:00Z');
  expect(await see('2026-03-09T09:10:00-04:00')).toBe('2026-03-09T13:16:00Z');
  expect((await as('/api/v1/me/inbox')).body).toEqual({ seen_until: '2026-03-09T13:16:00Z' });
});

test('a key stands for nobody, and neither does the first sign-in', async () => {
  const { call, session } = await setUp();
  expect((await call({ path: '/api/v1/me/views' })).status).toBe(403);
  const answer = await call({ path: '/api/v1/me/views', key: null, headers: { cookie: await session('admin') } });
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden', detail: expect.stringContaining('Access') } });
});

test('messages to me are listed as my bell wants them, and those to others are not', async () => {
  const { as, call } = await setUp();
  const me = UserId.parse('u_nora');
  const tell = (user: string, text: string) =>
    call({ method: 'POST', path: '/api/v1/tasks', body: { action: 'notify_user', user, text } });
  await tell(me, 'Lunch at noon?');
  await tell('u_owen', 'Lunch at one?');
  const listed = async () => (await as('/api/v1/me/messages')).body;
  expect(await listed()).toMatchObject({
    data: [{ topic: 'messages', text: 'Lunch at noon?', candidate: null }],
    next_cursor: null,
  });
  const silent = { topics: { messages: { bell: false, chat: true, mail: 'never' } }, mail: 'at_once' };
  const body = { ...silent, digest_time: '08:00', quiet_hours: null };
  await as('/api/v1/me/notifications', { method: 'PUT', body });
  expect(await listed()).toMatchObject({ data: [] });
});
