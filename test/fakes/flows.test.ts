// Flows in memory pass the suite that the real store passes.
import { flowsContract } from '../contracts/flows.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { freshTenant } from '../support/tenants.ts';
import { FakeFlows } from './flows.ts';
import { FakeOutbox } from './outbox.ts';

flowsContract('in memory', async () => {
  const clock = createTestClock();
  const outbox = new FakeOutbox();
  const tenant = freshTenant();
  const of = { clock: clock.real, outbox };
  const flows = new FakeFlows({ ...of, tenant });
  const other = new FakeFlows({ ...of, tenant: freshTenant() });
  return { flows, other, outbox, tenant, clock, newId: createTestIds() };
});
