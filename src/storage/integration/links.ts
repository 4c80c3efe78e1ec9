// What is known of records over all runs of an integration: their digest, their id over there, and which scan saw them last.
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { IntegrationId, SyncId, TenantId } from '../../core/ids.ts';
import type { KnownRecord, LastWriting, PageSaved, Syncs } from '../../core/ports/syncs.ts';
import type { Tx } from '../database.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const Link = z.strictObject({ id: z.string(), digest: z.string(), remoteId: z.string().nullable() });

/** Names one scan of one run: a real-time run scans anew with each look. */
const scanOf = (tenant: TenantId, sync: SyncId) =>
  sql`(select id || ':' || run from sync where tenant = ${tenant} and id = ${sync})`;

/** What a complete scan showed; the rest is gone over there. */
export const markSeen = (tx: Tx, { tenant }: SyncDependencies, { sync, seen }: Pick<PageSaved, 'sync' | 'seen'>) =>
  sql`
    update link set seen = ${scanOf(tenant, sync)} where tenant = ${tenant} and id = any(${[...seen]})
      and integration = (select integration from sync where tenant = ${tenant} and id = ${sync})`.execute(tx);

/** What came from there holds that content already; which records are known stays as it is. */
export const storeDigests = (
  tx: Tx,
  { tenant }: SyncDependencies,
  { sync, known }: { sync: SyncId; known: NonNullable<PageSaved['alreadyThere']> },
) =>
  sql`
    update link set digest = given.digest
      from unnest(${known.map(({ id }) => id)}::text[], ${known.map(({ digest }) => digest)}::text[])
        as given (id, digest)
      where tenant = ${tenant} and link.id = given.id
        and integration = (select integration from sync where tenant = ${tenant} and id = ${sync})`.execute(tx);

export function createLinks({
  database,
  tenant,
}: SyncDependencies): Pick<Syncs, 'known' | 'unseen' | 'isLive' | 'wroteTo' | 'touched'> {
  return {
    ...writings({ database, tenant }),
    known: (integration, ids) =>
      database.onceInTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('link')
          .select(['id', 'digest', 'remoteId'])
          .where('tenant', '=', tenant)
          .where('integration', '=', integration)
          .where('id', '=', sql<string>`any(${[...ids]})`)
          .execute();
        return new Map(
          z
            .array(Link)
            .parse(rows)
            .map(({ id, ...known }): [string, KnownRecord] => [id, known]),
        );
      }),

    isLive: (sync) =>
      database.onceInTenant(tenant, async (tx) => {
        const found = await tx
          .selectFrom('sync as other')
          .innerJoin('sync as mine', (join) =>
            join.onRef('mine.tenant', '=', 'other.tenant').onRef('mine.integration', '=', 'other.integration'),
          )
          .select('other.id')
          .where('mine.tenant', '=', tenant)
          .where('mine.id', '=', sync)
          .whereRef('other.id', '<>', 'mine.id')
          .where('other.status', '=', 'active')
          .limit(1)
          .executeTakeFirst();
        return found !== undefined;
      }),

    unseen: (sync, limit) =>
      database.inTenant(tenant, async (tx) => {
        const isGone = await goneSince(tx, tenant, sync);
        const of = sql`integration = (select integration from sync where tenant = ${tenant} and id = ${sync})`;
        const mine = tx
          .selectFrom('link')
          .where('tenant', '=', tenant)
          .where(sql<boolean>`${of}`);
        const { known, count } = await mine
          .select(({ fn }) => [
            fn.countAll<string>().as('known'),
            sql<string>`count(*) filter (where ${isGone})`.as('count'),
          ])
          .executeTakeFirstOrThrow();
        const rows = await mine.select(['id', 'digest', 'remoteId']).where(isGone).orderBy('id').limit(limit).execute();
        return { ids: z.array(Link).parse(rows), known: Number(known), count: Number(count) };
      }),
  };
}

/** An integration on a schedule has run a thousand times; older runs than these count as not known. */
const newestRuns = 20;

function writings({
  database,
  tenant,
}: Pick<SyncDependencies, 'database' | 'tenant'>): Pick<Syncs, 'wroteTo' | 'touched'> {
  const runs = (integration: IntegrationId) =>
    sql`(select id from sync where tenant = ${tenant} and integration = ${integration} order by seq desc limit ${newestRuns})`;
  return {
    wroteTo: (integration, remoteIds) =>
      database.onceInTenant(tenant, async (tx) => {
        const ids = sql`any(${[...remoteIds]}::text[])`;
        const { rows } = await sql`
          with mine as (
            select coalesce(remote_id, id) as place, id, digest from link
            where tenant = ${tenant} and integration = ${integration} and id = ${ids} and coalesce(remote_id, id) = id
            union all
            select remote_id, id, digest from link
            where tenant = ${tenant} and integration = ${integration} and remote_id = ${ids} and remote_id <> id
          )
          select place, id, digest, (
            select max(updated_at) from sync_record record where tenant = ${tenant} and record.id = mine.id
              and record.digest = mine.digest and state = 'written' and sync in ${runs(integration)}) as at
          from mine order by at nulls first`.execute(tx);
        return new Map(
          z
            .array(Writing)
            .parse(rows)
            .map(({ place, ...last }): [string, LastWriting] => [place, last]),
        );
      }),

    touched: (integration, ids) =>
      database.onceInTenant(tenant, async (tx) => {
        const { rows } = await sql`
          select id, max(updated_at) as at from sync_record
          where tenant = ${tenant} and id = any(${[...ids]}::text[]) and sync in ${runs(integration)}
          group by id`.execute(tx);
        return new Map(
          z
            .array(Touched)
            .parse(rows)
            .map(({ id, at }) => [id, at]),
        );
      }),
  };
}

const Writing = z.strictObject({ place: z.string(), id: z.string(), digest: z.string(), at: z.date().nullable() });
const Touched = z.strictObject({ id: z.string(), at: z.date() });

/** Not shown by the last complete scan: the one that has just been read, or, between two looks, the last look that read everything. */
async function goneSince(tx: Tx, tenant: TenantId, sync: SyncId): Promise<RawBuilder<boolean>> {
  const run = await tx
    .selectFrom('sync')
    .select(['run', 'readDone', 'since', 'scannedRun', 'scannedAt', 'startedAt'])
    .where('tenant', '=', tenant)
    .where('id', '=', sync)
    .executeTakeFirstOrThrow();
  if (run.readDone && run.since === null) return sql<boolean>`seen <> ${`${sync}:${run.run}`}`;
  const last = run.scannedRun ?? run.run - 1;
  // Looks for changes come after it, and so may other runs of the integration: what they showed is there.
  return sql<boolean>`(case when split_part(seen, ':', 1) = ${sync} then split_part(seen, ':', 2)::int < ${last}
    else split_part(seen, ':', 1) not in (select id from sync where tenant = ${tenant} and integration = link.integration
      and started_at >= ${run.scannedAt ?? run.startedAt}) end)`;
}
