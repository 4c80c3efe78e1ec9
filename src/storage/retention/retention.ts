// Every store of retention scoring, for each organization.
import type { Clock } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import type { RetentionStores } from '../../core/ports/retention-stores.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { Database } from '../database.ts';
import type { ProtectedDatabase } from '../protected/schema.ts';
import { createAlerts } from './alerts.ts';
import { createAudits } from './audits.ts';
import { createHistory } from './history.ts';
import { createJournal } from './journal.ts';
import { createModels } from './models.ts';
import type { RetentionDependencies } from './dependencies.ts';
import { createProtectedAttributes } from './protected-attributes.ts';
import { createRuns } from './runs.ts';
import { createOptOuts, createStates } from './states.ts';

interface RetentionStoreDependencies {
  readonly database: Database;
  readonly answers: ProtectedDatabase;
  readonly clock: Clock;
  readonly newId: NewId;
}

export function createRetention({ database, answers, clock, newId }: RetentionStoreDependencies): RetentionStores {
  const over =
    <Store>(create: (dependencies: RetentionDependencies) => Store): Of<Store> =>
    (tenant: TenantId) =>
      create({ database, clock, newId, tenant });
  return {
    journal: over(createJournal),
    models: over(createModels),
    history: over(createHistory),
    runs: over(createRuns),
    states: over(createStates),
    audits: over(createAudits),
    alerts: over(createAlerts),
    optOuts: over(createOptOuts),
    selfIdentification: (tenant) => createProtectedAttributes(answers, tenant),
  };
}
