// A title that holds another one names its trade: "Conversion NEC AG Aerographer's Mate Basic" is work of an aerographer's mate,
// and a "Basic Utilities Officer" that of a utilities officer.
import { readWords } from '../../src/nlp/military/words.ts';
import { wordForm } from '../../src/nlp/military/word-form.ts';
import type { CodeRow } from './code-row.ts';
import { mainTitle } from './main-title.ts';

/** So much of the codes of a title have to agree on what it is. */
const leastShare = 0.6;

/**
 * The value of the codes that have the same title but for steps of a career and what stands in brackets; else that of the
 * longest name of a rating within the title.
 */
export function containedTitles(
  rows: readonly CodeRow[],
  valueOf: (row: CodeRow) => string,
): (row: CodeRow) => string | undefined {
  const whole = new Map<string, Map<string, number>>();
  const ratings = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const value = valueOf(row);
    const words = wordsOf(row);
    if (value === '' || words.length === 0) continue;
    for (const values of row.kind === 'rating' ? [whole, ratings] : [whole]) {
      const key = `${rankOf(row)} ${words.join(' ')}`;
      const counts = values.get(key) ?? new Map<string, number>();
      values.set(key, counts.set(value, (counts.get(value) ?? 0) + (row.status === 'current' ? 2 : 1)));
    }
  }
  return (row) => {
    const words = wordsOf(row);
    const same = whole.get(`${rankOf(row)} ${words.join(' ')}`);
    if (same !== undefined) return agreedOn(same);
    // "Airman" is a rating at sea; in the Air Force it is everybody.
    if (!hasRatings(row)) return undefined;
    for (let length = words.length; length > 0; length -= 1)
      for (let from = words.length - length; from >= 0; from -= 1) {
        const rating = ratings.get(`${rankOf(row)} ${words.slice(from, from + length).join(' ')}`);
        if (rating !== undefined) return agreedOn(rating);
      }
    return undefined;
  };
}

function agreedOn(counts: ReadonlyMap<string, number>): string | undefined {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [best] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return best !== undefined && best[1] >= leastShare * all ? best[0] : undefined;
}

const hasRatings = ({ branch }: CodeRow): boolean => branch === 'Navy' || branch === 'Coast Guard';

const rankOf = ({ kind }: CodeRow): string => (kind === 'officer' || kind === 'warrant' ? 'officer' : 'enlisted');

/** Steps of a career and classes of ships say nothing of the trade. */
const steps =
  /^(?:basic|conversion|apprentice|journeyman|helper|craftsman|superintendent|assistant|senior|lead|master)$/;

const wordsOf = (row: CodeRow): readonly string[] =>
  readWords(mainTitle(row).replaceAll(/\([^)]*\)|leading chief petty officer/gi, ' '))
    .filter(({ counts, text }) => counts && !steps.test(text))
    .map(({ text }) => wordForm(text));
