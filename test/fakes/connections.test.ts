// Accounts in memory pass the suite that the real store passes.
import { connectionsContract } from '../contracts/connections.ts';
import { createTestClock } from '../support/clock.ts';
import { freshTenant } from '../support/tenants.ts';
import { FakeConnections } from './connections.ts';

connectionsContract('in memory', async () => {
  const connections = new FakeConnections();
  const now = createTestClock().real.now();
  return { connections, tenant: freshTenant(), promised: async () => connections.promised, now };
});
