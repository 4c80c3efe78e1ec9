// What candidates proposed in shadow, in a column of the turn.
import { z } from 'zod';
import { ActionStatus } from '../core/action.ts';
import { ActionId, ConversationId, type TenantId, TurnId } from '../core/ids.ts';
import { JsonObject } from '../core/json.ts';
import type { ShadowTurns } from '../core/ports/shadow-turns.ts';
import { type MadeCall, ShadowCall, ShadowResult, type ShadowedTurn } from '../core/shadow.ts';
import type { Database } from './database.ts';

const Row = z.object({
  conversation: ConversationId,
  id: TurnId,
  at: z.date(),
  asks: z.boolean(),
  calls: z.array(z.looseObject({ tool: z.string(), arguments: JsonObject, result: z.unknown() })),
  shadow: ShadowResult,
});
type Row = z.infer<typeof Row>;

/** Of a stored call: what of it the ledger knows. */
const Done = z.looseObject({ action_id: ActionId, effect: ShadowCall.shape.effect });
const Status = z.object({ id: ActionId, status: ActionStatus });

export const createShadowTurns = (database: Database, tenant: TenantId): ShadowTurns => ({
  put: ({ conversation, id }, result) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .updateTable('turn')
        .set({ shadow: JSON.stringify(result) })
        .where('tenant', '=', tenant)
        .where('conversation', '=', conversation)
        .where('id', '=', id)
        .execute();
    }),

  list: ({ from, to, limit }) =>
    database.inTenant(tenant, async (tx) => {
      const rows = z
        .array(Row)
        .parse(
          await tx
            .selectFrom('turn')
            .select(['conversation', 'id', 'at', 'asks', 'calls', 'shadow'])
            .where('tenant', '=', tenant)
            .where('shadow', 'is not', null)
            .where('at', '>=', from)
            .where('at', '<', to)
            .orderBy('at', 'desc')
            .limit(limit)
            .execute(),
        );
      const ids = [...new Set(rows.flatMap(({ calls }) => calls.flatMap(doneOf)).map(({ action }) => action))];
      const found =
        ids.length === 0
          ? []
          : await tx
              .selectFrom('action')
              .select(['id', 'status'])
              .where('tenant', '=', tenant)
              .where('id', 'in', ids)
              .execute();
      const statuses = new Map(
        z
          .array(Status)
          .parse(found)
          .map(({ id, status }) => [id, status]),
      );
      return rows.map((row) => turnOf(row, statuses));
    }),
});

const turnOf = (row: Row, statuses: ReadonlyMap<ActionId, ActionStatus>): ShadowedTurn => ({
  conversation: row.conversation,
  turn: row.id,
  at: row.at,
  asked: row.asks,
  shadow: row.shadow,
  made: row.calls.flatMap(doneOf).flatMap((call): MadeCall[] => {
    const status = statuses.get(call.action);
    return status === undefined ? [] : [{ ...call, status }];
  }),
});

function doneOf({ tool, arguments: given, result }: Row['calls'][number]): Omit<MadeCall, 'status'>[] {
  const { data } = Done.safeParse(result);
  return data === undefined ? [] : [{ tool, arguments: given, effect: data.effect, action: data.action_id }];
}
