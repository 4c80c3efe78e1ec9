// What a person knows of a record that failed: it stands at the other system. From then on it counts as written, and what stood
// there before is kept beside it, so that they can take their word back.
import { sql } from 'kysely';
import { z } from 'zod';
import type { SyncId } from '../../core/ids.ts';
import { SyncFault, SyncRecord } from '../../core/integration.ts';
import type { RecordSettling } from '../../core/ports/record-settling.ts';
import type { Tx } from '../database.ts';
import { jsonText } from './rows.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const LinkState = z.strictObject({ digest: z.string(), remoteId: z.string().nullable(), seen: z.string() });
/** Written and read here alone. */
const Before = z.strictObject({
  fault: SyncFault.nullable(),
  cut: z.string().nullable(),
  unclear: z.boolean(),
  remoteId: z.string().nullable(),
  updatedAt: z.coerce.date(),
  link: LinkState.nullable(),
});
const Row = SyncRecord.extend({
  digest: z.string(),
  remove: z.boolean(),
  wasSent: z.boolean(),
  isKept: z.boolean(),
  cut: z.string().nullable(),
  settled: Before.nullable(),
  integration: z.string(),
});
type Row = z.infer<typeof Row>;

interface RecordKey {
  readonly sync: SyncId;
  readonly id: string;
}

export const createSettling = (dependencies: SyncDependencies): RecordSettling => ({
  record: (sync, id) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const row = await rowOf(tx, dependencies, { sync, id });
      if (row === undefined) return undefined;
      const { id: name, state, attempts, remoteId, fault, unclear, updatedAt, wasSent, remove } = row;
      return { id: name, sync, state, attempts, remoteId, fault, unclear, updatedAt, wasSent, remove };
    }),

  takeAsThere: (sync, { id, remoteId, seen }) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const row = await rowOf(tx, dependencies, { sync, id });
      if (row === undefined) return false;
      if (row.settled !== null && row.state === 'written') return remoteId === null || row.remoteId === remoteId;
      const isAsSeen = row.state === 'failed' && row.updatedAt.getTime() === seen.getTime();
      if (!isAsSeen || !row.wasSent || row.remove) return false;
      await settle(tx, dependencies, { row, remoteId: remoteId ?? row.remoteId });
      return true;
    }),

  takeAsFailed: (sync, { id, seen }) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const row = await rowOf(tx, dependencies, { sync, id });
      if (row?.state === 'failed') return row.updatedAt.getTime() === seen.getTime();
      // A later look of the run wrote it itself, and kept nothing of it.
      if (row?.state !== 'written' || row.settled === null || !row.isKept) return false;
      const link = await linkOf(tx, dependencies, row);
      if (link?.digest !== row.digest || link.remoteId !== row.remoteId) return false;
      await unsettle(tx, dependencies, { row, before: row.settled });
      return true;
    }),
});

async function rowOf(tx: Tx, { tenant }: SyncDependencies, { sync, id }: RecordKey): Promise<Row | undefined> {
  const { rows } = await sql`
    select record.id, record.sync, record.state, record.attempts, record.remote_id, record.fault, record.unclear,
        record.updated_at, record.digest, record.remove, record.cut, record.settled, sync.integration,
        record.digest <> '' and (record.body is not null or record.settled is not null) as was_sent,
        record.body is not null as is_kept
      from sync_record record join sync on sync.tenant = record.tenant and sync.id = record.sync
     where record.tenant = ${tenant} and record.sync = ${sync} and record.id = ${id} for update of record`.execute(tx);
  const [row] = z.array(Row).max(1).parse(rows);
  return row;
}

async function linkOf(tx: Tx, { tenant }: SyncDependencies, { integration, id }: Row) {
  return await tx
    .selectFrom('link')
    .select(['digest', 'remoteId', 'seen'])
    .where('tenant', '=', tenant)
    .where('integration', '=', integration)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function settle(
  tx: Tx,
  dependencies: SyncDependencies,
  { row, remoteId }: { row: Row; remoteId: string | null },
): Promise<void> {
  const { tenant, clock } = dependencies;
  const { id, sync, digest, integration, fault, cut, unclear, updatedAt } = row;
  const link = (await linkOf(tx, dependencies, row)) ?? null;
  const before: z.input<typeof Before> = { fault, cut, unclear, remoteId: row.remoteId, updatedAt, link };
  await sql`
    update sync_record set state = 'written', remote_id = ${remoteId}, fault = null, cut = null, unclear = false, due = null,
        settled = ${JSON.stringify(before)}::json, updated_at = ${clock.now()}
     where tenant = ${tenant} and sync = ${sync} and id = ${id}`.execute(tx);
  await sql`
    insert into link (tenant, integration, id, digest, remote_id, seen)
    select ${tenant}, ${integration}, ${id}, ${digest}, ${remoteId}, id || ':' || run from sync
     where tenant = ${tenant} and id = ${sync}
    on conflict (tenant, integration, id) do update set digest = excluded.digest, remote_id = excluded.remote_id`.execute(
    tx,
  );
  await count(tx, dependencies, { sync, settled: 1 });
  // Nothing else was wrong with it: a run that could not read on, or holds deletions back, stays what it is.
  await sql`
    update sync set status = 'succeeded', fault = null where tenant = ${tenant} and id = ${sync} and failed = 0 and read_done
       and status in ('failed', 'partially_succeeded') and coalesce(fault ->> 'kind', '') <> 'deletes_held'`.execute(
    tx,
  );
}

async function unsettle(
  tx: Tx,
  dependencies: SyncDependencies,
  { row, before }: { row: Row; before: z.infer<typeof Before> },
) {
  const { tenant } = dependencies;
  const { id, sync, integration } = row;
  const { fault, cut, unclear, remoteId, updatedAt, link } = before;
  await sql`
    update sync_record set state = 'failed', remote_id = ${remoteId}, fault = ${jsonText(fault)}::json, cut = ${cut},
        unclear = ${unclear}, settled = null, updated_at = ${updatedAt}
     where tenant = ${tenant} and sync = ${sync} and id = ${id}`.execute(tx);
  if (link === null)
    await sql`delete from link where tenant = ${tenant} and integration = ${integration} and id = ${id}`.execute(tx);
  else
    await sql`
      update link set digest = ${link.digest}, remote_id = ${link.remoteId}
       where tenant = ${tenant} and integration = ${integration} and id = ${id}`.execute(tx);
  await count(tx, dependencies, { sync, settled: -1 });
  await sql`
    update sync set fault = ${jsonText(fault)}::json,
        status = case when written + unchanged + deleted = 0 then 'failed' else 'partially_succeeded' end
     where tenant = ${tenant} and id = ${sync} and status = 'succeeded'`.execute(tx);
}

const count = (tx: Tx, { tenant }: SyncDependencies, { sync, settled }: { sync: SyncId; settled: 1 | -1 }) =>
  sql`
    update sync set failed = failed - ${settled}, written = written + ${settled}
     where tenant = ${tenant} and id = ${sync}`.execute(tx);
