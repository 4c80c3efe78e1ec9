// The apply button: counts the step and names the employer's own address for applying.
import { z } from 'zod';
import { GivenDay } from '../../core/dates.ts';
import { safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { countStep, startApplication } from '../../services/veteran/applications.ts';
import { branchOf } from '../../services/veteran/translate.ts';
import { type Route, defineRoute } from '../route.ts';
import { branchName, clientId, clientOf, codeText } from '../wire/veteran.ts';
import type { RoutePorts } from './route-ports.ts';

export const veteranApplicationRoutes = (ports: RoutePorts): Route[] => [startRoute(ports), reportRoute(ports)];

const startRoute = ({ veteran, settings, organizations, clocks, newId }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/veteran/applications',
    summary: 'Go on to the employer’s own application',
    examples: { request: { client_id: 'sandbox', req_id: 'job_logistics', mos_code: '92A', branch: 'Army' } },
    tag: 'veteran',
    access: { scope: 'veteran:read', publishable: true },
    audit: { none: true, because: 'only the number of such steps is kept' },
    repeatable: { because: 'it keeps a count only' },
    body: z.strictObject({
      client_id: clientId,
      req_id: safeText(128).min(1),
      mos_code: codeText.optional(),
      branch: branchName.optional(),
    }),
    replies: { 201: z.object({ application_id: z.string(), apply_url: z.url() }) },
    problems: ['client_not_found', 'job_not_found', 'conflict', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by, body }) {
      branchOf(body.branch);
      const tenant = await clientOf(body.client_id, { by, organizations });
      const ports = { ...veteran, settings, clock: clocks.business, newId };
      const made = await startApplication({ tenant, requisition: body.req_id, branch: body.branch }, ports);
      return { status: 201, body: { application_id: made.applicationId, apply_url: made.applyUrl } };
    },
  });

const notYet = (): Problem =>
  new Problem('validation_failed', 'day: that day has not come yet.', {
    errors: [{ path: 'day', code: 'in_the_future', message: 'must be today or earlier' }],
  });

const reportRoute = ({ veteran, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/veteran/flow',
    summary: 'Report applications and hires of veterans from the employer’s own system',
    examples: { request: { stage: 'hire', branch: 'Army', count: 2 } },
    description:
      'What happens after the apply button happens in the employer’s system. It, or an integration, reports counts; Muster keeps nothing about a person.',
    tag: 'veteran',
    access: { scope: 'veteran:*' },
    audit: { event: 'veteran_flow.reported' },
    body: z.strictObject({
      stage: z.enum(['application', 'hire']),
      day: GivenDay.optional().describe('Today unless given.'),
      branch: branchName.optional(),
      count: z.int().min(1).max(100_000).default(1),
    }),
    replies: { 204: z.undefined() },
    async handle({ by, body: { stage, day, branch, count } }) {
      branchOf(branch);
      const today = clocks.business.now().toISOString().slice(0, 10);
      if (day !== undefined && day > today) throw notYet();
      const step = { tenant: by.tenant, stage, branch, count, ...(day === undefined ? {} : { day }) };
      await countStep(step, { flow: veteran.flow, clock: clocks.business });
      return { status: 204, body: undefined, subject: stage };
    },
  });
