// Runs of integrations: opened, claimed, changed and ended, each with the promise of what follows in the same transaction.
import { sql } from 'kysely';
import { z } from 'zod';
import { SyncId, TenantId } from '../../core/ids.ts';
import type { Sync } from '../../core/integration.ts';
import type { SyncSweep, Syncs } from '../../core/ports/syncs.ts';
import type { Database, Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import { countUse } from './offering-parts.ts';
import { isHeldUp, waitingBehind } from './one-at-a-time.ts';
import { getSync, isHeldBy, standing } from './held-by.ts';
import { syncColumns, toChangeRow, toSync, toSyncRow } from './rows.ts';
import { createSyncRecords } from './sync-records.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const unended = ['queued', 'running', 'retrying', 'active'];

export const createSyncs = (dependencies: SyncDependencies): Syncs => ({
  ...reads(dependencies),
  ...holding(dependencies),
  ...renewing(dependencies),
  ...goingOn(dependencies),
  ...createSyncRecords(dependencies),
});

function reads({ database, tenant }: SyncDependencies): Pick<Syncs, 'get' | 'list'> {
  return {
    get: (id) => database.inTenant(tenant, (tx) => getSync(tx, tenant, id)),

    list: ({ limit, before, integration }) =>
      database.inTenant(tenant, async (tx) => {
        let query = tx.selectFrom('sync').select(syncColumns).where('tenant', '=', tenant);
        if (integration !== undefined) query = query.where('integration', '=', integration);
        if (before !== undefined)
          query = query.where('seq', '<', (from) =>
            from.selectFrom('sync').select('seq').where('tenant', '=', tenant).where('id', '=', before),
          );
        const rows = await query.orderBy('seq', 'desc').limit(limit).execute();
        return rows.map((row) => toSync(row));
      }),
  };
}

function holding(dependencies: SyncDependencies): Pick<Syncs, 'open' | 'claim' | 'change'> {
  const { database, tenant, clock, audit } = dependencies;
  return {
    open: (sync) =>
      database.inTenant(tenant, async (tx) => {
        const added = await tx
          .insertInto('sync')
          .values({
            ...toSyncRow(sync),
            tenant,
            // What takes back is not counted for anybody's bill.
            offering:
              sync.undoOf === null
                ? sql`(select body ->> 'offering' from integration where tenant = ${tenant} and id = ${sync.integration})`
                : null,
          })
          .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) return;
        await audit.append(tx, tenant, [{ actor: sync.createdBy, event: 'sync.requested', subject: sync.id }]);
        await promiseRun(tx, dependencies, { sync: sync.id, due: sync.nextAt ?? clock.now() });
      }),

    claim: (id, { now, until }) =>
      database.inTenant(tenant, async (tx) => {
        if (await isHeldUp(tx, tenant, { sync: id, now })) return undefined;
        const row = await tx
          .updateTable('sync')
          .set({ leaseUntil: until, begun: sql`begun + 1`, claims: sql`claims + 1` })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('status', 'in', unended)
          .where(sql<boolean>`(lease_until is null or lease_until <= ${now})`)
          .where(sql<boolean>`(next_at is null or next_at <= ${now})`)
          .returning(syncColumns)
          .executeTakeFirst();
        return row === undefined ? undefined : toSync(row);
      }),

    change: (id, to, by) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('sync')
          .set(toChangeRow(to))
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          // What somebody cancelled stays cancelled, whatever a run in progress still has to say.
          .where('status', 'in', unended)
          .where(isHeldBy(by))
          .returning(syncColumns)
          .executeTakeFirst();
        return row === undefined ? await standing(tx, tenant, { id, by }) : toSync(row);
      }),
  };
}

