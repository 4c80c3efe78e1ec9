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
  return dayOf(curve.baseline, levelAt(hazardsOf(curve), 1 - left));
}

const mostSteps = 100;

/** Where that share is still there. The share falls ever more slowly, so that Newton's steps from 0 never go too far. */
function levelAt(hazards: readonly number[], stays: number): number {
  let level = 0;
  for (let count = 0; count < mostSteps; count++) {
    let stay = 0;
    let fall = 0;
    for (let index = 0; index < nodes.length; index++) {
      const hazard = hazards[index] ?? 0;
      const part = (shares[index] ?? 0) * Math.exp(-level * hazard);
      stay += part;
      fall += part * hazard;
    }
    const step = (stay - stays) / fall;
    level += step;
    if (step <= 1e-12 * level) break;
  }
  return level;
}
