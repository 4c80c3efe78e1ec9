// Requests that no database can hold, to every address of a running service: each has a clear answer, and none is a defect.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Route } from '../../src/api/route.ts';
import { addressOf, bodyFor, type Made, makeOneOfEach, nameOf, routesOfWorld, takesBody } from '../api/routes.ts';
import { type Answer, openApi } from '../api/world.ts';
import { type LiveWorld, openLiveWorld, type RawRequest } from '../support/live-world.ts';
import { removeData } from '../support/service.ts';

let world: LiveWorld;
let made: Made;
const routes = routesOfWorld(await openApi()).filter(
  // Resetting changes the ground under the others; a stream that lasts answers for as long as somebody listens.
  ({ path, lasts }) => path !== '/api/v1/sandbox/reset' && lasts !== true,
);
beforeAll(async () => {
  world = await openLiveWorld();
  made = await makeOneOfEach(world);
});
afterAll(async () => {
  await world.service.stop();
  removeData(world.service);
});

const named = (list: readonly Route[]) => list.map((route) => ({ name: nameOf(route), route }));
const isJson = (route: Route): boolean => takesBody(route) && route.oauth !== true;

function toRoute(route: Route, more: Partial<RawRequest>): Promise<Answer> {
  const asked: RawRequest = { method: route.method, path: addressOf(route, made), body: bodyFor(route), ...more };
  if (route.signed !== true || asked.body === undefined) return world.send(asked);
  const raw = JSON.stringify(asked.body);
  return world.send({ ...asked, raw, headers: { ...world.signed(raw), ...asked.headers } });
}

/** What is wrong with an answer: a defect, or a status that is none of the expected ones. */
function faultsOf(what: string, { status, text }: Answer, expected?: readonly number[]): readonly string[] {
  const isGood = expected === undefined ? status < 500 : expected.includes(status);
  return isGood ? [] : [`${what}: ${status} ${text.slice(0, 200)}`];
}

async function faultsOfAll(
  requests: Iterable<readonly [what: string, request: () => Promise<Answer>]>,
  expected?: readonly number[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [what, request] of requests) faults.push(...faultsOf(what, await request(), expected));
  return faults;
}

const largest = Number.MAX_SAFE_INTEGER;

/** Every value of that body, in turn, replaced. */
function* bent(body: unknown, value: unknown): Generator {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, old] of Object.entries(body))
    for (const put of [value, ...bent(old, value)])
      yield Array.isArray(body)
        ? body.map((one, index) => (String(index) === name ? put : one))
        : { ...body, [name]: put };
}

/** Its usual body with each value replaced, and with each field that it may have besides. */
function* bodiesWith(route: Route, value: unknown): Generator {
  const body = bodyFor(route);
  yield* bent(body, value);
  if (route.body === undefined) return;
  const schema = z.toJSONSchema(route.body, { unrepresentable: 'any', io: 'input' });
  for (const name of Object.keys(schema.properties ?? {})) yield { ...body, [name]: value };
}

const parametersOf = ({ query }: Route): readonly string[] =>
  query !== undefined && 'shape' in query && typeof query.shape === 'object' && query.shape !== null
    ? Object.keys(query.shape)
    : [];

/** Each parameter of the address, in turn, with that value. */
const queriesWith = (route: Route, value: string) =>
  parametersOf(route).map(
    (name) => [name, () => toRoute(route, { path: `${addressOf(route, made)}?${name}=${value}` })] as const,
  );

/** Each of its bodies with that value. */
const requestsWith = (route: Route, value: unknown) =>
  [...bodiesWith(route, value)].map((body) => [JSON.stringify(body), () => toRoute(route, { body })] as const);

const withIds = (route: Route, id: string) => ({ path: route.path.replaceAll(/:\w+/g, id) });

