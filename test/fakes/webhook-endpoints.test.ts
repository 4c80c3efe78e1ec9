// Webhook endpoints in memory pass the suite that the real store passes.
import { webhookEndpointsContract } from '../contracts/webhook-endpoints.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { freshTenant } from '../support/tenants.ts';
import { FakeOutbox } from './outbox.ts';
import { FakeWebhookEndpoints } from './webhook-endpoints.ts';

webhookEndpointsContract('in memory', async () => {
  const clock = createTestClock();
  const outbox = new FakeOutbox();
  const newId = createTestIds();
  const tenant = freshTenant();
  const of = { clock: clock.real, outbox, newId };
  const endpoints = new FakeWebhookEndpoints({ ...of, tenant });
  const other = new FakeWebhookEndpoints({ ...of, tenant: freshTenant() });
  return { endpoints, other, outbox, tenant, clock, newId };
});
