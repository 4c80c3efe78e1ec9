// What language models cost: tokens, money, who answered instead, and what is left of today's budget.
import { z } from 'zod';
import { GivenDay } from '../../core/dates.ts';
import { safeText } from '../../core/json.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireModelUsage, WireShadowReport } from '../wire/model-usage.ts';
import type { RoutePorts } from './route-ports.ts';

const query = z
  .strictObject({
    from: GivenDay.optional().describe('First day, in the organization’s zone; 30 days back unless given.'),
    to: GivenDay.optional().describe('The day after the last.'),
    person: safeText(128).min(1).optional().describe('Only what this person or key asked for.'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: 'must be after from',
  });

const days = { from: query.shape.from, to: query.shape.to };

export const modelUsageRoutes = ({ usage, shadow }: RoutePorts): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/v1/model-usage',
    summary: 'Show what language models cost in a span of days, by day, person and model',
    tag: 'operations',
    access: { scope: 'usage:read' },
    audit: readOnly,
    query,
    replies: { 200: WireModelUsage },
    description: 'The figures are defined in docs/metrics.md. What is left of today’s budget counts everybody.',
    handle: async ({ by, query: wanted }) => ({ status: 200, body: await usage(by, wanted) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/shadow',
    summary: 'Show what the candidate model would have done, beside what people did',
    tag: 'operations',
    access: { scope: 'usage:read' },
    audit: readOnly,
    query: z.strictObject(days),
    replies: { 200: WireShadowReport },
    description:
      'Of at most 2,000 messages of these days. Switched on by the setting `shadow_share`; see docs/evals.md.',
    handle: async ({ by, query: wanted }) => ({ status: 200, body: await shadow(by, wanted) }),
  }),
];
