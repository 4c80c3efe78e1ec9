// How integrations fare, and the requests behind them, as they travel.
import { undeclared } from '../../core/ports/drift-log.ts';
import { z } from 'zod';
import { SyncStatus } from '../../core/integration.ts';
import type { RequestLine } from '../../core/ports/request-log.ts';
import type { EndHealth, Health } from '../../services/integration/health.ts';

export interface LoggedLine extends RequestLine {
  readonly seq: number;
  readonly connection: string;
}

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
  undeclared: z
    .array(z.object({ collection: z.string(), field: z.string(), found: z.string() }))
    .describe('What the system sends beside the fields that the connector names. It is carried along as it came.'),
});

const wireEnd = ({ connection, quotaLeft, circuit, tokenExpiresAt, drift }: EndHealth): z.infer<typeof WireEnd> => ({
  connection_id: connection,
  quota_left: quotaLeft,
  circuit,
  token_expires_at: tokenExpiresAt?.toISOString() ?? null,
  drift: drift
    .filter(({ declared }) => declared !== undeclared)
    .map(({ collection, field, found, declared, firstSeenAt, lastSeenAt }) => ({
      collection,
      field,
      found,
      declared,
      first_seen_at: firstSeenAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    })),
  undeclared: drift
    .filter(({ declared }) => declared === undeclared)
    .map(({ collection, field, found }) => ({ collection, field, found })),
});

export const WireHealth = z.object({
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

export const wireHealth = (health: Health): z.infer<typeof WireHealth> => ({
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

export const WireLine = z.object({
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

export const wireLine = (line: LoggedLine): z.infer<typeof WireLine> => ({
  id: line.seq,
  connection_id: line.connection,
  at: line.at.toISOString(),
  method: line.method,
  path: line.path,
  status: line.status,
  ms: line.ms,
  bytes_out: line.bytesOut,
  bytes_in: line.bytesIn,
});
