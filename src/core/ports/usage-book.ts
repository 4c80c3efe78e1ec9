// What language models were used for, by turn and day, and the budget of a day: taken before a model is asked, settled after.
import type { ActorId, ConversationId } from '../ids.ts';
import type { ModelUsage } from '../model-usage.ts';

/** One turn; the same on every call of the model in it. */
export interface MeteredTurn {
  readonly conversation: ConversationId;
  readonly turn: string;
  readonly actor: ActorId;
  readonly model: string;
  /** In the organisation's zone, `2026-06-01`. */
  readonly day: string;
}

export interface Amount {
  readonly tokens: number;
  /** 0 where the model has no price. */
  readonly cost: number;
}

export interface DayOfUsage {
  readonly day: string;
  readonly actor: string;
  readonly model: string;
  readonly turns: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly cost: number;
}

export interface UsageBook {
  /** Takes the amount out of the day's budget, or answers false and takes nothing; turns at the same time count. */
  reserve(turn: MeteredTurn, amount: Amount, limits: { tokens: number | null; cost: number | null }): Promise<boolean>;
  /** Puts what was used in the place of what was reserved. */
  settle(turn: MeteredTurn, reserved: Amount, used: Omit<ModelUsage, 'model'>): Promise<void>;
  /** By day, person and model; both days inclusive. */
  days(span: { from: string; to: string }): Promise<readonly DayOfUsage[]>;
}
