// Clients of the OAuth 2.0 client-credentials grant, found by their id.
import { z } from 'zod';
import { type Credentials, OauthClient } from '../../core/ports/credentials.ts';
import type { Database } from '../database.ts';

const columns = OauthClient.keyof().options;

export const oauthClients = (
  database: Database,
): Pick<Credentials, 'addClient' | 'client' | 'clients' | 'revokeClient'> => ({
  addClient: (client) =>
    database.inTenant(client.tenant, async (tx) => {
      await tx.insertInto('oauthClient').values(client).execute();
    }),

  client: (id) =>
    database.reaching({ as: 'app.presented', value: id }, async (tx) => {
      const row = await tx.selectFrom('oauthClient').select(columns).where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : OauthClient.parse(row);
    }),

  clients: (tenant) =>
    database.inTenant(tenant, async (tx) =>
      z
        .array(OauthClient)
        .parse(
          await tx
            .selectFrom('oauthClient')
            .select(columns)
            .where('tenant', '=', tenant)
            .orderBy('createdAt')
            .orderBy('id')
            .execute(),
        ),
    ),

  revokeClient: ({ tenant, id, at }) =>
    database.inTenant(tenant, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('oauthClient')
        .set({ revokedAt: at })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),
});
