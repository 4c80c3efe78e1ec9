// Runs in memory pass the suite that the real store passes.
import { syncsContract } from '../contracts/syncs.ts';
import { goneRecordsContract } from '../contracts/gone-records.ts';
import { lastWritingsContract } from '../contracts/last-writings.ts';
import { runLeasesContract } from '../contracts/run-leases.ts';
import { recordSettlingContract } from '../contracts/record-settling.ts';
import { waysBackContract } from '../contracts/undo-records.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { freshTenant } from '../support/tenants.ts';
import { FakeIntegrations } from './integrations.ts';
import { FakeOutbox } from './outbox.ts';
import { FakeSyncs } from './syncs.ts';

const open = async () => {
  const clock = createTestClock();
  const newId = createTestIds();
  const outbox = new FakeOutbox();
  const tenant = freshTenant();
  const of = { clock: clock.real, newId, outbox };
  const syncs = new FakeSyncs({ ...of, tenant });
  const other = new FakeSyncs({ ...of, tenant: freshTenant() });
  return { syncs, other, integrations: new FakeIntegrations(), outbox, tenant, clock, newId };
};

syncsContract('in memory', open);
waysBackContract('in memory', open);
recordSettlingContract('in memory', open);
goneRecordsContract('in memory', open);
lastWritingsContract('in memory', open);
runLeasesContract('in memory', open);
