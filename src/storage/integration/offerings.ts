// Offerings of the operator: what clients read in one table, what opens the operator's own applications sealed in another.
import { z } from 'zod';
import { ActorId, type OfferingId, TenantId } from '../../core/ids.ts';
import { Offering } from '../../core/offering.ts';
import type { OfferingSecrets, Offerings } from '../../core/ports/offerings.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import { promiseSettling } from './offering-parts.ts';
import type { SyncDependencies } from './sync-dependencies.ts';

const Credentials = z.record(z.string(), z.string());
const Secrets = z.strictObject({ source: Credentials, destination: Credentials });
const Granted = z.strictObject({ client: TenantId, at: z.date(), by: ActorId });
const Stored = Offering.extend({ createdAt: z.coerce.date() });

export const readOffering = ({ body }: { body: unknown }): Offering => Stored.parse(body);

export const createOfferings = (dependencies: SyncDependencies): Offerings => ({
  ...keeping(dependencies),
  ...granting(dependencies),
});

function keeping(
  dependencies: SyncDependencies,
): Pick<Offerings, 'add' | 'get' | 'list' | 'replace' | 'mark' | 'secrets'> {
  const { database, sealer, tenant } = dependencies;
  const place = (id: OfferingId): string => `${tenant}/offering/secrets/${id}`;
  const keep = (tx: Tx, offering: OfferingId, given: OfferingSecrets) => {
    const secrets = sealer.seal(JSON.stringify(given), place(offering));
    return tx
      .insertInto('offeringSecret')
      .values({ tenant, offering, secrets })
      .onConflict((conflict) => conflict.columns(['tenant', 'offering']).doUpdateSet({ secrets }))
      .execute();
  };
  return {
    add: (offering, secrets) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .insertInto('offering')
          .values({ tenant, ...rowOf(offering) })
          .execute();
        await keep(tx, offering.id, secrets);
      }),

    get: (id) => database.inTenant(tenant, (tx) => getOffering(tx, dependencies, id)),

    list: () =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('offering')
          .select('body')
          .where('tenant', '=', tenant)
          .orderBy('seq')
          .execute();
        return rows.map(readOffering);
      }),

    replace: (offering, secrets) =>
      database.inTenant(tenant, async (tx) => {
        if (!(await changed(tx, dependencies, offering)))
          throw new Problem('conflict', 'Somebody changed the offering since you read it. Read it again.');
        if (secrets !== undefined) await keep(tx, offering.id, secrets);
      }),

    mark: (id, status) =>
      database.inTenant(tenant, async (tx) => {
        const before = await getOffering(tx, dependencies, id);
        const next = { ...before, status, revision: before.revision + 1 };
        if (!(await changed(tx, dependencies, next)))
          throw new Problem('conflict', 'Somebody else changed the offering at this moment. Try again.');
        return next;
      }),

    secrets: (id) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('offeringSecret')
          .select('secrets')
          .where('tenant', '=', tenant)
          .where('offering', '=', id)
          .executeTakeFirst();
        if (row === undefined) throw missing(id);
        return Secrets.parse(JSON.parse(sealer.open(row.secrets, place(id))));
      }),
  };
}

function granting(dependencies: SyncDependencies): Pick<Offerings, 'grant' | 'revoke' | 'grants'> {
  const { database, tenant } = dependencies;
  return {
    grant: (offering, grant) =>
      database.inTenant(tenant, async (tx) => {
        await getOffering(tx, dependencies, offering);
        await tx
          .insertInto('offeringGrant')
          .values({ tenant, offering, ...grant })
          .onConflict((conflict) => conflict.columns(['tenant', 'offering', 'client']).doNothing())
          .execute();
        await promiseSettling(tx, dependencies, offering);
      }),

    revoke: (offering, client) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .deleteFrom('offeringGrant')
          .where('tenant', '=', tenant)
          .where('offering', '=', offering)
          .where('client', '=', client)
          .execute();
        await promiseSettling(tx, dependencies, offering);
      }),

    grants: (offering) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('offeringGrant')
          .select(['client', 'at', 'by'])
          .where('tenant', '=', tenant)
          .where('offering', '=', offering)
          .orderBy('client')
          .execute();
        return z.array(Granted).parse(rows);
      }),
  };
}

const rowOf = (offering: Offering) => {
  const { id, status, openTo, revision } = offering;
  return { id, status, openTo, revision, body: JSON.stringify(offering) };
};

async function changed(tx: Tx, dependencies: SyncDependencies, offering: Offering): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offering')
    .set(rowOf(offering))
    .where('tenant', '=', dependencies.tenant)
    .where('id', '=', offering.id)
    .where('revision', '=', offering.revision - 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await promiseSettling(tx, dependencies, offering.id);
  return true;
}

async function getOffering(tx: Tx, { tenant }: SyncDependencies, id: OfferingId): Promise<Offering> {
  const row = await tx
    .selectFrom('offering')
    .select('body')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw missing(id);
  return readOffering(row);
}

const missing = (id: OfferingId) => new Problem('not_found', `There is no offering ${id}.`);
