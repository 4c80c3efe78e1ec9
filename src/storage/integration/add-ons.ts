// Add-ons of one client, and what it used of them. The operator reads those of its clients through a policy of its own.
import { sql } from 'kysely';
import { z } from 'zod';
import { AddOn, Usage } from '../../core/offering.ts';
import type { AddOns } from '../../core/ports/offerings.ts';
import { promiseSettling } from './offering-parts.ts';
import { readOffering } from './offerings.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const columns = AddOn.keyof().options;
const Counted = Usage.extend({ runs: z.coerce.number(), written: z.coerce.number(), deleted: z.coerce.number() });

export const createAddOns = (dependencies: SyncDependencies): AddOns => ({
  ...looks(dependencies),
  ...changes(dependencies),
});

function looks({ database, tenant }: SyncDependencies): Pick<AddOns, 'offered' | 'get' | 'of' | 'usage'> {
  return {
    offered: () =>
      database.inTenant(tenant, async (tx) => {
        // Which of them this organization may see is the policy's to say; the operator's own drafts are not offered to it.
        const rows = await tx
          .selectFrom('offering')
          .select('body')
          .where('status', '=', 'published')
          .orderBy('seq')
          .limit(200)
          .execute();
        return rows.map(readOffering);
      }),

    get: (offering) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('addOn')
          .select(columns)
          .where('tenant', '=', tenant)
          .where('offering', '=', offering)
          .executeTakeFirst();
        return row === undefined ? undefined : AddOn.parse(row);
      }),

    of: (offering) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('addOn')
          .select(columns)
          .where('offering', '=', offering)
          .orderBy('tenant')
          .execute();
        return z.array(AddOn).parse(rows);
      }),

    usage: ({ from, to }) =>
      database.inTenant(tenant, async (tx) => {
        const { rows } = await sql`
          select tenant as client, offering, to_char(day, 'YYYY-MM-DD') as day, runs, written, deleted
            from offering_usage where day >= ${from}::date and day < ${to}::date
           order by tenant, offering, day limit 20000`.execute(tx);
        return z.array(Counted).parse(rows);
      }),
  };
}

function changes(dependencies: SyncDependencies): Pick<AddOns, 'want' | 'settled'> {
  const { database, tenant } = dependencies;
  return {
    want: ({ offering, operator, integration, wanted, changedAt, changedBy }) =>
      database.inTenant(tenant, async (tx) => {
        const to = { wanted, changedAt, changedBy };
        const row = await tx
          .insertInto('addOn')
          .values({ tenant, offering, operator, integration, ...to, applied: null, because: null })
          .onConflict((conflict) => conflict.columns(['tenant', 'offering']).doUpdateSet(to))
          .returning(columns)
          .executeTakeFirstOrThrow();
        const event = wanted ? 'add_on.enabled' : 'add_on.disabled';
        await dependencies.audit.append(tx, tenant, [{ actor: changedBy, event, subject: offering }]);
        await promiseSettling(tx, dependencies, offering);
        return AddOn.parse(row);
      }),

    settled: (offering, as) =>
      database.inTenant(tenant, async (tx) => {
        await tx.updateTable('addOn').set(as).where('tenant', '=', tenant).where('offering', '=', offering).execute();
      }),
  };
}
