// The linter sees what does not agree with a vendor's description; with the descriptions at hand, no connector has any of it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ConnectorInput, defineConnector } from '../../../src/core/connector/connector.ts';
import type { AtsMappingInput } from '../../../src/core/connector/unified.ts';
import { connectors } from '../../../src/connectors/index.ts';
import { descriptions, readDescriptions } from '../../../scripts/connectors/descriptions.ts';
import { type Description, lintConnector } from '../../../scripts/connectors/lint.ts';
import { readExamples } from '../../../scripts/connectors/read-examples.ts';

const small: Description = {
  documents: [{ root: JSON.parse(readFileSync('test/fixtures/small-description.json', 'utf8')), beside: new Map() }],
  isOpen: false,
};

const head = {
  system: 'small',
  title: 'Small',
  category: ['hris'],
  docs: 'https://small.example/docs',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.small.example/v1',
  auth: [{ kind: 'none' }],
  test: { method: 'GET', path: '/people' },
  limits: {},
} as const satisfies Partial<ConnectorInput>;

type Given = ConnectorInput['collections'][string];

const people: Given = {
  label: 'People',
  list: { method: 'GET', path: '/people', operation: 'listPeople' },
  items: 'people',
  id: 'id',
  paging: { kind: 'cursor', param: 'after', next: 'paging.next', sizeParam: 'limit', size: 10 },
  changes: { kind: 'filter', param: 'updated_since', field: 'updated_at' },
  deletes: { kind: 'flag', field: 'deleted', equals: true },
  fields: { name: { path: 'name', type: 'string' }, email: { path: 'emails[0].value', type: 'string' } },
  writes: {
    create: {
      call: { method: 'POST', path: '/people', body: { name: '{record.name}', email: '{record.email}' } },
      idempotency: { kind: 'none' },
      answerId: 'id',
    },
  },
};

const findings = (faulty: Partial<Given>, more: Partial<ConnectorInput> = {}) =>
  lintConnector(defineConnector({ ...head, ...more, collections: { people: { ...people, ...faulty } } }), small);

const created = (body: Record<string, string>): Partial<Given> => ({
  writes: { create: { call: { method: 'POST', path: '/people', body }, idempotency: { kind: 'none' } } },
});

test('a connector that agrees has no findings', () => {
  expect(findings({})).toEqual([]);
});

const paging = { kind: 'cursor', param: 'after', next: 'paging.next', sizeParam: 'limit', size: 10 } as const;
const changes = { kind: 'filter', param: 'updated_since', field: 'updated_at' } as const;

test.each<[string, Partial<Given>, RegExp]>([
  ['a path', { list: { method: 'GET', path: '/persons' } }, /GET \/persons is not described/],
  ['a method', { list: { method: 'POST', path: '/people/all' } }, /not described/],
  ['an operation', { list: { method: 'GET', path: '/people', operation: 'getPeople' } }, /called listPeople/],
  ['a query', { list: { method: 'GET', path: '/people', query: { sort: 'id' } } }, /no parameter sort/],
  ['a filter', { filters: { team: { param: 'team' } } }, /no parameter team/],
  ['where the list stands', { items: 'data' }, /data is no list/],
  ['an object taken for the list', { items: 'paging' }, /paging is no list/],
  ['the id', { id: 'uuid' }, /uuid is not in the item/],
  ['a field', { fields: { name: { path: 'fullName', type: 'string' } } }, /fullName is not in the item/],
  [
    'a field in a list',
    { fields: { email: { path: 'emails[0].address', type: 'string' } } },
    /address is not in the item/,
  ],
  ['the flag of deletion', { deletes: { kind: 'flag', field: 'gone', equals: true } }, /gone is not in the item/],
  ['the field of changes', { changes: { ...changes, field: 'modified' } }, /modified is not in the item/],
  ['the parameter of changes', { changes: { ...changes, param: 'since' } }, /no parameter since/],
  ['the cursor', { paging: { ...paging, next: 'next_cursor' } }, /next_cursor is not in the answer/],
  ['the parameter of the page', { paging: { ...paging, param: 'page' } }, /no parameter page/],
  ['the size of the page', { paging: { ...paging, sizeParam: 'per_page' } }, /no parameter per_page/],
  ['a field of the body', created({ name: '{record.name}', mail: '{record.mail}' }), /no field mail/],
  ['a required field', created({ email: '{record.email}' }), /needs name/],
])('a wrong name of %s is found', (_what, faulty, finding) => {
  expect(findings(faulty).join('\n')).toMatch(finding);
});

test('a test call that is not described is found', () => {
  expect(findings({}, { test: { method: 'GET', path: '/me' } })).toEqual(['test: GET /me is not described']);
});

test('only connectors with a description call themselves official', () => {
  const official = connectors.filter(({ evidence }) => evidence === 'official').map(({ system }) => system);
  expect(official.length).toBeGreaterThan(10);
  expect(official.filter((system) => !Object.hasOwn(descriptions, system))).toEqual([]);
});

// The vendors' files are theirs and not part of this repository: name a folder that holds them.
const folder = process.env['CONNECTOR_DESCRIPTIONS'];
const described = connectors.flatMap((connector) => {
  const description = folder === undefined ? undefined : readDescriptions(folder, connector.system);
  return description === undefined ? [] : [[connector.system, connector, description] as const];
});
test.skipIf(folder === undefined)('the folder of CONNECTOR_DESCRIPTIONS describes at least one connector', () => {
  expect(described.length).toBeGreaterThan(0);
});
test.each(described)('%s agrees with its vendor’s description', async (_, connector, description) => {
  expect(lintConnector(connector, description)).toEqual([]);
  expect((await readExamples(connector, description)).findings).toEqual([]);
});

test('the answer that a description shows is read to the last field', async () => {
  const connector = defineConnector({ ...head, collections: { people } });
  expect(await readExamples(connector, small)).toMatchObject({ examples: 1, records: 1, declared: 2, findings: [] });
});

test('an answer that is not read where its records stand is found', async () => {
  const connector = defineConnector({ ...head, collections: { people: { ...people, items: 'persons' } } });
  expect((await readExamples(connector, small)).findings.join()).toContain('lists stand at people');
});

test('sees a mapping to the ATS port that calls or reads what the description does not have', () => {
  const ats: AtsMappingInput = {
    candidates: {
      collection: 'people',
      one: { call: { method: 'GET', path: '/people' } },
      name: ['name'],
      email: 'emails[0].adress',
      job: 'id',
      stage: 'id',
    },
    jobs: { collection: 'people', title: 'name' },
    stages: { collection: 'people', name: 'name' },
    move: { call: { method: 'PUT', path: '/people/{id}/stage', body: { stage: '{to}' } } },
    notes: {
      list: {
        call: { method: 'GET', path: '/people' },
        items: 'people',
        id: 'id',
        text: 'remark',
        paging: { kind: 'offset', param: 'from', size: 100 },
      },
      add: { call: { method: 'POST', path: '/people', body: { name: '{text}' } } },
    },
  };
  expect(findings({}, { unified: { ats } })).toEqual([
    'ats: PUT /people/{id}/stage is not described',
    expect.stringMatching(/^ats.notes: there is no parameter from /),
    'ats.notes: remark is not in a note',
    'ats.people: emails[0].adress is not in the item',
  ]);
});
