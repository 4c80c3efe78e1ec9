// How each family's model stood when it was last watched, and who does not want to be scored.
import { type RetentionOptOuts, RetentionState, type RetentionStates } from '../../core/ports/retention.ts';
import type { RetentionDependencies } from './dependencies.ts';
import { readRow } from './rows.ts';

export const createStates = ({ database, tenant }: RetentionDependencies): RetentionStates => ({
  put: ({ jobFamily, state, at }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('retentionState')
        .values({ tenant, jobFamily, state, at })
        .onConflict((conflict) => conflict.columns(['tenant', 'jobFamily']).doUpdateSet({ state, at }))
        .execute();
    }),

  list: () =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('retentionState')
        .select(RetentionState.keyof().options)
        .where('tenant', '=', tenant)
        .orderBy('jobFamily')
        .execute();
      return rows.map((row) => readRow(RetentionState, row));
    }),
});

export const createOptOuts = ({ database, tenant }: RetentionDependencies): RetentionOptOuts => ({
  has: (candidate) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('retentionOptOut')
        .select('candidate')
        .where('tenant', '=', tenant)
        .where('candidate', '=', candidate)
        .executeTakeFirst();
      return row !== undefined;
    }),

  add: ({ candidate, at }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('retentionOptOut')
        .values({ tenant, candidate, at })
        .onConflict((conflict) => conflict.columns(['tenant', 'candidate']).doNothing())
        .execute();
    }),

  remove: (candidate) =>
    database.inTenant(tenant, async (tx) => {
      await tx.deleteFrom('retentionOptOut').where('tenant', '=', tenant).where('candidate', '=', candidate).execute();
    }),
});
