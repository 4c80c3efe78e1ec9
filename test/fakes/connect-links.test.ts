// Connect links in memory pass the suite that the real store passes.
import { connectLinksContract } from '../contracts/connect-links.ts';
import { createTestClock } from '../support/clock.ts';
import { freshTenant } from '../support/tenants.ts';
import { FakeConnectLinks } from './connect-links.ts';

connectLinksContract('in memory', async () => ({
  links: new FakeConnectLinks(),
  tenant: freshTenant(),
  clock: createTestClock(),
}));
