// Sessions, links and kept answers are removed once real time has ended them, and not before.
import { afterAll, expect, test } from 'vitest';
import { UserId } from '../../src/core/ids.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { removeExpired } from '../../src/storage/expiry.ts';
import { openTestStorage } from '../support/embedded.ts';
import { freshTenant } from '../support/tenants.ts';

const { storage, engine, close } = await openTestStorage();
afterAll(close);

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

test('what has ended is removed for every tenant, what has not stays', async () => {
  const used = { device: '', lastUsedAt: null, activeAt: null, provedAt: null };
  const session = { user: UserId.parse('u_nora'), role: 'admin', kind: 'session', createdAt: at(0), ...used } as const;
  for (const hash of ['a', 'b'])
    await storage.credentials.addSession({ ...session, hash, tenant: freshTenant(), expiresAt: at(10) });
  await storage.credentials.addSession({ ...session, hash: 'c', tenant: freshTenant(), expiresAt: at(20) });
  for (const [key, end] of [
    ['old', 10],
    ['new', 20],
  ] as const)
    await storage.idempotency.claim({
      scope: 's',
      key,
      fingerprint: 'f',
      now: at(0),
      leaseUntil: at(5),
      expiresAt: at(end),
    });

  await removeExpired(createDatabase(engine.pool('app')), at(15));

  const owner = engine.pool('owner');
  expect((await owner.query('select hash from session')).rows).toEqual([{ hash: 'c' }]);
  expect((await owner.query('select key from idempotency')).rows).toEqual([{ key: 'new' }]);
});
