// What became of records, stored in bundles: their rows, and what is known of them over all runs.
import { sql } from 'kysely';
import type { SyncId } from '../../core/ids.ts';
import type { Counts, Sync } from '../../core/integration.ts';
import type { Acknowledged } from '../../core/ports/syncs.ts';
import type { Tx } from '../database.ts';
import { isHeldBy, takenOver } from './held-by.ts';
import { markSeen } from './links.ts';
import { countUse, used } from './offering-parts.ts';
import { jsonText, placeOf, syncColumns, toSync } from './rows.ts';
import type { SyncDependencies } from './sync-dependencies.ts';
import { storeUndoRecords } from './undo-records.ts';

interface Bundle {
  readonly sync: SyncId;
  readonly answers: readonly Acknowledged[];
}

/** One or two statements, whatever the number of records: an array for each column instead of a value for each field. */
export async function storeAnswers(tx: Tx, dependencies: SyncDependencies, { sync, answers }: Bundle): Promise<void> {
  if (answers.length === 0) return;
  const rows = [...new Map(answers.map((answer) => [answer.id, answer])).values()];
  const { plain = [], others = [] } = Object.groupBy(rows, ({ state }) => (state === 'written' ? 'plain' : 'others'));
  if (plain.length > 0) await sql`with ${written(dependencies, { sync, answers: plain })} select`.execute(tx);
  if (others.length > 0) await storeOthers(tx, dependencies, { sync, answers: others });
  await storeUndoRecords(tx, dependencies, { sync, answers: plain });
}

/** Nearly all of them, and nothing but their names, digests and tries is to be kept. As parts of one statement. */
function written({ tenant, clock }: SyncDependencies, { sync, answers }: Bundle, ifHeld = sql``) {
  const column = <T>(of: (row: Acknowledged) => T): T[] => answers.map((row) => of(row));
  return sql`given as (
      select * from unnest(${column(({ id }) => id)}::text[], ${column(({ attempts }) => attempts)}::int[],
        ${column(({ remoteId }) => remoteId)}::text[], ${column(({ digest }) => digest)}::text[])
        as r (id, attempts, remote_id, digest) ${ifHeld}
    ), known as (
      insert into link (tenant, integration, id, digest, remote_id, seen)
      select ${tenant}, run.integration, given.id, digest, remote_id, run.id || ':' || run.run
      from given, (select id, integration, run from sync where tenant = ${tenant} and id = ${sync}) run
      on conflict (tenant, integration, id) do update
        set digest = excluded.digest, remote_id = coalesce(excluded.remote_id, link.remote_id), seen = excluded.seen
    ), became as (
      insert into sync_record (tenant, sync, id, state, attempts, remote_id, digest, remove, updated_at)
      select ${tenant}, ${sync}, id, 'written', attempts, remote_id, digest, false, ${clock.now()} from given
      on conflict (tenant, sync, id) do update set state = excluded.state, attempts = excluded.attempts,
        remote_id = coalesce(excluded.remote_id, sync_record.remote_id), digest = excluded.digest, remove = false,
        body = null, fault = null, due = null, cut = null, sent_at = null, updated_at = excluded.updated_at
    )`;
}

/** Whether the rest of them needs statements of its own: something failed, or a way back is kept. */
export const areAllPlain = (answers: readonly Acknowledged[]): boolean =>
  answers.length > 0 &&
  answers.every(({ state, wayBack }) => state === 'written' && wayBack === undefined) &&
  new Set(answers.map(({ id }) => id)).size === answers.length;

/**
 * What a run does most, in one statement: their rows, what is known of them, and the counts. Answers the run. The rows hang on the
 * update of the run: a lock on a row that the same statement updates finds nothing.
 */
