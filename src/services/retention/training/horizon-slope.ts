// By how much scores should be stretched or shrunk so that probabilities at the horizon mean what they say.
import { hazardUntil } from '../engine/baseline.ts';
import { at, total } from '../engine/vector.ts';
import type { FamilyModel } from '../model/family-model.ts';
import type { TrainingData } from './training-rows.ts';

type Curve = Pick<FamilyModel, 'baseline' | 'horizonDays'>;

/** What is known of each hire up to the horizon: the baseline hazard it was exposed to, and whether it left in that time. */
interface Exposure {
  readonly hazard: Float64Array;
  readonly left: Float64Array;
}

function exposureOf({ baseline, horizonDays }: Curve, { spells }: TrainingData): Exposure {
  const left = spells.event.map((event, row) => (event === 1 && at(spells.exit, row) < horizonDays ? 1 : 0));
  const hazard = spells.exit.map((exit, row) => {
    const until = at(left, row) === 1 ? horizonDays : Math.min(exit, horizonDays);
    const from = Math.min(at(spells.entry, row), until);
    return hazardUntil(baseline, until) - (from > 0 ? hazardUntil(baseline, from) : 0);
  });
  return { hazard, left };
}

interface Point {
  readonly level: number;
  readonly slope: number;
}

interface Newton {
  readonly gradient: readonly [number, number];
  /** Expected information: level, both, slope. */
  readonly information: readonly [number, number, number];
}

/** Of the likelihood of leaving before the horizon, on the complementary log-log scale. */
function newtonAt({ level, slope }: Point, { hazard, left }: Exposure, scores: Float64Array): Newton {
  let [g0, g1, i00, i01, i11] = [0, 0, 0, 0, 0];
  for (let row = 0; row < scores.length; row++) {
    const score = at(scores, row);
    const rise = Math.max(1e-9, at(hazard, row)) * Math.exp(level + slope * score);
    const leaves = 1 - Math.exp(-rise);
    const odds = rise / Math.max(leaves, 1e-12);
    const push = at(left, row) === 1 ? rise * (1 / Math.max(leaves, 1e-12) - 1) : -rise;
    const weight = rise * (1 - leaves) * odds;
    g0 += push;
    g1 += push * score;
    i00 += weight;
    i01 += weight * score;
    i11 += weight * score * score;
  }
  return { gradient: [g0, g1], information: [i00, i01, i11] };
}

export interface SlopePull {
  readonly towards: 0 | 1;
  /** How many leavers that is worth. */
  readonly leavers: number;
}

const fewestLeavers = 40;
const flattest = 0.1;
const steepest = 1.5;
const rounds = 30;

/**
 * The slope on hires that were not trained on, pulled towards what is believed without them and shrunk by its own error:
 * a slope that is too large by chance does more harm than one that is too small.
 */
export function horizonSlope(
  curve: Curve,
  own: { data: TrainingData; outOfFold: Float64Array },
  pull: SlopePull,
): number {
  const exposure = exposureOf(curve, own.data);
  const leavers = total(exposure.left);
  const middle = total(own.outOfFold) / own.outOfFold.length;
  const scores = own.outOfFold.map((score) => score - middle);
  const variance = scores.reduce((sum, score) => sum + score ** 2, 0) / scores.length;
  if (leavers < fewestLeavers || variance < 1e-6) return 1;
  const prior = pull.leavers * variance;
  let point: Point = { level: 0, slope: pull.towards };
  let error = 1;
  for (let round = 0; round < rounds; round++) {
    const { gradient, information } = newtonAt(point, exposure, scores);
    const [i00, i01, i11] = [information[0], information[1], information[2] + prior];
    const g1 = gradient[1] - prior * (point.slope - pull.towards);
    const determinant = i00 * i11 - i01 * i01;
    const level = (i11 * gradient[0] - i01 * g1) / determinant;
    const slope = (i00 * g1 - i01 * gradient[0]) / determinant;
    const share = Math.min(1, 1 / Math.max(Math.abs(level), Math.abs(slope), 1e-9));
    point = { level: point.level + share * level, slope: point.slope + share * slope };
    error = i00 / determinant;
    if (Math.max(Math.abs(level), Math.abs(slope)) < 1e-8) break;
  }
  return Math.min(steepest, Math.max(flattest, point.slope - error / Math.max(point.slope, flattest)));
}
