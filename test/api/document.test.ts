import { readFile } from 'node:fs/promises';
import { Script } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OpenApi, type Operation } from '../../src/api/docs/finish.ts';
import { describeRoute } from '../../src/api/docs/describe-route.ts';
import { shownExample } from '../../src/api/docs/collection/variables.ts';
import { documentPath } from '../../src/api/docs/documented.ts';
import { outgoingExamples } from '../../src/api/docs/outgoing-examples.ts';
import { addressOf, resourcesOf } from '../../src/api/docs/reference-groups.ts';
import { wireEvent } from '../../src/api/docs/webhooks.ts';
import { outgoingTypes } from '../../src/core/outgoing-event.ts';
import { honoursIdempotency, type Route } from '../../src/api/route.ts';
import { isGuarded, nameOf, routesOfWorld, takesBody } from './routes.ts';
import { openApi } from './world.ts';

const world = await openApi();
const routes = routesOfWorld(world);
const named = (list: typeof routes) => list.map((route) => ({ name: nameOf(route), route }));
let document: OpenApi;
beforeAll(async () => {
  document = OpenApi.parse((await world.call({ path: '/openapi.json', key: null })).body);
});
const operationOf = (route: Pick<Route, 'method' | 'path'>): Operation => {
  const operation = document.paths[documentPath(route.path)]?.[route.method.toLowerCase()];
  if (operation === undefined) throw new Error(`${nameOf(route)} is not in the document`);
  return operation;
};

/** Every object schema inside, with the way to it. */
function objectsIn(schema: unknown, path: string): { path: string; schema: Record<string, unknown> }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const below = Object.entries(schema).flatMap(([key, value]) => objectsIn(value, `${path}.${key}`));
  return 'properties' in schema && !path.endsWith('.properties') ? [{ path, schema: { ...schema } }, ...below] : below;
}

test('the document is OpenAPI 3.1 and holds exactly the routes', () => {
  expect(document.openapi).toBe('3.1.0');
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${documentPath(path)}`).toSorted());
});

test('every operation has a name of its own', () => {
  const names = routes.map((route) => operationOf(route).operationId);
  expect(new Set(names).size).toBe(routes.length);
});

test('every reference leads somewhere, and no component is left over', () => {
  const text = JSON.stringify(document);
  const wanted = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  expect(wanted).toEqual(new Set(Object.keys(document.components.schemas)));
});

describe('every operation', () => {
  test.each(named(routes.filter((route) => takesBody(route) && route.oauth !== true)))(
    '$name takes closed objects only',
    ({ route }) => {
      const objects = objectsIn(operationOf(route).requestBody?.content, 'body');
      expect(objects.length).toBeGreaterThan(0);
      expect(objects.filter(({ schema }) => schema['additionalProperties'] !== false).map(({ path }) => path)).toEqual(
        [],
      );
    },
  );

  test.each(named(routes))('$name lists its problems', ({ route }) => {
    const { responses } = operationOf(route);
    const wanted = [400, 500, ...(isGuarded(route) ? [401, 403] : []), ...(route.limit === 'none' ? [] : [429])];
    if (takesBody(route)) wanted.push(413, 415, 422);
    if (honoursIdempotency(route)) wanted.push(409);
    if (route.params !== undefined) wanted.push(404);
    for (const status of wanted) expect(responses).toHaveProperty(String(status));
  });

  test.each(named(routes))('$name is described, by its author or by its declaration', ({ route }) => {
    const { summary = '', description = '' } = operationOf(route);
    expect(summary.length).toBeGreaterThan(0);
    expect(description).toBe(route.description ?? describeRoute(route));
    expect(description).toMatch(/^[A-Z`].{20,}[.:`)]$/s);
  });

  test.each(named(routes))('$name says what it needs to be called', ({ route }) => {
    const { security, parameters = [], ...operation } = operationOf(route);
    expect(security?.length === 0).toBe(!isGuarded(route));
    expect(operation['x-scope']).toBe('scope' in route.access ? route.access.scope : undefined);
    expect(parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(honoursIdempotency(route));
  });

  test.each(named(routes.filter((route) => route.examples?.request !== undefined)))(
    '$name shows an example that its schema takes',
    ({ route }) => {
      expect(
        (route.documentedBody ?? route.body)?.safeParse(shownExample(route.examples?.request)).error,
      ).toBeUndefined();
    },
  );
});

const Forms = z.object({
  oneOf: z.array(
    z.object({ properties: z.object({ action: z.object({ enum: z.array(z.string()) }) }), description: z.string() }),
  ),
});

test('each tool is one closed form of a task', () => {
  const body = operationOf({ method: 'POST', path: '/api/v1/tasks' }).requestBody?.content['application/json'];
  const { oneOf } = Forms.parse(body?.schema);
  expect(oneOf.map(({ properties }) => properties.action.enum[0])).toEqual(
    world.ports.catalogue.map(({ name }) => name),
  );
  expect(oneOf.every(({ description }) => description.length > 10)).toBe(true);
});

const Webhook = z.object({
  post: z.looseObject({
    parameters: z.array(z.looseObject({ name: z.string(), in: z.literal('header'), required: z.literal(true) })),
    requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) }),
  }),
});

test('each event that leaves is described with its payload and its signature', async () => {
  const webhooks = z.record(z.string(), Webhook).parse(document.webhooks);
  expect(Object.keys(webhooks)).toEqual(outgoingTypes);
  const guide = await readFile('docs/webhooks.md', 'utf8');
  for (const [type, { post }] of Object.entries(webhooks)) {
    const names = post.parameters.map(({ name }) => name);
    expect(names).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(post.requestBody.content['application/json']?.schema).toMatchObject({
      properties: { type: { const: type } },
    });
    for (const word of [type, ...names]) expect(guide).toContain(`\`${word}\``);
  }
  for (const example of outgoingExamples) expect(wireEvent(example.type).parse(example)).toEqual(example);
  const shown: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '');
  expect(shown).toEqual(outgoingExamples.find(({ type }) => type === 'candidate.moved'));
});

