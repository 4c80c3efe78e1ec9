// The message templates of one organisation, by the slugs it gave them.
import { z } from 'zod';
import type { TenantId } from '../core/ids.ts';
import type { Templates } from '../core/ports/directory.ts';
import { Problem } from '../core/problem.ts';
import { Template } from '../core/records.ts';
import type { Database } from './database.ts';

const columns = Template.keyof().options;

export const createTemplates = (database: Database, tenant: TenantId): Templates => ({
  list: () =>
    database.inTenant(tenant, async (tx) =>
      z.array(Template).parse(await tx.selectFrom('template').select(columns).orderBy('id').execute()),
    ),

  get: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx.selectFrom('template').select(columns).where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw new Problem('template_not_found', `There is no message template ${id}.`);
      return Template.parse(row);
    }),

  put: ({ id, subject, body }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('template')
        .values({ tenant, id, subject, body })
        .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet({ subject, body }))
        .execute();
    }),

  remove: (id) =>
    database.inTenant(tenant, async (tx) => {
      await tx.deleteFrom('template').where('id', '=', id).execute();
    }),
});
