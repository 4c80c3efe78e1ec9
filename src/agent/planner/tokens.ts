// A message as words, figures and marks with their places. The only step that looks at letters.
import { fold, remembered } from '../../nlp/text.ts';

export interface Token {
  readonly raw: string;
  /** Folded: lower case, no accents. */
  readonly word: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
  readonly isCapital: boolean;
  /** Only white space with a line break stands before it. */
  readonly onNewLine: boolean;
}

const pattern = /\p{L}[\p{L}\p{M}]*(?:['’](?!s\b)\p{L}+)*|['’]s\b|\d+(?:[.,:]\d+)*\p{L}*|[^\s]/gu;

export function tokensOf(text: string): readonly Token[] {
  const found: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const raw = match[0];
    const word = fold(raw).replace('’', "'");
    found.push({
      raw,
      word,
      stem: stemOf(word),
      start: match.index,
      end: match.index + raw.length,
      isWord: /^[\p{L}]/u.test(raw),
      isCapital: /^\p{Lu}/u.test(raw),
      onNewLine: text.slice(last, match.index).includes('\n'),
    });
    last = match.index + raw.length;
  }
  return found;
}

/** Enough of a word to know its kin: moved, moves, moving. */
const stemOf = (word: string): string =>
  word.length < 5 ? word.replace(/(?<=..)s$/, '') : word.replace(/(?:ings?|ed|es|s|er|e)$/, '');

/** Of names, which are the same in each message. */
export const stemsOf = remembered((text: string): readonly string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf),
);
