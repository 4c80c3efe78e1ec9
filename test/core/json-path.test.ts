import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import { pathFault, putAt, readPath, withPath } from '../../src/core/json-path.ts';

const body: JsonObject = { a: { b: [{ c: 1 }] }, '@odata.nextLink': 'there', 'x.y': 2, x: { y: 3 } };

test.each([
  ['a.b[0].c', 1],
  ['a.b.0.c', 1],
  ['@odata.nextLink', 'there'],
  ['x.y', 2],
  ['a.z', undefined],
  ['a.b[0].c.d', undefined],
])('%s is read as %s', (path, value) => {
  expect(readPath(body, path)).toBe(value);
});

test('the dollar is the whole body', () => {
  expect(readPath(body, '$')).toBe(body);
});

test.each(['__proto__', 'constructor.name', 'a.__proto__.x'])('%s is not there', (path) => {
  expect(readPath(body, path)).toBeUndefined();
  expect(readPath(JSON.parse('{"__proto__": 1}'), '__proto__')).toBeUndefined();
});

test.each(['__proto__.x', 'a.constructor.x', 'prototype'])('nothing is put at %s', (path) => {
  const record: JsonObject = { a: {} };
  putAt(record, path, 'poison');
  expect(record).toEqual({ a: {} });
  expect(withPath({}, path, 'poison')).not.toHaveProperty('x');
  expect(Object.prototype).not.toHaveProperty('x');
});

test('what is put is read again, and objects on the way are made', () => {
  const record: JsonObject = { a: 1 };
  putAt(record, 'name.first', 'Ada');
  expect(record).toEqual({ a: 1, name: { first: 'Ada' } });
  expect(readPath(record, 'name.first')).toBe('Ada');
});

test('a copy leaves the original as it is', () => {
  const original: JsonObject = { a: { b: 1 } };
  expect(withPath(original, 'a.c', 2)).toEqual({ a: { b: 1, c: 2 } });
  expect(original).toEqual({ a: { b: 1 } });
});

test.each(['a..b', '.a', 'a.', ' ', 'a. .b', 'a.[0]', '', '$', 'constructor.a', '[0]', 'a\u0000b', 'a\ud800'])(
  'nothing can be put at %j, and why is said',
  (path) => {
    expect(pathFault(path)).toMatch(/\.$/);
  },
);

test.each(['a.b', 'a[0].b', 'toString', 'valueOf.a', 'a b', '@odata.type', 'a[]'])('%j names a field', (path) => {
  expect(pathFault(path)).toBeUndefined();
});
