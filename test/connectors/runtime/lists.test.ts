// Every way in which a real answer may differ from the declared one: its records come out, or the fault says what stood there.
import { describe, expect, test } from 'vitest';
import { type Listing, itemsIn } from '../../../src/connectors/runtime/items.ts';
import { withIncluded } from '../../../src/connectors/runtime/included.ts';
import type { Json } from '../../../src/core/json.ts';

const listing: Listing = { title: 'Acme', name: 'people', items: 'data', id: 'id', omitsEmpty: false };
const read = (body: Json, more: Partial<Listing> = {}) => itemsIn({ ...listing, ...more }, body);

test.each<[string, Json, Partial<Listing>]>([
  ['an empty list', { data: [] }, {}],
  ['null in its place', { data: null }, {}],
  ['an answer without content', {}, { status: 204 }],
  ['nothing, from a system that leaves empty lists out', { total: 0 }, { omitsEmpty: true }],
  ['nothing, beside a declared count of nothing', { page: { total: '0' } }, { total: 'page.total' }],
])('%s is an empty page', (_what, body, more) => {
  expect(read(body, more)).toEqual([]);
});

test.each<[string, Json, string]>([
  ['a list under another name', { people: [{ id: 1 }] }, 'nothing stood there; lists stand at people'],
  ['a list one level deeper', { result: { data: [{ id: 1 }] } }, 'lists stand at result.data'],
  ['null, and the list elsewhere', { data: null, people: [{ id: 1 }] }, 'null stood there; lists stand at people'],
  ['the list without its envelope', [{ id: 1 }], 'lists stand at $'],
  ['text', { data: 'none' }, 'string stood there'],
  ['a number', { data: 0 }, 'number stood there'],
  ['a failure with a good status', { message: 'secret', code: 5 }, 'the answer holds message, code'],
  ['an object without an id', { data: { count: 3 } }, 'an object stood there'],
  ['an empty answer', {}, 'no fields'],
])('%s is a fault that says so', (_what, body, words) => {
  expect(() => read(body)).toThrow(`Acme answered without the list of people at data`);
  expect(() => read(body)).toThrow(words);
  expect(() => read(body)).not.toThrow('secret');
});

test('a system that leaves empty lists out is not believed where the list stands elsewhere', () => {
  expect(() => read({ people: [{ id: 1 }] }, { omitsEmpty: true })).toThrow('lists stand at people');
  expect(() => read({ people: [{ id: 1 }], count: 0 }, { total: 'count' })).toThrow('lists stand at people');
  expect(() => read({ count: 1 }, { total: 'count' })).toThrow('without the list');
});

test.each<[string, Json]>([
  ['one record where a list of one was meant', { data: { id: 7, name: 'Ada' } }],
  ['a list as an object by number', { data: { 0: { id: 7, name: 'Ada' } } }],
  ['a list as an object by id', { data: { 7: { id: 7, name: 'Ada' } } }],
])('%s gives its record', (_what, body) => {
  expect(read(body)).toEqual([{ id: 7, name: 'Ada' }]);
});

test('records that are keyed keep their key beside an id of their own', () => {
  const body = { data: { k1: { id: 'a' }, k2: { name: 'Ben' }, k3: 'plain' } };
  expect(read(body, { keyed: true })).toEqual([
    { key: 'k1', id: 'a' },
    { id: 'k2', name: 'Ben' },
    { id: 'k3', value: 'plain' },
  ]);
});

describe('JSON:API', () => {
  const stage = { type: 'stages', id: '9', attributes: { name: 'Offer' } };
  const item = { type: 'people', id: '1', relationships: { stage: { data: { type: 'stages', id: '9' } }, job: {} } };

  test('what a record refers to comes along with it', () => {
    expect(withIncluded({ data: [item], included: [stage] }, [item])).toEqual([{ ...item, included: [stage] }]);
  });

  test('a list of references and ids as numbers are followed too', () => {
    const many = { ...item, relationships: { stages: { data: [{ type: 'stages', id: 9 }] } } };
    expect(withIncluded({ included: [stage] }, [many])[0]?.['included']).toEqual([stage]);
  });

  test('other answers stay as they are', () => {
    const items = [item];
    expect(withIncluded({ data: items }, items)).toBe(items);
  });
});
