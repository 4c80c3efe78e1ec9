// The organization's own hires, as they were uploaded.
import { HistoryRow, type RetentionHistory } from '../../core/ports/retention.ts';
import type { RetentionDependencies } from './dependencies.ts';
import { inChunks, lastOfEach, readRow } from './rows.ts';

const columns = HistoryRow.keyof().options;

export const createHistory = ({ database, tenant }: RetentionDependencies): RetentionHistory => ({
  put: (rows) =>
    database.inTenant(tenant, async (tx) => {
      const once = lastOfEach(rows, ({ candidate, jobFamily, hiredAt }) => [candidate, jobFamily, hiredAt]);
      for (const chunk of inChunks(once))
        await tx
          .insertInto('retentionHire')
          .values(chunk.map((row) => ({ ...row, tenant, signals: JSON.stringify(row.signals) })))
          .onConflict((conflict) =>
            conflict.columns(['tenant', 'jobFamily', 'candidate', 'hiredAt']).doUpdateSet((row) => ({
              leftAt: row.ref('excluded.leftAt'),
              reason: row.ref('excluded.reason'),
              seenUntil: row.ref('excluded.seenUntil'),
              signals: row.ref('excluded.signals'),
            })),
          )
          .execute();
    }),

  // In an order that does not depend on when they came: the same hires train the same model.
  rows: (jobFamily) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('retentionHire')
        .select(columns)
        .where('tenant', '=', tenant)
        .where('jobFamily', '=', jobFamily)
        .orderBy('candidate')
        .orderBy('hiredAt')
        .execute();
      return rows.map((row) => readRow(HistoryRow, row));
    }),

  families: () =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('retentionHire')
        .select(({ fn }) => ['jobFamily', fn.countAll().as('rows')])
        .where('tenant', '=', tenant)
        .groupBy('jobFamily')
        .orderBy('jobFamily')
        .execute();
      return rows.map(({ jobFamily, rows: count }) => ({ jobFamily, rows: Number(count) }));
    }),

  forget: (candidate) =>
    database.inTenant(tenant, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('retentionHire')
        .where('tenant', '=', tenant)
        .where('candidate', '=', candidate)
        .executeTakeFirst();
      return Number(numDeletedRows);
    }),
});
