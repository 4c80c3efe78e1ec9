// What people type as a value of a mapping, and how it is shown to them again.
import { expect, test } from 'vitest';
import { jsonOf, typedAs, valueOf } from '../../web/console/mapping/values.ts';

test.each([
  ['active', 'active'],
  ['12', 12],
  ['-0.5', -0.5],
  ['007', '007'],
  ['1.50', '1.50'],
  ['true', true],
  ['', ''],
])('%s is taken as %s', (text, value) => {
  expect(valueOf(text)).toBe(value);
  expect(jsonOf(text)).toBe(value);
});

test.each([
  ['"12"', '12'],
  ['null', null],
  ['["a"]', ['a']],
  ['{"a":', '{"a":'],
])('as JSON, %s is %j', (text, value) => {
  expect(jsonOf(text)).toEqual(value);
});

test.each(['active', 12, '12', true, 'true', null, '', 'null', ['a'], { a: 1 }, '{"a":1}', '[', '"'])(
  'the value %j is shown as what gives it again',
  (value) => {
    expect(jsonOf(typedAs(value))).toEqual(value);
  },
);
