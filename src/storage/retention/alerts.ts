// What somebody has to hear of. Raising an alert and promising to send it is one transaction.
import { RetentionAlert, type RetentionAlerts } from '../../core/ports/retention.ts';
import { promiseFor, type RetentionDependencies } from './dependencies.ts';
import { readRow } from './rows.ts';

const columns = RetentionAlert.keyof().options;

const sendAlertJob = 'send-retention-alert';

export const createAlerts = (dependencies: RetentionDependencies): RetentionAlerts => ({
  raise: (alert) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const raised = await tx
        .insertInto('retentionAlert')
        .values({ ...alert, tenant: dependencies.tenant })
        .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (raised === undefined) return false;
      await promiseFor(tx, dependencies, { name: sendAlertJob, data: { alert: alert.id } });
      return true;
    }),

  find: (id) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const row = await tx
        .selectFrom('retentionAlert')
        .select(columns)
        .where('tenant', '=', dependencies.tenant)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? undefined : readRow(RetentionAlert, row);
    }),

  list: ({ limit }) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const rows = await tx
        .selectFrom('retentionAlert')
        .select(columns)
        .where('tenant', '=', dependencies.tenant)
        .orderBy('raisedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => readRow(RetentionAlert, row));
    }),
});
