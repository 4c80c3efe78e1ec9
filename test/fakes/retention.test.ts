// The retention stores in memory pass the suite that the real ones pass.
import { TenantId } from '../../src/core/ids.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import { retentionContract } from '../contracts/retention.ts';
import {
  FakeAlerts,
  FakeAudits,
  FakeHistory,
  FakeJournal,
  FakeModels,
  FakeOptOuts,
  FakeProtectedAttributes,
  FakeRuns,
  FakeStates,
} from './retention.ts';

/** One store for each organisation. */
function each<Store>(make: () => Store): Of<Store> {
  const made = new Map<TenantId, Store>();
  return (tenant) => {
    const store = made.get(tenant) ?? make();
    made.set(tenant, store);
    return store;
  };
}

retentionContract('in memory', async () => ({
  stores: {
    journal: each(() => new FakeJournal()),
    models: each(() => new FakeModels()),
    history: each(() => new FakeHistory()),
    runs: each(() => new FakeRuns()),
    states: each(() => new FakeStates()),
    audits: each(() => new FakeAudits()),
    alerts: each(() => new FakeAlerts()),
    optOuts: each(() => new FakeOptOuts()),
    selfIdentification: each(() => new FakeProtectedAttributes()),
  },
  tenants: [TenantId.parse('acme'), TenantId.parse('blue')],
}));
