// Retention figures in words.
import type { Model, Retrain, Standing } from '../api/retention.ts';
import type { Tone } from '../kit/layout.tsx';
import { plain } from '../words/words.ts';

interface Label {
  readonly label: string;
  readonly tone: Tone;
}

const stateWords: Readonly<Record<Standing['state'], Label>> = {
  not_enough_outcomes: { label: 'Too few outcomes', tone: 'calm' },
  above_floor: { label: 'Accuracy on target', tone: 'calm' },
  below_floor: { label: 'Accuracy below target', tone: 'bad' },
  advisory_only: { label: 'Advisory only', tone: 'warn' },
};

export const runWords: Readonly<Record<Retrain['status'], Label>> = {
  queued: { label: 'Waiting', tone: 'info' },
  running: { label: 'Training', tone: 'info' },
  promoted: { label: 'New model in use', tone: 'ok' },
  kept: { label: 'Old model kept', tone: 'calm' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'calm' },
};

export const triggerWords: Readonly<Record<Retrain['trigger'], string>> = {
  asked: 'requested',
  history: 'history uploaded',
  floor: 'accuracy below target',
};

/** `public-safety` → `Public safety` */
export const familyWords = (family: string): string => plain(family.replaceAll('-', ' '));

/** 0.7712 → `77.1%`; a figure that is not known is said to be so. */
export const percent = (share: number | null | undefined): string =>
  share === null || share === undefined ? 'not known' : `${(share * 100).toFixed(1)}%`.replace('-', '−');

export const figure = (value: number | null | undefined, digits = 3): string =>
  value === null || value === undefined ? 'not known' : value.toFixed(digits);

/** Shares of a chart's axis in percent, with one digit behind the point. */
export const inPercent = (share: number): number => Math.round(share * 1_000) / 10;

type Gain = Model['metrics']['gain_over_base'];

/** Whether a model is right more often than always giving the more frequent outcome, as far as its interval tells. */
export const helps = (gain: Gain): boolean => gain !== null && gain.low > 0;

/** Accuracy above its target says nothing for a model that gains nothing over a fixed guess. */
export function standingWords(standing: Standing | undefined, gain: Gain): Label {
  const state = standing?.state ?? 'not_enough_outcomes';
  const gainsNothing = state === 'above_floor' && gain !== null && !helps(gain);
  return gainsNothing ? { label: 'No better than a fixed guess', tone: 'warn' } : stateWords[state];
}

export function gainFigure(gain: Gain): string {
  if (gain === null) return 'not measured';
  const { gain: share, low, high } = gain;
  const figures = `${percent(share)} (95% interval ${percent(low)} to ${percent(high)})`;
  return helps(gain) ? figures : `No clear gain: ${figures}`;
}
