// The verb that goes with “he” or “she”, as it goes with “you”: “is” → “are”, “needs” → “need”.
import type { Word } from './pronouns.ts';

interface Change {
  readonly at: number;
  readonly to: string;
}

const irregular: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
]);

const adverb =
  /^(?:still|also|already|never|always|really|only|just|now|then|usually|often|soon|ever|even|both|\w+ly)$/;
const noVerb = /^(?:always|perhaps|this|his|hers|us|as|its|thus|yes|was|is)$/;

function plural(low: string): string | undefined {
  const known = irregular.get(low);
  if (known !== undefined) return known;
  if (!/[a-z]{2}s$/.test(low) || /(?:ss|us|'s)$/.test(low) || noVerb.test(low)) return undefined;
  if (/[^aeiou]ies$/.test(low) && low.length > 4) return `${low.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz|o)es$/.test(low) ? low.slice(0, -2) : low.slice(0, -1);
}

const isOpen = ({ before }: Word): boolean => /^\s+$/.test(before);

/** Behind the pronoun, past adverbs; and the verbs that are joined to it (“comes by and brings his passport”). */
export function agreed(words: readonly Word[], pronoun: number): readonly Change[] {
  const from = words.findIndex((word, at) => at > pronoun && !isAdverb(word));
  if (from === -1) return [];
  const first = words[pronoun]?.tail === '' ? verbAt(words, from) : undefined;
  return [...(first === undefined ? [] : [first]), ...joinedTo(words, from)];
}

function joinedTo(words: readonly Word[], from: number): readonly Change[] {
  const rest = words.slice(from + 1);
  const end = rest.findIndex((word, at) => /[.;!?:\n]/.test(word.before) || isSubject(word, words[from + at]));
  return (end === -1 ? rest : rest.slice(0, end)).flatMap(({ at, low }) => {
    const change = /^(?:and|or|but|then)$/.test(words[at - 1]?.low ?? '') ? verbAt(words, at) : undefined;
    return change !== undefined && (irregular.has(low) || takesObject(words[at + 1])) ? [change] : [];
  });
}

/** Somebody else does what comes now. */
const isSubject = ({ low, pronoun }: Word, before: Word | undefined): boolean =>
  /^(?:i|we|it|you)$/.test(low) ||
  pronoun?.form === 'subject' ||
  (low === 'the' && /^(?:and|but)$/.test(before?.low ?? ''));

const isAdverb = (word: Word | undefined): boolean => word !== undefined && isOpen(word) && adverb.test(word.low);
const takesObject = (word: Word | undefined): boolean =>
  word !== undefined &&
  isOpen(word) &&
  /^(?:an?|the|his|her|their|our|my|us|me|it|back|to|with|at|in|on)$/.test(word.low);

function verbAt(words: readonly Word[], at: number): Change | undefined {
  const word = words[at];
  if (word === undefined || !isOpen(word)) return undefined;
  const to = plural(word.low);
  return to === undefined ? undefined : { at, to };
}

/** In front of it, in questions: “is she free” → “are you free”. */
export function asked(words: readonly Word[], pronoun: number): readonly Change[] {
  const word = words[pronoun - 1];
  const to = word === undefined ? undefined : irregular.get(word.low);
  if (word === undefined || to === undefined || words[pronoun]?.before.trim() !== '') return [];
  return [{ at: word.at, to: word.isCapital ? to.replace(/^./, (letter) => letter.toUpperCase()) : to }];
}
