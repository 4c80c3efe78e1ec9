// What the scaffold writes for a new connector.
import { expect, test } from 'vitest';
import { skeleton } from '../../scripts/connectors/skeleton.ts';

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
    "name: { path: 'name', type: 'string' }",
    "hired: { path: 'hired', type: 'date' }",
  ])
    expect(text).toContain(field);
});

test('writes one field where no description says more', () => {
  const { text, fields } = skeleton({ root: {}, beside: new Map() }, { system: 'acme', path: '/', items: '$' });
  expect(fields).toBe(0);
  expect(text).toContain("id: { path: 'id', type: 'string' }");
});
