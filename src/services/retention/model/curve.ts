// The survival curve of one candidate. Signals that are missing are averaged over, so that less is claimed, not something else.
import { type Baseline, dayOf, hazardUntil } from '../engine/baseline.ts';

/** Gauss-Hermite nodes and weights for a standard normal: five points integrate these smooth curves to four digits. */
const root = Math.sqrt(10);
const near = Math.sqrt(5 - root);
const far = Math.sqrt(5 + root);
const nodes = [-far, -near, 0, near, far] as const;
const shares = [(7 - 2 * root) / 60, (7 + 2 * root) / 60, 8 / 15, (7 + 2 * root) / 60, (7 - 2 * root) / 60] as const;

export interface CandidateCurve {
  readonly baseline: Baseline;
  /** Log hazard against the reference. */
  readonly score: number;
  /** Standard deviation of what the missing signals could have added. */
  readonly spread: number;
}

/** How many times the baseline's hazard each node stands for. */
const hazardsOf = ({ score, spread }: CandidateCurve): readonly number[] =>
  spread === 0 ? [Math.exp(score)] : nodes.map((node) => Math.exp(score + spread * node));

/** Share still there once the baseline has accumulated `level`. */
function stayAtLevel(hazards: readonly number[], level: number): number {
  const [only = 0] = hazards;
  if (hazards.length === 1) return Math.exp(-level * only);
  let stay = 0;
  for (let index = 0; index < nodes.length; index++)
    stay += (shares[index] ?? 0) * Math.exp(-level * (hazards[index] ?? 0));
  return stay;
}

export const stayUntil = (curve: CandidateCurve, day: number): number =>
  stayAtLevel(hazardsOf(curve), hazardUntil(curve.baseline, day));

/** The day by which a given share has left. */
export function quantileDay(curve: CandidateCurve, left: number): number {
  const level = -Math.log1p(-left);
  if (curve.spread === 0) return dayOf(curve.baseline, level * Math.exp(-curve.score));
  const hazards = hazardsOf(curve);
  let low = 0;
  let high = Math.exp(-curve.score + 4 * curve.spread) * level * 4;
  for (let round = 0; round < 36; round++) {
    const middle = (low + high) / 2;
    if (stayAtLevel(hazards, middle) > 1 - left) low = middle;
    else high = middle;
  }
  return dayOf(curve.baseline, (low + high) / 2);
}
