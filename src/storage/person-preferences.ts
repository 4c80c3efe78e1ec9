// What single people have chosen for themselves.
import { z } from 'zod';
import { type TenantId, UserId } from '../core/ids.ts';
import { Json } from '../core/json.ts';
import type { PersonPreferences } from '../core/ports/person-preferences.ts';
import type { Database } from './database.ts';

const Row = z.strictObject({ userId: UserId, body: Json });

export const createPersonPreferences = (database: Database, tenant: TenantId): PersonPreferences => ({
  get: ({ user, name }) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('personPreference')
        .select(['userId', 'body'])
        .where('tenant', '=', tenant)
        .where('userId', '=', user)
        .where('name', '=', name)
        .executeTakeFirst();
      return row === undefined ? undefined : Row.parse(row).body;
    }),

  put: ({ user, name, body, at }) =>
    database.inTenant(tenant, async (tx) => {
      const row = { body: JSON.stringify(body), at };
      await tx
        .insertInto('personPreference')
        .values({ tenant, userId: user, name, ...row })
        .onConflict((existing) => existing.columns(['tenant', 'userId', 'name']).doUpdateSet(row))
        .execute();
    }),

  list: (name) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('personPreference')
        .select(['userId', 'body'])
        .where('tenant', '=', tenant)
        .where('name', '=', name)
        .orderBy('userId')
        .execute();
      return rows.map((row) => Row.parse(row)).map(({ userId: user, body }) => ({ user, body }));
    }),
});
