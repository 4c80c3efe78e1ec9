// What a model says about one candidate. Score, band, days and confidence all come from one survival curve, so they agree.
import { forestScore, pathContributions } from '../engine/boosting.ts';
import { at, clamp } from '../engine/vector.ts';
import { type CandidateCurve, quantileDay, stayUntil } from './curve.ts';
import { encode, type Encoded, type Signals } from './encode.ts';
import { type FamilyModel, versionLabel } from './family-model.ts';

export type Band = 'low' | 'medium' | 'high';

export interface Prediction {
  /** Probability of staying past the horizon. */
  readonly stays: number;
  /** `stays` in percent, one decimal. */
  readonly tenureScore: number;
  readonly band: Band;
  /** Calibrated probability that the more likely outcome comes true. */
  readonly confidence: number;
  readonly predictedTenureDays: number;
  /** The median lies beyond what the training data observed. */
  readonly extrapolated: boolean;
  readonly missing: readonly string[];
  readonly unusual: readonly string[];
  readonly modelVersion: string;
  readonly horizonDays: number;
}

/** Twenty years: beyond that a median is no prediction. */
const longestDays = 7300;
/** No model of people is surer than this. */
const surest = 0.99;

function scoreOf(model: FamilyModel, { values }: Encoded): number {
  let score = 0;
  model.signals.forEach((signal, index) => {
    score += signal.weight * at(values, index);
  });
  return score + forestScore({ start: 0, trees: model.trees }, (column) => at(values, column));
}

export function curveOf(model: FamilyModel, encoded: Encoded): CandidateCurve {
  const variance = model.signals.reduce(
    (sum, signal, index) => (encoded.missing[index] === true ? sum + signal.weight ** 2 : sum),
    0,
  );
  return { baseline: model.baseline, score: scoreOf(model, encoded), spread: Math.sqrt(variance) };
}

export function bandOf({ bands }: Pick<FamilyModel, 'bands'>, stays: number): Band {
  if (stays >= bands.high) return 'high';
  return stays < bands.low ? 'low' : 'medium';
}

export function predict(model: FamilyModel, signals: Signals): Prediction {
  const encoded = encode(model, signals);
  const curve = curveOf(model, encoded);
  const stays = stayUntil(curve, model.horizonDays);
  const median = quantileDay(curve, 0.5);
  return {
    stays,
    tenureScore: Math.round(stays * 1000) / 10,
    band: bandOf(model, stays),
    confidence: Math.round(clamp(Math.max(stays, 1 - stays), 0.5, surest) * 1000) / 1000,
    predictedTenureDays: Math.max(1, Math.round(Math.min(median, longestDays))),
    extrapolated: median > model.observedDays,
    missing: model.signals.filter((_, index) => encoded.missing[index] === true).map((signal) => signal.name),
    unusual: encoded.unusual,
    modelVersion: versionLabel(model),
    horizonDays: model.horizonDays,
  };
}

export interface Contribution {
  readonly signal: string;
  /** What the signal added to the log hazard; below 0 it speaks for staying. */
  readonly hazard: number;
}

/** Exact: `start` plus all contributions is the candidate's log hazard. */
export function contributionsOf(
  model: FamilyModel,
  signals: Signals,
): { start: number; contributions: readonly Contribution[] } {
  const { values } = encode(model, signals);
  const forest = { start: 0, trees: model.trees };
  const trees = pathContributions(forest, model.signals.length, (column) => at(values, column));
  return {
    start: trees.start,
    contributions: model.signals.map((signal, index) => ({
      signal: signal.name,
      hazard: signal.weight * at(values, index) + at(trees.contributions, index),
    })),
  };
}

/** Points of the curve for drawing. */
export function curvePoints(model: FamilyModel, signals: Signals, days: readonly number[]) {
  const curve = curveOf(model, encode(model, signals));
  return days.map((day) => ({ day, stays: stayUntil(curve, day) }));
}
