// The identity provider of one organization; its client's secret is sealed at rest and sealed anew after a rotation.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { IdentityProvider, type IdentityProviders } from '../../core/ports/identity-providers.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Database, Tx } from '../database.ts';

const Row = z.strictObject({ body: IdentityProvider, secret: z.string().nullable(), proved: z.boolean() });

export function createIdentityProviders(database: Database, sealer: Sealer, tenant: TenantId): IdentityProviders {
  const place = `${tenant}|identity_provider|secret`;
  return {
    get: () =>
      database.inTenant(tenant, async (tx) => {
        const row = await read(tx, tenant);
        return row === undefined ? undefined : { ...row.body, hasSecret: row.secret !== null, proved: row.proved };
      }),

    put: (provider, secret) =>
      database.inTenant(tenant, async (tx) => {
        const before = await read(tx, tenant);
        const isSame = before?.body.issuer === provider.issuer && before.body.clientId === provider.clientId;
        const row = {
          body: JSON.stringify(provider),
          secret: secret === undefined ? (before?.secret ?? null) : secret && sealer.seal(secret, place),
          proved: isSame && before.proved,
        };
        await tx
          .insertInto('identityProvider')
          .values({ tenant, ...row })
          .onConflict((conflict) => conflict.column('tenant').doUpdateSet(row))
          .execute();
      }),

    secret: () =>
      database.inTenant(tenant, async (tx) => {
        const sealed = (await read(tx, tenant))?.secret ?? null;
        if (sealed === null) return null;
        const secret = sealer.open(sealed, place);
        if (sealer.isStale(sealed)) {
          const changing = tx.updateTable('identityProvider').set({ secret: sealer.seal(secret, place) });
          await changing.where('tenant', '=', tenant).where('secret', '=', sealed).execute();
        }
        return secret;
      }),

    prove: ({ issuer, clientId }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await read(tx, tenant);
        if (row?.body.issuer !== issuer || row.body.clientId !== clientId || row.proved) return;
        await tx.updateTable('identityProvider').set({ proved: true }).where('tenant', '=', tenant).execute();
      }),

    remove: () =>
      database.inTenant(tenant, async (tx) => {
        await tx.deleteFrom('identityProvider').where('tenant', '=', tenant).execute();
      }),
  };
}

async function read(tx: Tx, tenant: TenantId): Promise<z.infer<typeof Row> | undefined> {
  const found = tx.selectFrom('identityProvider').select(['body', 'secret', 'proved']).where('tenant', '=', tenant);
  const row = await found.executeTakeFirst();
  return row === undefined ? undefined : Row.parse(row);
}
