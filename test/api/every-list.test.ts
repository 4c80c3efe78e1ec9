// What holds for every list: it takes a limit and a cursor, its pages together are the whole, and it goes on from its own cursors only.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../src/api/route.ts';
import { addressOf, type Made, makeOneOfEach, nameOf, routesOfWorld } from './routes.ts';
import { type Answer, elsewhere, openApi } from './world.ts';

const world = await openApi();
/** Found by what is answered, not by what a route says of itself. */
const lists = routesOfWorld(world).filter(
  ({ method, replies, lasts }) =>
    method === 'GET' &&
    lasts !== true &&
    replies[200] !== undefined &&
    'shape' in replies[200] &&
    typeof replies[200].shape === 'object' &&
    replies[200].shape !== null &&
    'data' in replies[200].shape,
);
const named = (list: readonly Route[]) => list.map((route) => ({ name: nameOf(route), route }));

let made: Made;
let person: string;
beforeAll(async () => {
  person = await world.session('recruiter');
  made = await makeOneOfEach(world);
  for (const job_id of ['job_fe', 'job_lg']) {
    const body = { candidate_id: made['candidate_id'], job_id, signals: { prior_jobs: 1 } };
    await world.call({ method: 'POST', path: '/v1/retention/score', body });
  }
});

/** What a list needs beside the two parameters. */
const needs: Readonly<Record<string, string>> = { 'GET /api/v2/flows/:flow_id/diff': 'from=draft&' };

const ask = async (route: Route, query: string, key?: string): Promise<Answer> => {
  const path = `${addressOf(route, made)}?${needs[nameOf(route)] ?? ''}${query}`;
  // No key reaches what belongs to the person who is signed in.
  if ('session' in route.access)
    return await world.call({ path, key: null, headers: { cookie: person, 'sec-fetch-site': 'same-origin' } });
  return await world.call({ path, ...(key === undefined ? {} : { key }) });
};

const refused = { status: 422, body: { code: 'invalid_cursor', errors: [{ path: 'cursor' }] } };

test('there are lists to look at', () => {
  expect(lists.length).toBeGreaterThan(40);
});

describe.each(named(lists))('$name', ({ route }) => {
  test('answers a page of the size asked for, and says where it goes on', async () => {
    const { status, body } = await ask(route, 'limit=1');
    expect(status).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(1);
    expect(body).toHaveProperty('next_cursor');
  });

  test.each(['limit=0', 'limit=201', 'limit=9007199254740991', 'limit=x', 'limit=1.5'])('refuses %s', async (query) => {
    expect(await ask(route, query)).toMatchObject({ status: 422, body: { errors: [{ path: 'limit' }] } });
  });

  test('its pages together are the whole, each item once', async () => {
    const { body: whole } = await ask(route, 'limit=200');
    const size = Math.max(1, Math.floor(whole.data.length / 7));
    const read: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null && read.length < whole.data.length) {
      const { status, body }: Answer = await ask(route, `limit=${size}${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(status).toBe(200);
      read.push(...body.data);
      cursor = body.next_cursor;
    }
    expect(read.slice(0, whole.data.length)).toEqual(whole.data);
  });

  test.each([
    ['a word', 'zzz'],
    ['the id of something in plain form', Buffer.from('act_0').toString('base64url')],
    ['a count', '1'],
    ['a text sealed for something else', world.ports.sealer.seal('x', 'elsewhere')],
    ['a text with a key nobody has', 'v1.nobody.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ])('does not go on from %s', async (_what, cursor) => {
    expect(await ask(route, `cursor=${cursor}`)).toMatchObject(refused);
  });
});

const cursorOf = async (path: string, key?: string): Promise<string> =>
  (await world.call({ path: `${path}?limit=1`, ...(key === undefined ? {} : { key }) })).body.next_cursor;

const idsOf = (answer: { data: { template_id: string }[] }) => answer.data.map(({ template_id: id }) => id);

describe('a cursor', () => {
  test('is good for the list that made it, and for no other', async () => {
    const cursor = await cursorOf('/api/v2/connectors');
    expect((await world.call({ path: `/api/v2/connectors?cursor=${cursor}` })).status).toBe(200);
    expect(await world.call({ path: `/api/v1/users?cursor=${cursor}` })).toMatchObject(refused);
  });

  test('is good for the thing whose list it is, and for no other', async () => {
    const cursor = await cursorOf('/api/v1/templates/only_here/history');
    await world.call({ method: 'PUT', path: '/api/v1/templates/only_here', body: { subject: 'Hello', body: 'Hi' } });
    const later = cursor ?? (await cursorOf('/api/v1/templates/only_here/history'));
    expect(await world.call({ path: `/api/v1/templates/thanks/history?cursor=${later}` })).toMatchObject(refused);
  });

  test('of one organization is none of another', async () => {
    const cursor = await cursorOf('/api/v1/users');
    const key = await world.key({ tenant: elsewhere });
    expect(await world.call({ path: `/api/v1/users?cursor=${cursor}`, key })).toMatchObject(refused);
  });

  test('with one letter changed is none', async () => {
    const cursor = await cursorOf('/api/v1/users');
    const changed = cursor.slice(0, -3) + (cursor.at(-3) === 'A' ? 'B' : 'A') + cursor.slice(-2);
    expect(await world.call({ path: `/api/v1/users?cursor=${changed}` })).toMatchObject(refused);
  });

  test('goes on after the last that was seen, also when something came in before it', async () => {
    const first = await world.call({ path: '/api/v1/templates?limit=1' });
    const body = { template_id: 'aaa_first', subject: 'Hi', body: 'Hello' };
    await world.call({ method: 'POST', path: '/api/v1/templates', body });
    const { body: all } = await world.call({ path: '/api/v1/templates?limit=200' });
    const after = await world.call({ path: `/api/v1/templates?limit=200&cursor=${first.body.next_cursor}` });
    const at = idsOf(all).indexOf(first.body.data[0].template_id);
    expect(idsOf(after.body)).toEqual(idsOf(all).slice(at + 1));
  });

  test('of an export is refused in the body as well', async () => {
    const body = { all: true, cursor: 'zzz' };
    expect(await world.call({ method: 'POST', path: '/api/v1/data/export', body })).toMatchObject(refused);
  });
});
