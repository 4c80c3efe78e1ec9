// integration_health: how the syncs between systems fare, those in trouble first.
import { z } from 'zod';
import { IntegrationId } from '../core/ids.ts';
import { readTool } from '../core/tool.ts';
import type { Health } from '../services/integration/health.ts';
import * as argument from './arguments.ts';

/** What the tool needs of the integration service. */
export interface HealthPorts {
  readonly health: () => Promise<readonly Health[]>;
}

const order = ['failing', 'degraded', 'healthy', 'idle'] as const;

/** As of now, the ones in trouble first; `period` is accepted and changes nothing. */
export const integrationHealth = ({ health }: HealthPorts) =>
  readTool({
    name: 'integration_health',
    summary: 'Show how the integrations between systems fare: which are healthy, which fail and why.',
    scope: 'integrations:read',
    effect: 'read',
    outsideText: false,
    input: z.strictObject({ period: argument.period.optional() }),
    output: z.strictObject({
      integrations: z.array(
        z.strictObject({
          integration: IntegrationId,
          name: z.string(),
          health: z.enum(order),
          because: z.string().nullable(),
          errorRate: z.number(),
        }),
      ),
    }),

    // The state is that of now; a period would say nothing more.
    async execute() {
      const all = (await health()).map(({ integration, name, health: state, because, errorRate }) => ({
        integration,
        name,
        health: state,
        because,
        errorRate,
      }));
      return { integrations: all.toSorted((a, b) => order.indexOf(a.health) - order.indexOf(b.health)) };
    },

    summarize({ integrations }) {
      if (integrations.length === 0) return 'No integration has run yet.';
      const troubled = integrations.filter(({ health: state }) => state === 'failing' || state === 'degraded');
      if (troubled.length === 0) return `All ${integrations.length} integrations are healthy.`;
      return troubled
        .map(({ name, health: state, because }) => `${name} is ${state}: ${because ?? 'no reason known'}`)
        .join(' ');
    },
  });
