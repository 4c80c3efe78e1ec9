// Productivity: what was done, hours saved, how much on time, how fast the pipeline moves.
import { z } from 'zod';
import { type Route, defineRoute } from '../route.ts';
import { WireMetrics } from '../wire/brief.ts';
import type { RoutePorts } from './route-ports.ts';

const query = z
  .strictObject({
    from: z.iso.date().optional().describe('First day, in the organisation’s zone; 30 days back unless given.'),
    to: z.iso.date().optional().describe('The day after the last.'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: 'must be after from',
  });

export const metricsRoutes = ({ metrics }: RoutePorts): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/v1/metrics',
    summary: 'Show the productivity figures of a span of days',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: { none: true, because: 'it changes nothing' },
    query,
    replies: { 200: WireMetrics },
    problems: ['upstream_failed', 'upstream_rate_limited'],
    async handle({ by, query: { from, to } }) {
      const span = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
      return { status: 200, body: await metrics(by, span) };
    },
  }),
];
