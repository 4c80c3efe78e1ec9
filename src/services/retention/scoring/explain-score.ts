// What a score means, in words for the candidate it is about and for the recruiter who sees it.
import type { ScoreRecord } from '../../../core/ports/retention.ts';
import { gainsNothing, gainWords } from '../model/gain.ts';

export interface Explanation {
  readonly summary: string;
  readonly reasons: readonly string[];
  readonly caution: readonly string[];
  /** What the candidate may be told, word for word. */
  readonly notice: string;
}

function lengthOf(days: number): string {
  if (days < 60) return `${days} days`;
  if (days < 730) return `${Math.round(days / 30.4)} months`;
  return `${Math.round(days / 36.525) / 10} years`;
}

const horizonOf = (days: number): string => (days === 365 ? 'one year' : lengthOf(days));

function cautions(score: ScoreRecord): readonly string[] {
  const { confidence, extrapolated, predictedTenureDays, advisoryOnly, modelVersion, jobFamily, gain } = score;
  const all = [
    confidence < 0.6 && 'The prediction is close to a coin toss: do not lean on it.',
    extrapolated &&
      `The typical stay of ${lengthOf(predictedTenureDays)} lies beyond what was observed and is an estimate.`,
    gainsNothing(gain) && `${gainWords(gain)} Take the score as a hint only.`,
    advisoryOnly &&
      !gainsNothing(gain) &&
      'Predictions for this job family have come true less often than the service promises. Take the score as a hint only.',
    modelVersion.endsWith('-general') &&
      jobFamily !== 'general' &&
      `There is no model for ${jobFamily}; the general one was used.`,
  ];
  return all.filter((text) => text !== false);
}

export function explainScore(score: ScoreRecord): Explanation {
  const { stays, confidence, horizonDays, predictedTenureDays, gain } = score;
  const likely = stays >= 0.5 ? 'stay past' : 'leave before';
  const horizon = horizonOf(horizonDays);
  return {
    summary:
      `About ${Math.round(stays * 100)} of 100 hires like this one stay past ${horizon}; half of them stay longer than ${lengthOf(predictedTenureDays)}. ` +
      `The prediction that this one will ${likely} ${horizon} comes true in ${Math.round(confidence * 100)} of 100 cases.${gainsNothing(gain) ? '' : ` ${gainWords(gain)}`}`,
    reasons: score.reasons.map(({ text }) => text),
    caution: cautions(score),
    notice:
      'A statistical estimate of how long people stay in jobs like this one was made from job-related facts of your application. ' +
      'It uses no personal characteristics such as age, sex, origin or place, and it decides nothing by itself: a person does. ' +
      'You may ask for the facts and reasons behind it, have them corrected, ask that a person looks at your application without it, or ask not to be scored.',
  };
}
