// Links with which people decide by e-mail: kept as hashes, good for one person, one approval and its time.
import { ApprovalLink, type ApprovalLinks } from '../../core/ports/channels.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Database } from '../database.ts';

const columns = ['approval', 'userId as user', 'expiresAt', 'sentAt', 'remindedAt', 'usedAt'] as const;

export const createApprovalLinks = (database: Database, tenant: TenantId): ApprovalLinks => ({
  intend: ({ user, ...link }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('approvalLink')
        .values({ tenant, userId: user, ...link })
        .execute();
    }),

  note: ({ approval, user, ...moment }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .updateTable('approvalLink')
        .set(moment)
        .where('tenant', '=', tenant)
        .where('approval', '=', approval)
        .where('userId', '=', user)
        .execute();
    }),

  sentTo: ({ approval, user }) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('approvalLink')
        .select(columns)
        .where('tenant', '=', tenant)
        .where('approval', '=', approval)
        .where('userId', '=', user)
        .where('sentAt', 'is not', null)
        .executeTakeFirst();
      return row === undefined ? undefined : ApprovalLink.parse(row);
    }),

  find: (hash) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('approvalLink')
        .select(columns)
        .where('tenant', '=', tenant)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row === undefined ? undefined : ApprovalLink.parse(row);
    }),

  sweep: (olderThan) =>
    database.inTenant(tenant, async (tx) => {
      await tx.deleteFrom('approvalLink').where('tenant', '=', tenant).where('expiresAt', '<', olderThan).execute();
    }),
});
