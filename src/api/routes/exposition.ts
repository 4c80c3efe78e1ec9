// What Prometheus reads: counts, durations and what waits. Numbers of the whole installation, so only its operator sees them.
import { z } from 'zod';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

export const expositionRoutes = ({ exposition }: RoutePorts): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/metrics',
    summary: 'Show the metrics of this process for Prometheus',
    description:
      'The text format of Prometheus. Needs a key with the scope `metrics:read` of the organization that runs the service; what each metric means stands in docs/operations/metrics.md. No person, address or text stands in it.',
    tag: 'platform',
    access: { scope: 'metrics:read', operator: true },
    audit: readOnly,
    limit: 'none',
    produces: 'text/plain; version=0.0.4; charset=utf-8',
    replies: { 200: z.string() },
    handle: async () => ({ status: 200, body: await exposition() }),
  }),
];
