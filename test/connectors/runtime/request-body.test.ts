// What is sent as a form is what stands in the record, or nothing is sent.
import { expect, test } from 'vitest';
import { encoded } from '../../../src/connectors/runtime/request-body.ts';

const form = { bodyFormat: 'form' } as const;

test('a form holds whole signs, numbers and lists, and nothing for null', () => {
  expect(encoded({ a: 'é 😀', b: 1, c: null, d: ['x'] }, form)).toBe('a=%C3%A9+%F0%9F%98%80&b=1&c=&d=%5B%22x%22%5D');
});

test('half a sign would become another one: it is refused', () => {
  expect(() => encoded({ name: '\ud83d' }, form)).toThrow('half a sign');
  expect(encoded({ name: '\ud83d' }, {})).toBe('{"name":"\\ud83d"}');
});
