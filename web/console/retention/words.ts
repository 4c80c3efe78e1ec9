// Retention figures in words.
import type { Model, Retrain, Standing } from '../api/retention.ts';
import type { Tone } from '../kit/layout.tsx';
import { plain } from '../words/words.ts';

interface Label {
  readonly label: string;
  readonly tone: Tone;
}

const belowTarget: Readonly<Record<'below_floor' | 'advisory_only', Label>> = {
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

interface Verdict extends Label {
  /** What somebody has to know before any figure. */
  readonly text: string;
}

/** `standing`: on this organization's own hires, which count before those that the model was tried on. */
export function verdictOf(standing: Standing | undefined, metrics: Model['metrics']): Verdict {
  const own = standing?.gain_over_base ?? null;
  const gain = own ?? metrics.gain_over_base;
  if (gain === null) return notMeasured;
  const hires = own === null ? `${counted(metrics.n)} test hires` : `${counted(standing?.matured)} of your hires`;
  if (!helps(gain))
    return {
      label: 'No better than a fixed guess',
      tone: 'warn',
      text: `On ${hires} it was right no more often than always giving the same answer. Do not rely on its scores.`,
    };
  const better = `On ${hires} it was right ${points(gain.gain)} more often than always giving the same answer`;
  return praised(standing?.state, better);
}

const notMeasured: Verdict = {
  label: 'Not measured',
  tone: 'warn',
  text: 'Whether this model beats a fixed guess has not been measured. Do not rely on its scores.',
};

const praised = (state: Standing['state'] | undefined, better: string): Verdict =>
  state === 'below_floor' || state === 'advisory_only'
    ? { ...belowTarget[state], text: `${better}, but below the accuracy target. Take a score as a hint only.` }
    : { label: 'Better than a fixed guess', tone: 'ok', text: `${better}. A score is a hint, never a decision.` };

const counted = (count = 0): string => count.toLocaleString('en-US');

/** 0.042 → `4.2 points`: a difference of two shares is no percentage of either. */
const points = (share: number): string => `${(share * 100).toFixed(1)} percentage points`;

/** Which model answers for a job family: its own, or the general one. */
export function modelFor<One extends Pick<Model, 'job_family' | 'alias'>>(
  models: readonly One[],
  family: string,
): One | undefined {
  const name = family
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const inUse = models.filter(({ alias }) => alias === 'champion');
  return inUse.find((one) => one.job_family === name) ?? inUse.find((one) => one.job_family === 'general');
}

export function gainFigure(gain: Gain): string {
  if (gain === null) return 'not measured';
  const { gain: share, low, high } = gain;
  const figures = `${percent(share)} (95% interval ${percent(low)} to ${percent(high)})`;
  return helps(gain) ? figures : `No clear gain: ${figures}`;
}
