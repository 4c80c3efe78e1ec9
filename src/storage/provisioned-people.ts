// People as their identity provider keeps them, over the same rows as the directory.
import { sql } from 'kysely';
import type { TenantId } from '../core/ids.ts';
import { type PersonFilter, ProvisionedPerson, type ProvisionedPeople } from '../core/ports/provisioned-people.ts';
import type { Database, Tx } from './database.ts';

const columns = ['id', 'name', 'email', 'role', 'timeZone', 'active', 'userName', 'externalId'] as const;
const nameOf = sql<string>`lower(coalesce(user_name, email))`;

export const createProvisionedPeople = (database: Database, tenant: TenantId): ProvisionedPeople => ({
  list: ({ filter, offset, limit }) =>
    database.readInTenant(tenant, async (tx) => {
      const { total } = await standing(tx, tenant, filter)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow();
      const page = standing(tx, tenant, filter).select(columns).orderBy('id').offset(offset).limit(limit);
      return { total, people: (await page.execute()).map(toPerson) };
    }),

  get: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await standing(tx, tenant).select(columns).where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toPerson(row);
    }),

  put: ({ user: { id, timeZone, ...user }, ...rest }) =>
    database.inTenant(tenant, async (tx) => {
      // Two requests of one name at once: the second one waits here and then sees the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`people ${tenant}`}, 0))`.execute(tx);
      const names = [user.email.toLowerCase(), rest.userName.toLowerCase()];
      const others = standing(tx, tenant).select('id').where('id', '!=', id);
      const taken = await others
        .where((is) =>
          is.or([
            is(nameOf, 'in', names),
            is.and([is('active', '=', true), is(sql`lower(email)`, 'in', names)]),
            ...(rest.externalId === null ? [] : [is('externalId', '=', rest.externalId)]),
          ]),
        )
        .executeTakeFirst();
      if (taken !== undefined) return 'taken';
      const row = { ...user, timeZone: timeZone ?? null, ...rest };
      await tx
        .insertInto('appUser')
        .values({ tenant, id, ...row })
        .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet(row))
        .execute();
      return 'kept';
    }),

  remove: (id) =>
    database.inTenant(tenant, async (tx) => {
      const gone = { active: false, userName: null, externalId: null };
      await tx.updateTable('appUser').set(gone).where('tenant', '=', tenant).where('id', '=', id).execute();
    }),
});

/** Those who are here, and those who left whom the provider still knows. */
function standing(tx: Tx, tenant: TenantId, filter?: PersonFilter) {
  const known = tx
    .selectFrom('appUser')
    .where('tenant', '=', tenant)
    .where((is) => is.or([is('active', '=', true), is('userName', 'is not', null)]));
  if (filter === undefined) return known;
  const { field, value } = filter;
  if (field === 'externalId' || field === 'id') return known.where(field, '=', value);
  return known.where(field === 'email' ? sql`lower(email)` : nameOf, '=', value.toLowerCase());
}

type Row = { readonly [Column in 'id' | 'name' | 'email' | 'role']: string } & {
  readonly timeZone: string | null;
  readonly active: boolean;
  readonly userName: string | null;
  readonly externalId: string | null;
};

const toPerson = ({ timeZone, active, userName, externalId, ...user }: Row): ProvisionedPerson =>
  ProvisionedPerson.parse({
    user: timeZone === null ? user : { ...user, timeZone },
    userName: userName ?? user.email,
    externalId,
    active,
  });
