// What language models were used for, by turn and day, and the budget of a day: taken before a model is asked, settled after.
import type { ActorId, ConversationId } from '../ids.ts';
import type { ModelUsage } from '../model-usage.ts';

/** One turn; the same on every call of the model in it. */
export interface MeteredTurn {
  readonly conversation: ConversationId;
  readonly turn: string;
  readonly actor: ActorId;
  readonly model: string;
  /** In the organization's zone, `2026-06-01`. */
  readonly day: string;
}

/**
 * Who planned a turn: the language model, or the offline planner, because the budget was used up, the model failed, or none is
 * connected. `shadow`: a candidate was tried beside them; that is no turn, and costs all the same.
 */
export type Answerer = 'model' | 'budget' | 'failure' | 'offline' | 'shadow';

/** Tokens of input and output together; `cost` is in the settings' currency. */
export interface Amount {
  readonly tokens: number;
  /** 0 where the model has no price. */
  readonly cost: number;
}

/** `day` is in the organization's zone, `2026-06-01`; `input` includes `cached`. */
export interface DayOfUsage {
  readonly day: string;
  readonly actor: string;
  readonly model: string;
  /** Without those in shadow. */
  readonly turns: number;
  /** How many each answered. */
  readonly answered: Readonly<Record<Answerer, number>>;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly cost: number;
}

/** Of one organization. Reservations are made one at a time, so turns at once never exceed the budget together. */
export interface UsageBook {
  /** Takes the amount out of the day's budget, or answers false and takes nothing; turns at the same time count. */
  reserve(turn: MeteredTurn, amount: Amount, limits: { tokens: number | null; cost: number | null }): Promise<boolean>;
  /** Puts what was used in the place of what was reserved. */
  settle(turn: MeteredTurn, reserved: Amount, used: Omit<ModelUsage, 'model'>): Promise<void>;
  /** Who planned the turn; a turn of which nothing else is known then counts, too. Unless said, it was the model. */
  answered(turn: MeteredTurn, by: Answerer): Promise<void>;
  /** Of the day's budget: what was used, and what is reserved. */
  spent(day: string): Promise<Amount>;
  /** By day, person and model; both days inclusive. */
  days(span: { from: string; to: string }): Promise<readonly DayOfUsage[]>;
}
