// The stores of the integration platform, one set for each organization.
import type { ConnectLinks } from '../../core/ports/connect-links.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { HookSources, Hooks } from '../../core/ports/hooks.ts';
import type { Flows } from '../../core/ports/flows.ts';
import type { Notices } from '../../core/ports/notices.ts';
import type { AddOns, Offerings } from '../../core/ports/offerings.ts';
import type { WebhookEndpoints } from '../../core/ports/webhook-endpoints.ts';
import type { Integrations, SyncSweep, Syncs } from '../../core/ports/syncs.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import { createConnectLinks } from './connect-links.ts';
import { createAddOns } from './add-ons.ts';
import { createConnections } from './connections.ts';
import { createDrifts, type Drifts } from './drifts.ts';
import { createFlows } from './flows.ts';
import { createHookSources, createHooks } from './hooks.ts';
import { createIntegrations } from './integrations.ts';
import { createNotices } from './notices.ts';
import { createOfferings } from './offerings.ts';
import type { Database } from '../database.ts';
import { createRequestLines, type RequestLines } from './request-lines.ts';
import type { SyncDependencies } from './sync-dependencies.ts';
import { createWebhookEndpoints } from './webhook-endpoints.ts';
import { createSyncSweep, createSyncs } from './syncs.ts';

export interface IntegrationStores {
  readonly connections: Of<Connections>;
  readonly integrations: Of<Integrations>;
  readonly flows: Of<Flows>;
  readonly connectLinks: ConnectLinks;
  readonly offerings: Of<Offerings>;
  readonly addOns: Of<AddOns>;
  readonly hooks: Of<Hooks>;
  readonly hookSources: HookSources;
  readonly syncs: Of<Syncs>;
  /** The same for those who carry runs on: what people and other systems wait for goes first. */
  readonly syncsAtWork: Of<Syncs>;
  readonly syncSweep: SyncSweep;
  readonly notices: Of<Notices>;
  readonly webhookEndpoints: Of<WebhookEndpoints>;
  /** Gathers lines in memory: one for each organization. */
  readonly requestLines: Of<RequestLines>;
  /** The same. */
  readonly drifts: Of<Drifts>;
}

interface StoresDependencies extends Omit<SyncDependencies, 'tenant'> {
  readonly behind: Database;
}

export function createIntegrationStores({ behind, ...dependencies }: StoresDependencies): IntegrationStores {
  const { database } = dependencies;
  const lines = new Map<TenantId, RequestLines>();
  const drifts = new Map<TenantId, Drifts>();
  return {
    connections: (tenant) => createConnections({ ...dependencies, tenant }),
    integrations: (tenant) => createIntegrations(database, tenant),
    flows: (tenant) => createFlows({ ...dependencies, tenant }),
    connectLinks: createConnectLinks(dependencies),
    offerings: (tenant) => createOfferings({ ...dependencies, tenant }),
    addOns: (tenant) => createAddOns({ ...dependencies, tenant }),
    hooks: (tenant) => createHooks({ ...dependencies, tenant }),
    hookSources: createHookSources(dependencies),
    syncs: (tenant) => createSyncs({ ...dependencies, tenant }),
    syncsAtWork: (tenant) => createSyncs({ ...dependencies, database: behind, tenant }),
    syncSweep: createSyncSweep(database),
    notices: (tenant) => createNotices({ ...dependencies, tenant }),
    webhookEndpoints: (tenant) => createWebhookEndpoints({ ...dependencies, tenant }),
    requestLines(tenant) {
      const known = lines.get(tenant) ?? createRequestLines(database, tenant);
      lines.set(tenant, known);
      return known;
    },
    drifts(tenant) {
      const known = drifts.get(tenant) ?? createDrifts({ database, tenant, clock: dependencies.clock });
      drifts.set(tenant, known);
      return known;
    },
  };
}
