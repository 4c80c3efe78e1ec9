// How integrations fare, what was sent to other systems and came back, and who changed what.
import { z } from 'zod';
import { ConnectionId } from '../../core/ids.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireAudit, wireAudit } from '../wire/audit.ts';
import { WireHealth, WireLine, wireHealth, wireLine } from '../wire/integration-health.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const reads = { method: 'GET', tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;

export const integrationHealthRoutes = (ports: IntegrationPorts): Route[] => [health(ports), logs(ports), audit(ports)];

const health = (ports: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/health',
    summary: 'Show how each integration fares',
    replies: { 200: z.object({ data: z.array(WireHealth), next_cursor: z.null() }) },
    handle: async ({ by }) => ({
      status: 200,
      body: { data: (await ports.health(by)).map(wireHealth), next_cursor: null },
    }),
  });

const logs = ({ lines }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/logs',
    summary: 'List requests to other systems and their answers, newest first; kept for 14 days',
    description: 'Addresses as they are declared, sizes and times: nothing personal is kept.',
    query: z.strictObject({ ...pageQuery, connection_id: ConnectionId.optional() }),
    replies: { 200: pageOf(WireLine) },
    async handle({ by, query: { limit, cursor, connection_id: connection } }) {
      const before = cursorId(cursor, z.coerce.number());
      const query = {
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
        ...(connection === undefined ? {} : { connection }),
      };
      const found = await lines(by.tenant).list(query);
      const { data, next_cursor } = page(found, { limit, id: ({ seq }) => String(seq), wire: wireLine });
      // They are kept as they ended, connection by connection; a page reads by when each began.
      return { status: 200, body: { data: data.toSorted((a, b) => b.at.localeCompare(a.at)), next_cursor } };
    },
  });

/** What the platform's routes and runs leave in the audit trail. */
const audited = [
  'connection',
  'integration',
  'sync',
  'record',
  'webhook_secret',
  'delivery',
  'flow',
  'hook',
  'connect_link',
];

const audit = (ports: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/audit',
    summary: 'List who changed what on the integration platform, newest first',
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireAudit) },
    async handle({ by, query: { limit, cursor } }) {
      const before = cursorId(cursor, z.coerce.number());
      const query = { limit: limit + 1, events: audited, ...(before === undefined ? {} : { before }) };
      const found = await ports.audit(by.tenant).list(query);
      return { status: 200, body: page(found, { limit, id: ({ seq }) => String(seq), wire: wireAudit }) };
    },
  });
