// Letters called by their words in another order, or by a part of them: “the map of the floor tour”, “information about the lab
// visit”, “directions to site”. The last word of a letter's name says what it is, so it may open the phrase.
import type { Template } from '../../../../core/records.ts';
import { isNearlySame } from '../../../../nlp/names/likeness.ts';
import { holds, type Letters, soughtOf } from '../../../../nlp/patterns/letters.ts';
import { remembered } from '../../../../nlp/remembered.ts';
import { singular } from '../../../../nlp/roles.ts';
import { type Word, wordsOf } from '../../../../nlp/text.ts';
import type { Span } from './people.ts';

/** Whether a word is a form of a part of a letter's name. */
export const isForm = (word: string, part: string): boolean =>
  part === word ||
  (word.length > 3 && singular(part) === singular(word)) ||
  (word.length > 4 && isNearlySame(word, part)) ||
  (Math.min(word.length, part.length) > 3 && (isLonger(word, part) || isLonger(part, word)));

/** “Prep” is preparation, “confirm” confirmation, “info” information. */
const isLonger = (word: string, short: string): boolean =>
  word.startsWith(short) && endings.has(singular(word).slice(short.length));
const endings = new Set(['aration', 'aratory', 'ation', 'sation', 'ion', 'rmation']);

export const partsOfId = remembered((id: string): readonly string[] => id.toLowerCase().split(/[\s_-]+/));

/** Whether a text of these letters (`lettersOf`) can hold a name of several words: else no pattern need be made of it. */
export const mayHold = (letters: Letters, name: string): boolean => holds(letters, neededFor(name));
const neededFor = remembered((name) =>
  soughtOf(partsOfId(name).flatMap((part) => (/^[\0-\x7F]+$/.test(part) ? [[part]] : []))),
);

const joint = /^(?:of|for|the|our|a|an|about|to|on|from|with|at|in|by|your|his|her|their)$/;

interface Turned extends Span {
  readonly id: string;
  readonly fits: number;
}

/** The one letter of whose name all words, or its last and all but one, stand together with little words between them. */
export function letterTurned(
  text: string,
  templates: readonly Template[],
): (Span & { readonly id: string }) | undefined {
  const words = wordsOf(text);
  const found = templates.flatMap(({ id }) => turnedIn(id, words));
  const most = Math.max(0, ...found.map(({ fits }) => fits));
  const [best, ...others] = found.filter(({ fits }) => fits === most);
  return best === undefined || others.some(({ id }) => id !== best.id) ? undefined : best;
}

function turnedIn(id: string, words: readonly Word[]): Turned[] {
  const parts = partsOfId(id).filter((part) => !joint.test(part));
  const head = parts.at(-1) ?? '';
  return words.flatMap((first, from) => {
    // Only what a thing is called opens it: “tour of the floor” is no map.
    if (head.length < 3 || !isForm(first.word, head)) return [];
    const run = runFrom(words, from, parts);
    const last = run.at(-1);
    const isWhole = run.length === parts.length || (run.length >= 2 && run.length === parts.length - 1);
    return last !== undefined && run.length >= 2 && isWhole
      ? [{ id, start: first.start, end: last.end, fits: run.length }]
      : [];
  });
}

/** The words from there on that name parts of it, each once; between them stand little words only. */
function runFrom(words: readonly Word[], from: number, parts: readonly string[]): readonly Word[] {
  const left = new Set(parts);
  const run: Word[] = [];
  for (const word of words.slice(from)) {
    const part = [...left].find((one) => isForm(word.word, one));
    if (part !== undefined) {
      left.delete(part);
      run.push(word);
    } else if (!joint.test(word.word)) break;
  }
  return run;
}

const aboutWhat =
  /\b(?:letter|template|e-?mail|mail|message|follow-?up|nudge|reminder|chaser|one|follow(?:ing)? up with|nudg(?:e|ing)|chas(?:e|ing)|check(?:ing)? in with)\b[^.,;:!?]{0,40}? (?:about|regarding|concerning|re|for|after|asking (?:about|for)) (?:(?:the|her|his|their|our|its|an?) )*/iu;

/** “A message about the site visit being off” is words, and no letter. */
const closes =
  /^(?:\s*(?:[.,;!?)]|$)|,? (?:please|pls|again|now|today|asap|thanks|thx|and|then|too|as well|to|once more|template|letter|next week)(?![\p{L}]))/iu;

/** The one letter whose name holds all that a letter is said to be about. */
export function letterAbout(
  text: string,
  templates: readonly Template[],
): (Span & { readonly id: string }) | undefined {
  const found = aboutWhat.exec(text);
  if (found === null) return undefined;
  const from = found.index + found[0].length;
  const words = wordsOf(text).filter(({ start }) => start >= from);
  const runs = templates.map(({ id }) => ({ id, run: runFrom(words, 0, partsOfId(id)) }));
  const most = Math.max(0, ...runs.map(({ run }) => run.length));
  const [best, ...others] = runs.filter(({ run }) => run.length === most);
  const [first] = best?.run ?? [];
  const last = best?.run.at(-1);
  if (best === undefined || first === undefined || last === undefined || others.length > 0) return undefined;
  return first.start === words[0]?.start && closes.test(text.slice(last.end))
    ? { start: first.start, end: last.end, id: best.id }
    : undefined;
}
