// What becomes of records on their way along the steps.
import { afterAll, expect, test } from 'vitest';
import { FlowStep, FlowWhere } from '../../../../src/core/flow.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { type FlowPath, walk } from '../../../../src/services/integration/flows/walk.ts';
import { MappingFault } from '../../../../src/services/integration/mapping/steps.ts';
import { holds } from '../../../../src/services/integration/flows/where.ts';
import { openExpressions } from '../../../../src/services/integration/mapping/expressions.ts';
import { branchedFlow } from '../../../support/flows.ts';

const expressions = openExpressions();
afterAll(() => expressions.close());

const outcome = async (way: FlowPath, records: readonly JsonObject[]) =>
  (await walk(way, records, expressions)).map(({ arrived, fault }) => fault?.message ?? Object.fromEntries(arrived));

const way = (start: string, steps: readonly object[]): FlowPath => ({
  start,
  steps: steps.map((step) => FlowStep.parse(step)),
});
const end = { system: 'rest', connection: 'c', collection: 'people' };
const write = { id: 'write', kind: 'write', to: end, action: 'upsert', next: null };

test('a condition sends each record down one branch, and the fields are made on the way', async () => {
  const records = [
    { id: 'a', name: 'Ada', status: 'Active' },
    { id: 'b', name: 'Bo', status: 'gone' },
  ];
  expect(await outcome(branchedFlow(), records)).toEqual([
    { payroll: { external_id: 'a', full: 'ADA' } },
    { archive: records[1] },
  ]);
});

test('a record that a filter stops reaches nothing; one that reached a step goes on behind it', async () => {
  const told = { id: 'tell', kind: 'notify', users: ['u_nora'], text: '{id}', next: 'write' };
  const old = { id: 'old', kind: 'filter', when: { all: [{ field: 'age', at_least: 30 }] }, next: 'tell' };
  expect(
    await outcome(way('old', [old, told, write]), [
      { id: 1, age: 30 },
      { id: 2, age: 29 },
    ]),
  ).toEqual([{ tell: { id: 1, age: 30 }, write: { id: 1, age: 30 } }, {}]);
});

test('expressions see the record as it is at their step', async () => {
  const rename = {
    id: 'rename',
    kind: 'transform',
    field: 'name',
    to: 'short',
    transform: [{ op: 'trim' }],
    next: 'shout',
  };
  const shout = { id: 'shout', kind: 'transform', field: 'loud', transform: '$uppercase(short)', next: 'write' };
  expect(await outcome(way('rename', [rename, shout, write]), [{ name: ' ada ' }, { name: 'bo' }])).toEqual([
    { write: { name: ' ada ', short: 'ada', loud: 'ADA' } },
    { write: { name: 'bo', short: 'bo', loud: 'BO' } },
  ]);
});

test('a map that keeps the rest puts its fields beside what was there', async () => {
  const map = { id: 'map', kind: 'map', keep: 'all', fields: [{ from: 'a', to: 'b.c' }], next: 'write' };
  expect(await outcome(way('map', [map, write]), [{ a: 1, b: { d: 2 } }])).toEqual([
    { write: { a: 1, b: { c: 1, d: 2 } } },
  ]);
});

test('a value that a step cannot take fails its own record alone, with the reason', async () => {
  const cast = {
    id: 'cast',
    kind: 'transform',
    field: 'age',
    transform: [{ op: 'cast', to: 'number' }],
    next: 'write',
  };
  expect(await outcome(way('cast', [cast, write]), [{ age: 'x' }, { age: '4' }])).toEqual([
    'A value is no number.',
    { write: { age: 4 } },
  ]);
});

const filter = (id: string, next: string) => ({
  id,
  kind: 'filter',
  when: { all: [{ field: 'a', exists: true }] },
  next,
});

test('steps that lead in a circle end with the reason instead of never', async () => {
  expect(await outcome(way('x', [filter('x', 'y'), filter('y', 'x')]), [{ a: 1 }])).toEqual([
    'The steps lead in a circle.',
  ]);
});

test.each([
  [{ field: 'a', is: 'YES' }, { a: 'yes' }, true],
  [{ field: 'a', is_not: 'yes' }, { a: 'yes' }, false],
  [{ field: 'a', is: 1 }, { a: '1' }, true],
  [{ field: 'tags', is: 'x' }, { tags: ['y', 'x'] }, true],
  [{ field: 'a', one_of: ['b', 'c'] }, { a: 'C' }, true],
  [{ field: 'a', contains: 'ell' }, { a: 'Hello' }, true],
  [{ field: 'a', starts_with: 'ell' }, { a: 'Hello' }, false],
  [{ field: 'a', exists: false }, { a: '' }, true],
  [{ field: 'a', exists: true }, {}, false],
  [{ field: 'a', at_least: 3, at_most: 4 }, { a: '3.5' }, true],
  [{ field: 'a', at_most: 4 }, {}, false],
  [{ field: 'a', after: '2026-01-01' }, { a: '2026-01-01T23:00:00Z' }, false],
  [{ field: 'a', after: '2026-01-01' }, { a: '2026-01-02' }, true],
  [{ field: 'a', before: '2026-01-01T12:00:00Z' }, { a: '2026-01-01T12:30:00+02:00' }, true],
  [{ field: 'a', after: '2026-01-01' }, { a: ' ' }, false],
  [{ field: 'a', at_least: 3 }, { a: [1, 5] }, true],
  [{ field: 'a', is: 5 }, { a: '5.0' }, true],
  [{ field: 'a', is: '2026-01-31' }, { a: '2026-01-31T09:00:00Z' }, true],
  [{ field: 'a', exists: true }, { a: '\u00a0' }, false],
  [{ field: '__proto__.x', exists: true }, {}, false],
])('%j on %j is %s', (test_, record: JsonObject, expected) => {
  expect(holds(FlowWhere.parse({ all: [test_] }), record)).toBe(expected);
});

test.each([
  [{ field: 'a', after: '2026-01-01' }, 'soon'],
  [{ field: 'a', after: '2026-01-01' }, '12.31.2026'],
  [{ field: 'a', before: '2026-01-01' }, 1_769_817_600],
  [{ field: 'a', at_least: 5 }, '1,000'],
  [{ field: 'a', at_least: 5 }, '0x1F'],
  [{ field: 'a', at_most: 5 }, true],
])('what %j cannot compare stops no record in silence: %j', (test_, a) => {
  expect(() => holds(FlowWhere.parse({ all: [test_] }), { a })).toThrow('A step cannot compare a of this record');
  const any = [test_, { field: 'b', is: 1 }];
  expect(holds(FlowWhere.parse({ any }), { a, b: 1 })).toBe(true);
  expect(() => holds(FlowWhere.parse({ any }), { a, b: 2 })).toThrow(MappingFault);
});

test('one of any has to hold beside all of all', () => {
  const where = FlowWhere.parse({
    all: [{ field: 'a', is: 1 }],
    any: [
      { field: 'b', is: 1 },
      { field: 'c', is: 1 },
    ],
  });
  expect(holds(where, { a: 1, c: 1 })).toBe(true);
  expect(holds(where, { a: 1 })).toBe(false);
});
