// A model that knows nothing yet: every weight is zero or a documented prior, and the baseline is what all hires did.
import { baselineFrom, breslowSteps, gridDays, observedDays } from '../engine/baseline.ts';
import { spellsFrom } from '../engine/spells.ts';
import { shaped } from '../model/encode.ts';
import type { FamilyModel, SignalModel } from '../model/family-model.ts';
import type { SignalSpec } from '../model/signal-catalogue.ts';
import { unknownMetrics } from './measure.ts';
import type { TrainingRow } from './training-rows.ts';

const emptyMetrics: FamilyModel['metrics'] = { ...unknownMetrics, n: 0, events: 0, cIndex: null };

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

export function scaledSignal(spec: SignalSpec, rows: readonly TrainingRow[]): SignalModel {
  const values = rows.flatMap(({ signals }) => {
    const value = signals[spec.name];
    return value === undefined ? [] : [shaped(spec.shape, value)];
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return { ...spec, origin: 'learned', mean: round(mean), deviation: round(Math.sqrt(variance)) || 1, weight: 0 };
}

export function rootModel(
  rows: readonly TrainingRow[],
  specs: readonly SignalSpec[],
  priors: readonly SignalModel[],
): FamilyModel {
  const spells = spellsFrom({
    entry: rows.map((row) => row.entryDays),
    exit: rows.map((row) => row.exitDays),
    event: rows.map((row) => (row.left ? 1 : 0)),
    weight: rows.map((row) => row.weight),
  });
  const until = Math.min(observedDays(spells), gridDays.at(-1) ?? 3650);
  const baseline = baselineFrom(breslowSteps(spells, new Float64Array(rows.length)), until);
  // Data that never held a prior signal shows the average over it; the baseline is that of its mean.
  const spread = priors.reduce((sum, signal) => sum + signal.weight ** 2, 0);
  return {
    format: 1,
    family: 'general',
    title: 'Untrained',
    version: '0.0.0',
    horizonDays: 365,
    signals: [...specs.map((spec) => scaledSignal(spec, rows)), ...priors],
    baseline: { days: [...baseline.days], hazard: baseline.hazard.map((value) => value * Math.exp(-spread / 2)) },
    observedDays: until,
    trees: [],
    bands: { low: 0.5, high: 0.5 },
    scoreDeciles: [],
    metrics: emptyMetrics,
    training: { source: '', rows: 0, seed: 0, dataHash: '', trainedAt: null, parent: null, strength: 'light' },
  };
}
