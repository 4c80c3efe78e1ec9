// The ledger in memory passes the suite that the real one passes.
import { TenantId } from '../../src/core/ids.ts';
import { ledgerContract } from '../contracts/ledger.ts';
import { createTestClock } from '../support/clock.ts';
import { createFakeLedgers } from './ledger.ts';
import { FakeTroubles } from './troubles.ts';

ledgerContract('ledger in memory', async () => {
  const troubles = new FakeTroubles();
  return {
    ...createFakeLedgers(createTestClock().business, troubles),
    troublesOf: () => troubles,
    tenants: [TenantId.parse('acme'), TenantId.parse('globex')],
  };
});
