// Records of a run. A page is stored with the place where reading goes on; answers are stored in bundles.
import { sql } from 'kysely';
import { z } from 'zod';
import type { SyncId } from '../../core/ids.ts';
import { SyncRecord, noCounts } from '../../core/integration.ts';
import { JsonObject } from '../../core/json.ts';
import type { RecordSettling } from '../../core/ports/record-settling.ts';
import { type PageSaved, type PendingRecord, type Syncs, addCounts } from '../../core/ports/syncs.ts';
import { recordLabel } from '../../core/record-label.ts';
import type { Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import { adding, areAllPlain, counted, countsOf, storeAnswers, storePlain } from './acknowledgements.ts';
import { createLinks, markSeen, storeDigests } from './links.ts';
import { createSentRecords } from './sent-records.ts';
import { createSettling } from './settling.ts';
import { jsonText, openPage, pendingColumns, placeOf, sealPage, toPending } from './rows.ts';
import type { SyncDependencies } from './sync-dependencies.ts';
import { createWaysBack } from './undo-records.ts';

type Records = Pick<
  Syncs,
  | 'savePage'
  | 'acknowledge'
  | 'sending'
  | 'cutOff'
  | 'pending'
  | 'waiting'
  | 'known'
  | 'wroteTo'
  | 'touched'
  | 'unseen'
  | 'isLive'
  | 'keepPrevious'
  | 'bound'
  | 'unclear'
  | 'written'
  | 'waysBack'
  | 'records'
  | 'retry'
  | keyof RecordSettling
>;

export const createSyncRecords = (dependencies: SyncDependencies): Records => ({
  ...saving(dependencies),
  ...looks(dependencies),
  ...retries(dependencies),
  ...createLinks(dependencies),
  ...createSentRecords(dependencies),
  ...createWaysBack(dependencies),
  ...createSettling(dependencies),
});

function saving(dependencies: SyncDependencies): Pick<Records, 'savePage' | 'acknowledge'> {
  const { database, tenant } = dependencies;
  return {
    savePage: (page, by) =>
      database.inTenant(tenant, async (tx) => {
        await storeAnswers(tx, dependencies, { sync: page.sync, answers: page.answers });
        if (page.pending.length > 0) await insertPage(tx, dependencies, page);
        if (page.refused.length > 0) await insertRefused(tx, dependencies, page);
        if (page.alreadyThere?.length)
          await storeDigests(tx, dependencies, { sync: page.sync, known: page.alreadyThere });
        if (page.seen.length > 0) await markSeen(tx, dependencies, page);
        const { cursor, readDone, nextSince } = page;
        const counts = addCounts(addCounts(noCounts, page.counts), countsOf(page.answers));
        return await counted(tx, dependencies, {
          held: { sync: page.sync, by },
          set: { cursor, readDone, nextSince, attempt: 0, ...adding(counts), ...previewOf(page) },
          answers: page.answers,
        });
      }),

    acknowledge: (sync, answers, { all, by }) =>
      !all && areAllPlain(answers)
        ? storePlain(dependencies, { sync, answers, by })
        : database.inTenant(tenant, async (tx) => {
            await storeAnswers(tx, dependencies, { sync, answers });
            if (all) await tx.deleteFrom('syncPage').where('tenant', '=', tenant).where('sync', '=', sync).execute();
            return await counted(tx, dependencies, { held: { sync, by }, set: adding(countsOf(answers)), answers });
          }),
  };
}

const previewOf = ({ preview }: PageSaved) => (preview === undefined ? {} : { preview: jsonText(preview) });

/**
 * Content that came before and still waits is overtaken: what was read last is what is written last. Most of the time nothing
 * waits, and then nothing is looked for. By a join: the table grows within minutes, and no plan may rest on what it held before.
 */
async function insertPage(tx: Tx, { tenant, sealer, clock }: SyncDependencies, page: PageSaved): Promise<void> {
  const body = sealPage(sealer, placeOf(tenant, page.sync), page.pending);
  const waits = sql`tenant = ${tenant} and sync = ${page.sync} and state = 'pending'`;
  await sql`
    with overtaken as (
      delete from sync_record using unnest(${page.pending.map(({ id }) => id)}::text[]) as given (name)
       where ${waits} and id = given.name and exists (select from sync_record where ${waits})
    )
    insert into sync_page (tenant, sync, records, body, saved_at)
    values (${tenant}, ${page.sync}, ${page.pending.length}, ${body}, ${clock.now()})`.execute(tx);
}

async function insertRefused(tx: Tx, { tenant, clock }: SyncDependencies, { sync, refused }: PageSaved): Promise<void> {
  await sql`
    insert into sync_record (tenant, sync, id, state, attempts, digest, remove, fault, updated_at)
    select ${tenant}, ${sync}, r.id, r.state, 0, '', false, r.fault::json, ${clock.now()}
    from unnest(${refused.map(({ id }) => id)}::text[], ${refused.map(({ state }) => state)}::text[],
      ${refused.map(({ fault }) => jsonText(fault))}::text[]) as r (id, state, fault)
    on conflict (tenant, sync, id) do update set state = excluded.state, attempts = 0, digest = '', body = null, cut = null,
      fault = excluded.fault, due = null, updated_at = excluded.updated_at`.execute(tx);
}

function looks(dependencies: SyncDependencies): Pick<Records, 'pending' | 'waiting' | 'records'> {
  const { database, tenant, sealer } = dependencies;
  return {
    pending: (sync, { dueBy, limit }) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('syncRecord')
          .select(pendingColumns)
          .where('tenant', '=', tenant)
          .where('sync', '=', sync)
          .where('state', '=', 'pending')
          .where('due', '<=', dueBy)
          // Those tried most first: they tell soonest whether the other system is back.
          .orderBy('attempts', 'desc')
          .orderBy('due')
          .orderBy('cut')
          .orderBy('id')
          .limit(limit)
          .execute();
        const tried = rows.map((row) => toPending(sealer, placeOf(tenant, sync), row));
        return [...tried, ...(await inPages(tx, dependencies, { sync, limit: limit - tried.length }))];
      }),

    waiting: (sync) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('syncRecord')
          .select(({ fn }) => [
            fn.countAll<string>().as('count'),
            fn.min('due').as('nextDue'),
            sql<Date | null>`min(due) filter (where attempts > 0)`.as('lastFailedDue'),
          ])
          .where('tenant', '=', tenant)
          .where('sync', '=', sync)
          .where('state', '=', 'pending')
          .executeTakeFirstOrThrow();
        const untried = await tx
          .selectFrom('syncPage')
          .select([sql<string>`coalesce(sum(records), 0)`.as('count'), sql<Date | null>`min(saved_at)`.as('due')])
          .where('tenant', '=', tenant)
          .where('sync', '=', sync)
          .executeTakeFirstOrThrow();
        const nextDue = Number(untried.count) > 0 ? untried.due : rows.nextDue;
        return { ...rows, nextDue, count: Number(rows.count) + Number(untried.count) };
      }),

    records: (sync, { state, limit, after }) =>
      database.inTenant(tenant, async (tx) => {
        let query = tx
          .selectFrom('syncRecord')
          .select(['id', 'sync', 'state', 'attempts', 'remoteId', 'fault', 'unclear', 'updatedAt', 'body'])
          .where('tenant', '=', tenant)
          .where('sync', '=', sync);
        if (state !== undefined) query = query.where('state', '=', state);
        if (after !== undefined) query = query.where('id', '>', after);
        const rows = await query.orderBy('id').limit(limit).execute();
        return z.array(SyncRecord).parse(rows.map((row) => labelled(dependencies, row)));
      }),
  };
}

