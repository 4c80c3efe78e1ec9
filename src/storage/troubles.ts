// What could not be done: a row for each subject, gone once people know how it ended.
import { sql } from 'kysely';
import { z } from 'zod';
import { TenantId } from '../core/ids.ts';
import { Trouble, type Troubles, type TroubleSweep } from '../core/ports/troubles.ts';
import type { Database, Tx } from './database.ts';

const most = 5000;

export const createTroubles = ({ database, tenant }: { database: Database; tenant: TenantId }): Troubles => ({
  waits: ({ subject, code, at }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('trouble')
        .values({ tenant, subject, kind: 'waits', code, since: at })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant', 'subject'])
            .doUpdateSet({ kind: 'waits', code, since: at, isTold: false })
            .where('trouble.kind', '=', 'settled'),
        )
        .execute();
    }),

  givenUp: (trouble) => database.inTenant(tenant, (tx) => noteGivenUp(tx, tenant, trouble)),
  settled: (subject) => database.inTenant(tenant, (tx) => noteSettled(tx, tenant, subject)),

  list: () =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('trouble')
        .select(Trouble.keyof().options)
        .where('tenant', '=', tenant)
        .orderBy('since')
        .orderBy('subject')
        .limit(most)
        .execute();
      return z.array(Trouble).parse(rows);
    }),

  told: (subjects) =>
    database.inTenant(tenant, async (tx) => {
      const these = sql<string>`any(${[...subjects]})`;
      const all = tx.updateTable('trouble').set({ isTold: true }).where('tenant', '=', tenant);
      await all.where('subject', '=', these).where('kind', '=', 'waits').execute();
      const rest = tx.deleteFrom('trouble').where('tenant', '=', tenant);
      await rest.where('subject', '=', these).where('kind', '<>', 'waits').execute();
    }),
});

/** In the transaction of its cause. */
export async function noteGivenUp(
  tx: Tx,
  tenant: TenantId,
  { subject, code, at }: Parameters<Troubles['givenUp']>[0],
): Promise<void> {
  await tx
    .insertInto('trouble')
    .values({ tenant, subject, kind: 'given_up', code, since: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'subject']).doUpdateSet({ kind: 'given_up', code, since: at, isTold: false }),
    )
    .execute();
}

export async function noteSettled(tx: Tx, tenant: TenantId, subject: string): Promise<void> {
  await tx
    .updateTable('trouble')
    .set({ kind: 'settled' })
    .where('tenant', '=', tenant)
    .where('subject', '=', subject)
    .where('kind', '=', 'waits')
    .execute();
}

export const createTroubleSweep = (database: Database): TroubleSweep => ({
  tenants: () =>
    database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) => {
      const rows = await tx.selectFrom('trouble').select('tenant').distinct().execute();
      return z
        .array(z.strictObject({ tenant: TenantId }))
        .parse(rows)
        .map(({ tenant }) => tenant);
    }),
});
