// What language models were used for, and the budget of a day.
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantId } from '../core/ids.ts';
import type { DayOfUsage, UsageBook } from '../core/ports/usage-book.ts';
import type { Database, Tx } from './database.ts';

const million = 1_000_000;
const micros = (cost: number): number => Math.round(cost * million);

const Spent = z.object({ tokens: z.coerce.number(), micros: z.coerce.number() });
const Day = z.object({
  day: z.string(),
  actor: z.string(),
  model: z.string(),
  turns: z.coerce.number(),
  input: z.coerce.number(),
  cached: z.coerce.number(),
  output: z.coerce.number(),
  micros: z.coerce.number(),
  byModel: z.coerce.number(),
  byBudget: z.coerce.number(),
  byFailure: z.coerce.number(),
  byOffline: z.coerce.number(),
  inShadow: z.coerce.number(),
});

const dayOf = (row: z.infer<typeof Day>): DayOfUsage => {
  const { micros: cost, byModel: model, byBudget: budget, byFailure: failure, byOffline: offline, ...more } = row;
  const { inShadow: shadow, ...same } = more;
  return { ...same, answered: { model, budget, failure, offline, shadow }, cost: cost / million };
};

const spentOn = async (tx: Tx, tenant: TenantId, day: string): Promise<z.infer<typeof Spent>> => {
  const { rows } = await sql`
    select coalesce(sum(input + output + reserved_tokens), 0) as tokens,
           coalesce(sum(cost_micros + reserved_micros), 0) as micros
      from model_usage where tenant = ${tenant} and day = ${day}::date`.execute(tx);
  return Spent.parse(rows[0]);
};

export const createUsageBook = (database: Database, tenant: TenantId): UsageBook => ({
  reserve: (turn, amount, limits) =>
    database.inTenant(tenant, async (tx) => {
      // Turns that begin together would each see the budget of before: one after the other.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`model budget ${tenant}`}, 0))`.execute(tx);
      const spent = await spentOn(tx, tenant, turn.day);
      if (limits.tokens !== null && spent.tokens + amount.tokens > limits.tokens) return false;
      if (limits.cost !== null && spent.micros + micros(amount.cost) > micros(limits.cost)) return false;
      await sql`
        insert into model_usage (tenant, conversation, turn, actor, model, day, reserved_tokens, reserved_micros)
        values (${tenant}, ${turn.conversation}, ${turn.turn}, ${turn.actor}, ${turn.model}, ${turn.day}::date,
                ${amount.tokens}, ${micros(amount.cost)})
        on conflict (tenant, conversation, turn, day) do update
          set reserved_tokens = model_usage.reserved_tokens + excluded.reserved_tokens,
              reserved_micros = model_usage.reserved_micros + excluded.reserved_micros`.execute(tx);
      return true;
    }),

  settle: (turn, reserved, used) =>
    database.inTenant(tenant, async (tx) => {
      await sql`
        insert into model_usage (tenant, conversation, turn, actor, model, day, input, cached, output, cost_micros)
        values (${tenant}, ${turn.conversation}, ${turn.turn}, ${turn.actor}, ${turn.model}, ${turn.day}::date,
                ${used.input}, ${used.cached}, ${used.output}, ${micros(used.cost ?? 0)})
        on conflict (tenant, conversation, turn, day) do update
          set input = model_usage.input + excluded.input,
              cached = model_usage.cached + excluded.cached,
              output = model_usage.output + excluded.output,
              cost_micros = model_usage.cost_micros + excluded.cost_micros,
              reserved_tokens = greatest(0, model_usage.reserved_tokens - ${reserved.tokens}),
              reserved_micros = greatest(0, model_usage.reserved_micros - ${micros(reserved.cost)})`.execute(tx);
    }),

  answered: (turn, by) =>
    database.inTenant(tenant, async (tx) => {
      await sql`
        insert into model_usage (tenant, conversation, turn, actor, model, day, answered)
        values (${tenant}, ${turn.conversation}, ${turn.turn}, ${turn.actor}, ${turn.model}, ${turn.day}::date, ${by})
        on conflict (tenant, conversation, turn, day) do update set answered = excluded.answered`.execute(tx);
    }),

  spent: (day) =>
    database.inTenant(tenant, async (tx) => {
      const spent = await spentOn(tx, tenant, day);
      return { tokens: spent.tokens, cost: spent.micros / million };
    }),

  days: ({ from, to }) =>
    database.inTenant(tenant, async (tx) => {
      const { rows } = await sql`
        select to_char(day, 'YYYY-MM-DD') as day, actor, model, count(*) filter (where answered <> 'shadow') as turns, sum(input) as input,
               sum(cached) as cached, sum(output) as output, sum(cost_micros) as micros,
               count(*) filter (where answered = 'model') as "byModel",
               count(*) filter (where answered = 'budget') as "byBudget",
               count(*) filter (where answered = 'failure') as "byFailure",
               count(*) filter (where answered = 'offline') as "byOffline",
               count(*) filter (where answered = 'shadow') as "inShadow"
          from model_usage where tenant = ${tenant} and day between ${from}::date and ${to}::date
         group by 1, 2, 3 order by 1, 2, 3`.execute(tx);
      return z.array(Day).parse(rows).map(dayOf);
    }),
});
