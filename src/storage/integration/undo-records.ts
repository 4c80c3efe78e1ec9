// What undoing a run needs: kept while it writes, read when it is undone.
import { sql } from 'kysely';
import { z } from 'zod';
import type { SyncId } from '../../core/ids.ts';
import { JsonObject } from '../../core/json.ts';
import type { Acknowledged, Syncs } from '../../core/ports/syncs.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Tx } from '../database.ts';
import { heldRun, takenOver } from './held-by.ts';
import { placeOf } from './rows.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

/** With the answers. A record that the run changed again keeps its first state, and what stands there now is what was written last. */
export async function storeUndoRecords(
  tx: Tx,
  { tenant, sealer, clock }: SyncDependencies,
  { sync, answers }: { sync: SyncId; answers: readonly Acknowledged[] },
): Promise<void> {
  const rows = answers.flatMap(({ id, wayBack }) => (wayBack === undefined ? [] : [{ id, ...wayBack }]));
  if (rows.length === 0) return;
  const place = placeOf(tenant, sync);
  await sql`
    with given as (
      select * from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ made }) => made)}::boolean[],
        ${rows.map(({ wrote }) => sealer.seal(JSON.stringify(wrote), place))}::text[]) as r (id, made, wrote)
    ), again as (
      update sync_undo set wrote = given.wrote, at = ${clock.now()}
      from given where tenant = ${tenant} and sync = ${sync} and sync_undo.id = given.id
    )
    insert into sync_undo (tenant, sync, id, made, wrote, at)
    select ${tenant}, ${sync}, id, made, wrote, ${clock.now()} from given where made
    on conflict (tenant, sync, id) do nothing`.execute(tx);
}

const Counted = z.tuple([
  z.object({
    made: z.coerce.number(),
    changed: z.coerce.number(),
    gone: z.coerce.number(),
    written: z.coerce.number(),
  }),
]);
const Row = z.strictObject({
  id: z.string(),
  state: z.enum(['written', 'deleted', 'failed']),
  remoteId: z.string().nullable(),
  made: z.boolean().nullable(),
  was: z.string().nullable(),
  wrote: z.string().nullable(),
  isCurrent: z.boolean(),
});

export function createWaysBack({
  database,
  sealer,
  clock,
  tenant,
}: SyncDependencies): Pick<Syncs, 'keepPrevious' | 'written' | 'waysBack'> {
  return {
    keepPrevious: (sync, previous, by) =>
      database.inTenant(tenant, async (tx) => {
        const place = placeOf(tenant, sync);
        const states = previous.map(({ was }) => (was === null ? null : sealer.seal(JSON.stringify(was), place)));
        const { rows: held } = await sql`${heldRun(tenant, { sync, by })}`.execute(tx);
        if (held.length === 0) throw takenOver();
        await sql`
          insert into sync_undo (tenant, sync, id, made, was, at)
          select ${tenant}, ${sync}, r.id, r.was is null, r.was, ${clock.now()}
          from unnest(${previous.map(({ id }) => id)}::text[], ${states}::text[]) as r (id, was)
          on conflict (tenant, sync, id) do nothing`.execute(tx);
      }),

    written: (sync, { limit, after }) =>
      database.inTenant(tenant, async (tx) => {
        const { rows } = await sql`
          select ${writtenColumns}, undo.was, undo.wrote ${fromWritten(tenant, sync)}
            and record.id > ${after ?? ''} order by record.id limit ${limit}`.execute(tx);
        const open = (body: string | null) => opened(sealer, placeOf(tenant, sync), body);
        return z
          .array(Row)
          .parse(rows)
          .map(({ was, wrote, ...row }) => ({ ...row, was: open(was), wrote: open(wrote) }));
      }),

    waysBack: (sync) =>
      database.inTenant(tenant, async (tx) => {
        const { rows } = await sql`
          select count(*) as written,
            count(*) filter (where is_current and has_wrote and made) as made,
            count(*) filter (where is_current and has_wrote and not made) as changed,
            count(*) filter (where state = 'deleted' and has_was and not made) as gone
          from (select ${writtenColumns}, undo.wrote is not null as has_wrote, undo.was is not null as has_was ${fromWritten(tenant, sync)}) found`.execute(
          tx,
        );
        return Counted.parse(rows)[0];
      }),
  };
}

const writtenColumns = sql`record.id, record.state, record.remote_id, undo.made,
  coalesce(link.remote_id = record.remote_id, false) as is_current`;

/** A record that was written and failed later in the same run, as real-time ones do, was written. */
const fromWritten = (tenant: string, sync: SyncId) => sql`
  from sync_record record
  left join sync_undo undo on undo.tenant = record.tenant and undo.sync = record.sync and undo.id = record.id
  left join link on link.tenant = record.tenant and link.id = record.id
    and link.integration = (select integration from sync where tenant = ${tenant} and id = ${sync})
  where record.tenant = ${tenant} and record.sync = ${sync}
    and (record.state in ('written', 'deleted') or record.state = 'failed' and undo.wrote is not null)`;

const opened = (sealer: Sealer, place: string, body: string | null): JsonObject | null =>
  body === null ? null : JsonObject.parse(JSON.parse(sealer.open(body, place)));
