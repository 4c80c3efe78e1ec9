// A sync request becomes an integration and its first run: checked whole before anything is accepted.
import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { type ActorId, IntegrationId, type NewId, SyncId, type TenantId } from '../../core/ids.ts';
import {
  type Connection,
  type FieldMapping,
  type Filters,
  type Integration,
  type RetryPolicy,
  type Schedule,
  type Side,
  type Sync,
  type SyncMode,
  noCounts,
  noPreview,
} from '../../core/integration.ts';
import { canonical } from '../../core/json.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { Catalogue, WriteAction } from '../../core/ports/remote-system.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';
import { checkOpposite } from './check-opposite.ts';
import { checkRequest } from './check-request.ts';
import { warningsOf, warningsOfFilters } from './warnings.ts';
import type { Expressions } from './mapping/expressions.ts';
import { chooseConnection, destinationCollection, sourceCollection } from './choose.ts';
import { checkSchedule, nextOccurrence } from './schedule.ts';

export interface SyncRequest {
  readonly name: string | undefined;
  readonly source: {
    readonly system: string;
    readonly tenantId: string | undefined;
    readonly endpoint: string;
    readonly filters: Filters;
  };
  readonly destination: {
    readonly system: string;
    readonly tenantId: string | undefined;
    readonly endpoint: string | undefined;
    readonly action: WriteAction;
    readonly mapping: FieldMapping;
  };
  readonly mode: SyncMode;
  readonly schedule: Schedule | null;
  readonly retry: RetryPolicy;
  readonly webhookUrl: string | null;
  readonly webhookSecret: string | null;
  readonly deletes: boolean;
  readonly keepsPrevious: boolean;
  readonly dryRun: boolean;
}

export interface RequestDependencies {
  readonly tenant: TenantId;
  readonly connections: Pick<Connections, 'list'>;
  readonly integrations: Pick<Integrations, 'add' | 'get' | 'readingFrom'>;
  readonly syncs: Pick<Syncs, 'open' | 'list'>;
  readonly catalogue: Catalogue;
  readonly sealer: Sealer;
  /** Throws `validation_failed` for addresses that must not be called. */
  readonly checkUrl: (text: string, path: string) => unknown;
  readonly clock: Clock;
  readonly newId: NewId;
  /** The accounts that are meant, where they are known; else they are looked for by their systems. */
  readonly between?: Readonly<Record<Side, Connection>>;
}

export interface RequestedSync {
  readonly integration: Integration;
  readonly sync: Sync;
  /** What whoever asked should know; nothing of it stops the run. */
  readonly warnings: readonly string[];
}

/** Throws `connection_missing`, `connection_ambiguous`, `validation_failed`. */
export async function requestSync(
  dependencies: RequestDependencies & { readonly expressions: Expressions },
  request: SyncRequest,
  by: ActorId,
): Promise<RequestedSync> {
  await checkRequest(dependencies.expressions, request);
  const { integration, fingerprint } = await draftIntegration(dependencies, request, { by, adHoc: true });
  const opposites = await checkOpposite(dependencies, integration);
  const kept = await dependencies.integrations.add(integration, fingerprint);
  const sync = newSync(dependencies, kept, { by, dryRun: request.dryRun });
  await dependencies.syncs.open(sync);
  return { integration: kept, sync, warnings: [...opposites, ...(await warningsFor(dependencies, kept))] };
}

export async function warningsFor(
  { connections, catalogue }: Pick<RequestDependencies, 'connections' | 'catalogue'>,
  integration: Integration,
): Promise<readonly string[]> {
  const known = await connections.list();
  const sideOf = ({ connection, collection: name }: Integration['source'] | Integration['destination']) => {
    const account = known.find(({ id }) => id === connection);
    const connector = account === undefined ? undefined : catalogue.declared(account);
    const collection = connector?.collections[name];
    return connector === undefined || collection === undefined ? undefined : { title: connector.title, collection };
  };
  const [from, to] = [sideOf(integration.source), sideOf(integration.destination)];
  if (from === undefined || to === undefined) return [];
  return [...warningsOf(integration, { from, to }), ...warningsOfFilters(integration.source, from)];
}

