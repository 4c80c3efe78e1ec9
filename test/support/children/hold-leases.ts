// A process that takes one lease of every kind for an hour, says so, and keeps them until it is killed.
import { writeSync } from 'node:fs';
import { IntegrationId, TenantId } from '../../../src/core/ids.ts';
import { newSync } from '../../../src/services/integration/request-sync.ts';
import { integrationOf } from '../engine.ts';
import { createTestIds } from '../ids.ts';
import { makeAction } from '../ledger-records.ts';
import { openAt, wallClocks } from './open-storage.ts';

const [place = '', name = ''] = process.argv.slice(2);
const storage = await openAt(place, name);
const [tenant, newId] = [TenantId.parse(name), createTestIds()];
const now = wallClocks.real.now();
const until = new Date(now.getTime() + 3_600_000);
await storage.organizations.create({ id: tenant, name, mode: 'live', operator: false, createdAt: now });

await storage.idempotency.claim({ scope: name, key: 'k', fingerprint: 'f', now, leaseUntil: until, expiresAt: until });

const root = makeAction({ status: 'executing', leaseUntil: until, attempt: 1 });
await storage.ledger(tenant).open({ root, members: [], approval: undefined });

const letter = { key: 'k', candidate: null, to: 'a@example.org', subject: 's', text: 't', createdAt: now };
await storage.letters(tenant).hold({ ...letter, releaseAt: now });
await storage.letters(tenant).claim({ key: 'k', now, leaseUntil: until, leaseEndedBy: now });

const integration = integrationOf(tenant, IntegrationId.parse(newId('int')), now);
const kept = await storage.integration.integrations(tenant).add(integration, 'fingerprint');
const sync = newSync({ clock: wallClocks.real, newId, tenant }, kept, { by: kept.createdBy });
await storage.integration.syncsAtWork(tenant).open(sync);
await storage.integration.syncsAtWork(tenant).claim(sync.id, { now, until });

const about = { kind: 'notice', key: 'x' } as const;
await storage
  .channels(tenant)
  .posts.intend({ id: 'p', platform: 'slack', team: 'T1', reader: null, spot: null, about, createdAt: now });
await storage.channels(tenant).posts.lease({ id: 'p', now, until });

await storage.outbox.promise({ tenant, name: 'x', data: {}, due: now });
await storage.outbox.lease({ now: wallClocks.real.now(), until, limit: 100 });

writeSync(1, 'held\n');
setInterval(() => undefined, 60_000);
