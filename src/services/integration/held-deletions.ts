// Deletions that the brake held back: how many they are, and the run that carries them over once a person has approved.
import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { type ActorId, SyncId, type TenantId } from '../../core/ids.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';
import { newSync } from './request-sync.ts';

interface Parts {
  readonly tenant: TenantId;
  readonly syncs: Pick<Syncs, 'get' | 'unseen' | 'open'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly clock: Clock;
}

/** Throws `conflict` for a run that holds nothing back, or nothing any more. */
export async function heldDeletions({ syncs, integrations }: Parts, id: SyncId) {
  const sync = await syncs.get(id);
  const { count, known } = await syncs.unseen(id, 1);
  if (sync.fault?.kind !== 'deletes_held' || count === 0)
    throw new Problem('conflict', 'That sync holds no deletions back. Run it again to see what is gone by now.');
  const { name, destination } = await integrations.get(sync.integration);
  return { sync: id, name, destination: destination.system, count, known };
}

/** A whole new scan, because meanwhile things may have changed; one run for one key. */
export async function beginWithDeletions(
  { syncs, integrations, clock, tenant }: Parts,
  { held, count, key, by }: { held: SyncId; count: number; key: string; by: ActorId },
): Promise<SyncId> {
  const { integration } = await syncs.get(held);
  const id = syncNamed(key);
  const opening = { by, deletesAllowed: count, now: true };
  const newId = () => id;
  await syncs.open(newSync({ clock, newId, tenant }, await integrations.get(integration), opening));
  return id;
}

/** The same key is the same run. */
export const syncNamed = (key: string): SyncId =>
  SyncId.parse(`sync_${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`);
