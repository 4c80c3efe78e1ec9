// The audit trail of the organization: who changed what, and whether the chain of records is whole.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { preferred } from '../http/negotiate.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { describedAudit } from '../described-audit.ts';
import { WireAudit, auditCsv, auditLines, wireAudit } from '../wire/audit.ts';
import type { RoutePorts } from './route-ports.ts';

const admin = {
  method: 'GET',
  tag: 'platform',
  access: { scope: 'admin' },
  audit: readOnly,
} as const;

const query = z.strictObject({
  ...pageQuery,
  area: z.string().max(40).optional().describe('The word before the dot of an event, such as `key`.'),
  actor: z.string().max(128).optional(),
  subject: z.string().max(128).optional().describe('The id of what it happened to.'),
  from: GivenInstant.optional().describe('At this time or later.'),
  to: GivenInstant.optional().describe('Before this time.'),
  described: z.stringbool().default(false).describe('Also in words what each action and approval was about.'),
});

const csvType = 'text/csv; charset=utf-8';
const linesType = 'application/x-ndjson; charset=utf-8';
const auditTypes = [csvType, linesType] as const;

export const auditRoutes = (ports: RoutePorts): Route[] => [listAudit(ports), checkAudit(ports)];

const listAudit = ({ auditTrail, ledger }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    path: '/api/v1/audit',
    summary: 'List who changed what, newest first',
    description:
      'Ids only: what is personal stands elsewhere and can be erased without breaking the chain. `Accept: application/x-ndjson` answers one record a line, `Accept: text/csv` a table; the header `Link` with `rel="next"` then leads to the next page.',
    alternatives: auditTypes,
    query,
    replies: { 200: pageOf(WireAudit) },
    async handle({ by, query: { limit, cursor, area, actor, subject, from, to, described }, header }) {
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
      const body = page(found, { limit, id: ({ seq }) => String(seq), wire: wireAudit });
      const type = preferred(header('accept'), auditTypes);
      if (type === undefined && described) {
        const abouts = await describedAudit(ledger(by.tenant), found.slice(0, limit));
        return {
          status: 200,
          body: { ...body, data: body.data.map((one, at) => ({ ...one, about: abouts[at] ?? null })) },
        };
      }
      if (type === undefined) return { status: 200, body };
      const text = type === csvType ? auditCsv(body.data) : auditLines(body.data);
      return { status: 200, body, text, headers: { 'content-type': type } };
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
