// What predictions gain over always giving the more frequent outcome. Where most people stay, being right often is no skill.
import type { Gain } from '../../../core/ports/retention.ts';
import type { Metrics } from './family-model.ts';

interface Measured {
  readonly accuracy: number | null;
  /** 95%, low and high. */
  readonly interval: readonly [number, number] | null;
  readonly majorityAccuracy: number | null;
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The majority's share is taken as known, which makes the interval wider than that of the paired answers: it errs to caution. */
export function gainOf({ accuracy, interval, majorityAccuracy }: Measured): Gain | null {
  if (accuracy === null || interval === null || majorityAccuracy === null) return null;
  const [low, high] = interval;
  return {
    gain: round(accuracy - majorityAccuracy),
    low: round(low - majorityAccuracy),
    high: round(high - majorityAccuracy),
  };
}

/** On the hires that a model was not trained on. */
export const measuredGain = ({ accuracy, accuracyInterval, majorityAccuracy }: Metrics): Gain | null =>
  gainOf({ accuracy, interval: accuracyInterval, majorityAccuracy });

/** A gain that may as well be none is none. Where none was measured, nothing is known. */
export const gainsNothing = (gain: Gain | null): boolean => gain !== null && gain.low <= 0;

const points = (share: number): string => (Math.abs(share) < 0.0005 ? '0.0' : (share * 100).toFixed(1));

export function gainWords(gain: Gain | null): string {
  if (gain === null) return 'What the model gains over always giving the more frequent outcome was not measured.';
  const range = `${points(gain.gain)} of 100 predictions (95%: ${points(gain.low)} to ${points(gain.high)})`;
  return gainsNothing(gain)
    ? `Always giving the more frequent outcome is right as often as the model; it gains ${range}.`
    : `The model is right more often than always giving the more frequent outcome: it gains ${range}.`;
}
