// Every operation, called with well-formed, broken and hostile requests: never a 5xx, always a documented answer, no leak.
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/api/docs/documented.ts';
import { OpenApi } from '../../src/api/docs/finish.ts';
import type { Route } from '../../src/api/route.ts';
import { addressOf, bodyFor, type Made, makeOneOfEach, nameOf, routesOfWorld, takesBody } from './routes.ts';
import { type Answer, openApi } from './world.ts';

const runs = 40;
const seed = 20_261_120;
const world = await openApi();
const routes = routesOfWorld(world);
let made: Made;
let document: OpenApi;
beforeAll(async () => {
  made = await makeOneOfEach(world);
  document = OpenApi.parse((await world.call({ path: '/openapi.json' })).body);
});

const hostile = fc.constantFrom(
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '=1+1',
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  '\u202etxt.exe',
  '%00',
  'Ａdmin',
  'a'.repeat(5_000),
);
const junk = fc.oneof(
  hostile,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 1.5, '', [], {}, [[]], { $ne: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A body that fits, with one thing replaced, dropped, added or wrapped; or something else altogether. */
const bent = (base: unknown) =>
  fc.tuple(fc.nat(), junk, fc.constantFrom('replace', 'drop', 'add', 'wrap', 'all')).map(([place, value, how]) => {
    if (how === 'all' || typeof base !== 'object' || base === null) return value;
    const keys = Object.keys(base);
    const key = keys[place % Math.max(1, keys.length)] ?? 'x';
    const entries = Object.entries(base).filter(([name]) => how !== 'drop' || name !== key);
    if (how === 'add') return Object.fromEntries([...entries, [`x_${place}`, value]]);
    return Object.fromEntries(
      entries.map(([name, old]) => [name, name !== key ? old : how === 'wrap' ? [old] : value]),
    );
  });

/** What is wrong with an answer; nothing, as a rule. */
function faultsOf(route: Route, answer: Answer): string[] {
  const operation = document.paths[documentPath(route.path)]?.[route.method.toLowerCase()];
  const documented = operation?.responses[String(answer.status)];
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  const headers = ['x-content-type-options', 'cache-control', 'x-request-id'];
  return [
    ...(answer.status >= 500 ? [`a ${answer.status}`] : []),
    ...(documented === undefined ? [`an undocumented ${answer.status}: ${answer.text}`] : []),
    ...(answer.status !== 204 && documented?.content?.[type] === undefined ? [`an undocumented ${type}`] : []),
    ...(/node_modules|\bat \S+\.ts:\d/.test(answer.text) ? [`a leak: ${answer.text}`] : []),
    ...headers.filter((header) => answer.headers[header] === undefined),
  ];
}

const faultsAfter = async (route: Route, request: { path: string; body?: unknown }): Promise<string[]> => {
  const { path, body } = request;
  return faultsOf(route, await world.call({ method: route.method, path, ...(body === undefined ? {} : { body }) }));
};

// Resetting would change the ground under the other calls; it has a test of its own.
const fuzzed = routes.filter(({ path }) => path !== '/api/v1/sandbox/reset');

describe('no request breaks', () => {
  test.each(fuzzed.filter(takesBody).map((route) => ({ name: nameOf(route), route })))(
    '$name by its body',
    async ({ route }) => {
      const property = fc.asyncProperty(bent(bodyFor(route)), async (body) => {
        expect(await faultsAfter(route, { path: addressOf(route, made), body })).toEqual([]);
      });
      await fc.assert(property, { numRuns: runs, seed });
    },
  );

  test.each(fuzzed.filter(({ path }) => path.includes(':')).map((route) => ({ name: nameOf(route), route })))(
    '$name by its address',
    async ({ route }) => {
      const property = fc.asyncProperty(
        fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 200 })),
        async (id) => {
          const path = route.path.replaceAll(/:\w+/g, encodeURIComponent(id.toWellFormed() || 'x'));
          if (path.length > 2_000) return;
          expect(await faultsAfter(route, { path, body: bodyFor(route) })).toEqual([]);
        },
      );
      await fc.assert(property, { numRuns: runs, seed });
    },
  );

  test.each(
    fuzzed
      .filter(({ method, query }) => method === 'GET' && query !== undefined)
      .map((route) => ({ name: nameOf(route), route })),
  )('$name by its query', async ({ route }) => {
    const names = ['limit', 'cursor', 'status', 'from', 'to', 'candidate', 'effect', 'x', '__proto__'];
    const pairs = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 20 }))),
      { maxLength: 4 },
    );
    const property = fc.asyncProperty(pairs, async (given) => {
      const query = given.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
      expect(await faultsAfter(route, { path: `${addressOf(route, made)}?${query}` })).toEqual([]);
    });
    await fc.assert(property, { numRuns: runs, seed });
  });
});
