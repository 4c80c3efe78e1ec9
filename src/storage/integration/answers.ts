// What became of records, stored in bundles: their rows, and what is known of them over all runs.
import { sql } from 'kysely';
import type { SyncId } from '../../core/ids.ts';
import type { Counts } from '../../core/integration.ts';
import type { Acknowledged } from '../../core/ports/syncs.ts';
import type { Tx } from '../database.ts';
import { markSeen, scanOf } from './links.ts';
import { jsonText, placeOf } from './rows.ts';
import type { SyncParts } from './sync-parts.ts';

interface Bundle {
  readonly sync: SyncId;
  readonly answers: readonly Acknowledged[];
}

/** One statement, whatever the number of records: a dozen arrays instead of a dozen values for each. */
export async function storeAnswers(tx: Tx, parts: SyncParts, { sync, answers }: Bundle): Promise<void> {
  if (answers.length === 0) return;
  const { tenant, sealer, clock } = parts;
  const place = placeOf(tenant, sync);
  const rows = [...new Map(answers.map((answer) => [answer.id, answer])).values()];
  const column = <T>(of: (row: Acknowledged) => T): T[] => rows.map((row) => of(row));
  const scan = scanOf(tenant, sync);
  const refused = rows.filter(({ state, remove }) => state === 'failed' && remove).map(({ id }) => id);
  if (refused.length > 0) await markSeen(tx, parts, { sync, seen: refused });
  const gone = rows.filter(({ state }) => state === 'deleted').map(({ id }) => id);
  if (gone.length > 0)
    await sql`
      delete from link where tenant = ${tenant} and id = any(${gone}::text[])
        and integration = (select integration from sync where tenant = ${tenant} and id = ${sync})`.execute(tx);
  await sql`
    with given as (
      select * from unnest(${column(({ id }) => id)}::text[], ${column(({ state }) => state)}::text[],
        ${column(({ attempts }) => attempts)}::int[], ${column(({ remoteId }) => remoteId)}::text[],
        ${column(({ digest }) => digest)}::text[], ${column(({ remove }) => remove)}::boolean[],
        ${column((row) => (isKept(row) ? sealer.seal(JSON.stringify(row.body), place) : null))}::text[],
        ${column(({ fault }) => jsonText(fault))}::text[],
        ${column(({ due }) => due?.toISOString() ?? null)}::timestamptz[], ${column(({ cut }) => cut)}::text[])
        as r (id, state, attempts, remote_id, digest, remove, body, fault, due, cut)
    ), known as (
      insert into link (tenant, integration, id, digest, remote_id, seen)
      select ${tenant}, (select integration from sync where tenant = ${tenant} and id = ${sync}), id, digest, remote_id, ${scan}
      from given where state = 'written'
      on conflict (tenant, integration, id) do update
        set digest = excluded.digest, remote_id = coalesce(excluded.remote_id, link.remote_id), seen = excluded.seen
    )
    insert into sync_record (tenant, sync, id, state, attempts, remote_id, digest, remove, body, fault, due, cut, updated_at)
    select ${tenant}, ${sync}, id, state, attempts, remote_id, digest, remove, body, fault::json, due, cut, ${clock.now()}
    from given
    on conflict (tenant, sync, id) do update set state = excluded.state, attempts = excluded.attempts,
      remote_id = coalesce(excluded.remote_id, sync_record.remote_id), digest = excluded.digest, remove = excluded.remove,
      body = excluded.body, fault = excluded.fault, due = excluded.due, cut = excluded.cut, sent_at = null, updated_at = excluded.updated_at`.execute(
    tx,
  );
}

/** The content of what was settled is not kept. */
const isKept = ({ state, remove }: Acknowledged): boolean => (state === 'pending' || state === 'failed') && !remove;

export function countsOf(answers: readonly Acknowledged[]): Partial<Counts> {
  const count = (state: Acknowledged['state']) => answers.filter((answer) => answer.state === state).length;
  return {
    written: count('written'),
    deleted: count('deleted'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}
