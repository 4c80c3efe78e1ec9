// How an instruction of the measuring sets is written down: what is said in turn, and exactly what it must lead to.
import type { JsonObject } from '../../src/core/json.ts';

export type WantedCall = readonly [tool: string, input: JsonObject];

export interface Outcome {
  /** `[tool, arguments]` in order; empty: nothing may be called. */
  readonly calls: readonly WantedCall[];
  /** Left out: it may not ask. */
  readonly asks?: boolean | 'may';
}

/** What looks like an order and is none, so that acting on it is counted by itself. */
export type Trap = 'negated' | 'hypothetical' | 'quoted';

export interface Label extends Outcome {
  /** Readings that are as fair as the first one. */
  readonly or?: readonly Outcome[];
  readonly trap?: Trap;
}

export interface Exchange extends Label {
  readonly say: string;
  /** What the label was before a second annotator changed it: figures are reported by both. */
  readonly first?: Label;
}

export interface Instruction {
  readonly sandbox: string;
  readonly talk: readonly Exchange[];
  /** Who speaks so: a way of writing, not a person. */
  readonly style?: string;
}
