// A preview says what the destination would refuse, as far as its declaration tells.
import { describe, expect, test } from 'vitest';
import { defineConnector } from '../../../../src/core/connector/connector.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { noPreview } from '../../../../src/core/integration.ts';
import { foretell } from '../../../../src/services/integration/engine/foretell.ts';
import { previewed } from '../../../../src/services/integration/engine/preview.ts';

const acme = defineConnector({
  system: 'acme',
  title: 'Acme',
  category: ['crm'],
  docs: 'https://acme.example/docs',
  apiVersion: '1',
  checkedOn: '2026-11-01',
  evidence: 'documentation',
  baseUrl: 'https://api.acme.example',
  auth: [{ kind: 'none' }],
  test: { method: 'GET', path: '/me' },
  limits: {},
  collections: {
    people: {
      label: 'People',
      list: { method: 'GET', path: '/people' },
      items: '$',
      id: 'id',
      paging: { kind: 'none' },
      fields: {
        age: { path: 'attributes.age', type: 'integer' },
        active: { path: 'attributes.active', type: 'boolean' },
        hired: { path: 'attributes.hired', type: 'date' },
        tags: { path: 'attributes.tags', type: 'array' },
        home: { path: 'attributes.home', type: 'object' },
        name: { path: 'attributes.name', type: 'string' },
      },
      writes: {
        upsert: { call: { method: 'PUT', path: '/people/{record.email}' }, idempotency: { kind: 'natural-key' } },
      },
    },
  },
});
const to = { collection: 'people', action: 'upsert' } as const;
const of = (attributes: JsonObject, email = 'a@acme.test') => foretell(acme, to, { email, attributes });

describe('speaks against', () => {
  test.each<readonly [string, JsonObject, string]>([
    ['words for a number', { age: 'forty' }, 'a number'],
    ['a sentence for yes or no', { active: 'since May' }, 'yes or no'],
    ['a word for a date', { hired: 'soon' }, 'a date'],
    ['a number for a list', { tags: 3 }, 'a list'],
    ['a text for an object', { home: 'Oslo' }, 'an object'],
    ['a list for a text', { name: ['Ada'] }, 'a text'],
  ])('%s', (_, attributes, wanted) => {
    expect(of(attributes)).toEqual({ field: Object.keys(attributes)[0], because: `Acme takes ${wanted} there.` });
  });

  test('a record without the field that names it in the address', () => {
    expect(of({}, '')).toEqual({ field: 'email', because: 'Acme names the record by it, and it is empty.' });
  });
});

test.each<JsonObject>([
  { age: '40', active: 'yes', hired: '03/09/2026', tags: 'a,b', home: {}, name: 7 },
  { age: null, active: '', hired: null },
  { age: 40, active: true, hired: 1_772_000_000, tags: [], name: 'Ada' },
  { unknown: 'anything' },
])('does not speak against what a system may read: %j', (attributes) => {
  expect(of(attributes)).toBeUndefined();
});

const page = (from: number) =>
  Array.from({ length: 8 }, (_, at) => ({
    id: `p${String(from + at)}`,
    body: { email: 'a@acme.test', attributes: { age: at % 2 === 0 ? 'forty' : 40 } },
    digest: 'd',
    attempts: 0,
    remoteId: null,
    remove: false,
    cut: null,
  }));

const foretold = (record: JsonObject) => foretell(acme, to, record);

test('a preview counts them page by page and names the first ten with their field, never a value', () => {
  const known = new Map<string, never>();
  const one = previewed(noPreview, page(0), { known, foretold });
  expect(one).toMatchObject({ create: 8, refused: 4 });
  const three = [8, 16].reduce((before, from) => previewed(before, page(from), { known, foretold }), one);
  expect(three).toMatchObject({ create: 24, refused: 12 });
  expect(three.refusals).toHaveLength(10);
  expect(JSON.stringify(three.refusals)).not.toContain('forty');
  expect(previewed(noPreview, [], { known, foretold })).not.toHaveProperty('refused');
});
