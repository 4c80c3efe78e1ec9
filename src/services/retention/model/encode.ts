// Turns a candidate's signals into the numbers that a model weighs: 0 is the mean, and also what is not known.
import type { FamilyModel, SignalModel } from './family-model.ts';

export type Signals = Readonly<Record<string, number>>;

/** Further out than this the training data says nothing; the value counts as that far. */
const furthest = 4;

export const shaped = (shape: SignalModel['shape'], value: number): number =>
  shape === 'log' ? Math.log1p(Math.max(0, value)) : value;

export interface Encoded {
  readonly values: Float64Array;
  readonly missing: readonly boolean[];
  /** Signals so far from what the model was trained on that it can only guess. */
  readonly unusual: readonly string[];
}

export function encode(model: Pick<FamilyModel, 'signals'>, signals: Signals): Encoded {
  const values = new Float64Array(model.signals.length);
  const missing: boolean[] = [];
  const unusual: string[] = [];
  model.signals.forEach((signal, index) => {
    const given = Object.hasOwn(signals, signal.name) ? signals[signal.name] : undefined;
    missing.push(given === undefined);
    if (given === undefined) return;
    const distance = (shaped(signal.shape, given) - signal.mean) / signal.deviation;
    values[index] = Math.max(-furthest, Math.min(furthest, distance));
    if (Math.abs(distance) > furthest) unusual.push(signal.name);
  });
  return { values, missing, unusual };
}
