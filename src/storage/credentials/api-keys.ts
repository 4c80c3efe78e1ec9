// API keys, found by the hash of what was presented.
import { z } from 'zod';
import { ApiKey, type Credentials } from '../../core/ports/credentials.ts';
import type { Database } from '../database.ts';

const columns = ApiKey.keyof().options;

export const apiKeys = (
  database: Database,
): Pick<Credentials, 'addKey' | 'keyByHash' | 'keys' | 'revokeKey' | 'touchKey'> => ({
  addKey: (key) =>
    database.inTenant(key.tenant, async (tx) => {
      await tx.insertInto('apiKey').values(key).execute();
    }),

  keyByHash: (hash) =>
    database.reaching({ as: 'app.presented', value: hash }, async (tx) => {
      const row = await tx.selectFrom('apiKey').select(columns).where('hash', '=', hash).executeTakeFirst();
      return row === undefined ? undefined : ApiKey.parse(row);
    }),

  keys: (tenant) =>
    database.inTenant(tenant, async (tx) =>
      z
        .array(ApiKey)
        .parse(
          await tx
            .selectFrom('apiKey')
            .select(columns)
            .where('tenant', '=', tenant)
            .orderBy('createdAt')
            .orderBy('id')
            .execute(),
        ),
    ),

  revokeKey: ({ tenant, id, at }) =>
    database.inTenant(tenant, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('apiKey')
        .set({ revokedAt: at })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),

  touchKey: ({ tenant, id, at }) =>
    database.inTenant(tenant, async (tx) => {
      await tx.updateTable('apiKey').set({ lastUsedAt: at }).where('id', '=', id).execute();
    }),
});
