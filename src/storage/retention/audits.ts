// Fairness audits. Storing one and promising its delivery is one transaction; it is never changed afterwards.
import { sql } from 'kysely';
import { type RetentionAudits, StoredAudit } from '../../core/ports/retention.ts';
import { publishIn } from '../integration/outgoing.ts';
import { promiseFor, type RetentionParts } from './parts.ts';
import { readRow } from './rows.ts';

const columns = StoredAudit.keyof().options;

const deliverAuditJob = 'deliver-audit';

export const createAudits = (parts: RetentionParts): RetentionAudits => ({
  add: (audit) =>
    parts.database.inTenant(parts.tenant, async (tx) => {
      await tx
        .insertInto('retentionAudit')
        .values({ ...audit, tenant: parts.tenant, report: JSON.stringify(audit.report) })
        .execute();
      await promiseFor(tx, parts, { name: deliverAuditJob, data: { audit: audit.id } });
      const { id: auditId, jobFamily, trigger } = audit;
      const data = { auditId, jobFamily, trigger };
      await publishIn(tx, parts, { id: parts.newId('evt'), type: 'audit.finished', at: parts.clock.now(), data });
    }),

  find: (id) =>
    parts.database.inTenant(parts.tenant, async (tx) => {
      const row = await tx
        .selectFrom('retentionAudit')
        .select(columns)
        .where('tenant', '=', parts.tenant)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? undefined : readRow(StoredAudit, row);
    }),

  list: ({ limit, before }) =>
    parts.database.inTenant(parts.tenant, async (tx) => {
      let found = tx.selectFrom('retentionAudit').select(columns).where('tenant', '=', parts.tenant);
      if (before !== undefined)
        found = found.where(
          sql<boolean>`(created_at, id) < (select created_at, id from retention_audit where tenant = ${parts.tenant} and id = ${before})`,
        );
      const rows = await found.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
      return rows.map((row) => readRow(StoredAudit, row));
    }),
});
