import { TenantId } from '../../src/core/ids.ts';
import { offeringsContract } from '../contracts/offerings.ts';
import { settleJob } from '../../src/core/ports/offerings.ts';
import { FakeOfferingBook } from './offerings.ts';

offeringsContract('in memory', async () => {
  const { offerings, addOns, promised } = new FakeOfferingBook();
  const [operator, a, b] = [TenantId.parse('operator'), TenantId.parse('client_a'), TenantId.parse('client_b')];
  return {
    offerings,
    addOns,
    operator,
    clients: [a, b],
    promised: async () => promised.map(({ tenant, offering }) => ({ tenant, name: settleJob, data: { offering } })),
  };
});