/** An integration as the request describes it, with everything that it names looked up. Stores nothing. */
export async function draftIntegration(
  dependencies: RequestDependencies,
  request: SyncRequest,
  { by, adHoc }: { by: ActorId; adHoc: boolean },
): Promise<{ integration: Integration; fingerprint: string }> {
  const now = dependencies.clock.now();
  checkTiming(request, now);
  if (request.webhookUrl !== null) dependencies.checkUrl(request.webhookUrl, 'webhook_url');
  const ends = await endsOf(dependencies, request);
  const integration: Integration = {
    id: IntegrationId.parse(dependencies.newId('int')),
    tenant: dependencies.tenant,
    name: request.name ?? `${request.source.system} to ${request.destination.system}`,
    ...ends,
    mapping: request.destination.mapping,
    mode: request.mode,
    schedule: request.schedule,
    retry: request.retry,
    webhookUrl: request.webhookUrl,
    webhookSecret:
      request.webhookSecret === null
        ? null
        : dependencies.sealer.seal(request.webhookSecret, secretPlace(dependencies.tenant)),
    deletes: request.deletes,
    ...(request.keepsPrevious ? { keepsPrevious: true } : {}),
    enabled: true,
    adHoc,
    version: 1,
    createdAt: now,
    createdBy: by,
  };
  return { integration, fingerprint: fingerprintOf(integration) };
}

export const secretPlace = (tenant: TenantId): string => `${tenant}/integration/webhook_secret`;

/** The same pairing with the same mapping is the same integration: what is known of its records stays known. */
const fingerprintOf = ({ source, destination, mapping }: Integration): string =>
  createHash('sha256').update(canonical({ source, destination, mapping })).digest('base64url');

function checkTiming({ mode, schedule }: SyncRequest, now: Date): void {
  if (schedule !== null) checkSchedule(schedule, now);
  if ((mode === 'batch') === (schedule !== null)) return;
  const message =
    mode === 'batch'
      ? 'schedule is needed: {"cron": "0 6 * * *", "time_zone": "UTC"}.'
      : 'schedule belongs to sync_mode batch.';
  throw new Problem('validation_failed', message, { errors: [{ path: 'schedule', code: 'invalid', message }] });
}

async function endsOf(
  { connections, catalogue, between }: RequestDependencies,
  { source, destination }: SyncRequest,
): Promise<Pick<Integration, 'source' | 'destination'>> {
  const known = await connections.list();
  const from = between?.source ?? chooseConnection(known, { side: 'source', ...source });
  const to = between?.destination ?? chooseConnection(known, { side: 'destination', ...destination });
  const collection = sourceCollection(catalogue.declared(from), source.endpoint);
  const { action } = destination;
  const model = catalogue.declared(from).collections[collection]?.model;
  const target = destinationCollection({
    connector: catalogue.declared(to),
    endpoint: destination.endpoint,
    like: { name: collection, model },
    action,
  });
  return {
    source: { connection: from.id, system: from.system, collection, filters: source.filters },
    destination: { connection: to.id, system: to.system, collection: target, action },
  };
}

interface Opening {
  readonly by: ActorId;
  readonly dryRun?: boolean;
  readonly resyncOf?: SyncId;
  readonly undoOf?: SyncId;
  /** Reads what changed from then on; an instant. */
  readonly since?: string;
  readonly only?: readonly string[];
  readonly deletesAllowed?: number;
  /** Carried out at once, whatever the schedule says. */
  readonly now?: boolean;
}

const chosen = ({ resyncOf, undoOf, since, only, deletesAllowed }: Omit<Opening, 'by'>) => ({
  resyncOf: resyncOf ?? null,
  undoOf: undoOf ?? null,
  since: since ?? null,
  only: only === undefined ? null : [...only],
  deletesAllowed: deletesAllowed ?? null,
});

/** The run that begins now, or at the schedule's next occurrence. */
export function newSync(
  { clock, newId, tenant }: Pick<RequestDependencies, 'clock' | 'newId' | 'tenant'>,
  integration: Integration,
  { by, dryRun = false, now: atOnce = false, ...choices }: Opening,
): Sync {
  const now = clock.now();
  const { schedule, mode } = integration;
  const waits = mode === 'batch' && schedule !== null && !atOnce && choices.resyncOf === undefined && !dryRun;
  const nextAt = waits ? nextOccurrence(schedule, now) : null;
  return {
    id: nextAt === null ? SyncId.parse(newId('sync')) : occurrenceId(integration, nextAt),
    tenant,
    integration: integration.id,
    status: 'queued',
    dryRun,
    run: 1,
    cursor: null,
    nextSince: null,
    ...chosen(choices),
    preview: dryRun ? noPreview : null,
    readDone: false,
    counts: noCounts,
    attempt: 0,
    fault: null,
    startedAt: null,
    finishedAt: null,
    nextAt,
    leaseUntil: null,
    createdAt: now,
    createdBy: by,
  };
}

/** One run for each occurrence, whoever opens it and however often; a changed integration begins anew. */
const occurrenceId = ({ id, version }: Integration, at: Date): SyncId => {
  const text = `${id}@${version}@${at.toISOString()}`;
  return SyncId.parse(`sync_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`);
};
