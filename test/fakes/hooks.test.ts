// Hooks in memory pass the suite that the real store passes.
import { ConnectionId } from '../../src/core/ids.ts';
import { hooksContract } from '../contracts/hooks.ts';
import { createTestClock } from '../support/clock.ts';
import { freshTenant } from '../support/tenants.ts';
import { FakeHooks, fakeHookSources } from './hooks.ts';
import { FakeOutbox } from './outbox.ts';

hooksContract('in memory', async () => {
  const clock = createTestClock();
  const outbox = new FakeOutbox();
  const tenant = freshTenant();
  const hooks = new FakeHooks({ tenant, outbox, clock: clock.real });
  const other = new FakeHooks({ tenant: freshTenant(), clock: clock.real });
  const sources = fakeHookSources(() => [hooks, other]);
  return { hooks, other, sources, outbox, tenant, clock, connect: async () => ConnectionId.parse('con_1') };
});
