// The figures of a model card, from predictions about hires that the model was not trained on.
import { knownOutcomes } from '../engine/censoring.ts';
import { concordance } from '../engine/concordance.ts';
import {
  accuracy,
  auc,
  baseRate,
  brier,
  calibrationError,
  calibrationOf,
  meanConfidence,
  reliability,
} from '../engine/metrics.ts';
import { pick, total } from '../engine/vector.ts';
import type { Metrics } from '../model/family-model.ts';
import { wilson } from '../statistics/wilson.ts';
import { foldCount } from './cross-validate.ts';
import type { TrainingData } from './training-rows.ts';

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Null where the hires hold nothing to measure it on, such as pairs of which one left first. */
const figure = (value: number): number | null => (Number.isFinite(value) ? round(value) : null);

/** Below this many known outcomes on either side a figure says nothing. */
const fewest = 5;

/** Figures of which too little is known. */
export const unknownMetrics = {
  auc: null,
  accuracy: null,
  accuracyInterval: null,
  majorityAccuracy: null,
  meanConfidence: null,
  brier: null,
  baseBrier: null,
  calibrationSlope: null,
  calibrationError: null,
  reliability: [],
};

export function measure(
  data: TrainingData,
  predicted: { readonly scores: Float64Array; readonly probabilities: Float64Array },
  horizonDays: number,
): Metrics {
  const { rows, labels, weights } = knownOutcomes(data.spells, horizonDays);
  const probabilities = pick(predicted.probabilities, rows);
  const judged = { labels, probabilities, weights };
  const stayed = total(labels);
  const events = total(data.spells.event);
  // Without signals everybody gets the same score, and there is nothing to rank.
  const ranks = new Set(predicted.scores).size > foldCount;
  const counted = {
    n: rows.length,
    events,
    cIndex: events >= fewest && ranks ? figure(concordance(data.spells, predicted.scores)) : null,
  };
  if (Math.min(stayed, rows.length - stayed) < fewest) return { ...unknownMetrics, ...counted };
  const bins = reliability(judged);
  const base = baseRate(judged);
  const share = accuracy(judged);
  const { low, high } = wilson(Math.round(share * rows.length), rows.length);
  return {
    ...counted,
    auc: ranks ? figure(auc(labels, probabilities)) : null,
    accuracy: round(share),
    accuracyInterval: [round(low), round(high)],
    majorityAccuracy: round(Math.max(base, 1 - base)),
    meanConfidence: round(meanConfidence(judged)),
    brier: round(brier(judged)),
    baseBrier: round(base * (1 - base)),
    calibrationSlope: ranks ? figure(calibrationOf(judged).slope) : null,
    calibrationError: round(calibrationError(bins)),
    reliability: bins.map((bin) => ({ ...bin, predicted: round(bin.predicted), observed: round(bin.observed) })),
  };
}
