// The ledger in memory passes the suites that the real one passes.
import { TenantId } from '../../src/core/ids.ts';
import { ledgerContract } from '../contracts/ledger.ts';
import { manyProcessesContract } from '../contracts/ledger-many-processes.ts';
import { createTestClock } from '../support/clock.ts';
import { createFakeLedgers } from './ledger.ts';
import { FakeTroubles } from './troubles.ts';

const acme = TenantId.parse('acme');

ledgerContract('ledger in memory', async () => ({
  ...createFakeLedgers(createTestClock().business),
  tenants: [acme, TenantId.parse('globex')],
}));

manyProcessesContract('in memory', async () => {
  const troubles = new FakeTroubles();
  return { ledger: createFakeLedgers(createTestClock().business, troubles).of(acme), troubles };
});
