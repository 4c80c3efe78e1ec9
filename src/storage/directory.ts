// The people of one organization. Who leaves is deactivated: the log goes on naming them.
import { Problem } from '../core/problem.ts';
import type { TenantId } from '../core/ids.ts';
import type { Directory } from '../core/ports/directory.ts';
import { User } from '../core/records.ts';
import type { Database } from './database.ts';

const columns = User.keyof().options;

export const createDirectory = (database: Database, tenant: TenantId): Directory => ({
  users: () =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx.selectFrom('appUser').select(columns).where('active', '=', true).orderBy('id').execute();
      return rows.map(toUser);
    }),

  user: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('appUser')
        .select(columns)
        .where('id', '=', id)
        .where('active', '=', true)
        .executeTakeFirst();
      if (row === undefined) throw new Problem('user_not_found', `There is no person ${id} in this organization.`);
      return toUser(row);
    }),

  put: (user) =>
    database.inTenant(tenant, async (tx) => {
      const { id, ...rest } = { ...user, timeZone: user.timeZone ?? null, active: true };
      await tx
        .insertInto('appUser')
        .values({ tenant, id, ...rest })
        .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet(rest))
        .execute();
    }),

  remove: (id) =>
    database.inTenant(tenant, async (tx) => {
      await tx.updateTable('appUser').set({ active: false }).where('id', '=', id).execute();
    }),
});

const toUser = ({ timeZone, ...row }: { timeZone: string | null }): User =>
  User.parse(timeZone === null ? row : { ...row, timeZone });
