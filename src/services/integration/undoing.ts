// Taking a run back: what of it can be, and the run that does it once a person has approved.
import type { Clock } from '../../core/clock.ts';
import type { ActorId, ConnectionId, SyncId, TenantId } from '../../core/ids.ts';
import { type Integration, type Sync, hasEnded } from '../../core/integration.ts';
import type { RemoteSystem } from '../../core/ports/remote-system.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';
import { undoSupportOf } from './engine/undo/undo-support.ts';
import { syncNamed } from './held-deletions.ts';
import { newSync } from './request-sync.ts';

interface UndoingDependencies {
  readonly tenant: TenantId;
  readonly syncs: Pick<Syncs, 'get' | 'waysBack' | 'open'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly open: (connection: ConnectionId) => Promise<Pick<RemoteSystem, 'connector'>>;
  readonly clock: Clock;
}

/** What undoing a run would do. Records that somebody changed since are found, and left alone, when it is done. */
export interface Undoable {
  readonly sync: SyncId;
  readonly name: string;
  readonly destination: string;
  /** Records that the run made: they are deleted. */
  readonly deletes: number;
  /** Records that it changed or deleted, whose earlier state was kept: that is put back. */
  readonly restores: number;
  /** The rest of what it wrote: it stays, and each record says why. */
  readonly stays: number;
}

/** Throws `conflict`, with the reason, where the run cannot be undone, or not now. */
export async function undoableRun(dependencies: UndoingDependencies, id: SyncId): Promise<Undoable> {
  const sync = await dependencies.syncs.get(id);
  const integration = await dependencies.integrations.get(sync.integration);
  const because = obstacle(sync, integration);
  if (because !== undefined) throw new Problem('conflict', because);
  const { connector } = await dependencies.open(integration.destination.connection);
  const { removes, restores, remakes, returns } = undoSupportOf(connector, integration.destination.collection);
  if (!removes && !restores && !remakes && !returns)
    throw new Problem('not_undoable', `${connector.title} offers no way to undo what is written to that collection.`);
  const { made, changed, gone, written } = await dependencies.syncs.waysBack(id);
  const can = { deletes: removes ? made : 0, restores: (restores ? changed : 0) + (remakes || returns ? gone : 0) };
  if (can.deletes + can.restores === 0)
    throw new Problem(
      'not_undoable',
      'Of what that run wrote, nothing was kept that could be taken back, or no longer.',
    );
  const { name, destination } = integration;
  return { sync: id, name, destination: destination.system, ...can, stays: written - can.deletes - can.restores };
}

function obstacle(
  { status, dryRun, undoOf }: Sync,
  { mode, enabled, route, offering }: Integration,
): string | undefined {
  if (undoOf !== null) return 'That run took another one back. Run the integration again to write it anew.';
  if (dryRun) return 'That was a preview: it wrote nothing.';
  if (!hasEnded(status)) return 'The run is not over. Cancel it, or wait for its end.';
  // What goes on by itself would write the same again at once.
  if (mode === 'once' || !enabled) return undefined;
  if (route !== undefined) return `Switch the flow ${route.flow} off first: it would write the same again.`;
  if (offering !== undefined) return `Switch the add-on ${offering} off first: it would write the same again.`;
  return 'Switch the integration off first: it would write the same again.';
}

/** One run for one key, however often it is asked for. */
export async function beginUndo(
  { syncs, integrations, clock, tenant }: UndoingDependencies,
  { undone, key, by }: { undone: SyncId; key: string; by: ActorId },
): Promise<SyncId> {
  const { integration } = await syncs.get(undone);
  const id = syncNamed(key);
  const newId = () => id;
  const opening = { by, undoOf: undone, now: true };
  await syncs.open(newSync({ clock, newId, tenant }, await integrations.get(integration), opening));
  return id;
}
