// How likely a clause asks for each tool, by its words and what was recognised in it: a softmax over learned weights.
// It says what an order that no pattern knows most likely means; whether it may be acted on is decided elsewhere.
import type { Intent } from '../lexicon/command.ts';
import { featuresOf, tokensOf } from './features.ts';
import { labels, table } from './weights.ts';

/** `none`: nothing is ordered. */
export type Meant = Intent | 'none';

/** The intents that the table was learned for. */
const meanings: readonly Meant[] = labels;

interface Weighed {
  readonly meaning: number;
  readonly weight: number;
}

const weighed = new Map<string, readonly Weighed[]>(
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const at = entry.lastIndexOf(':');
      const pairs = entry.slice(at + 1).split(' ');
      return [
        entry.slice(0, at),
        pairs.map((pair) => {
          const [meaning = '0', hundredths = '0'] = pair.split(',');
          return { meaning: Number(meaning), weight: Number(hundredths) / 100 };
        }),
      ];
    }),
);

/** Whether a word stood in enough of what was learned from. */
export const isLearned = (word: string): boolean => weighed.has(tokensOf(word, [])[0] ?? word);

export interface Likely {
  readonly meant: Meant;
  readonly probability: number;
}

/** Most likely first. */
export function likelyMeanings(tokens: readonly string[]): readonly Likely[] {
  const scores = meanings.map(() => 0);
  for (const feature of featuresOf(tokens))
    for (const { meaning, weight } of weighed.get(feature) ?? []) scores[meaning] = (scores[meaning] ?? 0) + weight;
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return meanings
    .map((meant, index) => ({ meant, probability: (shares[index] ?? 0) / total }))
    .toSorted((a, b) => b.probability - a.probability);
}
