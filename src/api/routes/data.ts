// Data protection: what is kept of a candidate or of the whole organization, given out or erased.
import { z } from 'zod';
import { CandidateId, ErasureId } from '../../core/ids.ts';
import { Json } from '../../core/json.ts';
import type { Erasure } from '../../core/ports/personal-data.ts';
import { whatIsKept } from '../../services/operations/data-protection.ts';
import { component } from '../docs/components.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { legalHoldRoutes } from './legal-holds.ts';
import type { RoutePorts } from './route-ports.ts';

const tag = 'platform';
const access = { scope: 'admin' } as const;
const which = {
  candidate: CandidateId.optional().describe('The candidate’s id in the ATS.'),
  all: z.literal(true).optional().describe('Everything of the organization.'),
};
const exactlyOne = ({ candidate, all }: { candidate?: unknown; all?: unknown }) =>
  (candidate === undefined) !== (all === undefined);
const oneOf = { path: ['candidate'], message: 'name either a candidate or "all": true' };
const aboutOf = ({ candidate }: { candidate?: CandidateId | undefined }) =>
  candidate === undefined ? ({ all: true } as const) : { candidate };

const WireKept = z.strictObject({ store: z.string(), holds: z.string(), because: z.string(), until: z.string() });
const WireExport = component(
  'DataExport',
  z.strictObject({
    generated_at: z.iso.datetime(),
    kept: z.array(WireKept).describe('What is kept of candidates at all, why, and for how long.'),
    data: z.array(z.strictObject({ store: z.string(), record: Json })),
    next_cursor: z.string().nullable(),
  }),
);
const WireErasure = component(
  'Erasure',
  z.strictObject({
    erasure_id: z.string(),
    scope: z.enum(['candidate', 'all']),
    status: z
      .enum(['erased', 'finished'])
      .describe('`erased`: no address answers with it any more. `finished`: the database files were rewritten too.'),
    requested_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    counts: z.record(z.string(), z.int()).describe('Records changed or removed, by store.'),
  }),
);

const wire = ({ id, scope, status, requestedAt, finishedAt, counts }: Erasure) => ({
  erasure_id: id,
  scope,
  status,
  requested_at: requestedAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
  counts,
});

export const dataRoutes = (ports: RoutePorts): Route[] => [
  exportRoute(ports),
  eraseRoute(ports),
  erasureRoute(ports),
  ...legalHoldRoutes(ports),
];

const exportRoute = ({ dataProtection, newId, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/data/export',
    summary: 'Give out what is kept of a candidate, or of the organization a page at a time',
    tag,
    access,
    audit: { event: 'data.exported' },
    limit: 'jobs',
    repeatable: { because: 'it changes nothing, and a kept answer would be one more copy' },
    body: z
      .strictObject({
        ...which,
        cursor: z.string().min(1).max(2_048).optional().describe('`next_cursor` of the page before.'),
        limit: z.int().min(1).max(5000).default(1000),
      })
      .refine(exactlyOne, oneOf),
    replies: { 200: WireExport },
    problems: ['candidate_not_found', 'upstream_failed', 'upstream_rate_limited'],
    examples: { request: { candidate: 'c_priya_raman' } },
    async handle({ by, body }) {
      const { rows, next } = await dataProtection.export(by, aboutOf(body), { after: body.cursor, limit: body.limit });
      return {
        status: 200,
        body: {
          generated_at: clocks.real.now().toISOString(),
          kept: whatIsKept(),
          data: [...rows],
          next_cursor: next,
        },
        // Never the candidate: the audit trail cannot be erased.
        subject: newId('exp'),
      };
    },
  });

const eraseRoute = ({ dataProtection }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/data/erase',
    summary: 'Erase what is kept of a candidate, or of all candidates of the organization',
    description:
      'When it answers, personal values are replaced in the log, undo of those actions has ended, and letters, turns and ' +
      'sandbox records are gone. A background job then rewrites the database files; `Location` tells when that is done. ' +
      'Connected systems keep their own records.',
    tag,
    access,
    audit: { none: true, because: 'the erasure records itself, in its own transaction' },
    limit: 'jobs',
    body: z.strictObject(which).refine(exactlyOne, oneOf),
    replies: { 202: WireErasure },
    problems: ['candidate_not_found', 'request_in_progress', 'legal_hold', 'upstream_failed', 'upstream_rate_limited'],
    examples: { request: { candidate: 'c_grace_mbeki' } },
    async handle({ by, body }) {
      const erasure = await dataProtection.erase(by, aboutOf(body));
      const headers = { location: `/api/v1/data/erasures/${erasure.id}` };
      return { status: 202, body: wire(erasure), headers };
    },
  });

const erasureRoute = ({ dataProtection }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/data/erasures/:erasure_id',
    summary: 'Show how far an erasure is',
    tag,
    access,
    audit: readOnly,
    params: z.strictObject({ erasure_id: ErasureId }),
    replies: { 200: WireErasure },
    handle: async ({ by, params: { erasure_id } }) => ({
      status: 200,
      body: wire(await dataProtection.erasure(by, erasure_id)),
    }),
  });
