// What is noted when a system's answers no longer look as declared: fields and kinds, never a value.
import { expect, test } from 'vitest';
import { noteDrift } from '../../../src/connectors/runtime/drift.ts';
import type { Json, JsonObject } from '../../../src/core/json.ts';
import type { Drift } from '../../../src/core/ports/drift-log.ts';

function noted(type: 'string' | 'integer' | 'number' | 'date' | 'boolean', records: readonly JsonObject[]): Drift[] {
  const drifts: Drift[] = [];
  noteDrift(
    { note: (drift) => void drifts.push(drift) },
    { name: 'people', id: 'a.age', fields: { age: { path: 'a.age', type } } },
    records,
  );
  return drifts;
}
const having = (age: Json): JsonObject => ({ a: { age } });

test('a field of another kind is noted, without its value', () => {
  expect(noted('integer', [having(3), having('secret')])).toEqual([
    { collection: 'people', field: 'age', found: 'string', declared: 'integer' },
  ]);
});

test.each([
  ['integer', 3],
  ['number', 3],
  ['number', 3.5],
  ['string', ''],
  ['date', '2026-11-22'],
  ['date', 1_700_000_000],
  ['boolean', null],
] as const)('%s takes %s', (type, value) => {
  expect(noted(type, [having(value)])).toEqual([]);
});

test('a field that none of many records has is noted as missing; of few records it says nothing', () => {
  const without = Array.from({ length: 20 }, () => ({ a: {} }));
  expect(noted('string', without)).toMatchObject([{ found: 'missing' }]);
  expect(noted('string', without.slice(1))).toEqual([]);
  expect(noted('string', [...without.slice(1), having('x')])).toEqual([]);
});

test('what the connector does not name is told, by name alone, and not where the name is data itself', () => {
  const drifts: Drift[] = [];
  const fields = {
    name: { path: 'attributes.name', type: 'string' },
    mails: { path: 'mails[0].value', type: 'string' },
  } as const;
  noteDrift({ note: (drift) => void drifts.push(drift) }, { name: 'people', id: 'id', fields, beside: ['included'] }, [
    { id: '1', attributes: { name: 'Ada', nick: 'secret' }, mails: [{ value: 'a', kind: 'work' }, { value: 'b' }] },
    { id: '2', by_mail: { 'ada@example.com': 1 }, 'ada@example.com': true, empty: null },
  ]);
  expect(drifts.map(({ field, found, declared }) => [field, found, declared])).toEqual([
    ['attributes.nick', 'string', 'nothing'],
    ['mails[].kind', 'string', 'nothing'],
    ['by_mail', 'object', 'nothing'],
    ['*', 'boolean', 'nothing'],
    ['beside included', 'array', 'nothing'],
  ]);
});
