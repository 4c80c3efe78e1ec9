// Why a score is what it is, in words: at most four signals, the ones that moved it most.
import { shaped, type Signals } from './encode.ts';
import type { FamilyModel, SignalModel } from './family-model.ts';
import { contributionsOf } from './predict.ts';

export interface Reason {
  readonly signal: string;
  /** Above 0 it speaks for staying: the fall of the log hazard, exact. */
  readonly effect: number;
  readonly text: string;
}

const mostReasons = 4;
/** Less than this moves the score by no tenth of a point. */
const smallestEffect = 0.005;

function standing(signal: SignalModel, value: number): string {
  const distance = (shaped(signal.shape, value) - signal.mean) / signal.deviation;
  if (Math.abs(distance) < 0.25) return 'about as usual';
  const much = Math.abs(distance) > 1.25 ? 'much ' : '';
  return distance > 0 ? `${much}more than usual` : `${much}less than usual`;
}

function wordsFor(signal: SignalModel, value: number, effect: number): string {
  const amount = `${Math.round(value * 10) / 10}${signal.unit === '' ? '' : ` ${signal.unit}`}`;
  const direction = effect > 0 ? 'speaks for staying' : 'speaks for leaving earlier';
  const basis = signal.origin === 'prior' ? ' (an assumption, not learned from data)' : '';
  return `${signal.label}: ${amount}, ${standing(signal, value)} in this job family, ${direction}${basis}.`;
}

export function reasonsFor(model: FamilyModel, signals: Signals): readonly Reason[] {
  return contributionsOf(model, signals)
    .contributions.flatMap(({ signal: name, hazard }, index): Reason[] => {
      const signal = model.signals[index];
      const value = Object.hasOwn(signals, name) ? signals[name] : undefined;
      if (signal === undefined || value === undefined || Math.abs(hazard) < smallestEffect) return [];
      const effect = -hazard;
      return [{ signal: name, effect: Math.round(effect * 10_000) / 10_000, text: wordsFor(signal, value, effect) }];
    })
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, mostReasons);
}
