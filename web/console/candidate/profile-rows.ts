// Facts of a profile in words: signals that have a scale are said with it.
import type { CandidateDetail } from '../api/wire.ts';
import { plain } from '../words/words.ts';

/** Signals that have a scale or a unit of their own. */
const said: Readonly<Record<string, { readonly name: string; readonly value: (value: number) => string }>> = {
  experience_months: { name: 'Experience', value: (months) => yearsOf(months) },
  assessment_score: { name: 'Assessment', value: (points) => `${String(points)} of 100` },
  interview_rating: { name: 'Interview rating', value: (points) => `${String(points)} of 5` },
  prior_jobs: { name: 'Earlier jobs', value: String },
};

/** 54 → `4.5 years` */
function yearsOf(months: number): string {
  if (months < 24) return months === 1 ? '1 month' : `${String(months)} months`;
  return `${(months / 12).toLocaleString('en-US', { maximumFractionDigits: 1 })} years`;
}

/** Facts of a profile as people read them, in the order of the ATS. */
export const profileRows = (
  signals: CandidateDetail['signals'],
  words: (value: unknown) => string,
): readonly (readonly [string, string])[] =>
  Object.entries(signals)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      const known = said[name];
      return known !== undefined && typeof value === 'number'
        ? ([known.name, known.value(value)] as const)
        : ([plain(name), words(value)] as const);
    });
