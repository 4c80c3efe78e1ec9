// The 70 % floor: when accuracy falls below it a retrain starts, and when a retrain cannot help, that is said and nothing loops.
import { wilson } from '../statistics/wilson.ts';

export const floorRule = {
  floor: 0.7,
  /** With fewer outcomes a good model falls below the floor by chance too often. */
  leastOutcomes: 50,
  cooldownDays: 7,
  /** After a retrain that did not help, this share of new outcomes has to come in before the next one. */
  moreOutcomes: 0.2,
} as const;

/** `advisory_only`: even the upper end of the interval lies below the floor, and a retrain has been tried. */
export type FloorState = 'not_enough_outcomes' | 'above_floor' | 'below_floor' | 'advisory_only';

export interface FloorFacts {
  readonly n: number;
  readonly hits: number;
  /** The last retrain of the family for the floor's sake, if there was one. */
  readonly lastRetrain: { readonly daysAgo: number; readonly outcomes: number } | undefined;
  readonly retraining: boolean;
}

export interface FloorDecision {
  readonly state: FloorState;
  readonly retrain: boolean;
  readonly because: string;
}

function stateOf({ n, hits, lastRetrain }: FloorFacts): FloorState {
  if (n < floorRule.leastOutcomes) return 'not_enough_outcomes';
  if (hits / n >= floorRule.floor) return 'above_floor';
  return lastRetrain !== undefined && wilson(hits, n).high < floorRule.floor ? 'advisory_only' : 'below_floor';
}

function holdOff({ n, lastRetrain, retraining }: FloorFacts): string | undefined {
  if (retraining) return 'a retrain is under way';
  if (lastRetrain === undefined) return undefined;
  if (lastRetrain.daysAgo < floorRule.cooldownDays)
    return `the last retrain was less than ${floorRule.cooldownDays} days ago`;
  const wanted = Math.ceil(lastRetrain.outcomes * (1 + floorRule.moreOutcomes));
  if (n < wanted) return `the last retrain knew ${lastRetrain.outcomes} outcomes; the next one waits for ${wanted}`;
  return undefined;
}

export function decideRetrain(facts: FloorFacts): FloorDecision {
  const state = stateOf(facts);
  if (state === 'not_enough_outcomes')
    return { state, retrain: false, because: `${facts.n} of ${floorRule.leastOutcomes} outcomes are known` };
  if (state === 'above_floor') return { state, retrain: false, because: 'accuracy is at or above the floor' };
  const held = holdOff(facts);
  return { state, retrain: held === undefined, because: held ?? 'accuracy fell below the floor' };
}
