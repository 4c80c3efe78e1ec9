// How integrations fare: from their runs alone, so that what is shown is what happened.
import type { Connection, Integration, Sync } from '../../core/integration.ts';
import type { ConnectionId, IntegrationId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { SeenDrift } from '../../core/ports/drift-log.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';

export interface Health {
  readonly integration: IntegrationId;
  readonly name: string;
  readonly source: string;
  readonly destination: string;
  /** `idle`: it never ran. */
  readonly health: 'healthy' | 'degraded' | 'failing' | 'idle';
  readonly because: string | null;
  /** Failed records among those read, in percent; over the runs looked at. */
  readonly errorRate: number;
  /** Records a second, while running; null where nothing was timed. */
  readonly throughput: number | null;
  /** Seconds since the newest data were asked for; null before the first success. */
  readonly lagSeconds: number | null;
  readonly lastSuccessAt: Date | null;
  readonly lastRun: Pick<Sync, 'id' | 'status'> | null;
  readonly nextAt: Date | null;
  readonly ends: Readonly<Record<'source' | 'destination', EndHealth>>;
  /** The last runs, oldest first: what a dashboard draws. */
  readonly series: readonly SeriesPoint[];
}

/** How the connection at one end fares. */
export interface EndHealth {
  readonly connection: ConnectionId;
  /** Requests left in the present span, where that is known. */
  readonly quotaLeft: number | null;
  /** `open`: the system does not answer and is left alone for a while. */
  readonly circuit: 'closed' | 'open' | 'half-open';
  readonly tokenExpiresAt: Date | null;
  /** Fields that no longer look as the connector declares them. */
  readonly drift: readonly SeenDrift[];
}

interface SeriesPoint {
  readonly at: Date;
  readonly status: Sync['status'];
  readonly read: number;
  readonly failed: number;
  readonly seconds: number | null;
}

interface HealthDependencies {
  readonly integrations: Pick<Integrations, 'get'>;
  readonly syncs: Pick<Syncs, 'list'>;
  readonly connections: Pick<Connections, 'list'>;
  readonly endOf: (connection: ConnectionId) => Promise<EndHealth>;
  readonly now: Date;
}

/** How many of the newest runs of the organization are looked at. */
const looked = 500;
/** Of one integration. */
const recent = 20;
const degradedPercent = 1;

export async function healthOf({
  integrations,
  syncs,
  connections,
  endOf,
  now,
}: HealthDependencies): Promise<readonly Health[]> {
  // A dry run moves nothing, and an undo takes back: neither says how moving fares.
  const runs = (await syncs.list({ limit: looked })).filter(({ dryRun, undoOf }) => !dryRun && undoOf === null);
  const byIntegration = Map.groupBy(runs, ({ integration }) => integration);
  const broken = new Map((await connections.list()).filter(isBroken).map((connection) => [connection.id, connection]));
  const all: Health[] = [];
  for (const [id, of] of byIntegration) {
    const integration = await integrations.get(id).catch(goneOf);
    if (integration === undefined) continue;
    const connection = broken.get(integration.source.connection) ?? broken.get(integration.destination.connection);
    const ends = {
      source: await endOf(integration.source.connection),
      destination: await endOf(integration.destination.connection),
    };
    all.push({ ...judge(integration, { runs: of.slice(0, recent), connection, now }), ends });
  }
  return all;
}

/** Runs outlive what they were of: what was removed since fares no way. */
function goneOf(error: unknown): undefined {
  if (!(error instanceof Problem) || error.code !== 'not_found') throw error;
}

const isBroken = ({ status }: Connection): boolean => status === 'needs_attention';

const secondsOf = ({ startedAt, finishedAt }: Sync): number | null =>
  startedAt === null || finishedAt === null ? null : (finishedAt.getTime() - startedAt.getTime()) / 1000;

const seriesOf = (runs: readonly Sync[]): readonly SeriesPoint[] =>
  runs
    .filter(({ startedAt }) => startedAt !== null)
    .map((run) => ({
      at: run.startedAt ?? run.createdAt,
      status: run.status,
      read: run.counts.read,
      failed: run.counts.failed,
      seconds: secondsOf(run),
    }))
    .toReversed();

interface HealthInput {
  readonly runs: readonly Sync[];
  readonly connection: Connection | undefined;
  readonly now: Date;
}

function judge(
  { id, name, source, destination }: Integration,
  { runs, connection, now }: HealthInput,
): Omit<Health, 'ends'> {
  const read = sum(runs, ({ counts }) => counts.read);
  const failed = sum(runs, ({ counts }) => counts.failed);
  const errorRate = read === 0 ? 0 : Math.round((failed / read) * 10_000) / 100;
  const ended = runs.filter(({ finishedAt }) => finishedAt !== null);
  const success = runs.find(({ status }) => ['succeeded', 'active', 'partially_succeeded'].includes(status));
  const lastSuccessAt = success === undefined ? null : (success.finishedAt ?? now);
  const [last] = runs;
  const seconds = sum(ended, (run) => secondsOf(run) ?? 0);
  const waits = runs.find(({ nextAt, finishedAt }) => nextAt !== null && finishedAt === null);
  return {
    integration: id,
    name,
    source: source.system,
    destination: destination.system,
    ...verdict(last, { errorRate, connection }),
    errorRate,
    throughput: seconds <= 0 ? null : Math.round((sum(ended, ({ counts }) => counts.read) / seconds) * 10) / 10,
    lagSeconds:
      lastSuccessAt === null ? null : Math.max(0, Math.round((now.getTime() - lastSuccessAt.getTime()) / 1000)),
    lastSuccessAt,
    lastRun: last === undefined ? null : { id: last.id, status: last.status },
    nextAt: waits?.nextAt ?? null,
    series: seriesOf(runs),
  };
}

function verdict(
  last: Sync | undefined,
  { errorRate, connection }: { errorRate: number; connection: Connection | undefined },
): Pick<Health, 'health' | 'because'> {
  if (last === undefined || last.startedAt === null) return { health: 'idle', because: null };
  if (last.status === 'failed') return { health: 'failing', because: last.fault?.message ?? 'The last run failed.' };
  if (connection !== undefined) return { health: 'failing', because: connection.because };
  if (last.status === 'retrying') return { health: 'degraded', because: last.fault?.message ?? 'It is trying again.' };
  if (errorRate >= degradedPercent) return { health: 'degraded', because: `${errorRate}% of the records failed.` };
  return { health: 'healthy', because: null };
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
