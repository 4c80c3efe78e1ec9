// The apply button: counts the step and names the employer's own address for applying.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { startApplication } from '../../services/veteran/applications.ts';
import { type Route, defineRoute } from '../route.ts';
import { branchName, clientId, clientOf, codeText } from '../wire/veteran.ts';
import type { VeteranRoutePorts } from '../veteran-ports.ts';

export const veteranApplicationRoutes = ({ veteran, organizations, clocks, newId }: VeteranRoutePorts): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/v1/veteran/applications',
    summary: 'Go on to the employer’s own application',
    tag: 'veteran',
    access: { scope: 'veteran:read', publishable: true },
    audit: { none: true, because: 'only the number of such steps is kept' },
    repeatable: { because: 'it keeps a count only' },
    body: z.strictObject({
      client_id: clientId.optional(),
      req_id: safeText(128).min(1),
      mos_code: codeText.optional(),
      branch: branchName.optional(),
    }),
    replies: { 201: z.object({ application_id: z.string(), apply_url: z.url() }) },
    problems: ['client_not_found', 'job_not_found', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by, body }) {
      const tenant = await clientOf(body.client_id, { by, organizations });
      const ports = { ...veteran, clock: clocks.business, newId };
      const made = await startApplication({ tenant, requisition: body.req_id, branch: body.branch }, ports);
      return { status: 201, body: { application_id: made.applicationId, apply_url: made.applyUrl } };
    },
  }),
];