describe('an address', () => {
  const leading = routes.filter(({ path }) => path.includes(':'));
  const unreadable = {
    'a NUL': '%00',
    'a NUL within': 'a%00b',
    'half a character': '%ed%a0%80',
    'wrong percent-encoding': '%zz',
    'bytes that are no UTF-8': '%ff%fe',
    'a text of 2,000': 'x'.repeat(2_000),
    'a text of 20,000': 'x'.repeat(20_000),
  };
  test.each(named(leading))('$name leads nowhere by ids that cannot be', async ({ route }) => {
    const requests = Object.entries(unreadable).map(
      ([what, id]) => [what, () => toRoute(route, withIds(route, id))] as const,
    );
    expect(await faultsOfAll(requests, [400, 404, 414, 431])).toEqual([]);
  });

  test.each(named(leading))('$name knows no id beyond every column', async ({ route }) => {
    const requests = [String(largest), '9'.repeat(40), '-1', '1e309'].map(
      (id) => [id, () => toRoute(route, withIds(route, id))] as const,
    );
    expect(await faultsOfAll(requests)).toEqual([]);
  });

  const pages = ['/console/', '/chat/', '/chat/a/apply/', '/connect/', '/nothing/', '/', '/widget.js', '/docs/api/'];
  test.each(pages)('the page %s with a NUL leads nowhere', async (path) => {
    expect((await world.send({ path: `${path}%00`, key: null })).status).toBe(404);
  });
});

describe('a query', () => {
  const asking = routes.filter(({ query }) => query !== undefined);
  const values = {
    'half a character': '%ed%a0%80',
    'a number beyond every column': String(largest),
    'a negative number': '-1',
    'the year 1604': '1604-01-01',
    'the year 2800': '2800-12-31',
    'the year 0000': '0000-01-01',
    'a year with a sign': '%2B275760-09-13',
    'a time in 9999': '9999-12-31T23:59:59Z',
    'a time with the widest offset': '2026-06-01T00:00:00%2B23:59',
  };
  describe.each(Object.entries(values))('with %s', (_what, value) => {
    test.each(named(asking))('$name', async ({ route }) => {
      expect(await faultsOfAll(queriesWith(route, value))).toEqual([]);
    });
  });

  test.each(named(asking))('$name refuses NUL', async ({ route }) => {
    const requests = ['%00', 'a%00b'].flatMap((value) => queriesWith(route, value));
    // SCIM has no 422 (RFC 7644 §3.12).
    expect(await faultsOfAll(requests, [404, route.scim === true ? 400 : 422])).toEqual([]);
  });

  const spans = routes.filter((route) => parametersOf(route).includes('to'));
  const far = [
    ['1604-01-01', '2800-12-31'],
    ['0000-01-01', '9999-12-31'],
    ['1604-01-01T00:00:00Z', '2800-12-31T00:00:00Z'],
    ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'],
    ['2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ] as const;
  const widest = [
    ['1900-01-01', '2199-12-31'],
    ['1900-01-01T00:00:00Z', '2199-12-31T23:59:59Z'],
  ] as const;
  describe.each([...far, ...widest])('from %s to %s', (from, to) => {
    test.each(named(spans))('$name', async ({ route }) => {
      const answer = await toRoute(route, { path: `${addressOf(route, made)}?from=${from}&to=${to}` });
      expect(faultsOf('the span', answer)).toEqual([]);
    });
  });
  test.each(far)('no audit of fairness is run from %s to %s', async (from, to) => {
    const answer = await world.send({ method: 'POST', path: '/v1/retention/audits', body: { from, to } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});

describe('a body', () => {
  const values = {
    'half a character': 'a\ud800b',
    'a number beyond every column': largest,
    'the year 0000': '0000-01-01',
    'a time in 9999': '9999-12-31T23:59:59Z',
  };
  describe.each(Object.entries(values))('with %s in each of its values', (_what, value) => {
    test.each(named(routes.filter(isJson)))('$name', async ({ route }) => {
      expect(await faultsOfAll(requestsWith(route, value))).toEqual([]);
    });
  });

  test.each(named(routes.filter(isJson)))('of $name refuses NUL in each of its values', async ({ route }) => {
    expect(await faultsOfAll(requestsWith(route, 'a\u0000b'), [401, 403, 404, 422])).toEqual([]);
  });
});

describe('a method', () => {
  const paths = [...new Set(routes.map(({ path }) => path)), '/console/', '/demo', '/w/v1/pages.css'];
  const odd = ['QUERY', 'PROPFIND', 'TRACE', 'LOCK', 'PURGE', 'SEARCH', 'M-SEARCH'];
  test.each(odd)('%s is not taken by any address', async (method) => {
    const requests = paths.map(
      (path) => [path, () => world.send({ method, path: addressOf({ path: `/${path.slice(1)}` }, made) })] as const,
    );
    expect(await faultsOfAll(requests, [405])).toEqual([]);
  });

  test.each(odd)('%s finds nothing where nothing is', async (method) => {
    expect((await world.send({ method, path: '/api/v1/nothing' })).status).toBe(404);
  });
});
