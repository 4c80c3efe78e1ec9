// Applicant flow for OFCCP reporting, the yearly VEVRAA counts, and the voluntary self-identification they rest on.
import { z } from 'zod';
import { GivenDay } from '../../core/dates.ts';
import { safeText } from '../../core/json.ts';
import { selfIdentificationAnswers } from '../../core/ports/self-identification.ts';
import { flowCsv, flowReport, yearlyCounts } from '../../services/veteran/analytics.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireFlow, WireYearlyCounts } from '../wire/veteran-analytics.ts';
import type { RoutePorts } from './route-ports.ts';

const span = z
  .strictObject({ from: GivenDay, to: GivenDay.describe('The day after the last.') })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be after from' });

export const veteranAnalyticsRoutes = (ports: RoutePorts): Route[] => [
  flowRoute(ports),
  flowCsvRoute(ports),
  yearlyRoute(ports),
  selfIdentificationRoute(ports),
];

const flowRoute = ({ veteran }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/analytics',
    summary: 'Show the veteran applicant flow of a span of days',
    examples: { query: { from: '2026-01-01', to: '2026-03-31' } },
    tag: 'veteran',
    access: { scope: 'veteran:read' },
    audit: readOnly,
    query: span,
    replies: {
      200: WireFlow,
    },
    async handle({ by, query: { from, to } }) {
      const report = await flowReport({ tenant: by.tenant, from, to }, veteran);
      const stages = report.stages.map(({ branches, ...stage }) => ({ ...stage, branches: [...branches] }));
      return { status: 200, body: { from, to, stages } };
    },
  });

const flowCsvRoute = ({ veteran }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/analytics/flow.csv',
    summary: 'Download the veteran applicant flow as CSV',
    examples: { query: { from: '2026-01-01', to: '2026-03-31' } },
    tag: 'veteran',
    access: { scope: 'veteran:read' },
    audit: readOnly,
    query: span,
    replies: { 200: z.string() },
    produces: 'text/csv; charset=utf-8',
    handle: async ({ by, query: { from, to } }) => ({
      status: 200,
      body: flowCsv(await flowReport({ tenant: by.tenant, from, to }, veteran)),
      headers: { 'content-disposition': 'attachment; filename="veteran-flow.csv"' },
    }),
  });

const count = z.coerce.number().int().min(0).max(10_000_000);

const yearlyRoute = ({ veteran, settings }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/analytics/vevraa',
    summary: 'Show the yearly counts of 41 CFR 60-300.44(k)',
    examples: { query: { year: '2026', applicants: '1200', openings: '80', filled: '64', hires: '64' } },
    description:
      'Applicants, openings, filled jobs and hires come from the employer’s own systems and are given in the query.',
    tag: 'veteran',
    access: { scope: 'veteran:read' },
    audit: readOnly,
    query: z.strictObject({
      year: z.coerce.number().int().min(2014).max(2200),
      applicants: count,
      openings: count,
      filled: count,
      hires: count,
    }),
    replies: {
      200: WireYearlyCounts,
    },
    async handle({ by, query: { year, ...employer } }) {
      const { veteranBenchmarks: benchmarks } = (await settings(by.tenant).get()).settings;
      const counts = await yearlyCounts({ tenant: by.tenant, year, employer, benchmarks }, veteran);
      return {
        status: 200,
        body: {
          year,
          ...employer,
          protected_applicants: counts.protectedApplicants,
          protected_hires: counts.protectedHires,
          hiring_rate_percent: counts.hiringRatePercent,
          benchmark: counts.benchmark ?? null,
        },
      };
    },
  });

const selfIdentificationRoute = ({ veteran, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'PUT',
    path: '/v1/veteran/self-identifications/:application_id',
    summary: 'Record a voluntary answer about protected veteran status',
    examples: { request: { stage: 'pre_offer', answer: 'declined' } },
    description: 'Kept apart from everything that decides about people; only yearly counts ever leave it.',
    tag: 'veteran',
    access: { scope: 'veteran:*' },
    audit: { none: true, because: 'that somebody answered is itself confidential' },
    params: z.strictObject({ application_id: safeText(80).min(1) }),
    body: z.strictObject({ stage: z.enum(['pre_offer', 'post_offer']), answer: z.enum(selfIdentificationAnswers) }),
    replies: { 204: z.undefined() },
    async handle({ by, params: { application_id: application }, body: { stage, answer } }) {
      await veteran.selfIdentifications(by.tenant).put({ application, stage, answer, at: clocks.business.now() });
      return { status: 204, body: undefined };
    },
  });
