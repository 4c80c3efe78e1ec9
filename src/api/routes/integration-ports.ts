// What the integration routes are given.
import type { Principal } from '../../core/access.ts';
import type { ConnectionId } from '../../core/ids.ts';
import type { AuditLog } from '../../core/ports/audit-log.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { Flows } from '../../core/ports/flows.ts';
import type { Notices } from '../../core/ports/notices.ts';
import type { WebhookEndpoints } from '../../core/ports/webhook-endpoints.ts';
import type { AddOns, Offerings } from '../../core/ports/offerings.ts';
import type { Catalogue } from '../../core/ports/remote-system.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { Health } from '../../services/integration/health.ts';
import type { Received, Report } from '../../services/integration/hooks/receive.ts';
import type { IntegrationService } from '../../services/integration/open-integration.ts';
import type { Subscribing } from '../../services/integration/webhooks/subscribing.ts';
import type { LoggedLine } from '../wire/integration-health.ts';

export interface IntegrationPorts {
  readonly catalogue: Catalogue;
  readonly service: IntegrationService;
  readonly connections: Of<Pick<Connections, 'list' | 'get'>>;
  readonly integrations: Of<Integrations>;
  readonly offerings: Of<Pick<Offerings, 'get' | 'list'>>;
  readonly addOns: Of<Pick<AddOns, 'usage'>>;
  readonly flows: Of<Pick<Flows, 'get' | 'list' | 'versions'>>;
  /** Takes a report of a connected system. */
  readonly takeHook: (report: Report) => Promise<Received>;
  readonly syncs: Of<Pick<Syncs, 'get' | 'list' | 'records'>>;
  readonly notices: Of<Pick<Notices, 'list' | 'again' | 'secrets' | 'rotate'>>;
  readonly webhookEndpoints: Of<Pick<WebhookEndpoints, 'get' | 'list' | 'deliveries'>>;
  readonly webhooks: Subscribing;
  readonly lines: Of<{
    list(query: { limit: number; before?: number; connection?: ConnectionId }): Promise<readonly LoggedLine[]>;
  }>;
  readonly audit: Of<Pick<AuditLog, 'list'>>;
  /** Real time. */
  readonly now: () => Date;
  readonly health: (by: Principal) => Promise<readonly Health[]>;
}
