// Holds on the data of candidates.
import { z } from 'zod';
import type { TenantId } from '../core/ids.ts';
import { LegalHold, type LegalHolds } from '../core/ports/legal-holds.ts';
import { Problem } from '../core/problem.ts';
import type { Database } from './database.ts';

const columns = LegalHold.keyof().options;

export const createLegalHolds = (database: Database, tenant: TenantId): LegalHolds => ({
  place: (hold) =>
    database.inTenant(tenant, async (tx) => {
      const row = { ...hold, endedBy: null, endedAt: null };
      await tx
        .insertInto('legalHold')
        .values({ ...row, tenant })
        .execute();
      return row;
    }),

  end: (id, { by, at }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .updateTable('legalHold')
        .set({ endedBy: by, endedAt: at })
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .where('endedAt', 'is', null)
        .execute();
      const row = await tx
        .selectFrom('legalHold')
        .select(columns)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw new Problem('not_found', `There is no hold ${id}.`);
      return LegalHold.parse(row);
    }),

  list: ({ candidate, limit, before }) =>
    database.inTenant(tenant, async (tx) => {
      let query = tx.selectFrom('legalHold').select(columns).where('tenant', '=', tenant);
      if (candidate !== undefined) query = query.where('candidate', '=', candidate);
      if (before !== undefined) query = query.where('id', '<', before);
      return z.array(LegalHold).parse(await query.orderBy('id', 'desc').limit(limit).execute());
    }),
});
