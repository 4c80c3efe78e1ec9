// What digests cover, and how plans are stored.
import { expect, test } from 'vitest';
import { TenantId } from '../../src/core/ids.ts';
import { type Digested, digestOf, toJson, toJsonObject } from '../../src/gate/digest.ts';

const one: Digested = {
  tenant: TenantId.parse('acme'),
  tool: 'move',
  policyVersion: 1,
  content: { candidate: 'c1', from: 'Applied', to: 'Offer' },
};

test('the order of keys makes no difference', () => {
  expect(digestOf({ ...one, content: { to: 'Offer', from: 'Applied', candidate: 'c1' } })).toBe(digestOf(one));
});

test.each<[string, Partial<Digested>]>([
  ['tenant', { tenant: TenantId.parse('globex') }],
  ['tool', { tool: 'offer' }],
  ['policy version', { policyVersion: 2 }],
  ['plan', { content: { candidate: 'c1', from: 'Applied', to: 'Hired' } }],
])('another %s is another digest', (_name, part) => {
  expect(digestOf({ ...one, ...part })).not.toBe(digestOf(one));
});

test('keys without a value are not stored', () => {
  expect(toJson({ a: undefined, b: [{ c: undefined, d: null }] })).toEqual({ b: [{ d: null }] });
});

test.each([[new Date(0)], [Number.NaN], [() => 1], [1n]])('what JSON cannot hold is a defect: %s', (value) => {
  expect(() => toJson({ value })).toThrow('JSON cannot hold');
});

test('arguments are an object', () => {
  expect(() => toJsonObject([1])).toThrow('have to be an object');
});
