// Things that several people change: read with an ETag, changed only while it still holds.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../src/api/route.ts';
import { addressOf, bodyFor, type Made, makeOneOfEach, nameOf, routesOfWorld } from './routes.ts';
import { openApi, type World } from './world.ts';

const routes = routesOfWorld(await openApi());
const honouring = routes.filter(({ etag }) => etag === 'honours').map((route) => ({ name: nameOf(route), route }));
const thingOf = ({ path }: Route): string => path.replace(/\/draft$/, '');

let world: World;
let made: Made;
beforeAll(async () => {
  world = await openApi();
  made = await makeOneOfEach(world);
});

const read = async (route: Route) =>
  await world.call({ path: addressOf({ path: `/${thingOf(route).slice(1)}` }, made) });
const change = (route: Route, ifMatch: string) =>
  world.call({
    method: route.method,
    path: addressOf(route, made),
    body: bodyFor(route),
    headers: { 'if-match': ifMatch },
  });
const stale = { status: 412, body: { code: 'precondition_failed' } };

test('settings, templates, rules, sequences, interview plans, pools and flows are such things', () => {
  const things = new Set(honouring.map(({ route }) => thingOf(route)));
  expect([...things].toSorted()).toEqual([
    '/api/v1/interview-plans/:plan_id',
    '/api/v1/interviewer-pools/:pool_id',
    '/api/v1/rules/:rule_id',
    '/api/v1/sequences/:sequence_id',
    '/api/v1/settings',
    '/api/v1/templates/:template_id',
    '/api/v2/flows/:flow_id',
  ]);
});

describe.each(honouring)('$name', ({ route }) => {
  test.each(['"never"', 'W/"never"', '"a", "b"', 'never'])('refuses %s, and nothing is changed', async (tag) => {
    const before = await read(route);
    expect(await change(route, tag)).toMatchObject(stale);
    expect((await read(route)).headers['etag']).toBe(before.headers['etag']);
  });
});

describe.each(honouring.filter(({ route }) => route.method !== 'DELETE'))('$name', ({ route }) => {
  test('is taken with the ETag that was read, and with any', async () => {
    const { headers } = await read(route);
    expect((await change(route, String(headers['etag']))).status).toBe(200);
    expect((await change(route, '*')).status).not.toBe(412);
  });
});

test('of ten changes at once with one ETag, one is taken', async () => {
  const path = '/api/v1/templates/thanks';
  const { headers } = await world.call({ path });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      world.call({
        method: 'PUT',
        path,
        body: { subject: `Thank you ${index}`, body: 'Hello' },
        headers: { 'if-match': String(headers['etag']) },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 412),
  ]);
});

test('what is not there matches nothing', async () => {
  const headers = { 'if-match': '*' };
  const body = { subject: 'Hi', body: 'Hello' };
  expect(await world.call({ method: 'PUT', path: '/api/v1/templates/not_there', body, headers })).toMatchObject(stale);
});

test('security researchers find whom to tell, for as long as that holds', async () => {
  const { status, text, headers } = await world.call({ path: '/.well-known/security.txt', key: null });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: \S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(world.clock.real.now().getTime());
  expect(text).toMatch(/^Canonical: http:\/\/muster\.test\/\.well-known\/security\.txt$/m);
});
