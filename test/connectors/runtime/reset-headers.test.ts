// When a system says that it takes requests again: Retry-After first, else the header that its connector names, in its own unit.
import { expect, test } from 'vitest';
import { defineConnector } from '../../../src/core/connector/connector.ts';
import { faultIn } from '../../../src/connectors/runtime/faults.ts';
import { createTestClock } from '../../support/clock.ts';

const now = createTestClock().real.now();
const in90s = now.getTime() + 90_000;

const waits = (headers: Record<string, string>, resetUnit?: 'epoch-seconds' | 'epoch-ms' | 'seconds') => {
  const connector = defineConnector({
    system: 'limited',
    title: 'Limited',
    category: ['generic'],
    docs: 'https://example.test/docs',
    apiVersion: '1',
    checkedOn: '2026-11-22',
    evidence: 'documentation',
    baseUrl: 'https://api.example.test',
    auth: [{ kind: 'none' }],
    test: { method: 'GET', path: '/' },
    limits: { resetHeader: 'x-rate-limit-reset', ...(resetUnit === undefined ? {} : { resetUnit }) },
    collections: {},
  });
  const answer = { status: 429, headers, url: 'https://api.example.test', text: '{}' };
  return faultIn(connector, answer, { body: {}, now, writes: false })?.retryAfterMs;
};

test.each([
  { what: 'seconds of the epoch unless told', unit: undefined, value: String(Math.floor(in90s / 1000)), ms: 90_000 },
  { what: 'milliseconds of the epoch', unit: 'epoch-ms', value: String(in90s), ms: 90_000 },
  { what: 'seconds from now', unit: 'seconds', value: '90', ms: 90_000 },
  { what: 'an instant that is over', unit: 'epoch-ms', value: '1', ms: 0 },
  { what: 'nothing that is a number', unit: undefined, value: 'soon', ms: undefined },
] as const)('$what', ({ unit, value, ms }) => {
  expect(waits({ 'x-rate-limit-reset': value }, unit)).toBe(ms);
});

test('Retry-After wins', () => {
  expect(waits({ 'retry-after': '7', 'x-rate-limit-reset': '90' }, 'seconds')).toBe(7_000);
});
