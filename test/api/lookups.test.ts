// What a body or a query names need not exist: whatever the answer is then, the document declares it.
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { documentPath } from '../../src/api/docs/documented.ts';
import { OpenApi } from '../../src/api/docs/finish.ts';
import type { Route } from '../../src/api/route.ts';
import { addressOf, bodyFor, isGuarded, type Made, makeOneOfEach, nameOf, routesOfWorld } from './routes.ts';
import { openApi } from './world.ts';

const world = await openApi();
const routes = routesOfWorld(world).filter(
  (route) => isGuarded(route) && !('session' in route.access) && route.protocol === undefined && !isReset(route),
);
let made: Made;
let document: OpenApi;
beforeAll(async () => {
  made = await makeOneOfEach(world);
  document = OpenApi.parse((await world.call({ path: '/openapi.json' })).body);
});

function isReset({ path }: Route): boolean {
  return path === '/api/v1/sandbox/reset';
}

const Fields = z.looseObject({ properties: z.record(z.string(), z.unknown()) });
const Choices = z.looseObject({ anyOf: z.array(z.unknown()).optional(), oneOf: z.array(z.unknown()).optional() });

/** The fields of a schema that are text, of every choice that it offers. */
function textFields(schema: unknown): string[] {
  const { anyOf = [], oneOf = [] } = Choices.safeParse(schema).data ?? {};
  const own = Object.entries(Fields.safeParse(schema).data?.properties ?? {});
  const text = own.filter(([, field]) => /"type":"string"/.test(JSON.stringify(field)));
  return [...new Set([...text.map(([name]) => name), ...[...anyOf, ...oneOf].flatMap(textFields)])];
}
const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema === undefined ? [] : textFields(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));

const undeclared = (route: Route, { status, text }: { status: number; text: string }): string[] => {
  const { responses = {} } = document.paths[documentPath(route.path)]?.[route.method.toLowerCase()] ?? {};
  return responses[String(status)] === undefined ? [`${status}: ${text}`] : [];
};

/** Shapes that names of things have here. */
const nobodys = ['nothing', 'nothing_1', '2026-01-01T00:00:00Z', ['nothing']] as const;

/** The body with the value in each place where it holds text, however deep. */
function withEachText(body: unknown, value: unknown): unknown[] {
  if (typeof body === 'string') return [value];
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body))
    return body.flatMap((one, at) => withEachText(one, value).map((changed) => body.with(at, changed)));
  return Object.entries(body).flatMap(([name, one]) =>
    withEachText(one, value).map((changed) => ({ ...body, [name]: changed })),
  );
}

function bodiesNaming(route: Route, value: unknown): unknown[] {
  if (route.body === undefined) return [];
  const base = bodyFor(route) ?? {};
  const fields = fieldsOf(route.documentedBody ?? route.body);
  return [
    ...fields.flatMap((field) => [{ ...base, [field]: value }, { [field]: value }]),
    ...withEachText(base, value),
    ...withEachText(route.examples?.request, value),
  ];
}

describe('a name that nothing has is answered as declared', () => {
  test.each(routes.map((route) => ({ name: nameOf(route), route })))('$name', async ({ route }) => {
    const { method } = route;
    const path = addressOf(route, made);
    const body = bodyFor(route);
    const requests = nobodys.flatMap((value) => [
      ...bodiesNaming(route, value).map((named) => ({ method, path, body: named })),
      ...fieldsOf(route.query).map((field) => ({
        method,
        path: `${path}?${field}=${encodeURIComponent(String(value))}`,
        ...(body === undefined ? {} : { body }),
      })),
    ]);
    const found = new Set<string>();
    for (const request of requests) for (const fault of undeclared(route, await world.call(request))) found.add(fault);
    expect([...found]).toEqual([]);
  });
});
