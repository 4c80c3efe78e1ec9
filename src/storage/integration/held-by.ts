// What the holder of a run writes counts only while nobody has claimed it since: asked in the statement that writes, so that a
// write which was on its way for longer than the lease changes nothing.
import { type RawBuilder, sql } from 'kysely';
import type { SyncId, TenantId } from '../../core/ids.ts';
import type { Sync } from '../../core/integration.ts';
import { RunTakenOver } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { syncColumns, toSync } from './rows.ts';

export const isHeldBy = (by: number | undefined): RawBuilder<boolean> =>
  by === undefined ? sql<boolean>`true` : sql<boolean>`claims = ${by}`;

export const takenOver = (): RunTakenOver => new RunTakenOver('The run was claimed by another process.');

/** The run's row for a statement that writes to its records; nobody claims the run until that is committed. */
export const heldRun = (tenant: TenantId, { sync, by }: { sync: SyncId; by: number | undefined }) =>
  by === undefined
    ? sql`select 1`
    : sql`select 1 from sync where tenant = ${tenant} and id = ${sync} and claims = ${by} for no key update`;

/** Nothing was written: the run has ended, or another process has claimed it. */
export async function standing(
  tx: Tx,
  tenant: TenantId,
  { id, by }: { id: SyncId; by: number | undefined },
): Promise<Sync> {
  const sync = await getSync(tx, tenant, id);
  if (by !== undefined && (sync.claims ?? 0) !== by) throw takenOver();
  return sync;
}

export async function getSync(tx: Tx, tenant: TenantId, id: SyncId): Promise<Sync> {
  const row = await tx
    .selectFrom('sync')
    .select(syncColumns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', `There is no sync ${id}.`);
  return toSync(row);
}
