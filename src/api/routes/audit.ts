// The audit trail of the organisation: who changed what, and whether the chain of records is whole.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireAudit, wireAudit } from '../wire/audit.ts';
import type { RoutePorts } from './route-ports.ts';

const admin = {
  method: 'GET',
  tag: 'platform',
  access: { scope: 'admin' },
  audit: { none: true, because: 'it changes nothing' },
} as const;

const query = z.strictObject({
  ...pageQuery,
  area: z.string().max(40).optional().describe('The word before the dot of an event, such as `key`.'),
  actor: z.string().max(128).optional(),
  subject: z.string().max(128).optional().describe('The id of what it happened to.'),
  from: GivenInstant.optional().describe('At this time or later.'),
  to: GivenInstant.optional().describe('Before this time.'),
});

export const auditRoutes = (ports: RoutePorts): Route[] => [listAudit(ports), checkAudit(ports)];

const listAudit = ({ auditTrail }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    path: '/api/v1/audit',
    summary: 'List who changed what, newest first',
    description: 'Ids only: what is personal stands elsewhere and can be erased without breaking the chain.',
    query,
    replies: { 200: pageOf(WireAudit) },
    async handle({ by, query: { limit, cursor, area, actor, subject, from, to } }) {
      const before = cursorId(cursor, z.coerce.number());
      const found = await auditTrail(by.tenant).list({
        limit: limit + 1,
        ...(before !== undefined && { before }),
        ...(area && { events: [area] }),
        ...(actor && { actor }),
        ...(subject && { subject }),
        ...(from && { from: new Date(from) }),
        ...(to && { to: new Date(to) }),
      });
      return { status: 200, body: page(found, { limit, id: ({ seq }) => String(seq), wire: wireAudit }) };
    },
  });

const checkAudit = ({ auditTrail }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    path: '/api/v1/audit/check',
    summary: 'Compute the chain of the audit trail anew',
    description: 'An edited, missing or cut-off record shows as `broken_at`.',
    limit: 'jobs',
    replies: {
      200: z.object({
        records: z.int(),
        broken_at: z.int().nullable().describe('The first record that is wrong or missing; null: the trail is whole.'),
      }),
    },
    async handle({ by }) {
      const { records, brokenAt } = await auditTrail(by.tenant).verify();
      return { status: 200, body: { records, broken_at: brokenAt } };
    },
  });
