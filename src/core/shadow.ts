// What a candidate model would have done with a message that another planner answered: proposed, never carried out.
import { z } from 'zod';
import { ActionId, type ConversationId, type TurnId } from './ids.ts';
import { ActionStatus } from './action.ts';
import { JsonObject } from './json.ts';
import { ModelUsage } from './model-usage.ts';

export const ShadowCall = z.strictObject({
  tool: z.string(),
  arguments: JsonObject,
  effect: z.enum(['read', 'write', 'control']),
});
export type ShadowCall = z.infer<typeof ShadowCall>;

/** `ms` is real time. `calls` are proposals; none of them was carried out. */
export const ShadowResult = z.strictObject({
  model: z.string(),
  /** `budget`: the day's share was used up; `failed`: the candidate did not answer. Calls then count for nothing. */
  outcome: z.enum(['answered', 'budget', 'failed']),
  calls: z.array(ShadowCall),
  asks: z.boolean(),
  /** From the first request to the last word. */
  ms: z.number().nonnegative(),
  usage: ModelUsage.exactOptional(),
});
export type ShadowResult = z.infer<typeof ShadowResult>;

/** A call that was really made in the turn, and what people have made of it since. */
export const MadeCall = z.strictObject({
  tool: z.string(),
  arguments: JsonObject,
  effect: z.enum(['read', 'write', 'control']),
  action: ActionId,
  status: ActionStatus,
});
export type MadeCall = z.infer<typeof MadeCall>;

/** `made` is what was really done in the turn, with the status of today. */
export interface ShadowedTurn {
  readonly conversation: ConversationId;
  readonly turn: TurnId;
  readonly at: Date;
  readonly made: readonly MadeCall[];
  readonly asked: boolean;
  readonly shadow: ShadowResult;
}
