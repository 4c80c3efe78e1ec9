// Slips of the keyboard in the words that carry an order: “mvoe”, “shwo”, “rjct”, “thrusday”. Names, stages and whatever else is
// known are never touched, nor is what is to be written to somebody.
import { commandWords } from './lexicon/command-words.ts';
import { remembered } from './remembered.ts';
import { baseOf } from './verb-forms.ts';
import { commonWords } from './lexicon/common-words.ts';
import { hedging, telling } from './lexicon/narration.ts';

const known = new Set(commandWords);
const vowels = /[aeiou]/g;
const skeletonOf = (word: string): string => word.replaceAll(vowels, '');
const bySkeleton = Map.groupBy(
  commandWords.filter((word) => word.length > 3 && !/^[aeiou]/.test(word)),
  skeletonOf,
);
const byLength = Map.groupBy(commandWords, ({ length }) => length);

/** “Thinks” is no slip for “thanks”, nor “managed” for “manager”. */
const isWord = (word: string): boolean =>
  known.has(word) ||
  commonWords.has(word) ||
  telling.has(word) ||
  hedging.has(word) ||
  /^(?:managed|regret|tried|claims?|claimed|suggests?|suggested|insists?|insisted|refuses?|hates?|wondered)$/.test(
    word,
  ) ||
  baseOf(word) !== undefined ||
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/.test(word);

/** Behind these words stands what is to be written to somebody. */
const cargo =
  /:\s|\b(?:that|saying|to say)\s|^\W*(?:(?:please|pls|plz|can you|cn u|can u|and|also|ok) )*(?:note|tell|text|msg|message|email|write|remind|fyi|let|inform|ask)\s+(?:(?:4|for|to|2|on)\s+)?\S+\s/i;

/** Where in a text that begins which is to be written to somebody: it keeps its letters. */
export function writtenFrom(text: string): number {
  const mark = cargo.exec(text);
  return mark === null ? text.length : mark.index + mark[0].length;
}

/** `isKnown` guards what means something by itself. */
export function respelled(text: string, isKnown: (word: string) => boolean): string {
  const written = writtenFrom(text);
  const head = text
    .slice(0, written)
    .replaceAll(/(?<![\p{L}\p{N}'’_-])\p{L}{2,}(?![\p{L}\p{N}'’_-])/gu, (word, offset: number) => {
      const plain = word.toLowerCase();
      if (isWord(plain) || isKnown(plain)) return word;
      return meantBy(plain) ?? (offset === 0 ? openerMeantBy(plain) : undefined) ?? word;
    });
  return head + text.slice(written);
}

const openers = ['move', 'book', 'send', 'tell', 'show', 'note', 'cancel', 'reject', 'offer', 'push', 'list', 'undo'];

/** A message often opens with its verb, so that a shorter word is trusted there: “bok Luz”, “moce Fernanda”. */
function openerMeantBy(word: string): string | undefined {
  if (word.length < 3) return undefined;
  const near = openers.filter((one) => one[0] === word[0] && isOneSlip(word, one));
  return near.length === 1 ? near[0] : undefined;
}

/** The only command word that is one slip away, or that is left when the vowels are put back. */
const meantBy = remembered((word: string): string | undefined => {
  if (word.length >= 2 && !/[aeiouy]/.test(word)) {
    const [only, ...others] = bySkeleton.get(word) ?? [];
    if (only !== undefined && others.length === 0) return only;
  }
  if (word.length < 3) return undefined;
  const near = [-1, 0, 1]
    .flatMap((step) => byLength.get(word.length + step) ?? [])
    .filter((other) => (word.length > 3 || other.length === word.length) && isOneSlip(word, other))
    .filter((other) => other[0] === word[0] || isSwap(word, other));
  const swapped = near.filter((other) => other.length === word.length && isSwap(word, other));
  const [only, ...others] = swapped.length > 0 || word.length <= 4 ? swapped : near;
  if (only === undefined && word.length >= 8) return farMeant(word);
  return others.length === 0 ? only : undefined;
});

/** A long word bears two slips: “resechdule”, “contcated”. */
function farMeant(word: string): string | undefined {
  const near = [-2, -1, 0, 1, 2]
    .flatMap((step) => byLength.get(word.length + step) ?? [])
    .filter(
      (other) => other.length >= 8 && other[0] === word[0] && !word.startsWith(other) && slipsBetween(word, other) <= 2,
    );
  return near.length === 1 ? near[0] : undefined;
}

/** Damerau–Levenshtein distance of neighbours (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const steps = [(last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)];
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) steps.push((before[column - 2] ?? 0) + 1);
      line.push(Math.min(...steps));
    }
    before = last;
    last = line;
  }
  return last[b.length] ?? 0;
}

function isSwap(a: string, b: string): boolean {
  const at = firstDifference(a, b);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** One letter more, less, other, or two changed places (Damerau–Levenshtein distance 1). */
function isOneSlip(a: string, b: string): boolean {
  if (a === b) return false;
  const at = firstDifference(a, b);
  if (a.length === b.length) return a.slice(at + 1) === b.slice(at + 1) || isSwap(a, b);
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return long.slice(at + 1) === short.slice(at);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
