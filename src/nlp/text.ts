// How written words are compared: without case, accents, typographic quotes and characters that nobody sees.
import { remembered } from './remembered.ts';

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without accents. The length may change: never use its offsets on the original. */
export const fold = (text: string): string => (accented.test(text) ? folded(text) : text.toLowerCase());

const accented = /\P{ASCII}/u;
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter);

/** Typographic marks as a keyboard has them, invisible characters gone, white space single. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u201A\u02BC\u2032]/g, "'")
    .replaceAll(/[\u201C\u201D\u201E\u00AB\u00BB\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2012\u2212]/g, '-')
    .replaceAll(/[\u2013\u2014]/g, ' - ')
    .replaceAll(/(\d) - (\d)/g, '$1-$2')
    .replaceAll(/[\u00A0\u202F\u2007]/g, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

export interface Word {
  /** As written. */
  readonly raw: string;
  /** Folded, without a possessive ending. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The steps of one message ask for the words of the same few texts. */
const mostTexts = 300;

/** Words and numbers with their place in the text; apostrophes and inner hyphens belong to the word. */
export const wordsOf = remembered((text: string): readonly Word[] => {
  const found: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu)) {
    const raw = match[0];
    found.push({ raw, word: fold(raw).replace(/'s?$/, ''), start: match.index, end: match.index + raw.length });
  }
  return found;
}, mostTexts);

/** The words of a name, a title or a phrase as they are compared: folded, and without any marks. They come back in every message. */
export const bareWords = remembered((text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);

/** With blanks in the place of what stands there, so that places in the text stay true. */
export const blanked = (text: string, spans: readonly { readonly start: number; readonly end: number }[]): string =>
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text);

export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
