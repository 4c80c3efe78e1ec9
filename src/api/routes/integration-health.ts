// How integrations fare, what was sent to other systems and came back, and who changed what.
import { z } from 'zod';
import { ConnectionId } from '../../core/ids.ts';
import { SyncStatus } from '../../core/integration.ts';
import type { EndHealth, Health } from '../../services/integration/health.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute } from '../route.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const readOnly = { none: true, because: 'it changes nothing' } as const;
const reads = { method: 'GET', tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;

const WireEnd = z.object({
  connection_id: z.string(),
  quota_left: z.int().nullable().describe('Requests left in the present span, where that is known.'),
  circuit: z.enum(['closed', 'open', 'half-open']).describe('open: it does not answer and is left alone for a while.'),
  token_expires_at: z.string().nullable(),
  drift: z
    .array(
      z.object({
        collection: z.string(),
        field: z.string(),
        found: z.string(),
        declared: z.string(),
        first_seen_at: z.string(),
        last_seen_at: z.string(),
      }),
    )
    .describe('Fields that no longer look as the connector declares them.'),
});

const wireEnd = ({ connection, quotaLeft, circuit, tokenExpiresAt, drift }: EndHealth): z.infer<typeof WireEnd> => ({
  connection_id: connection,
  quota_left: quotaLeft,
  circuit,
  token_expires_at: tokenExpiresAt?.toISOString() ?? null,
  drift: drift.map(({ collection, field, found, declared, firstSeenAt, lastSeenAt }) => ({
    collection,
    field,
    found,
    declared,
    first_seen_at: firstSeenAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  })),
});

const WireHealth = z.object({
  integration_id: z.string(),
  name: z.string(),
  source: z.string(),
  destination: z.string(),
  health: z.enum(['healthy', 'degraded', 'failing', 'idle']),
  because: z.string().nullable(),
  error_rate: z.number().describe('Failed records among those read, in percent, over the last runs.'),
  throughput: z.number().nullable().describe('Records a second.'),
  lag_seconds: z.number().nullable(),
  last_success_at: z.string().nullable(),
  last_sync: z.object({ sync_id: z.string(), status: z.string() }).nullable(),
  next_at: z.string().nullable(),
  connections: z.object({ source: WireEnd, destination: WireEnd }),
  series: z
    .array(
      z.object({
        at: z.string(),
        status: SyncStatus,
        read: z.int(),
        failed: z.int(),
        seconds: z.number().nullable(),
      }),
    )
    .describe('The last runs, oldest first.'),
});

const wire = (health: Health): z.infer<typeof WireHealth> => ({
  integration_id: health.integration,
  name: health.name,
  source: health.source,
  destination: health.destination,
  health: health.health,
  because: health.because,
  error_rate: health.errorRate,
  throughput: health.throughput,
  lag_seconds: health.lagSeconds,
  last_success_at: health.lastSuccessAt?.toISOString() ?? null,
  last_sync: health.lastRun === null ? null : { sync_id: health.lastRun.id, status: health.lastRun.status },
  next_at: health.nextAt?.toISOString() ?? null,
  connections: { source: wireEnd(health.ends.source), destination: wireEnd(health.ends.destination) },
  series: health.series.map(({ at, ...point }) => ({ at: at.toISOString(), ...point })),
});

const WireLine = z.object({
  id: z.int(),
  connection_id: z.string(),
  at: z.string(),
  method: z.string(),
  path: z.string().describe('As the connector declares it: its places are not filled in.'),
  status: z.int().nullable(),
  ms: z.int(),
  bytes_out: z.int(),
  bytes_in: z.int(),
});

export const integrationHealthRoutes = (ports: IntegrationPorts): Route[] => [health(ports), logs(ports), audit(ports)];

const health = (ports: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/health',
    summary: 'Show how each integration fares',
    replies: { 200: z.object({ data: z.array(WireHealth), next_cursor: z.null() }) },
    handle: async ({ by }) => ({
      status: 200,
      body: { data: (await ports.health(by)).map(wire), next_cursor: null },
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
      return {
        status: 200,
        body: page(found, {
          limit,
          id: ({ seq }) => String(seq),
          wire: (line) => ({
            id: line.seq,
            connection_id: line.connection,
            at: line.at.toISOString(),
            method: line.method,
            path: line.path,
            status: line.status,
            ms: line.ms,
            bytes_out: line.bytesOut,
            bytes_in: line.bytesIn,
          }),
        }),
      };
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

const WireAudit = z.object({
  seq: z.int(),
  at: z.string(),
  actor: z.string(),
  event: z.string(),
  subject: z.string().describe('The id of what it happened to.'),
});

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
      const wireOf = ({ at, ...line }: (typeof found)[number]) => ({ ...line, at: at.toISOString() });
      return { status: 200, body: page(found, { limit, id: ({ seq }) => String(seq), wire: wireOf }) };
    },
  });
