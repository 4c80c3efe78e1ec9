// The walk through the risk sets, written down. It is the same for every score: Newton's steps and the rounds of boosting
// take it hundreds of times and find it once.
import { sweep } from './risk-sweep.ts';
import { type Spells, sweepOrderOf } from './spells.ts';

/** A moment at which somebody left, or, without any `events`, the end of a stratum, after which nobody is at risk. */
export interface Stop {
  /** The moves that come before it end here. */
  readonly until: number;
  readonly time: number;
  readonly stratum: number;
  readonly events: readonly number[];
}

export interface RiskWalk {
  /** A row that joins those at risk, or the complement (`~row`) of one that leaves them. */
  readonly moves: Int32Array;
  readonly stops: readonly Stop[];
}

const known = new WeakMap<Spells, RiskWalk>();

export function riskWalkOf(spells: Spells): RiskWalk {
  const found = known.get(spells);
  if (found !== undefined) return found;
  const moves: number[] = [];
  const stops: Stop[] = [];
  sweep(spells, sweepOrderOf(spells), {
    clear: () => stops.push({ until: moves.length, time: Number.NaN, stratum: Number.NaN, events: [] }),
    join: (row) => moves.push(row),
    leave: (row) => moves.push(~row),
    settle: ({ time, stratum }, events) => stops.push({ until: moves.length, time, stratum, events }),
  });
  const walk = { moves: Int32Array.from(moves), stops };
  known.set(spells, walk);
  return walk;
}
