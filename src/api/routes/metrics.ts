// Productivity: what was done, hours saved, how much on time, how fast the pipeline moves.
import { z } from 'zod';
import { GivenDay } from '../../core/dates.ts';
import { JobId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import { metricsCsv } from '../../services/operations/metrics-csv.ts';
import { preferred } from '../http/negotiate.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireMetrics } from '../wire/brief.ts';
import type { RoutePorts } from './route-ports.ts';

const query = z
  .strictObject({
    from: GivenDay.optional().describe('First day, in the organization’s zone; 30 days back unless given.'),
    to: GivenDay.optional().describe('The day after the last.'),
    recruiter: safeText(128).min(1).optional().describe('Only what this person, key or rule asked for.'),
    job: JobId.optional().describe('Only what concerned this requisition.'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    path: ['to'],
    message: 'must be after from',
  });

const csvType = 'text/csv; charset=utf-8';

export const metricsRoutes = ({ metrics }: RoutePorts): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/v1/metrics',
    summary: 'Show the productivity figures of a span of days',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    query,
    alternatives: [csvType],
    replies: { 200: WireMetrics },
    problems: ['upstream_failed', 'upstream_rate_limited'],
    description: 'With `Accept: text/csv` as a table, one line a figure. The figures are defined in docs/metrics.md.',
    async handle({ by, query: wanted, header }) {
      const body = await metrics(by, wanted);
      if (preferred(header('accept'), [csvType]) === undefined) return { status: 200, body };
      return { status: 200, body, headers: { 'content-type': csvType }, text: metricsCsv(body) };
    },
  }),
];