export async function storePlain(
  dependencies: SyncDependencies,
  { sync, answers, by }: Bundle & { readonly by: number | undefined },
): Promise<Sync> {
  const { database, tenant } = dependencies;
  const columns = sql.join([...syncColumns, 'offering'].map((column) => sql.ref(column)));
  const { rows } = await database.onceInTenant(tenant, (tx) =>
    sql<Parameters<typeof toSync>[0]>`
      with counted as (
        update sync set begun = 0, written = written + ${answers.length}
         where tenant = ${tenant} and id = ${sync} and ${isHeldBy(by)} returning ${columns}
      ), ${written(dependencies, { sync, answers }, sql`where exists (select from counted)`)},
      ${used(dependencies, answers.length)}
      select * from counted`.execute(tx),
  );
  const [row] = rows;
  if (row === undefined) throw takenOver();
  return toSync(row);
}

async function storeOthers(tx: Tx, dependencies: SyncDependencies, { sync, answers }: Bundle): Promise<void> {
  const { tenant, sealer, clock } = dependencies;
  const place = placeOf(tenant, sync);
  const column = <T>(of: (row: Acknowledged) => T): T[] => answers.map((row) => of(row));
  const refused = answers.filter(({ state, remove }) => state === 'failed' && remove).map(({ id }) => id);
  if (refused.length > 0) await markSeen(tx, dependencies, { sync, seen: refused });
  const gone = answers.filter(({ state }) => state === 'deleted').map(({ id }) => id);
  if (gone.length > 0)
    await sql`
      delete from link where tenant = ${tenant} and id = any(${gone}::text[])
        and integration = (select integration from sync where tenant = ${tenant} and id = ${sync})`.execute(tx);
  await sql`
    insert into sync_record (tenant, sync, id, state, attempts, remote_id, digest, remove, body, fault, due, cut, unclear, updated_at)
    select ${tenant}, ${sync}, id, state, attempts, remote_id, digest, remove, body, fault::json, due, cut, unclear, ${clock.now()}
    from unnest(${column(({ id }) => id)}::text[], ${column(({ state }) => state)}::text[],
        ${column(({ attempts }) => attempts)}::int[], ${column(({ remoteId }) => remoteId)}::text[],
        ${column(({ digest }) => digest)}::text[], ${column(({ remove }) => remove)}::boolean[],
        ${column((row) => (isKept(row) ? sealer.seal(JSON.stringify(row.body), place) : null))}::text[],
        ${column(({ fault }) => jsonText(fault))}::text[],
        ${column(({ due }) => due?.toISOString() ?? null)}::timestamptz[], ${column(({ cut }) => cut)}::text[],
        ${column(({ unclear }) => unclear === true)}::boolean[])
        as r (id, state, attempts, remote_id, digest, remove, body, fault, due, cut, unclear)
    on conflict (tenant, sync, id) do update set state = excluded.state, attempts = excluded.attempts,
      remote_id = coalesce(excluded.remote_id, sync_record.remote_id), digest = excluded.digest, remove = excluded.remove,
      body = excluded.body, fault = excluded.fault, due = excluded.due, cut = excluded.cut, sent_at = null,
      unclear = excluded.unclear or (sync_record.unclear and excluded.cut is not null),
      updated_at = excluded.updated_at`.execute(tx);
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

interface Counting {
  readonly held: { readonly sync: SyncId; readonly by: number | undefined };
  readonly set: Record<string, unknown>;
  readonly answers: readonly Acknowledged[];
}

/** The counts of the run, of those of its add-on as well, while it is held. */
export async function counted(tx: Tx, dependencies: SyncDependencies, { held: { sync, by }, set, answers }: Counting) {
  const row = await tx
    .updateTable('sync')
    .set({ begun: 0, ...set })
    .where('tenant', '=', dependencies.tenant)
    .where('id', '=', sync)
    .where(isHeldBy(by))
    .returning([...syncColumns, 'offering'])
    .executeTakeFirstOrThrow(takenOver);
  await countUse(tx, dependencies, { of: row, used: countsOf(answers) });
  return toSync(row);
}

export const adding = (counts: Partial<Counts>) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, more]) => [name, sql<number>`${sql.ref(name)} + ${more ?? 0}`]),
  );
