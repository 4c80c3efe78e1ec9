// The retention stores in memory pass the suite that the real ones pass.
import { TenantId } from '../../src/core/ids.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import type { RetentionStores } from '../../src/core/ports/retention-stores.ts';
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

/** One store for each organization. */
function each<Store>(make: Of<Store>): Of<Store> {
  const made = new Map<TenantId, Store>();
  return (tenant) => {
    const store = made.get(tenant) ?? make(tenant);
    made.set(tenant, store);
    return store;
  };
}

const openStores = (): RetentionStores => {
  const optOuts = each(() => new FakeOptOuts());
  return {
    journal: each((tenant) => new FakeJournal(optOuts(tenant))),
    models: each(() => new FakeModels()),
    history: each(() => new FakeHistory()),
    runs: each(() => new FakeRuns()),
    states: each(() => new FakeStates()),
    audits: each(() => new FakeAudits()),
    alerts: each(() => new FakeAlerts()),
    optOuts,
    selfIdentification: each(() => new FakeProtectedAttributes()),
  };
};

retentionContract('in memory', async () => ({
  stores: openStores(),
  tenants: [TenantId.parse('acme'), TenantId.parse('blue')],
}));
