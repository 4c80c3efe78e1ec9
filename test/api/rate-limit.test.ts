import { describe, expect, test, vi } from 'vitest';
import type { RequestCount, RequestCounts } from '../../src/core/ports/request-counts.ts';
import { openRateLimiter } from '../../src/api/http/rate-limit.ts';
import { createTestClock } from '../support/clock.ts';
import { openApi, publicUrl } from './world.ts';

const config = { publicUrl, version: '1', requestsPerMinute: 3, jobsPerMinute: 1, trustProxy: false } as const;

describe('the quota of a key', () => {
  test('is counted exactly and reported in the IETF fields', async () => {
    const { call, clock } = await openApi({ config });
    const reported = async () => (await call({ path: '/api/v1/actions' })).headers;
    expect(await reported()).toMatchObject({
      'ratelimit-policy': '"operations";q=3;w=60',
      ratelimit: '"operations";r=2;t=60',
    });
    clock.advance(20_500);
    expect(await reported()).toMatchObject({ ratelimit: '"operations";r=1;t=40' });
    expect(await reported()).toMatchObject({ ratelimit: '"operations";r=0;t=40' });
    const refused = await call({ path: '/api/v1/actions' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(refused.headers).toMatchObject({ ratelimit: '"operations";r=0;t=40', 'retry-after': '40' });
    clock.advance(39_499);
    expect((await call({ path: '/api/v1/actions' })).status).toBe(429);
    clock.advance(1);
    expect((await call({ path: '/api/v1/actions' })).status).toBe(200);
  });

  test('is its own, and one for each service', async () => {
    const { call, key } = await openApi({ config });
    for (let sent = 0; sent < 4; sent += 1) await call({ path: '/api/v1/actions' });
    expect((await call({ path: '/api/v1/actions' })).status).toBe(429);
    expect((await call({ path: '/api/v1/actions', key: await key() })).status).toBe(200);
    expect((await call({ path: '/api/v1/keys' })).headers['ratelimit']).toBe('"platform";r=2;t=60');
  });

  test('is not used up by somebody without a key', async () => {
    const { call } = await openApi({ config });
    for (let sent = 0; sent < 5; sent += 1) await call({ path: '/api/v1/actions', key: null });
    expect((await call({ path: '/api/v1/actions' })).headers['ratelimit']).toBe('"operations";r=2;t=60');
  });
});

test('starting addresses have a quota of their own', async () => {
  const { call } = await openApi({ config });
  const ask = () =>
    call({ method: 'POST', path: '/oauth/token', key: null, body: { grant_type: 'client_credentials' } });
  expect((await ask()).headers['ratelimit-policy']).toBe('"platform-jobs";q=1;w=60');
  expect((await ask()).status).toBe(429);
});

test('health checks have no quota', async () => {
  const { call } = await openApi({ config });
  for (let sent = 0; sent < 9; sent += 1) expect((await call({ path: '/health/live', key: null })).status).toBe(200);
});

test('a flood of callers does not make the memory grow', () => {
  const limiter = openRateLimiter(createTestClock().real);
  for (let caller = 0; caller < 120_000; caller += 1) limiter.take({ caller: String(caller), quota: 'q', limit: 1 });
  expect(limiter.take({ caller: 'another', quota: 'q', limit: 1 }).allowed).toBe(true);
});

const asked = { caller: 'key_1', quota: 'operations', limit: 10 } as const;

/** Two replicas; what they tell waits for `carry`. */
function replicas() {
  const clock = createTestClock();
  const waiting: { to: number; counts: readonly RequestCount[] }[] = [];
  const hearers: ((counts: readonly RequestCount[]) => void)[] = [];
  const peersOf = (place: number): RequestCounts => ({
    tell: (counts) => void waiting.push({ to: 1 - place, counts }),
    follow: (hear) => (hearers[place] = hear),
  });
  const [one, other] = [openRateLimiter(clock.real, peersOf(0)), openRateLimiter(clock.real, peersOf(1))];
  const carry = () => {
    for (const { to, counts } of waiting.splice(0)) hearers[to]?.(counts);
  };
  return { clock, one, other, carry, waiting };
}

describe('replicas that tell each other', () => {
  test('grant together what one would', async () => {
    const { one, other, carry, waiting } = replicas();
    for (let sent = 0; sent < 8; sent += 1) one.take(asked);
    await vi.waitUntil(() => waiting.flatMap(({ counts }) => counts).reduce((sum, { used }) => sum + used, 0) === 8);
    carry();
    expect(other.take(asked)).toMatchObject({ allowed: true, state: '"operations";r=1;t=60' });
    expect(other.take(asked).allowed).toBe(true);
    expect(other.take(asked).allowed).toBe(false);
    expect(other.take({ ...asked, caller: 'key_2' }).state).toBe('"operations";r=9;t=60');
  });

  test('forget with the window what they heard, whatever another clock says', async () => {
    const { clock, one, other, carry, waiting } = replicas();
    for (let sent = 0; sent < 10; sent += 1) one.take(asked);
    await vi.waitUntil(() => waiting.flatMap(({ counts }) => counts).reduce((sum, { used }) => sum + used, 0) === 10);
    for (const told of waiting) told.counts = told.counts.map((count) => ({ ...count, endsAt: count.endsAt + 9e9 }));
    carry();
    expect(other.take(asked).allowed).toBe(false);
    clock.advance(60_001);
    expect(other.take(asked).allowed).toBe(true);
  });

  test('tell a digest instead of an address', () => {
    const { one, waiting } = replicas();
    one.take({ ...asked, caller: '203.0.113.7' });
    expect(JSON.stringify(waiting)).toMatch(/"counter":"[\w-]{22}"/);
    expect(JSON.stringify(waiting)).not.toContain('203.0');
  });
});
