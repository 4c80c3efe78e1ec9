// Which files somebody sent last in a conversation: by the platform's own reference, sealed, for a short time.
import { z } from 'zod';
import type { ConversationId, TenantId } from '../../core/ids.ts';
import { SentFile, type SentFiles } from '../../core/ports/channels.ts';
import type { ChannelDependencies } from './events.ts';

const placeOf = (tenant: TenantId, conversation: ConversationId) => `${tenant} channel_file sent ${conversation}`;

export const createSentFiles = ({ database, sealer, tenant }: ChannelDependencies): SentFiles => ({
  keep: ({ conversation, files, expiresAt }) =>
    database.inTenant(tenant, async (tx) => {
      const sent = sealer.seal(JSON.stringify(files), placeOf(tenant, conversation));
      await tx
        .insertInto('channelFile')
        .values({ tenant, conversation, sent, expiresAt })
        .onConflict((conflict) => conflict.columns(['tenant', 'conversation']).doUpdateSet({ sent, expiresAt }))
        .execute();
    }),

  recent: (conversation, now) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('channelFile')
        .select('sent')
        .where('tenant', '=', tenant)
        .where('conversation', '=', conversation)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      if (row === undefined) return [];
      return z.array(SentFile).parse(JSON.parse(sealer.open(row.sent, placeOf(tenant, conversation))));
    }),

  sweep: (now) =>
    database.inTenant(tenant, async (tx) => {
      await tx.deleteFrom('channelFile').where('tenant', '=', tenant).where('expiresAt', '<=', now).execute();
    }),
});
