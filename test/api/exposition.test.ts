// /metrics holds numbers of the whole installation: its operator reads them with a key made for that, and nobody else does.
import { expect, test } from 'vitest';
import { elsewhere, openApi } from './world.ts';

test('a key of the operator with the scope metrics:read, and no other, opens /metrics', async () => {
  const { call, key } = await openApi();
  const read = async (given: string | null) => (await call({ path: '/metrics', key: given })).status;
  expect(await read(await key({ scopes: ['metrics:read'] }))).toBe(200);
  expect(await read(await key({ scopes: ['operations:*', 'usage:read'] }))).toBe(403);
  expect(await read(await key({ scopes: ['metrics:read'], tenant: elsewhere }))).toBe(403);
  expect(await read(null)).toBe(401);
});

test('a key for metrics opens nothing else', async () => {
  const { call, key } = await openApi();
  const narrow = await key({ scopes: ['metrics:read'] });
  for (const path of ['/api/v1/actions', '/api/v1/keys', '/api/v1/organizations', '/api/v1/metrics'])
    expect((await call({ path, key: narrow })).status).toBe(403);
});

test('the page has the type that Prometheus asks for', async () => {
  const { call } = await openApi();
  const { headers, status } = await call({ path: '/metrics' });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
});
