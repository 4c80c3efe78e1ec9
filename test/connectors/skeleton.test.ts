// What the scaffold writes for a new connector.
import { expect, test } from 'vitest';
import { skeleton, toFillIn } from '../../scripts/connectors/skeleton.ts';
import { connectors } from '../../src/connectors/index.ts';

const named = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const person = { allOf: [named, { properties: { hired: { type: 'string', format: 'date' } } }] };
const answer = { type: 'object', properties: { data: { type: 'array', items: person } } };
const root = {
  openapi: '3.0.0',
  servers: [{ url: 'https://api.acme.example/v2' }],
  paths: {
    '/people': { get: { responses: { 200: { content: { 'application/json': { schema: answer } } } } } },
  },
};

test('takes address and fields of a list out of the description', () => {
  const { name, text, fields } = skeleton(
    { root, beside: new Map() },
    { system: 'acme-hr', path: '/people', items: 'data' },
  );
  expect({ name, fields }).toEqual({ name: 'acmeHr', fields: 3 });
  expect(text).toContain("baseUrl: 'https://api.acme.example/v2'");
  for (const field of [
    "id: { path: 'id', type: 'integer' }",
    "name: { path: 'name', type: 'string', personal: 'personal' }",
    "hired: { path: 'hired', type: 'date' }",
  ])
    expect(text).toContain(field);
});

test('writes one field where no description says more', () => {
  const { text, fields } = skeleton({ root: {}, beside: new Map() }, { system: 'acme', path: '/', items: '$' });
  expect(fields).toBe(0);
  expect(text).toContain("id: { path: 'id', type: 'string' }");
});

test('asks for what an address leaves open, and tells what the list takes', () => {
  const get = { parameters: [{ name: 'cursor', in: 'query' }], responses: {} };
  const open = { ...root, info: { title: 'Acme HR API' }, paths: { '/{companyId}/people': { get } } };
  const { text, parameters } = skeleton(
    { root: open, beside: new Map() },
    { system: 'acme', path: '/{companyId}/people', items: '$' },
  );
  expect(parameters).toEqual(['cursor']);
  expect(text).toContain("title: 'Acme HR'");
  expect(text).toContain("key: 'company_id'");
  expect(text).toContain("path: '/{config.company_id}/people'");
});

test.each(connectors.map((connector) => [connector.system, connector] as const))(
  'nothing of %s is left to be filled in',
  (_, connector) => {
    const text = JSON.stringify(connector);
    expect(Object.values(toFillIn).filter((placeholder) => text.includes(placeholder))).toEqual([]);
  },
);
