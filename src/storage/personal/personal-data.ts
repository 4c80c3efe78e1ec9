// Export and erasure over all stores: one transaction, one audit record, and a promise to rewrite the database files.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { type ActorId, CandidateId, type NewId, type TenantId } from '../../core/ids.ts';
import { Json, type JsonObject } from '../../core/json.ts';
import { Erasure, type ExportPage, type Person, type PersonalData } from '../../core/ports/personal-data.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import { Problem } from '../../core/problem.ts';
import type { AuditTrail } from '../audit.ts';
import type { SubjectHashes } from '../automation/contact-preferences.ts';
import type { Database, Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import { personalStores } from './index.ts';
import { withKnownValues } from './known-values.ts';
import { nameParts, needlesOf } from './needles.ts';
import { outdateCards } from './posted-cards.ts';
import type { Ended, Erased, PersonalStore, Subject, Within } from './store.ts';

interface DataContext {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly sealer: Sealer;
  readonly hashes: SubjectHashes;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly tenant: TenantId;
}

const stores = Object.entries(personalStores);
const columns = Erasure.keyof().options;
const compactErasedJob = 'compact-erased';

export const createPersonalData = (context: DataContext): PersonalData => ({
  exportPerson: (person) =>
    context.database.readInTenant(context.tenant, async (tx): Promise<ExportPage> => {
      const known = await withKnownValues(placeIn(context, tx), person);
      const subject = subjectOf(known, { alias: person.candidate, by: '', at: context.clock.now() });
      const rows = await inTurn(stores, async ([store, { read }]) =>
        (await read(placeIn(context, tx), subject)).map((record) => ({ store, record })),
      );
      return { rows: rows.flat(), next: null };
    }),

  exportAll: (page) => context.database.readInTenant(context.tenant, (tx) => pageOfAll(placeIn(context, tx), page)),

  erase: ({ id, person, by, at }) =>
    context.database.inTenant(context.tenant, async (tx) => {
      const erasing = { by, at, alias: CandidateId.parse(`erased_${id}`) };
      const place = placeIn(context, tx);
      const subject = person === 'everybody' ? person : subjectOf(await withKnownValues(place, person), erasing);
      const erased = await eraseIn(place, { subject, ...erasing });
      const counts = Object.fromEntries(erased.map(({ store, rows }) => [store, rows]));
      const erasure: Erasure = {
        id,
        scope: person === 'everybody' ? 'all' : 'candidate',
        status: 'erased',
        requestedBy: by,
        requestedAt: at,
        finishedAt: null,
        counts,
      };
      await tx
        .insertInto('erasure')
        .values({ ...erasure, tenant: context.tenant, counts: JSON.stringify(counts) })
        .execute();
      const due = context.clock.now();
      const promise = (name: string, data: JsonObject) =>
        promiseIn(tx, { id: context.newId('job'), tenant: context.tenant, name, data, due });
      await promise(compactErasedJob, {});
      const ended = erased.flatMap((one) => one.ended ?? []);
      await outdateCards(place);
      for (const { event, subject: approval } of ended)
        if (event === 'approval.rejected') await promise('announce-approval', { approval });
      await context.audit.append(
        tx,
        context.tenant,
        [...ended, { event: 'data.erased', subject: id }].map(signedBy(by)),
      );
      return erasure;
    }),

  ...erasures(context),

  sweep: (at) =>
    context.database.inTenant(context.tenant, async (tx) => {
      const counts = await inTurn(stores, async ([store, { sweep }]) =>
        sweep === undefined ? [] : [[store, await sweep(placeIn(context, tx), at)] as const],
      );
      return Object.fromEntries(counts.flat());
    }),
});

/** What is known of the erasures themselves. */
const erasures = (context: DataContext): Pick<PersonalData, 'expectErasable' | 'erasure' | 'erasures' | 'finish'> => ({
  expectErasable: (person) =>
    context.database.inTenant(context.tenant, async (tx) => {
      const place = placeIn(context, tx);
      const erasing = { by: '', at: context.clock.now(), alias: CandidateId.parse('erased') };
      await refuseIn(place, person === 'everybody' ? person : subjectOf(await withKnownValues(place, person), erasing));
    }),

  erasure: (id) =>
    context.database.inTenant(context.tenant, async (tx) => {
      const row = await tx.selectFrom('erasure').select(columns).where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw new Problem('not_found', `There is no erasure ${id}.`);
      return Erasure.parse(row);
    }),

  erasures: (limit) =>
    context.database.inTenant(context.tenant, async (tx) => {
      const rows = tx.selectFrom('erasure').select(columns).where('tenant', '=', context.tenant);
      return z.array(Erasure).parse(await rows.orderBy('requestedAt', 'desc').limit(limit).execute());
    }),

  finish: ({ requestedBy, finishedAt }) =>
    context.database.inTenant(context.tenant, async (tx) => {
      await tx
        .updateTable('erasure')
        .set({ status: 'finished', finishedAt })
        .where('status', '=', 'erased')
        .where('requestedAt', '<=', requestedBy)
        .execute();
    }),
});

const placeIn = ({ tenant, sealer, hashes }: DataContext, tx: Tx): Within => ({
  tx,
  tenant,
  sealer,
  hashes,
});
const signedBy = (actor: ActorId) => (ended: Ended) => ({ actor, ...ended });

/** One transaction has one connection: its statements come one after the other. */
async function inTurn<In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (const one of all) done.push(await work(one));
  return done;
}

