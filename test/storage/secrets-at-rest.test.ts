// What is secret does not lie in the tables as it is: signing keys and kept answers are sealed there.
import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { engineOn } from '../../src/storage/embedded/open-embedded.ts';
import { storageOn } from '../../src/storage/open.ts';
import { createSealer } from '../../src/storage/sealing/sealer.ts';
import { createTestClock } from '../support/clock.ts';
import { openTemplate } from '../support/database-template.ts';
import { testDependencies } from '../support/embedded.ts';

const engine = engineOn(await openTemplate());
const owner = engine.pool('owner');
afterAll(() => engine.close());

const clock = createTestClock();
const dependencies = testDependencies(clock);
const k1 = { id: 'k1', key: randomBytes(32) };
const k2 = { id: 'k2', key: randomBytes(32) };
const now = clock.real.now();

const stored = async () => String((await owner.query('select jwk from signing_key')).rows[0]?.jwk);

test('a signing key is sealed at rest, and sealed anew once a newer key is there', async () => {
  const jwk = '{"kty":"OKP","d":"very-secret"}';
  const before = await storageOn(engine, { ...dependencies, sealer: createSealer([k1]) });
  await before.credentials.addSigningKey({ id: 'sk_1', jwk, createdAt: now });
  expect(await stored()).toMatch(/^v1\.k1\./);

  const after = await storageOn(engine, { ...dependencies, sealer: createSealer([k2, k1]) });
  expect(await after.credentials.signingKeys()).toEqual([{ id: 'sk_1', jwk, createdAt: now }]);
  expect(await stored()).toMatch(/^v1\.k2\./);

  const later = await storageOn(engine, { ...dependencies, sealer: createSealer([k2]) });
  expect((await later.credentials.signingKeys())[0]?.jwk).toBe(jwk);
});

test('a kept answer is sealed at rest', async () => {
  const { idempotency } = await storageOn(engine, { ...dependencies, sealer: createSealer([k1]) });
  const place = { scope: 's', key: 'k', claim: 0 };
  const later = new Date(now.getTime() + 60_000);
  await idempotency.claim({ ...place, fingerprint: 'f', now, leaseUntil: later, expiresAt: later });
  await idempotency.answer({ ...place, answer: { status: 200, headers: {}, body: 'Ada Lovelace' } });
  const { rows } = await owner.query('select * from idempotency');
  expect(JSON.stringify(rows)).not.toContain('Ada');
  expect(rows[0]?.body).toMatch(/^v1\.k1\./);
});
