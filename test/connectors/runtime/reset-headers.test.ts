// When a system says that it takes requests again: Retry-After first, else the header that its connector names, in its own unit.
import { expect, test } from 'vitest';
import { defineConnector } from '../../../src/core/connector/connector.ts';
import { isLimit } from '../../../src/connectors/runtime/retry-after.ts';
import { faultIn } from '../../../src/connectors/runtime/faults.ts';
import { createTestClock } from '../../support/clock.ts';

const now = createTestClock().real.now();
const in90s = now.getTime() + 90_000;

const limited = (resetUnit?: 'epoch-seconds' | 'epoch-ms' | 'seconds') =>
  defineConnector({
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

const waits = (headers: Record<string, string>, ...unit: Parameters<typeof limited>) => {
  const answer = { status: 429, headers, url: 'https://api.example.test', text: '{}' };
  return faultIn(limited(...unit), answer, { body: {}, now, writes: false })?.retryAfterMs;
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

const iso = new Date(in90s).toISOString();

test.each([
  { what: 'a moment as it is written, as Jira sends it', headers: { 'x-ratelimit-reset': iso }, ms: 90_000 },
  { what: 'that moment in the header that the connector names', headers: { 'x-rate-limit-reset': iso }, ms: 90_000 },
  { what: 'the time of the draft’s one header', headers: { ratelimit: '"default";r=0;t=30' }, ms: 30_000 },
  {
    what: 'the same as earlier drafts wrote it',
    headers: { ratelimit: 'limit=100, remaining=0, reset=45' },
    ms: 45_000,
  },
  { what: 'a word that a lenient reader takes for a date', headers: { 'x-ratelimit-reset': 'May' }, ms: undefined },
  { what: 'a number below nought', headers: { 'retry-after': '-5' }, ms: undefined },
  { what: 'seconds with their unit', headers: { 'retry-after': '120s' }, ms: undefined },
  { what: 'a moment of the past', headers: { 'retry-after': new Date(0).toUTCString() }, ms: 0 },
])('$what', ({ headers, ms }) => {
  expect(waits(Object.fromEntries(Object.entries(headers)))).toBe(ms);
});

const limit = (ratelimit: string) => isLimit({ status: 403, headers: { ratelimit } }, limited());

test('403 is a limit where nothing is left, in the draft’s one header too', () => {
  expect(limit('"default";r=0;t=30')).toBe(true);
  expect(limit('limit=100, remaining=0, reset=45')).toBe(true);
  expect(limit('"default";r=7;t=30')).toBe(false);
});
