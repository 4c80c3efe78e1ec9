// Records that syncs moved: those that failed or wait keep their content sealed; what is known of the rest are ids and digests.
import { type RawBuilder, sql } from 'kysely';
import { SyncId } from '../../core/ids.ts';
import { openPage, placeOf, sealPage } from '../integration/rows.ts';
import { holds } from './needles.ts';
import { type PersonalStore, type Subject, type Within, daysBefore } from './store.ts';

interface SyncedRecordKey {
  readonly sync: string;
  readonly id: string;
}

export const syncedRecords = {
  order: ['sync', 'id'],

  async read(within, subject) {
    const found = await naming(within, subject);
    return found.map(({ sync, id }) => ({ sync, id }));
  },

  async erase(within, subject) {
    const found = await naming(within, subject);
    for (const { sync, id } of found) await removeWhere(within, sql<boolean>`sync = ${sync} and id = ${id}`);
    await forgetNamed(within);
    return { rows: found.length };
  },

  async eraseAll(within) {
    await forgetNamed(within);
    return { rows: await removeWhere(within, sql<boolean>`true`) };
  },
  sweep: (within, { now, settings }) =>
    removeWhere(within, sql<boolean>`updated_at < ${daysBefore(now, settings.actionDays)}`),
} as const satisfies PersonalStore;

/** Pages of records that were read and not yet written: sealed, so that each is opened to find one person in it. */
export const syncPages = {
  order: ['sync', 'page'],

  async read(within, subject) {
    const found = await pagesNaming(within, subject);
    return found.flatMap(({ sync, named }) => named.map(({ id }) => ({ sync, id })));
  },

  async erase(within, subject) {
    const { tx, tenant, sealer } = within;
    const found = await pagesNaming(within, subject);
    for (const { sync, page, others } of found) {
      const body = sealPage(sealer, placeOf(tenant, sync), others);
      const of = tx.updateTable('syncPage').set({ body, records: others.length });
      await of.where('tenant', '=', tenant).where('sync', '=', sync).where('page', '=', page).execute();
    }
    return { rows: found.reduce((total, { named }) => total + named.length, 0) };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('syncPage').where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },

  /** A run that was cancelled in the middle of a page may leave that page behind. */
  async sweep({ tx, tenant }) {
    const ended = tx.selectFrom('sync').select('id').where('tenant', '=', tenant).where('finishedAt', 'is not', null);
    const { numDeletedRows } = await tx
      .deleteFrom('syncPage')
      .where('tenant', '=', tenant)
      .where('sync', 'in', ended)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
} as const satisfies PersonalStore;

async function pagesNaming({ tx, tenant, sealer }: Within, { needles }: Subject) {
  const rows = await tx.selectFrom('syncPage').select(['sync', 'page', 'body']).where('tenant', '=', tenant).execute();
  return rows.flatMap(({ sync: id, page, body }) => {
    const sync = SyncId.parse(id);
    const records = openPage(sealer, placeOf(tenant, sync), body);
    const { yes: named = [], no: others = [] } = Object.groupBy(records, (record) =>
      needles.includes(record.id) || holds(JSON.stringify(record.body), needles) ? 'yes' : 'no',
    );
    return named.length === 0 ? [] : [{ sync, page, named, others }];
  });
}

export const links = {
  order: ['integration', 'id'],

  read: async ({ tx, tenant }, subject) => {
    const rows = await tx
      .selectFrom('link')
      .select(['integration', 'id', 'remoteId'])
      .where(byId(tenant, subject))
      .execute();
    return rows.map((row) => ({ ...row }));
  },

  async erase({ tx, tenant }, subject) {
    const { numDeletedRows } = await tx.deleteFrom('link').where(byId(tenant, subject)).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('link').where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
} as const satisfies PersonalStore;

/** Other systems may use the address as an id. */
const byId = (tenant: string, { needles }: Subject): RawBuilder<boolean> =>
  sql<boolean>`tenant = ${tenant} and (id = any(${[...needles]}) or remote_id = any(${[...needles]}))`;

/** By id, or by what the sealed content says. */
async function naming({ tx, tenant, sealer }: Within, subject: Subject): Promise<readonly SyncedRecordKey[]> {
  const rows = await tx
    .selectFrom('syncRecord')
    .select(['sync', 'id', 'body'])
    .where('tenant', '=', tenant)
    .where(sql<boolean>`(body is not null or ${byId(tenant, subject)})`)
    .execute();
  return rows.filter(({ sync, id, body }) => {
    const isNamed = subject.needles.includes(id) || body === null;
    return isNamed || holds(sealer.open(body, placeOf(tenant, SyncId.parse(sync))), subject.needles);
  });
}

/** Runs name records by id in what a dry run found and in what was asked for: nobody needs that once they have ended. */
const forgetNamed = ({ tx, tenant }: Within) =>
  tx
    .updateTable('sync')
    .set({ preview: null, onlyRecords: null })
    .where('tenant', '=', tenant)
    .where('finishedAt', 'is not', null)
    .execute();

async function removeWhere({ tx, tenant }: Within, condition: RawBuilder<boolean>): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('syncRecord')
    .where('tenant', '=', tenant)
    .where(condition)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
