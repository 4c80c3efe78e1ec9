// The JSON records of the sandbox systems, changed one at a time for each tenant.
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantId } from '../core/ids.ts';
import type { Json } from '../core/json.ts';
import type { RecordStore, Records } from '../core/ports/record-store.ts';
import type { Database, Tx } from './database.ts';

export const createRecordStore = (database: Database, tenant: TenantId): RecordStore => ({
  read: (work) => database.readInTenant(tenant, (tx) => work(recordsIn(tx, tenant))),
  change: (work) =>
    database.inTenant(tenant, async (tx) => {
      // Two changes that both read first would otherwise write over each other.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${tenant}`}, 0))`.execute(tx);
      return work(recordsIn(tx, tenant));
    }),
});

/** The driver has just read it out of JSON: to walk through each record once more costs more than all that is done with it. */
const Row = z.strictObject({ body: z.custom<Json>((body) => body !== undefined) });

const recordsIn = (tx: Tx, tenant: TenantId): Records => ({
  get: async (kind, id) => {
    const row = await tx
      .selectFrom('sandboxRecord')
      .select('body')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : Row.parse(row).body;
  },

  list: async (kind) => {
    const rows = await tx.selectFrom('sandboxRecord').select('body').where('kind', '=', kind).orderBy('id').execute();
    return rows.map((row) => Row.parse(row).body);
  },

  put: async ({ kind, id, body }) => {
    const text = JSON.stringify(body);
    await tx
      .insertInto('sandboxRecord')
      .values({ tenant, kind, id, body: text })
      .onConflict((conflict) => conflict.columns(['tenant', 'kind', 'id']).doUpdateSet({ body: text }))
      .execute();
  },

  remove: async (kind, id) => {
    await tx.deleteFrom('sandboxRecord').where('kind', '=', kind).where('id', '=', id).execute();
  },

  clear: async () => {
    await tx.deleteFrom('sandboxRecord').execute();
  },
});
