// One run of an integration at a time. Two would write the same records in no order, and what one has seen the other would take
// for gone at the source.
import { sql } from 'kysely';
import { z } from 'zod';
import { SyncId, type TenantId } from '../../core/ids.ts';
import type { Tx } from '../database.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

/** Begun and not ended; a real-time run between two looks is not. */
const inProgress = (name: 'mine' | 'other', now: Date) => {
  const of = (column: string) => sql.ref(`${name}.${column}`);
  return sql`(${of('status')} in ('running', 'retrying') or coalesce(${of('lease_until')} > ${now}, false)
    or ${of('status')} = 'active' and (${of('cursor')} is not null or ${of('read_done')}))`;
};

const Held = z.tuple([z.object({ held: z.boolean() })]);

/**
 * Whether another run of the same integration goes first: one in progress, the older of two. The integration's row stays
 * locked until the transaction ends, so that of two claims at once one sees the other.
 */
export async function isHeldUp(tx: Tx, tenant: TenantId, { sync, now }: { sync: SyncId; now: Date }): Promise<boolean> {
  await sql`
    select id from integration where tenant = ${tenant}
      and id = (select integration from sync where tenant = ${tenant} and id = ${sync}) for update`.execute(tx);
  const { rows } = await sql`
    select exists (
      select from sync mine join sync other on other.tenant = mine.tenant and other.integration = mine.integration
       where mine.tenant = ${tenant} and mine.id = ${sync} and other.id <> mine.id
         and other.status in ('queued', 'running', 'retrying', 'active') and ${inProgress('other', now)}
         and (other.seq < mine.seq or not ${inProgress('mine', now)})) as held`.execute(tx);
  return Held.parse(rows)[0].held;
}

/** Runs of the same integration whose time has come and which waited for that one, oldest first. */
export async function waitingBehind(
  tx: Tx,
  { tenant, clock }: SyncDependencies,
  { id, integration }: { id: string; integration: string },
): Promise<readonly SyncId[]> {
  const now = clock.now();
  const rows = await tx
    .selectFrom('sync')
    .select('id')
    .where('tenant', '=', tenant)
    .where('integration', '=', integration)
    .where('id', '<>', id)
    .where('status', 'in', ['queued', 'running', 'retrying', 'active'])
    .where('leaseUntil', 'is', null)
    .where(sql<boolean>`(next_at is null or next_at <= ${now})`)
    .orderBy('seq')
    .limit(5)
    .execute();
  return rows.map((row) => SyncId.parse(row.id));
}
