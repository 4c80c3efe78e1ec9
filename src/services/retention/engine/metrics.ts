// How good predictions are: ranking (AUC, concordance), probability (Brier, log loss) and calibration.
import { fitLogistic } from './logistic.ts';
import { at, clamp, logit, orderOf, total, whole } from './vector.ts';

/** Chance that one who stayed was given more than one who left; ties count half. */
export function auc(labels: Float64Array, scores: Float64Array): number {
  const order = orderOf(scores);
  let ranks = 0;
  let positives = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && at(scores, whole(order, to)) === at(scores, whole(order, from))) to++;
    const rank = (from + to + 1) / 2;
    for (let index = from; index < to; index++) {
      if (at(labels, whole(order, index)) !== 1) continue;
      ranks += rank;
      positives++;
    }
    from = to;
  }
  const negatives = labels.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** Predictions, what came of them, and how much each counts. */
export interface Judged {
  readonly labels: Float64Array;
  readonly probabilities: Float64Array;
  readonly weights: Float64Array;
}

export const evenly = (labels: Float64Array, probabilities: Float64Array): Judged => ({
  labels,
  probabilities,
  weights: new Float64Array(labels.length).fill(1),
});

function weightedMean(
  { labels, probabilities, weights }: Judged,
  valueOf: (label: number, p: number) => number,
): number {
  const sum = weights.reduce((so, weight, row) => so + weight * valueOf(at(labels, row), at(probabilities, row)), 0);
  return sum / total(weights);
}

export const brier = (judged: Judged): number => weightedMean(judged, (label, p) => (label - p) ** 2);

export const accuracy = (judged: Judged): number =>
  weightedMean(judged, (label, p) => ((p >= 0.5 ? 1 : 0) === label ? 1 : 0));

export const meanConfidence = (judged: Judged): number => weightedMean(judged, (_, p) => Math.max(p, 1 - p));

export const baseRate = (judged: Judged): number => weightedMean(judged, (label) => label);

export interface Calibration {
  readonly intercept: number;
  /** Below 1: predictions are too extreme; above 1: too timid. */
  readonly slope: number;
}

export function calibrationOf({ labels, probabilities, weights: rowWeights }: Judged): Calibration {
  const values = probabilities.map((probability) => logit(clamp(probability, 1e-4, 1 - 1e-4)));
  const { intercept, weights } = fitLogistic({ rows: values.length, columns: 1, values }, labels, {
    ridge: 1e-6,
    rowWeights,
  });
  return { intercept, slope: at(weights, 0) };
}

export interface ReliabilityBin {
  readonly count: number;
  readonly predicted: number;
  readonly observed: number;
}

/** Bins of equal count from the least to the most probable. */
export function reliability({ labels, probabilities, weights }: Judged, bins = 10): readonly ReliabilityBin[] {
  const order = orderOf(probabilities);
  const result: ReliabilityBin[] = [];
  for (let bin = 0; bin < bins; bin++) {
    const rows = order.subarray(Math.floor((bin * order.length) / bins), Math.floor(((bin + 1) * order.length) / bins));
    if (rows.length === 0) continue;
    const counted = rows.reduce((sum, row) => sum + at(weights, row), 0);
    const meanOf = (values: Float64Array) =>
      rows.reduce((sum, row) => sum + at(weights, row) * at(values, row), 0) / counted;
    result.push({ count: rows.length, predicted: meanOf(probabilities), observed: meanOf(labels) });
  }
  return result;
}

export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return bins.reduce((sum, bin) => sum + (bin.count / count) * Math.abs(bin.predicted - bin.observed), 0);
}
