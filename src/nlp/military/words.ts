// Text as words with their places and stems: what the classifier, the lexicon and the skill finder all read.
import { stem } from './stem.ts';

export interface Word {
  /** Lower case, without apostrophes. */
  readonly text: string;
  readonly stem: string;
  /** Whether it carries meaning for the classifier. */
  readonly counts: boolean;
  readonly start: number;
  readonly end: number;
}

const stopWords = new Set(
  (
    'a an and or of the for in to with without by on at as is are was were be been being from into that this these those ' +
    'their them they he she it its who whom which such may will can could would should not no any all each other others ' +
    'more most some also than then there when where while within under over between during through per via including ' +
    'include includes included etc both using used use uses i my me mine we our us you your had have has do did does im ' +
    'ive id got get about up out off so if but just very'
  ).split(' '),
);

/** Longer text adds nothing to a classification and costs time; what lies beyond is not read. */
export const readLimit = 20_000;

// Words joined by more than this are not words: base64, hashes, somebody leaning on a key.
const longestWord = 40;

const oneWord = /[\p{L}\p{N}+#][\p{L}\p{N}\p{M}+#'’]*/gu;

/** Empty where it is too long to be a word. */
const plainOf = (raw: string): string => (raw.length > longestWord ? '' : raw.toLowerCase().replaceAll(/['’]/g, ''));

const carriesMeaning = (plain: string): boolean =>
  plain.length > 1 && !stopWords.has(plain) && /^[a-z0-9+#]+$/.test(plain);

export function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.slice(0, readLimit).matchAll(oneWord)) {
    const [raw] = match;
    const plain = plainOf(raw);
    if (plain === '') continue;
    const counts = carriesMeaning(plain);
    words.push({ text: plain, stem: stem(plain), counts, start: match.index, end: match.index + raw.length });
  }
  return words;
}

/** The texts of `readWords` alone, for tables of which thousands are read at start. */
export const plainWords = (text: string): readonly string[] =>
  (text.slice(0, readLimit).match(oneWord) ?? []).map(plainOf).filter((plain) => plain !== '');

export const meaningfulWords = (text: string): readonly string[] => plainWords(text).filter(carriesMeaning);

/** How often each meaningful stem occurs. */
export function countStems(words: readonly Word[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) if (word.counts) counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1);
  return counts;
}
