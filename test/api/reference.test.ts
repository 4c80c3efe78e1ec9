// The reference leaves no question: every parameter and field of a request has a type and a sentence, and no example is a filler.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleBody } from '../../src/api/docs/example-body.ts';
import { exampleReply } from '../../src/api/docs/example-reply.ts';
import { anywhere, byResource } from '../../src/api/docs/words/field-words.ts';
import { OpenApi } from '../../src/api/docs/finish.ts';
import { operationSection } from '../../src/api/docs/operation-section.ts';
import { resourcesOf } from '../../src/api/docs/reference-groups.ts';
import { follow, parseSchema, type SchemaShape } from '../../src/api/docs/schema-shape.ts';
import { openApi } from './world.ts';

const world = await openApi();
const document = OpenApi.parse((await world.call({ path: '/openapi.json', key: null })).body);
const { schemas } = document.components;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

interface Described {
  readonly where: string;
  readonly schema: SchemaShape | undefined;
  readonly sentence: string;
}

const deepest = 8;

function fieldsOf(where: string, schema: SchemaShape | undefined, depth = 0): readonly Described[] {
  if (schema === undefined || depth > deepest) return [];
  const own = follow(schema, schemas);
  const inner = [...(own.oneOf ?? []), ...(own.anyOf ?? []), ...(own.items === undefined ? [] : [own.items])];
  const fields = Object.entries(own.properties ?? {}).flatMap(([name, field]) => [
    { where: `${where}.${name}`, schema: field, sentence: follow(field, schemas).description ?? '' },
    ...fieldsOf(`${where}.${name}`, field, depth + 1),
  ]);
  return [...fields, ...inner.flatMap((one) => fieldsOf(where, one, depth + 1))];
}

const parameters = operations.flatMap(({ name, operation }) =>
  (operation.parameters ?? []).map((parameter): Described => ({
    where: `${name} ${parameter.in} ${parameter.name}`,
    schema: parseSchema(parameter['schema']),
    sentence: z.string().catch('').parse(parameter['description']),
  })),
);
const fields = operations.flatMap(({ name, operation }) =>
  Object.values(operation.requestBody?.content ?? {}).flatMap((media) => fieldsOf(name, parseSchema(media.schema))),
);

test('there are many of them', () => {
  expect(parameters.length).toBeGreaterThan(400);
  expect(fields.length).toBeGreaterThan(1_000);
});

test('no parameter and no field of a request lacks its sentence', () => {
  const lacking = [...parameters, ...fields].filter(({ sentence }) => !/^[^\s].{3,}\.$/s.test(sentence));
  expect(lacking.map(({ where, sentence }) => `${where}: ${sentence}`)).toEqual([]);
});

/** Any JSON value: RFC 7644 says of the value of a change no more than that. */
const anyValue = /\/scim\/v2\/\S+\.Operations\.value$|^POST \/mcp/;

function hasType(schema: SchemaShape | undefined): boolean {
  const own = schema && follow(schema, schemas);
  return [own?.type, own?.enum, own?.const, own?.anyOf, own?.oneOf].some((part) => part !== undefined);
}

test('no parameter and no field of a request lacks its type', () => {
  const lacking = [...parameters, ...fields].filter(({ schema, where }) => !hasType(schema) && !anyValue.test(where));
  expect(lacking.map(({ where }) => where)).toEqual([]);
});

function textsIn(value: unknown, where: string): readonly string[] {
  if (typeof value === 'string') return /^text[0t]*$/.test(value) ? [where] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${where}.${name}`));
}

test('no example is a filler', () => {
  const fillers = operations.flatMap(({ name, operation }) => {
    const reply = exampleReply(operation, schemas);
    const answer: unknown = reply === undefined ? undefined : JSON.parse(reply.text);
    return [...textsIn(exampleBody(operation, schemas), `${name} request`), ...textsIn(answer, `${name} answer`)];
  });
  // There the word is the value itself: a skill was read from text.
  expect(fillers.filter((where) => !where.endsWith('.skills.0.source'))).toEqual([]);
});

function entry(name: string): string {
  const found = resourcesOf(document)
    .flatMap(({ entries }) => entries)
    .find(({ method, path }) => `${method} ${path}` === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return operationSection(found, { components: schemas, server: 'https://muster.example.com' });
}

test('the pages show ranges, allowed values, defaults and formats beside the sentence', () => {
  const candidates = entry('GET /api/v1/candidates');
  expect(candidates).toContain('0 to 3,650.');
  expect(candidates).toContain('One of <code>true</code>, <code>false</code>.');
  expect(candidates).toContain('1 to 200. Default <code>50</code>.');
  expect(entry('POST /v1/retention/audits')).toContain('string, date and time (RFC 3339)');
});

test('what runs tools says which scope writing takes, and no page says its scope twice', () => {
  const sections = resourcesOf(document).flatMap(({ entries }) =>
    entries.map((one) => operationSection(one, { components: schemas, server: 'https://muster.example.com' })),
  );
  const heads = sections.map((html) => html.slice(0, html.indexOf('<h3>')));
  const twice = heads.filter((html) => /the scope <code>([^<]+)<\/code>[\s\S]*the scope <code>\1</.test(html));
  expect(twice.map((html) => html.slice(0, 120))).toEqual([]);
  const tools = sections.filter((html) => html.includes('A tool that changes something needs its own scope'));
  expect(new Set(tools.map((html) => /id="(\w+)"/.exec(html)?.[1]))).toEqual(
    new Set(['postApiV1ConversationsByConversationIdMessages', 'postApiV1Tasks', 'postApiV1TasksPreview', 'postMcp']),
  );
});

test('words are kept for resources and fields that there are', () => {
  const segments = new Set(Object.keys(document.paths).flatMap((path) => path.split('/')));
  expect(Object.keys(byResource).filter((resource) => !segments.has(resource))).toEqual([]);
  const names = new Set([...JSON.stringify(document).matchAll(/"([\w.$*-]+)":/g)].map(([, name = '']) => name));
  for (const { name } of operations.flatMap(({ operation }) => operation.parameters ?? [])) names.add(name);
  const kept = [anywhere, ...Object.values(byResource)].flatMap((words) => Object.keys(words));
  expect(kept.filter((path) => path.split('.').some((part) => !names.has(part)))).toEqual([]);
});
