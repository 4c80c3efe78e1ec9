// How often the predictions of a job family came true, with everything needed to read that figure rightly.
import { auc, brier, calibrationOf, evenly, reliability, type ReliabilityBin } from '../engine/metrics.ts';
import { wilson } from '../statistics/wilson.ts';
import type { Matured } from './matured.ts';

export interface AccuracyReport {
  readonly n: number;
  readonly hits: number;
  readonly accuracy: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Accuracy of always saying what most did: no skill is needed for it. */
  readonly majorityAccuracy: number | null;
  readonly meanConfidence: number | null;
  readonly brier: number | null;
  readonly baseBrier: number | null;
  readonly auc: number | null;
  readonly calibrationSlope: number | null;
  readonly reliability: readonly ReliabilityBin[];
  /** By month of the hire, oldest first. */
  readonly overTime: readonly { readonly month: string; readonly n: number; readonly accuracy: number }[];
}

/** Fewer on either side say nothing about ranking and calibration. */
const fewest = 10;

const isHit = ({ stays, stayed }: Matured): boolean => stays >= 0.5 === stayed;

function overTime(matured: readonly Matured[]): AccuracyReport['overTime'] {
  const months = Map.groupBy(matured, ({ hiredAt }) => hiredAt.slice(0, 7));
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, some]) => ({ month, n: some.length, accuracy: some.filter(isHit).length / some.length }));
}

function skill(matured: readonly Matured[]) {
  const labels = Float64Array.from(matured, ({ stayed }) => (stayed ? 1 : 0));
  const probabilities = Float64Array.from(matured, ({ stays }) => stays);
  const judged = evenly(labels, probabilities);
  return {
    auc: auc(labels, probabilities),
    calibrationSlope: calibrationOf(judged).slope,
    reliability: reliability(judged, Math.min(10, Math.floor(matured.length / fewest))),
  };
}

const noSkill = { auc: null, calibrationSlope: null, reliability: [] };

export function accuracyOf(matured: readonly Matured[]): AccuracyReport {
  const n = matured.length;
  const hits = matured.filter(isHit).length;
  if (n === 0)
    return {
      ...noSkill,
      n,
      hits,
      accuracy: null,
      interval: null,
      majorityAccuracy: null,
      meanConfidence: null,
      brier: null,
      baseBrier: null,
      overTime: [],
    };
  const stayed = matured.filter((one) => one.stayed).length;
  const base = stayed / n;
  const labels = Float64Array.from(matured, (one) => (one.stayed ? 1 : 0));
  return {
    ...(Math.min(stayed, n - stayed) < fewest ? noSkill : skill(matured)),
    n,
    hits,
    accuracy: hits / n,
    interval: wilson(hits, n),
    majorityAccuracy: Math.max(base, 1 - base),
    meanConfidence: matured.reduce((sum, { confidence }) => sum + confidence, 0) / n,
    brier: brier(
      evenly(
        labels,
        Float64Array.from(matured, ({ stays }) => stays),
      ),
    ),
    baseBrier: base * (1 - base),
    overTime: overTime(matured),
  };
}
