// Stages and letters of two words and more, of which one word is misspelled and another is not: “recruter screen”, “stil interested”.
import { commonWords } from '../../../../../../nlp/lexicon/common-words.ts';
import { isNearlySame } from '../../../../../../nlp/names/likeness.ts';
import { plainWord } from '../../../../../../nlp/shorthand.ts';
import { writtenFrom } from '../../../../../../nlp/spelling.ts';
import { bareWords, type Word, wordsOf } from '../../../../../../nlp/text.ts';
import type { Known } from '../../../named/known.ts';

/** Quotes have been put aside; what is to be written to somebody keeps its letters. */
export function withTitlesSpelled(text: string, { stages, templates, meetings, names }: Known): string {
  const words = wordsOf(text.slice(0, writtenFrom(text)));
  const named = [...stages, ...templates.map(({ id }) => id), ...meetings.map(({ title }) => title)];
  const isName = (part: string) => Math.max(names.candidates.familiarity(part), names.users.familiarity(part)) >= 0.9;
  // “The sim session” where the calendar says “Simulator session Odd”
  const titles = named
    .map(bareWords)
    .flatMap((parts) => [parts, parts.filter((part) => !isName(part))])
    .filter((parts) => parts.length > 1);
  let said = '';
  let done = 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = titles.map((parts) => slipAt(words, at, parts)).find((one) => one !== undefined);
    const first = words[at];
    if (found === undefined || first === undefined || first.start < done) continue;
    said += `${text.slice(done, first.start)}${found.title}`;
    done = found.end;
  }
  return said + text.slice(done);
}

function slipAt(
  words: readonly Word[],
  at: number,
  parts: readonly string[],
): { readonly title: string; readonly end: number } | undefined {
  const said = words.slice(at, at + parts.length);
  const last = said.at(-1);
  if (last === undefined || said.length < parts.length) return undefined;
  // “Saftey mtg”: a word may be cut short as well.
  const isSame = (part: string, index: number) => meansOf(said[index]) === part;
  if (!parts.some(isSame) || parts.every(isSame)) return undefined;
  const isMeant = parts.every((part, index) => isSlipFor(meansOf(said[index]), part));
  return isMeant ? { title: parts.join(' '), end: last.end } : undefined;
}

const meansOf = (word: Word | undefined): string => plainWord(word?.word ?? '');

const isSlipFor = (word: string, part: string): boolean =>
  word === part || (!commonWords.has(word) && (isNearlySame(word, part) || isCutShort(word, part)));

/** “Sprint rev”, “sim tips”. */
const isCutShort = (word: string, part: string): boolean =>
  word.length >= 3 && part.length - word.length >= 2 && part.startsWith(word);
