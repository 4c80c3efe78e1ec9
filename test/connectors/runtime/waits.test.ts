// When a system asks to be left alone: how it says so, for how long that is believed, and how a person asks all the same.
import { expect, test } from 'vitest';
import { openBudget } from '../../../src/connectors/runtime/budget.ts';
import { faultIn } from '../../../src/connectors/runtime/faults.ts';
import { FakeRemoteSystem } from '../../fakes/remote-system.ts';
import { createTestClock } from '../../support/clock.ts';

const now = new Date('2026-11-27T10:00:00Z');
const { connector } = new FakeRemoteSystem();
const fault = (status: number, headers: Record<string, string>) =>
  faultIn(connector, { status, headers, text: '', url: 'https://example.test/' }, { body: {}, now, writes: false });
const inTenSeconds = now.getTime() / 1000 + 10;

test.each<[string, number, Record<string, string>, number | undefined]>([
  ['seconds', 429, { 'retry-after': '10' }, 10_000],
  ['an HTTP date', 429, { 'retry-after': 'Fri, 27 Nov 2026 10:00:10 GMT' }, 10_000],
  ['a moment in seconds', 429, { 'retry-after': String(inTenSeconds) }, 10_000],
  ['a moment in milliseconds', 503, { 'retry-after': String(inTenSeconds * 1000) }, 10_000],
  ['a moment that is over', 429, { 'retry-after': String(inTenSeconds - 60) }, 0],
  ['an hour at most', 429, { 'retry-after': '86400' }, 3_600_000],
  ['an hour at most, also for a date', 429, { 'retry-after': 'Fri, 01 Jan 2083 00:00:00 GMT' }, 3_600_000],
  ['nothing it means', 429, { 'retry-after': 'soon' }, undefined],
  ['only when the limit starts anew, as a moment', 429, { 'x-ratelimit-reset': String(inTenSeconds) }, 10_000],
  ['only when the limit starts anew, in seconds', 429, { 'x-ratelimit-reset': '10' }, 10_000],
  ['only when the limit starts anew, under another name', 429, { 'ratelimit-reset': '10' }, 10_000],
])('%s is how long it is left alone', (...row) => {
  const [, status, headers, wait] = row;
  expect(fault(status, headers)?.retryAfterMs).toBe(wait);
});

test.each<[string, number, Record<string, string>, string]>([
  ['403 with Retry-After', 403, { 'retry-after': '10' }, 'rate'],
  [
    '403 with nothing remaining',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(inTenSeconds) },
    'rate',
  ],
  ['403 with some remaining', 403, { 'x-ratelimit-remaining': '12' }, 'permission'],
  ['403 alone', 403, {}, 'permission'],
  ['423', 423, {}, 'transient'],
  ['422', 422, {}, 'invalid'],
])('%s is told as %s', (...row) => {
  const [, status, headers, kind] = row;
  expect(fault(status, headers)?.kind).toBe(kind);
});

test('a locked record lets the others of its connection go on', () => {
  expect(fault(423, {})?.concerns).toBe('request');
});

test('whoever asks for longer than an hour is told of', () => {
  expect(fault(429, { 'retry-after': '3599' })?.asksTooLong).toBe(false);
  expect(fault(429, { 'retry-after': '7200' })).toMatchObject({
    asksTooLong: true,
    fix: expect.stringContaining('hour'),
  });
});

test('a person who tests the connection asks at once, and an answer ends the pause', async () => {
  const budget = openBudget({ concurrency: 4 }, createTestClock().real);
  const { signal } = new AbortController();
  budget.pause(3_600_000);
  await expect(budget.take(signal)).rejects.toMatchObject({ kind: 'rate' });
  const end = await budget.take(signal, undefined, true);
  budget.resume();
  end('answered');
  (await budget.take(signal))('answered');
});
