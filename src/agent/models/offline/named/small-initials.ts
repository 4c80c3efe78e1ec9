// “hannah k”: a first name and the first letter of the family name, as thumbs type them. The letter gets its capital, so that what
// reads “Hannah K” reads it, too.
import { commonWords } from '../../../../nlp/lexicon/common-words.ts';
import { writtenFrom } from '../../../../nlp/spelling.ts';
import { fold } from '../../../../nlp/text.ts';
import type { Known } from './known.ts';

/** “A” and “i” are words; the letters of `shorthand` are, too, but where nothing that they stand for could go on. */
const called = /(?<![\p{L}\p{N}'’-])(?<name>\p{L}{2,}) (?<letter>[b-hj-z])(?<owns>'?s)?(?=$|[\s,.;:!?)])/gu;
const shorthand = /[bcnrsuwxy]/;
const endsName =
  /^(?:[,.;:!?)]|$| (?:to|for|with|on|at|from|that|into|is|has|as|and|about|re|w|n|&|2|4|today|tomorrow|tmrw|tmr|mon|tues?|weds?|thurs?|fri)(?![\p{L}\p{N}]))/iu;

/** What is to be written to somebody keeps its letters. */
export function withInitials(text: string, { names }: Pick<Known, 'names'>): string {
  const written = writtenFrom(text);
  let said = '';
  let done = 0;
  for (const { index, 0: whole, groups = {} } of text.matchAll(called)) {
    const { name = '', letter = '', owns } = groups;
    const behind = text.slice(index + whole.length);
    if (index >= written || !mayName(letter, owns, behind) || !isOnes(name, letter, names)) continue;
    said += `${text.slice(done, index)}${name} ${letter.toUpperCase()}${owns === undefined ? '' : "'s"}`;
    done = index + whole.length;
  }
  return said + text.slice(done);
}

const mayName = (letter: string, owns: string | undefined, behind: string): boolean =>
  !shorthand.test(letter) || (owns === undefined ? endsName.test(behind) : owns.length > 1);

/** Somebody is called so, and one person only with that letter. */
function isOnes(name: string, letter: string, { candidates, users }: Known['names']): boolean {
  const word = fold(name);
  if (commonWords.has(word) || Math.max(candidates.familiarity(word), users.familiarity(word)) < 0.9) return false;
  const fitting = [candidates.find(`${name} ${letter}`), users.find(`${name} ${letter}`)];
  return fitting.filter(({ kind }) => kind === 'one').length === 1 && fitting.every(({ kind }) => kind !== 'several');
}