function subjectOf(person: Person, { alias, by, at }: { alias: CandidateId; by: string; at: Date }): Subject {
  const { candidate, emails } = person;
  return { candidate, alias, by, at, emails, needles: needlesOf(person), words: nameParts(person) };
}

async function refuseIn(within: Within, subject: Subject | 'everybody'): Promise<void> {
  for (const [, { refuse }] of stores) await refuse?.(within, subject);
}

async function eraseIn(
  within: Within,
  { subject, by, at }: { subject: Subject | 'everybody'; by: string; at: Date },
): Promise<(Erased & { store: string })[]> {
  await refuseIn(within, subject);
  return inTurn(stores, async ([store, { erase, eraseAll }]) => ({
    store,
    ...(subject === 'everybody' ? await eraseAll(within, { by, at }) : await erase(within, subject)),
  }));
}

/** The cursor is the store and how many of its rows were given. */
async function pageOfAll(
  { tx, tenant }: Within,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ExportPage> {
  const { left, skip } = startOf(after);
  const rows: { store: string; record: Json }[] = [];
  for (const [index, { store, order }] of left.entries()) {
    const offset = index === 0 ? skip : 0;
    const found = await recordsOf(tx, { tenant, store, order, offset, limit: limit - rows.length });
    rows.push(...found.map((record) => ({ store, record })));
    if (rows.length >= limit) return { rows, next: `${store}:${offset + found.length}` };
  }
  return { rows, next: null };
}

const listed = stores.flatMap(([store, { order }]) => (order === undefined ? [] : [{ store, order }]));

function startOf(cursor: string | undefined): { left: typeof listed; skip: number } {
  if (cursor === undefined) return { left: listed, skip: 0 };
  const [start, skip = ''] = cursor.split(':');
  const first = listed.findIndex(({ store }) => store === start);
  if (first < 0 || !/^\d+$/.test(skip)) throw new Problem('bad_request', 'This cursor is not one of an export.');
  return { left: listed.slice(first), skip: Number(skip) };
}

async function recordsOf(
  tx: Tx,
  of: { tenant: string; store: string; order: NonNullable<PersonalStore['order']>; offset: number; limit: number },
): Promise<Json[]> {
  const order = sql.join(of.order.map((column) => sql.ref(column)));
  const { rows } = await sql<{ record: unknown }>`
    select row_to_json(kept) as record from ${sql.table(of.store)} as kept where tenant = ${of.tenant}
    order by ${order} limit ${of.limit} offset ${of.offset}`.execute(tx);
  return rows.map(({ record }) => Json.parse(record));
}