function renewing({ database, tenant }: SyncDependencies): Pick<Syncs, 'renew'> {
  return {
    renew: (id, { from, until }) =>
      database.inTenant(tenant, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('sync')
          .set({ leaseUntil: until })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('leaseUntil', '=', from)
          .where('status', 'in', unended)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
  };
}

function goingOn(dependencies: SyncDependencies): Pick<Syncs, 'goOnAt' | 'wake' | 'postpone' | 'recover' | 'end'> {
  const { database, tenant, clock } = dependencies;
  return {
    goOnAt: (id, { at, to = {}, told }, by) =>
      database.inTenant(tenant, async (tx) => {
        const row = await settled(tx, tenant, { id, by, to: { ...toChangeRow(to), nextAt: at } });
        if (row === undefined) return await standing(tx, tenant, { id, by });
        if (told !== undefined) await countUse(tx, dependencies, { of: row, used: { runs: 1 } });
        await promiseRun(tx, dependencies, { sync: id, due: at });
        if (told !== undefined) await promiseTelling(tx, dependencies, { sync: id, run: told.run });
        if (to.status === 'active') await promiseNext(tx, dependencies, row);
        return toSync(row);
      }),

    wake: (id, at) =>
      database.inTenant(tenant, async (tx) => {
        const woken = await tx
          .updateTable('sync')
          .set({ nextAt: at })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('status', '=', 'active')
          .executeTakeFirst();
        if (woken.numUpdatedRows > 0n) await promiseRun(tx, dependencies, { sync: id, due: at });
      }),

    postpone: (id, at) =>
      database.inTenant(tenant, async (tx) => {
        const data = { sync: id };
        await promiseIn(tx, { id: dependencies.newId('job'), tenant, name: 'run-sync-late', data, due: at });
      }),

    recover: () =>
      database.inTenant(tenant, async (tx) => {
        const left = await tx
          .updateTable('sync')
          .set({ leaseUntil: null })
          .where('tenant', '=', tenant)
          .where('status', 'in', unended)
          .where('leaseUntil', 'is not', null)
          .returning('id')
          .execute();
        for (const { id } of left) await promiseRun(tx, dependencies, { sync: SyncId.parse(id), due: clock.now() });
      }),

    end: (id, to, by) => database.inTenant(tenant, (tx) => endSync(tx, dependencies, { id, to, by })),
  };
}

/** The run that was held is let go; undefined where it has ended, or another process has claimed it. */
const settled = (
  tx: Tx,
  tenant: TenantId,
  { id, by, to }: { id: SyncId; by: number | undefined; to: ReturnType<typeof toChangeRow> },
) =>
  tx
    .updateTable('sync')
    .set({ begun: 0, ...to, leaseUntil: null })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('status', 'in', unended)
    .where(isHeldBy(by))
    .returning([...syncColumns, 'offering'])
    .executeTakeFirst();

async function endSync(
  tx: Tx,
  dependencies: SyncDependencies,
  { id, to, by }: { id: SyncId; to: Parameters<Syncs['end']>[1]; by: number | undefined },
): Promise<Sync> {
  const { tenant, audit } = dependencies;
  const row = await settled(tx, tenant, { id, by, to: toChangeRow(to) });
  if (row === undefined) return await standing(tx, tenant, { id, by });
  await countUse(tx, dependencies, { of: row, used: { runs: to.status === 'cancelled' ? 0 : 1 } });
  // What was read and never sent, of a run that was cancelled.
  await tx.deleteFrom('syncPage').where('tenant', '=', tenant).where('sync', '=', id).execute();
  await audit.append(tx, tenant, [{ actor: 'system:sync', event: `sync.${to.status}`, subject: id }]);
  await promiseTelling(tx, dependencies, { sync: id, run: row.run });
  await promiseNext(tx, dependencies, row);
  return toSync(row);
}

const promiseRun = (tx: Tx, { newId, tenant }: SyncDependencies, { sync, due }: { sync: SyncId; due: Date }) =>
  promiseIn(tx, { id: newId('job'), tenant, name: 'run-sync', data: { sync }, due });

const promiseNext = async (
  tx: Tx,
  dependencies: SyncDependencies,
  ended: { id: string; integration: string },
): Promise<void> => {
  for (const sync of await waitingBehind(tx, dependencies, ended))
    await promiseRun(tx, dependencies, { sync, due: dependencies.clock.now() });
};

const promiseTelling = (tx: Tx, { newId, tenant, clock }: SyncDependencies, data: { sync: SyncId; run: number }) =>
  promiseIn(tx, { id: newId('job'), tenant, name: 'tell-sync', data, due: clock.now() });

/** In a line of hundreds a turn takes a while to come; a promise that was lost is waited for no longer. */
const lostAfterMs = 3 * 60_000;

export const createSyncSweep = (database: Database): SyncSweep => ({
  waiting: (at) => {
    const lost = new Date(at.getTime() - lostAfterMs);
    return database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) => {
      const rows = await tx
        .selectFrom('sync')
        .select(['tenant', 'id as sync'])
        .where('status', 'in', unended)
        .where(sql<boolean>`(next_at is null or next_at <= ${at})`)
        // Whoever is due has a job in line. Carried on from here as well it would stand there twice, and take turns of others.
        .where(sql<boolean>`coalesce(lease_until <= ${at}, coalesce(next_at, created_at) <= ${lost})`)
        .limit(500)
        .execute();
      return z.array(z.strictObject({ tenant: TenantId, sync: SyncId })).parse(rows);
    });
  },
});
