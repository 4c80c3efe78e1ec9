import { describe, expect, test } from 'vitest';
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
