// Every route is asked for each media type that some route gives: what comes is what the document says for the status.
import { beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/api/docs/documented.ts';
import { OpenApi } from '../../src/api/docs/finish.ts';
import { mediaType, preferred } from '../../src/api/http/negotiate.ts';
import type { Route } from '../../src/api/route.ts';
import { addressOf, bodyFor, type Made, makeOneOfEach, nameOf, routesOfWorld } from './routes.ts';
import { openApi } from './world.ts';

const world = await openApi();
const routes = routesOfWorld(world).filter(({ path, lasts }) => lasts !== true && path !== '/api/v1/sandbox/reset');
let made: Made;
let document: OpenApi;
beforeAll(async () => {
  const audit = await world.call({ method: 'POST', path: '/v1/retention/audits', body: {} });
  made = { ...(await makeOneOfEach(world)), audit_id: audit.body.audit_id };
  document = OpenApi.parse((await world.call({ path: '/openapi.json' })).body);
});

const contentOf = ({ method, path }: Route, status: number) =>
  document.paths[documentPath(path)]?.[method.toLowerCase()]?.responses[String(status)]?.content ?? {};

async function ask(route: Route, accept: string) {
  const body = bodyFor(route);
  const request = { method: route.method, path: addressOf(route, made), headers: { accept } };
  return await world.call(body === undefined ? request : { ...request, body });
}

const asked = [...new Set(['application/json', ...routes.flatMap(({ alternatives = [] }) => alternatives)])];

describe.each([...new Set([...asked.map(mediaType), 'text/event-stream'])])('asked for %s', (accept) => {
  test.each(routes.map((route) => ({ name: nameOf(route), route })))('$name answers as declared', async ({ route }) => {
    const { status, headers, text } = await ask(route, accept);
    const type = text === '' ? [] : [mediaType(String(headers['content-type']))];
    expect(Object.keys(contentOf(route, status))).toEqual(expect.arrayContaining(type));
  });
});

const given = routes
  .filter(({ method, alternatives }) => method === 'GET' && alternatives !== undefined)
  .flatMap((route) => (route.alternatives ?? []).map((type) => ({ name: nameOf(route), type, route })));
test.each(given)('$name gives $type when asked for it, and JSON otherwise', async ({ type, route }) => {
  const answer = await ask(route, type);
  expect({ status: answer.status, type: answer.headers['content-type'], vary: answer.headers['vary'] }).toEqual({
    status: 200,
    type,
    vary: 'accept',
  });
  const plain = await ask(route, '*/*');
  expect(plain.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', vary: 'accept' });
  expect(Object.keys(contentOf(route, 200))).toContain('application/json');
});

test('an audit is declared as the object that it is', () => {
  const media = document.paths['/v1/retention/audits/{audit_id}']?.['get']?.responses['200']?.content;
  expect(Object.keys(media ?? {})).toEqual(['application/json', 'text/csv', 'text/html']);
  expect(media?.['application/json']?.schema).toMatchObject({ type: 'object' });
});

test.each([
  { accept: undefined, kind: undefined },
  { accept: '*/*', kind: undefined },
  { accept: 'text/csv', kind: 'text/csv; charset=utf-8' },
  { accept: 'TEXT/CSV;header=present', kind: 'text/csv; charset=utf-8' },
  { accept: 'application/json, text/csv', kind: undefined },
  { accept: 'application/json;q=0.5, text/csv', kind: 'text/csv; charset=utf-8' },
  { accept: 'text/csv;q=0', kind: undefined },
  { accept: 'text/html, text/csv;q=0.9, */*;q=0.1', kind: 'text/html' },
  { accept: 'text/csvx', kind: undefined },
  { accept: ';;,,q=x', kind: undefined },
])('Accept $accept prefers $kind', ({ accept, kind }) => {
  expect(preferred(accept, ['text/csv; charset=utf-8', 'text/html'])).toBe(kind);
});
