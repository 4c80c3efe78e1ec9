// Fairness audits. Storing one and promising its delivery is one transaction; it is never changed afterwards.
import { sql } from 'kysely';
import { type RetentionAudits, StoredAudit } from '../../core/ports/retention.ts';
import { publishIn } from '../integration/outgoing.ts';
import { promiseFor, type RetentionDependencies } from './dependencies.ts';
import { readRow } from './rows.ts';

const columns = StoredAudit.keyof().options;

const deliverAuditJob = 'deliver-audit';

export const createAudits = (dependencies: RetentionDependencies): RetentionAudits => ({
  add: (audit) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const { numInsertedOrUpdatedRows: made } = await tx
        .insertInto('retentionAudit')
        .values({ ...audit, tenant: dependencies.tenant, report: JSON.stringify(audit.report) })
        .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
        .executeTakeFirstOrThrow();
      if (made !== 1n) return false;
      await promiseFor(tx, dependencies, { name: deliverAuditJob, data: { audit: audit.id } });
      const { id: auditId, jobFamily, trigger } = audit;
      const data = { auditId, jobFamily, trigger };
      await publishIn(tx, dependencies, {
        id: dependencies.newId('evt'),
        type: 'audit.finished',
        at: dependencies.clock.now(),
        data,
      });
      return true;
    }),

  find: (id) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const row = await tx
        .selectFrom('retentionAudit')
        .select(columns)
        .where('tenant', '=', dependencies.tenant)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? undefined : readRow(StoredAudit, row);
    }),

  list: ({ limit, before }) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      let found = tx.selectFrom('retentionAudit').select(columns).where('tenant', '=', dependencies.tenant);
      if (before !== undefined)
        found = found.where(
          sql<boolean>`(created_at, id) < (select created_at, id from retention_audit where tenant = ${dependencies.tenant} and id = ${before})`,
        );
      const rows = await found.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
      return rows.map((row) => readRow(StoredAudit, row));
    }),
});
