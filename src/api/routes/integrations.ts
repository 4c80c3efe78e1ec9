// The routes of the integration platform, by noun.
import type { Route } from '../route.ts';
import { addOnRoutes } from './add-ons.ts';
import { connectLinkRoutes } from './connect-links.ts';
import { connectionRoutes } from './connections.ts';
import { flowRoutes } from './flows.ts';
import { hookRoutes } from './hooks.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import { integrationHealthRoutes } from './integration-health.ts';
import { offeringRoutes } from './offerings.ts';
import type { RoutePorts } from './route-ports.ts';
import { savedIntegrationRoutes } from './saved-integrations.ts';
import { syncRoutes } from './syncs.ts';
import { webhookDeliveryRoutes } from './webhook-deliveries.ts';
import { webhookEndpointRoutes } from './webhook-endpoints.ts';
import { webhookRoutes } from './webhooks.ts';

export const integrationRoutes = (ports: IntegrationPorts & Pick<RoutePorts, 'organizations'>): Route[] => [
  ...connectionRoutes(ports),
  ...connectLinkRoutes(ports),
  ...syncRoutes(ports),
  ...savedIntegrationRoutes(ports),
  ...flowRoutes(ports),
  ...hookRoutes(ports),
  ...offeringRoutes(ports),
  ...addOnRoutes(ports),
  ...webhookRoutes(ports),
  ...webhookEndpointRoutes(ports),
  ...webhookDeliveryRoutes(ports),
  ...integrationHealthRoutes(ports),
];