/** A failed record bears the name that its sealed content holds. */
function labelled<Row extends { sync: string; state: string; body: string | null }>(
  { sealer, tenant }: SyncDependencies,
  { body, ...row }: Row,
) {
  if (row.state !== 'failed' || body === null) return row;
  const sent = JsonObject.parse(JSON.parse(sealer.open(body, `${tenant}/sync_record/body/${row.sync}`)));
  return { ...row, label: recordLabel(sent) };
}

/** What stands in pages and was not answered for; of two contents of one record the later. */
async function inPages(
  tx: Tx,
  { tenant, sealer }: SyncDependencies,
  { sync, limit }: { sync: SyncId; limit: number },
): Promise<readonly PendingRecord[]> {
  if (limit <= 0) return [];
  const pages = await tx
    .selectFrom('syncPage')
    .select('body')
    .where('tenant', '=', tenant)
    .where('sync', '=', sync)
    .orderBy('page')
    .execute();
  const read = pages.flatMap(({ body }) => openPage(sealer, placeOf(tenant, sync), body));
  const latest = [...new Map(read.map((record) => [record.id, record])).values()];
  if (latest.length === 0) return [];
  const answered = await tx
    .selectFrom('syncRecord')
    .select(['id', 'digest'])
    .where('tenant', '=', tenant)
    .where('sync', '=', sync)
    .where('id', '=', sql<string>`any(${latest.map(({ id }) => id)}::text[])`)
    .execute();
  const digests = new Map(answered.map(({ id, digest }) => [id, digest]));
  return latest.filter(({ id, digest }) => digests.get(id) !== digest).slice(0, limit);
}

function retries(dependencies: SyncDependencies): Pick<Records, 'retry'> {
  const { database, tenant, clock } = dependencies;
  return {
    retry: (sync, ids, at) =>
      database.inTenant(tenant, async (tx) => {
        const now = clock.now();
        const named = typeof ids === 'string' ? [] : [...ids];
        const again = await sql`
          update sync_record set state = 'pending', attempts = 0, fault = null, due = ${at}, updated_at = ${now}
          where tenant = ${tenant} and sync = ${sync} and state = 'failed' and body is not null
            and (${ids === 'all'} or (${ids === 'clear'} and not unclear) or id = any(${named}) or cut in (
              select cut from sync_record where tenant = ${tenant} and sync = ${sync} and id = any(${named})))`.execute(
          tx,
        );
        const count = Number(again.numAffectedRows ?? 0n);
        if (count === 0) return 0;
        await tx
          .updateTable('sync')
          .set({
            status: 'queued',
            begun: 0,
            finishedAt: null,
            nextAt: at,
            fault: null,
            failed: sql`failed - ${count}`,
          })
          .where('tenant', '=', tenant)
          .where('id', '=', sync)
          .execute();
        await promiseIn(tx, { id: dependencies.newId('job'), tenant, name: 'run-sync', data: { sync }, due: at });
        return count;
      }),
  };
}
