// The routes of the integration platform, by noun.
import type { Route } from '../route.ts';
import { connectLinkRoutes } from './connect-links.ts';
import { connectionRoutes } from './connections.ts';
import { flowRoutes } from './flows.ts';
import { hookRoutes } from './hooks.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import { integrationHealthRoutes } from './integration-health.ts';
import { savedIntegrationRoutes } from './saved-integrations.ts';
import { syncRoutes } from './syncs.ts';
import { webhookRoutes } from './webhooks.ts';

export const integrationRoutes = (ports: IntegrationPorts): Route[] => [
  ...connectionRoutes(ports),
  ...connectLinkRoutes(ports),
  ...syncRoutes(ports),
  ...savedIntegrationRoutes(ports),
  ...flowRoutes(ports),
  ...hookRoutes(ports),
  ...webhookRoutes(ports),
  ...integrationHealthRoutes(ports),
];
