// What is on its way to a system that cannot be asked twice. It stands in the record's own row, which no look for work finds
// while it waits for its answer.
import { sql } from 'kysely';
import { z } from 'zod';
import { SyncId } from '../../core/ids.ts';
import type { Syncs, Unclear } from '../../core/ports/syncs.ts';
import { heldRun, takenOver } from './held-by.ts';
import { pendingColumns, placeOf, toPending } from './rows.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

export const createSentRecords = (
  dependencies: SyncDependencies,
): Pick<Syncs, 'sending' | 'cutOff' | 'bound' | 'unclear'> => ({
  ...onTheirWay(dependencies),
  ...uncertain(dependencies),
});

const onTheirWay = ({ database, sealer, clock, tenant }: SyncDependencies): Pick<Syncs, 'sending' | 'cutOff'> => ({
  sending: (sync, records, by) =>
    database.onceInTenant(tenant, async (tx) => {
      const place = placeOf(tenant, sync);
      const bodies = records.map(({ body }) => sealer.seal(JSON.stringify(body), place));
      const { numAffectedRows } = await sql`
        with held as (${heldRun(tenant, { sync, by })})
        insert into sync_record (tenant, sync, id, state, attempts, remote_id, digest, remove, body, updated_at, sent_at)
        select ${tenant}, ${sync}, r.id, 'pending', r.attempts, r.remote_id, r.digest, false, r.body, ${clock.now()}, ${clock.now()}
        from unnest(${records.map(({ id }) => id)}::text[], ${records.map(({ attempts }) => attempts)}::int[],
          ${records.map(({ remoteId }) => remoteId)}::text[], ${records.map(({ digest }) => digest)}::text[],
          ${bodies}::text[]) as r (id, attempts, remote_id, digest, body) where exists (select from held)
        on conflict (tenant, sync, id) do update set state = 'pending', attempts = excluded.attempts, due = null,
          digest = excluded.digest, body = excluded.body, fault = null, updated_at = excluded.updated_at,
          sent_at = excluded.sent_at`.execute(tx);
      if (records.length > 0 && numAffectedRows === 0n) throw takenOver();
    }),

  cutOff: (sync) =>
    database.onceInTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('syncRecord')
        .select(pendingColumns)
        .where('tenant', '=', tenant)
        .where('sync', '=', sync)
        .where('sentAt', 'is not', null)
        .orderBy('id')
        .execute();
      return rows.map((row) => toPending(sealer, placeOf(tenant, sync), row));
    }),
});

const uncertain = ({ database, tenant }: SyncDependencies): Pick<Syncs, 'bound' | 'unclear'> => ({
  // What waits in pages was never sent; what was answered for has a row of its own.
  bound: (sync, ids) =>
    database.onceInTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('syncRecord')
        .select('id')
        .where('tenant', '=', tenant)
        .where('sync', '=', sync)
        .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
        .where('cut', 'is not', null)
        .where('state', 'in', ['pending', 'failed'])
        .execute();
      return new Set(rows.map(({ id }) => id));
    }),

  // Found by an index of such rows alone, of which there are hardly any.
  unclear: (sync, ids) =>
    database.onceInTenant(tenant, async (tx) => {
      const { rows } = await sql`
        select r.id, r.sync, r.digest, r.updated_at as at from sync_record r join sync s on s.tenant = r.tenant and s.id = r.sync
         where r.tenant = ${tenant} and r.id = any(${[...ids]}::text[]) and (r.unclear or r.sent_at is not null)
           and r.state in ('pending', 'failed') and r.sync <> ${sync}
           and s.integration = (select integration from sync where tenant = ${tenant} and id = ${sync})
         order by r.updated_at`.execute(tx);
      return new Map(
        z
          .array(UnclearRow)
          .parse(rows)
          .map(({ id, ...rest }): [string, Unclear] => [id, rest]),
      );
    }),
});

const UnclearRow = z.strictObject({ id: z.string(), sync: SyncId, digest: z.string(), at: z.date() });
