import { expect, test } from 'vitest';
import { admitKey } from '../../src/main/credentials.ts';
import { openTestStorage } from '../support/embedded.ts';
import { freshTenant } from '../support/tenants.ts';

test('replicas that start together with one key from the environment admit it once', async () => {
  const { storage, clock, close } = await openTestStorage();
  const granting = { credentials: storage.credentials, tenant: freshTenant(), now: clock.real.now() };
  const secret = 'a key of the environment, long enough for anybody';
  await Promise.all([1, 2, 3].map(() => admitKey(granting, secret)));
  await admitKey(granting, secret);
  expect(await storage.credentials.keys(granting.tenant)).toMatchObject([{ name: 'MUSTER_API_KEY', kind: 'live' }]);
  await close();
});
