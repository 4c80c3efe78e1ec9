// How well a model foretold what is known about each hire up to the horizon. Censored hires count with what they tell.
import { hazardUntil } from '../engine/baseline.ts';
import { at } from '../engine/vector.ts';
import type { FamilyModel } from '../model/family-model.ts';
import type { TrainingData } from './training-rows.ts';

type Curve = Pick<FamilyModel, 'baseline' | 'horizonDays'>;

/** Probability of staying past the horizon, given that the hire was there when observation began. */
export function stayProbabilities(curve: Curve, data: TrainingData, scores: Float64Array): Float64Array {
  const { entry } = data.spells;
  const whole = hazardUntil(curve.baseline, curve.horizonDays);
  return scores.map((score, row) => {
    const before = at(entry, row) > 0 ? hazardUntil(curve.baseline, Math.min(at(entry, row), curve.horizonDays)) : 0;
    return Math.exp(-(whole - before) * Math.exp(score));
  });
}

/**
 * Log likelihood of each row: left before the horizon, stayed past it, or was last seen before it and had stayed so far.
 * Unlike a loss over known outcomes it does not favour models that expect everybody to leave.
 */
export function horizonLikelihoods(curve: Curve, data: TrainingData, scores: Float64Array): Float64Array {
  const { entry, exit, event, weight } = data.spells;
  return scores.map((score, row) => {
    const from = Math.min(at(entry, row), curve.horizonDays);
    const until = at(event, row) === 1 ? curve.horizonDays : Math.min(at(exit, row), curve.horizonDays);
    const rise = hazardUntil(curve.baseline, until) - (from > 0 ? hazardUntil(curve.baseline, from) : 0);
    const stays = Math.exp(-rise * Math.exp(score));
    const leftInTime = at(event, row) === 1 && at(exit, row) < curve.horizonDays;
    return at(weight, row) * Math.log(Math.max(1e-6, leftInTime ? 1 - stays : stays));
  });
}
