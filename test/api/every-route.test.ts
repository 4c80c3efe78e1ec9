// What holds for every operation, walked over the list of routes.
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Route } from '../../src/api/route.ts';
import { takesPublishable } from '../../src/api/http/cross-origin.ts';
import { Scope } from '../../src/core/access.ts';
import { addressOf, bodyFor, isGuarded, type Made, makeOneOfEach, nameOf, routesOfWorld, takesBody } from './routes.ts';
import { elsewhere, openApi, type Request, type World } from './world.ts';

const world = await openApi();
const routes = routesOfWorld(world);
const guarded = routes.filter(isGuarded);
const scoped = routes.filter(({ access }) => 'scope' in access);
const withBody = routes.filter(takesBody);
const named = (list: readonly Route[]) => list.map((route) => ({ name: nameOf(route), route }));

let made: Made;
beforeAll(async () => {
  made = await makeOneOfEach(world);
});

const requestTo = (route: Route, more: Partial<Request> = {}): Request => {
  const body = bodyFor(route);
  const request: Request = {
    method: route.method,
    path: addressOf(route, made),
    ...(body === undefined ? {} : { body }),
    ...more,
  };
  return route.signed === true ? signedRequest(request) : request;
};
/** Signed as it is sent: what is wrong with it otherwise must show all the same. */
function signedRequest({ body, headers, ...request }: Request): Request {
  const raw = request.raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (raw === undefined) return { ...request, ...(headers === undefined ? {} : { headers }) };
  return { ...request, raw, headers: { ...world.signed(raw), ...headers } };
}
const problem = (status: number, code: string) => ({
  status,
  headers: expect.objectContaining({ 'content-type': 'application/problem+json; charset=utf-8' }),
  body: expect.objectContaining({ status, code, type: `/problems/${code}`, request_id: expect.any(String) }),
});
/** In the shape that the route speaks: RFC 7644 §3.12 has one of its own, and no 422. */
const refusal = (route: Route, status: number, code: string) => {
  if (route.scim !== true) return problem(status, code);
  const said = status === 422 ? 400 : status;
  return {
    status: said,
    headers: expect.objectContaining({ 'content-type': 'application/scim+json; charset=utf-8' }),
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(said) },
  };
};

// The token endpoint errs as RFC 6749 says.
const oauthProblem = { status: 400, body: { error: 'invalid_request' } };

