// Deletions that the brake held back: how many they are, and the run that carries them over once a person has approved.
import { createHash } from 'node:crypto';
import type { ActionStatus } from '../../core/action.ts';
import type { Clock } from '../../core/clock.ts';
import { type ActionId, type ActorId, type IntegrationId, SyncId, type TenantId } from '../../core/ids.ts';
import { hasEnded } from '../../core/integration.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';
import { newSync } from './request-sync.ts';

interface HeldDeletionsDependencies {
  readonly tenant: TenantId;
  readonly syncs: Pick<Syncs, 'get' | 'unseen' | 'open'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly clock: Clock;
}

/** Throws `conflict` for a run that holds nothing back, or nothing any more. */
export async function heldDeletions({ syncs, integrations }: HeldDeletionsDependencies, id: SyncId) {
  const sync = await syncs.get(id);
  const { count, known } = await syncs.unseen(id, 1);
  if (sync.fault?.kind !== 'deletes_held' || count === 0)
    throw new Problem('conflict', 'That sync holds no deletions back. Run it again to see what is gone by now.');
  const { name, destination } = await integrations.get(sync.integration);
  return { sync: id, name, destination: destination.system, count, known };
}

interface AskDependencies {
  readonly syncs: Pick<Syncs, 'get' | 'unseen' | 'list'>;
  /** The same name is the same question. */
  readonly propose: (sync: SyncId, name: string) => Promise<Question>;
  /** Takes back what is still asked about that integration, but for that question. */
  readonly withdraw: (integration: IntegrationId, but: ActionId) => Promise<void>;
}

export interface Question {
  readonly action: ActionId;
  /** What became of it; `withdrawn`: another one took its place, and nobody has answered it. */
  readonly status: ActionStatus | 'withdrawn';
}

/** Ids that tell one set of records from another; together with their number. */
const told = 1_000;
/** The question is over, and the records are still, or again, held back. */
const over: readonly Question['status'][] = ['withdrawn', 'expired', 'failed', 'executed', 'partially_executed'];

/**
 * Every scan that holds deletions back comes here. For the same records people are asked once: while they have not answered, and
 * after a no, they are left in peace. They are asked anew about other records, and when an answer came too late or was carried
 * out and records are held back again. One question waits at a time, and it says the number of the last scan.
 */
export async function askForDeletions(
  { syncs, propose, withdraw }: AskDependencies,
  { sync: id, run }: { sync: SyncId; run: number },
): Promise<void> {
  const { integration } = await syncs.get(id);
  const { ids, count } = await syncs.unseen(id, told);
  const runs = await syncs.list({ integration, limit: 20 });
  // Approved, and on its way.
  const isCarriedOut = runs.some(({ status, deletesAllowed }) => deletesAllowed !== null && !hasEnded(status));
  if (count === 0 || isCarriedOut) return;
  const records = ids.map((record) => record.id).toSorted();
  const set = createHash('sha256')
    .update(JSON.stringify([count, records]))
    .digest('base64url')
    .slice(0, 22);
  const name = `sync-deletions:${integration}:${set}`;
  const asked = await propose(id, name);
  const question = over.includes(asked.status) ? await propose(id, `${name}:${id}:${run}`) : asked;
  // The new one stands before the others fall: a crash in between loses neither, and the next scan comes here again.
  await withdraw(integration, question.action);
}

/** A whole new scan, because meanwhile things may have changed; one run for one key. */
export async function beginWithDeletions(
  { syncs, integrations, clock, tenant }: HeldDeletionsDependencies,
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
