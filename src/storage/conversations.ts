// The compact turn store of the agent.
import { z } from 'zod';
import type { ConversationId, TenantId } from '../core/ids.ts';
import { Conversation, type Conversations, Turn } from '../core/ports/conversations.ts';
import { ModelUsage } from '../core/model-usage.ts';
import { Problem } from '../core/problem.ts';
import type { Database } from './database.ts';
import { optionalJson } from './ledger/rows.ts';

const conversationColumns = Conversation.keyof().options;
const turnColumns = Turn.keyof().options;

export const createConversations = (database: Database, tenant: TenantId): Conversations => ({
  ...turns(database, tenant),

  create: (conversation) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('conversation')
        .values({ ...conversation, tenant })
        .execute();
    }),

  get: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('conversation')
        .select(conversationColumns)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw new Problem('not_found', `There is no conversation ${id}.`);
      return Conversation.parse(row);
    }),

  list: ({ limit, actor }) =>
    database.inTenant(tenant, async (tx) => {
      let found = tx.selectFrom('conversation').select(conversationColumns);
      if (actor !== undefined) found = found.where('actor', '=', actor);
      const rows = await found.orderBy('createdAt', 'desc').orderBy('seq', 'desc').limit(limit).execute();
      return z.array(Conversation).parse(rows);
    }),

  sweep: (olderThan) =>
    database.inTenant(tenant, async (tx) => {
      const { numDeletedRows } = await tx.deleteFrom('turn').where('at', '<', olderThan).executeTakeFirst();
      await tx
        .deleteFrom('conversation')
        .where('createdAt', '<', olderThan)
        .where((where) =>
          where.not(
            where.exists(
              where.selectFrom('turn').select('turn.id').whereRef('turn.conversation', '=', 'conversation.id'),
            ),
          ),
        )
        .execute();
      return Number(numDeletedRows);
    }),
});

/** The column is null where no language model planned. */
export const TurnRow = Turn.extend({ usage: ModelUsage.nullable() }).transform(({ usage, ...turn }): Turn =>
  usage === null ? turn : { ...turn, usage },
);

const usageOf = ({ usage }: Turn): string | null => (usage ? JSON.stringify(usage) : null);

function turns(database: Database, tenant: TenantId): Pick<Conversations, 'turns' | 'put'> {
  return {
    turns: (conversation, limit) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('turn')
          .select(turnColumns)
          .where('conversation', '=', conversation)
          .orderBy('seq', 'desc')
          .limit(limit)
          .execute();
        return z.array(TurnRow).parse(rows.toReversed());
      }),

    put: (conversation: ConversationId, turn) =>
      database.inTenant(tenant, async (tx) => {
        const { id, ...rest } = {
          ...turn,
          calls: JSON.stringify(turn.calls),
          facts: optionalJson(turn.facts),
          usage: usageOf(turn),
        };
        await tx
          .insertInto('turn')
          .values({ tenant, conversation, id, ...rest })
          .onConflict((conflict) => conflict.columns(['tenant', 'conversation', 'id']).doUpdateSet(rest))
          .execute();
      }),
  };
}