const described = (name: string) =>
  routes
    .filter((route) => nameOf(route) === name)
    .map(describeRoute)
    .join('');

test('the description of a route says who may call it, what it leaves, and what calling it twice does', () => {
  expect(described('POST /api/v1/keys')).toBe(
    'Needs a key, token or session with the scope `admin`. Leaves `key.created` in the audit log. Honours `Idempotency-Key`: the same key with the same body acts once.',
  );
  expect(described('POST /api/v1/tasks/:task_id/undo')).toContain('Undo acts on the systems once more');
});

describe('the pages', () => {
  test('the reference leads to every operation, and loads nothing from elsewhere', async () => {
    const { status, text, headers } = await world.call({ path: '/docs/reference', key: null });
    expect(status).toBe(200);
    for (const route of routes) expect(text).toContain(`id="${operationOf(route).operationId}"`);
    expect(text).not.toMatch(/(?:src|href)="https?:/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(text).not.toMatch(/<script(?! src="\/docs\/reference.js")|<style|style="|onclick/);
  });

  test('each operation stands on the page of its resource, with its fields, a response and a form', async () => {
    const pages = new Map<string, string>();
    for (const resource of resourcesOf(document)) {
      const { status, text } = await world.call({ path: addressOf(resource), key: null });
      expect(status).toBe(200);
      pages.set(resource.slug, text);
      for (const { operation } of resource.entries)
        expect(text).toContain(`<section class="operation" id="${operation.operationId}"`);
      expect(text).toContain(`<a href="${addressOf(resource)}" aria-current="page">`);
    }
    const tasks = pages.get('tasks') ?? '';
    expect(tasks).toContain('<input data-in="path" data-name="task_id"');
    expect(tasks).toContain('<h3>Response <code>200</code></h3>');
    expect(await world.call({ path: '/docs/reference/nothing', key: null })).toMatchObject({ status: 404 });
  });

  test('resources of one name under two headings have an address each', () => {
    const slugs = resourcesOf(document).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(expect.arrayContaining(['events', 'platform-events', 'retention-score', 'service']));
  });

  test('what leaves to webhooks has a page of its own', async () => {
    const { text } = await world.call({ path: '/docs/reference/webhook-events', key: null });
    for (const { type } of outgoingExamples) expect(text).toContain(`id="${type}"`);
  });

  test('its style and script have their media types', async () => {
    const style = await world.call({ path: '/docs/reference.css', key: null });
    const script = await world.call({ path: '/docs/reference.js', key: null });
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(() => new Script(script.text)).not.toThrow();
  });

  test('a problem is explained by its section of the guide, escaped', async () => {
    const { text } = await world.call({ path: '/problems/not_found', key: null });
    expect(text).toContain('<p>Look <code>elsewhere</code> &lt;b&gt;.</p>');
    const { text: other } = await world.call({ path: '/problems/conflict', key: null });
    expect(other).toContain('409');
    const { text: all } = await world.call({ path: '/problems', key: null });
    expect(all).toContain('href="/problems/idempotency_mismatch"');
  });
});
