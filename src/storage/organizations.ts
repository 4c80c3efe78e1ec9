// The organizations that this service serves.
import { z } from 'zod';
import { Organization, type Organizations } from '../core/ports/directory.ts';
import { Problem } from '../core/problem.ts';
import type { Database } from './database.ts';

const columns = Organization.keyof().options;

export const createOrganizations = ({ service }: Database): Organizations => ({
  list: async () =>
    z.array(Organization).parse(await service.selectFrom('organization').select(columns).orderBy('id').execute()),

  get: async (id) => {
    const row = await service.selectFrom('organization').select(columns).where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : Organization.parse(row);
  },

  create: async (organization) => {
    const created = await service
      .insertInto('organization')
      .values(organization)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created === undefined) throw new Problem('conflict', `There is an organization ${organization.id} already.`);
  },
});
