// The morning brief.
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireBrief } from '../wire/brief.ts';
import type { RoutePorts } from './route-ports.ts';

export const briefRoutes = ({ brief }: RoutePorts): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/v1/brief',
    summary: 'Show what to do today, most urgent first',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    replies: { 200: WireBrief },
    problems: ['upstream_failed', 'upstream_rate_limited'],
    handle: async ({ by }) => ({ status: 200, body: await brief(by) }),
  }),
];
