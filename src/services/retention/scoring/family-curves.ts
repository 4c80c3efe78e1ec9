// Survival curves for drawing: a family's hires as such, and one candidate beside them.
import type { ScoreRecord } from '../../../core/ports/retention.ts';
import { hazardUntil } from '../engine/baseline.ts';
import type { FamilyModel } from '../model/family-model.ts';
import { curvePoints } from '../model/predict.ts';

const curveDays: readonly number[] = [0, 30, 60, 90, 120, 180, 240, 300, 365, 456, 547, 638, 730, 913, 1095];

interface CurvePoint {
  readonly day: number;
  /** Share still there. */
  readonly stays: number;
}

export interface FamilyCurve {
  readonly family: readonly CurvePoint[];
  /** Beyond this day the curve is an estimate. */
  readonly observedDays: number;
}

export const familyCurve = (model: FamilyModel): FamilyCurve => ({
  family: curvePoints(model, {}, curveDays),
  observedDays: model.observedDays,
});

export interface ScoredCurve extends FamilyCurve {
  readonly candidate: readonly CurvePoint[];
  /** `probability`: the signals were not kept, so the curve is drawn through the kept probability at the horizon. */
  readonly basis: 'signals' | 'probability';
}

/** `model` is the version that made the score. */
export function curveOfScore(model: FamilyModel, score: Pick<ScoreRecord, 'signals' | 'stays'>): ScoredCurve {
  const family = familyCurve(model);
  if (score.signals !== null)
    return { ...family, candidate: curvePoints(model, score.signals, curveDays), basis: 'signals' };
  return { ...family, candidate: throughHorizon(model, score.stays), basis: 'probability' };
}

/** Proportional hazards: S(t) = S(h) ^ (H0(t) / H0(h)), exact where no signal was missing. */
function throughHorizon({ baseline, horizonDays }: FamilyModel, stays: number): CurvePoint[] {
  const atHorizon = hazardUntil(baseline, horizonDays);
  return curveDays.map((day) => ({ day, stays: stays ** (hazardUntil(baseline, day) / atHorizon) }));
}
