// Accounts that no longer let Muster in, and those that do again: people are told of all of them at once, with the way to mend
// each, and what stood still because of it goes on by itself.
import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { ActorId, type TenantId } from '../../core/ids.ts';
import type { Connection, Integration, Sync } from '../../core/integration.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { syncNamed } from './held-deletions.ts';
import { newSync } from './request-sync.ts';
import type { Alert } from './sync-alerts.ts';

export interface NotifyConnectionsDependencies {
  readonly tenant: TenantId;
  readonly connections: Pick<Connections, 'untold' | 'told'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly syncs: Pick<Syncs, 'list' | 'open'>;
  readonly titleOf: (system: string) => string;
  readonly alert: (alert: Alert) => Promise<void>;
  /** Links lead to the console there. No token stands in them: whoever follows one signs in. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** Connections in one message; the console lists them all. */
const most = 10;

/** Runs of the organization that are looked at for what stands still. */
const looked = 500;

/** Safe to repeat: the same accounts in the same trouble are one message. */
export async function notifyConnections(dependencies: NotifyConnectionsDependencies): Promise<void> {
  const untold = await dependencies.connections.untold();
  const telling = { ...dependencies, stopped: await stoppedBy(dependencies) };
  if (untold.refused.length > 0) await dependencies.alert(refusal(telling, untold.refused));
  if (untold.mended.length > 0) {
    for (const connection of untold.mended) await goOn(telling, connection);
    await dependencies.alert(mending(telling, untold.mended));
  }
  await dependencies.connections.told(untold);
}

interface Stopped {
  readonly integration: Integration;
  readonly last: Sync;
}

/** Integrations whose newest run ended because an account was refused. */
async function stoppedBy({ syncs, integrations }: NotifyConnectionsDependencies): Promise<readonly Stopped[]> {
  const runs = (await syncs.list({ limit: looked })).filter(({ dryRun, undoOf }) => !dryRun && undoOf === null);
  const newest = [...Map.groupBy(runs, ({ integration }) => integration).values()].flatMap(([run]) => run ?? []);
  const stopped: Stopped[] = [];
  for (const last of newest) {
    if (last.status !== 'failed' || last.fault?.kind !== 'auth') continue;
    const integration = await integrations.get(last.integration);
    if (integration.enabled) stopped.push({ integration, last });
  }
  return stopped;
}

interface NoticeContext extends Pick<NotifyConnectionsDependencies, 'titleOf' | 'publicUrl'> {
  readonly stopped: readonly Stopped[];
}

function refusal(telling: NoticeContext, connections: readonly Connection[]): Alert {
  const { publicUrl } = telling;
  const lines = connections.slice(0, most).map((connection) => {
    const still = using(telling, connection).map(({ integration }) => `“${integration.name}”`);
    return [
      `${accountOf(telling, connection)}: ${connection.because ?? 'it was refused.'}`,
      ...(still.length === 0 ? [] : [`Standing still because of it: ${shortened(still)}.`]),
      `Let it in again: ${publicUrl}/console/connections?mend=${connection.id}`,
    ].join(' ');
  });
  const more = connections.length - lines.length;
  const text = [
    connections.length === 1 ? 'An account needs attention.' : `${connections.length} accounts need attention.`,
    ...lines,
    ...(more > 0 ? [`… and ${more} more: ${publicUrl}/console/connections`] : []),
  ].join('\n');
  return { key: keyOf('refused', connections), text };
}

function mending(telling: NoticeContext, connections: readonly Connection[]): Alert {
  const names = shortened(connections.map((connection) => accountOf(telling, connection)));
  const runs = `${telling.publicUrl}/console/runs`;
  const text = `Muster is let in again: ${names}. What runs by itself goes on; single runs that failed are done again from ${runs}`;
  return { key: keyOf('mended', connections), text };
}

const accountOf = ({ titleOf }: NoticeContext, { system, name }: Connection): string =>
  `${titleOf(system)}, account “${name}”`;

const using = ({ stopped }: Pick<NoticeContext, 'stopped'>, { id }: Connection): readonly Stopped[] =>
  stopped.filter(({ integration: { source, destination } }) =>
    [source.connection, destination.connection].includes(id),
  );

/** A real-time run ended when it was refused; the same end begins one new run, however often this is repeated. */
async function goOn(
  dependencies: NotifyConnectionsDependencies & Pick<NoticeContext, 'stopped'>,
  connection: Connection,
): Promise<void> {
  const { syncs, clock, tenant } = dependencies;
  for (const { integration, last } of using(dependencies, connection)) {
    if (integration.mode !== 'real_time') continue;
    const id = syncNamed(`mended ${last.id}`);
    const opening = { by: ActorId.parse('system:sync'), now: true };
    await syncs.open(newSync({ clock, newId: () => id, tenant }, integration, opening));
  }
}

function shortened(names: readonly string[]): string {
  const shown = names.slice(0, most);
  return names.length > shown.length ? `${shown.join(', ')} and ${names.length - shown.length} more` : shown.join(', ');
}

function keyOf(what: string, connections: readonly Connection[]): string {
  const named = connections.map(({ id, testedAt }) => `${id}@${testedAt?.toISOString() ?? ''}`).toSorted();
  return `connections-${what}:${createHash('sha256').update(named.join('\n')).digest('base64url').slice(0, 22)}`;
}
