// What of the runs is picked up beside the queue: only what nobody will come back for.
import { afterAll, expect, test } from 'vitest';
import { IntegrationId } from '../../src/core/ids.ts';
import { newSync } from '../../src/services/integration/request-sync.ts';
import { integrationOf } from '../support/engine.ts';
import { openTestStorage } from '../support/embedded.ts';
import { createTestIds } from '../support/ids.ts';
import { freshTenant } from '../support/tenants.ts';

const { storage, clock, close } = await openTestStorage();
afterAll(close);

const minutes = (count: number): number => count * 60_000;

async function opened() {
  const [tenant, newId] = [freshTenant(), createTestIds()];
  const now = clock.real.now();
  await storage.organizations.create({ id: tenant, name: 'One', mode: 'live', operator: false, createdAt: now });
  const plain = integrationOf(tenant, IntegrationId.parse(newId('int')), now);
  const integration = await storage.integration.integrations(tenant).add(plain, 'fingerprint');
  const sync = newSync({ clock: clock.real, newId, tenant }, integration, { by: integration.createdBy });
  const syncs = storage.integration.syncs(tenant);
  await syncs.open(sync);
  const isSwept = async (at: Date) => {
    const found = await storage.integration.syncSweep.waiting(at);
    return found.some((one) => one.tenant === tenant && one.sync === sync.id);
  };
  return { syncs, id: sync.id, now, isSwept };
}

test('a run that is due has a job in line, and is swept only when nobody took it for minutes', async () => {
  const { now, isSwept } = await opened();
  expect(await isSwept(now)).toBe(false);
  expect(await isSwept(new Date(now.getTime() + minutes(2)))).toBe(false);
  expect(await isSwept(new Date(now.getTime() + minutes(4)))).toBe(true);
});

test('a run whose holder is gone is swept as soon as its lease has ended', async () => {
  const { syncs, id, now, isSwept } = await opened();
  const until = new Date(now.getTime() + minutes(1));
  await syncs.claim(id, { now, until });
  expect(await isSwept(new Date(now.getTime() + minutes(0.5)))).toBe(false);
  expect(await isSwept(until)).toBe(true);
});