test('the list holds what the suites below walk over', () => {
  expect([routes.length, guarded.length, scoped.length, withBody.length].map((count) => count > 10)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('no address is declared twice', () => {
  expect(new Set(routes.map(nameOf)).size).toBe(routes.length);
});

describe('credentials', () => {
  const wrong: { what: string; headers: (world: World) => Promise<Record<string, string>> }[] = [
    { what: 'no key', headers: async () => ({}) },
    { what: 'another scheme', headers: async () => ({ authorization: 'Basic YTpi' }) },
    { what: 'something that is no key', headers: async () => ({ authorization: 'Bearer x' }) },
    {
      what: 'a key with one letter changed',
      headers: async ({ key }) => ({ authorization: `Bearer ${typo(await key())}` }),
    },
    { what: 'an unknown key', headers: async () => ({ authorization: `Bearer ${'A'.repeat(40)}` }) },
    { what: 'an overlong key', headers: async () => ({ authorization: `Bearer ${'A'.repeat(5_000)}` }) },
    { what: 'a session nobody has', headers: async () => ({ cookie: 'muster_session=AAAA' }) },
    {
      what: 'an expired key',
      headers: async ({ key, clock }) => ({ authorization: `Bearer ${await key({ expiresAt: clock.real.now() })}` }),
    },
    { what: 'a revoked key', headers: async (given) => ({ authorization: `Bearer ${await revoked(given)}` }) },
  ];
  describe.each(wrong)('$what', ({ headers }) => {
    test.each(named(guarded))('$name is refused before its body is read', async ({ route }) => {
      const given = { ...(await headers(world)), 'content-type': 'application/json' };
      const answer = await world.call(requestTo(route, { key: null, raw: '{', headers: given, body: undefined }));
      expect(answer).toMatchObject(refusal(route, 401, 'unauthorized'));
    });
  });

  test.each(named(scoped))('$name refuses a key of another scope', async ({ route }) => {
    const isVeteran = 'scope' in route.access && route.access.scope.startsWith('veteran');
    const key = await world.key({ scopes: [isVeteran ? 'operations:*' : 'veteran:*'] });
    expect(await world.call(requestTo(route, { key, raw: '{' }))).toMatchObject(refusal(route, 403, 'forbidden'));
  });

  test.each(named(scoped.filter(({ access }) => 'scope' in access && access.scope.endsWith('*'))))(
    '$name refuses a key that may only read',
    async ({ route }) => {
      const scope = 'scope' in route.access ? route.access.scope.replace('*', 'read') : 'admin';
      const key = await world.key({ scopes: [Scope.parse(scope)] });
      expect(await world.call(requestTo(route, { key }))).toMatchObject(refusal(route, 403, 'forbidden'));
    },
  );

  test.each(named(scoped.filter((route) => !takesPublishable(route))))(
    '$name refuses a publishable key',
    async ({ route }) => {
      const key = await world.key({ kind: 'pub', scopes: ['admin'] });
      expect(await world.call(requestTo(route, { key }))).toMatchObject(refusal(route, 403, 'forbidden'));
    },
  );
});

/** Military codes, roles and the systems of the catalogue belong to nobody. */
const belongsToAll = ({ path }: Route): boolean =>
  path.startsWith('/v1/veteran/codes/') ||
  path.startsWith('/scim/v2/Groups/') ||
  path.endsWith('/:connector') ||
  path.endsWith('/:flow_template') ||
  path.endsWith('/:source/sync');

describe('things of another organization', () => {
  // PUT creates what is not there: slugs belong to each organization.
  const leading = scoped.filter((route) => route.path.includes(':') && route.method !== 'PUT' && !belongsToAll(route));

  test.each(named(leading))('$name answers as if they did not exist', async ({ route }) => {
    const key = await world.key({ tenant: elsewhere });
    const theirs = await world.call(requestTo(route, { key }));
    const nobodys = await world.call({ ...requestTo(route, { key }), path: addressOf(route, {}) });
    const isOperators = 'operator' in route.access;
    expect(theirs.status).toBe(isOperators ? 403 : 404);
    expect({ ...theirs.body, request_id: '' }).toEqual({
      ...nobodys.body,
      request_id: '',
      detail: nobodys.body.detail.replace('nothing', Object.values(pathIds(route)).join('')),
    });
  });
});

describe('bodies', () => {
  // RFC 6749 §3.2: what an OAuth client sends beside is passed over.
  test.each(named(withBody.filter(({ oauth }) => oauth !== true)))(
    '$name names a field it does not know',
    async ({ route }) => {
      const body = { ...bodyFor(route), bogus_field: 1 };
      const answer = await world.call(requestTo(route, { body }));
      const faults = expect.arrayContaining([expect.objectContaining({ path: 'bogus_field' })]);
      expect(answer).toMatchObject({
        ...problem(422, 'validation_failed'),
        body: expect.objectContaining({ errors: faults }),
      });
    },
  );

  const bad = [
    { what: 'malformed JSON', raw: '{"a":', type: 'application/json', status: 400, code: 'malformed_json' },
    { what: 'a byte order mark', raw: '\ufeff{}', type: 'application/json', status: 400, code: 'malformed_json' },
    {
      what: 'broken UTF-8',
      raw: Buffer.from([0x22, 0xff, 0x22]),
      type: 'application/json',
      status: 400,
      code: 'malformed_json',
    },
    { what: 'no body', raw: '', type: 'application/json', status: 422, code: 'validation_failed' },
    { what: 'a list', raw: '[]', type: 'application/json', status: 422, code: 'validation_failed' },
    {
      what: 'deep nesting',
      raw: `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
      type: 'application/json',
      status: 422,
      code: 'limit_exceeded',
    },
    {
      what: 'too many items',
      raw: JSON.stringify({ a: Array(1_001).fill(0) }),
      type: 'application/json',
      status: 422,
      code: 'limit_exceeded',
    },
    {
      what: 'a way into the prototype',
      raw: '{"__proto__":{"admin":true}}',
      type: 'application/json',
      status: 422,
      code: 'validation_failed',
    },
    {
      what: 'a constructor',
      raw: '{"constructor":{"prototype":{"x":1}}}',
      type: 'application/json',
      status: 422,
      code: 'validation_failed',
    },
    {
      what: 'six megabytes',
      raw: `"${'x'.repeat(6_000_000)}"`,
      type: 'application/json',
      status: 413,
      code: 'payload_too_large',
    },
    { what: 'another media type', raw: 'a: 1', type: 'text/yaml', status: 415, code: 'unsupported_media_type' },
    {
      what: 'another character set',
      raw: '{}',
      type: 'application/json; charset=utf-7',
      status: 415,
      code: 'unsupported_media_type',
    },
    {
      what: 'a multipart body',
      raw: '--x',
      type: 'multipart/form-data; boundary=x',
      status: 415,
      code: 'unsupported_media_type',
    },
  ];
  describe.each(bad)('$what', ({ what, raw, type, status, code }) => {
    test.each(named(withBody))('is refused by $name', async ({ route }) => {
      if (what === 'no body' && route.body?.safeParse(undefined).success === true) return;
      const headers = { 'content-type': type };
      const answer = await world.call(requestTo(route, { raw, headers, body: undefined }));
      expect(answer).toMatchObject(route.oauth === true && status !== 413 ? oauthProblem : problem(status, code));
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    });
  });

  test.each(named(withBody.filter((route) => isBatch(route))))('$name takes 5 MiB and no more', async ({ route }) => {
    expect((await world.call(requestTo(route, { ...asJson, raw: padded(route, 5_242_880) }))).status).not.toBe(413);
    const more = await world.call(requestTo(route, { ...asJson, raw: padded(route, 5_242_881) }));
    expect(more).toMatchObject(problem(413, 'payload_too_large'));
  });

  test.each(named(withBody.filter((route) => !isBatch(route))))('$name takes no more than 1 MiB', async ({ route }) => {
    const more = await world.call(requestTo(route, { ...asJson, raw: padded(route, 1_048_577) }));
    expect(more).toMatchObject(problem(413, 'payload_too_large'));
  });

  test.each(named(withBody))('$name is a batch if it takes a thousand things or a file', ({ route }) => {
    const schema = z.toJSONSchema(route.documentedBody ?? route.body ?? z.unknown(), { unrepresentable: 'any' });
    const file = z.object({ properties: z.object({ file: z.object({ contentEncoding: z.literal('base64') }) }) });
    const isLong = /"maxItems":1000\b/.test(JSON.stringify(schema)) || file.safeParse(schema).success;
    expect(isLong).toBe(isBatch(route));
  });

  const bodiless = routes.filter((route) => route.method === 'POST' && route.body === undefined);
  test.each(named(bodiless))('$name takes none, and says so', async ({ route }) => {
    const answer = await world.call(requestTo(route, { body: { bogus_field: 1 } }));
    expect(answer).toMatchObject(problem(422, 'validation_failed'));
  });
});

/** Every whole number that a request of the route may hold, with the way to it and the largest that its schema takes. */
function numbersOf(schema: unknown, path: string): { path: string; largest: number }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const here = 'type' in schema && schema.type === 'integer' && !('const' in schema);
  const below = Object.entries(schema).flatMap(([key, value]) => numbersOf(value, `${path}.${key}`));
  const [low, high] = ['minimum' in schema ? schema.minimum : 0, 'maximum' in schema ? schema.maximum : Infinity].map(
    Number,
  );
  return here ? [{ path, largest: Math.max(Math.abs(low ?? 0), high ?? 0) }, ...below] : below;
}

describe('numbers', () => {
  test.each(named(routes))('$name takes none that its column cannot hold', ({ route }) => {
    const found = (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = route[part];
      return schema === undefined
        ? []
        : numbersOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }), `${nameOf(route)} ${part}`);
    });
    expect(found.filter(({ largest }) => largest > 2_147_483_647).map(({ path }) => path)).toEqual([]);
  });
});

describe('queries and methods', () => {
  test.each(named(routes.filter(({ method }) => method === 'GET')))(
    '$name refuses a parameter it does not know',
    async ({ route }) => {
      if ('session' in route.access) return;
      const request = requestTo(route);
      const answer = await world.call({ ...request, path: `${request.path}?bogus=1` });
      expect(answer).toMatchObject(refusal(route, 422, 'validation_failed'));
    },
  );

  const paths = [...new Set(routes.map(({ path }) => path))];
  test.each(paths)('%s says which methods it takes', async (path) => {
    const taken = routes.filter((route) => route.path === path).map(({ method }) => method);
    const other = (['PUT', 'PATCH', 'DELETE', 'GET'] as const).find((method) => !taken.includes(method)) ?? 'OPTIONS';
    const answer = await world.call({ method: other, path: addressOf({ path }, made), key: null, raw: 'x' });
    expect(answer).toMatchObject(problem(405, 'method_not_allowed'));
    expect(String(answer.headers['allow']).split(', ')).toEqual(expect.arrayContaining(taken));
  });

  test('an address that is none is a problem', async () => {
    expect(await world.call({ path: '/api/v1/nothing', key: null })).toMatchObject(problem(404, 'not_found'));
    expect(await world.call({ method: 'POST', path: '/', raw: 'x', key: null })).toMatchObject(
      problem(404, 'not_found'),
    );
  });
});

describe('answers', () => {
  test.each(named(routes))('$name carries the security headers and its request id', async ({ route }) => {
    const key = route.limit === 'none' || !isGuarded(route) ? null : await world.key({ scopes: ['veteran:*'] });
    const answer = await world.call(requestTo(route, { key, headers: { 'x-request-id': 'my-id-1' } }));
    expect(answer.headers).toMatchObject({
      'x-request-id': 'my-id-1',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const quota = String(answer.headers['ratelimit']);
    expect(quota).toMatch(route.limit === 'none' ? /^undefined$/ : /^"[\w-]+";r=\d+;t=\d+$/);
  });
});

const pathIds = ({ path }: Route): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, made[name] ?? '']));

const asJson = { headers: { 'content-type': 'application/json' }, body: undefined } as const;

/** A body of that size which would be taken otherwise: JSON may end in any number of spaces. */
const padded = (route: Route, bytes: number): string => JSON.stringify(bodyFor(route) ?? {}).padEnd(bytes, ' ');
const isBatch = ({ batch }: Route): boolean => batch === true;

const typo = (key: string): string => key.slice(0, 25) + (key[25] === 'A' ? 'B' : 'A') + key.slice(26);

async function revoked({ key, credentials, clock }: World): Promise<string> {
  const text = await key();
  const [, , id = ''] = text.split('_');
  const found = [...credentials.apiKeys.values()].find((one) => one.id === id);
  if (found === undefined) throw new Error('the key was not stored');
  await credentials.revokeKey({ tenant: found.tenant, id: found.id, at: clock.real.now() });
  return text;
}
