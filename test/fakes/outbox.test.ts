// The outbox in memory passes the suite that the real one passes.
import { outboxContract } from '../contracts/outbox.ts';
import { freshTenant } from '../support/tenants.ts';
import { FakeOutbox } from './outbox.ts';

outboxContract('in memory', async () => ({ outbox: new FakeOutbox(), tenants: [freshTenant(), freshTenant()] }));
