// Jargon of the dictionary in its sentence: spelled out once with the short form beside it, or replaced, in number, article and
// capitals as the sentence wants it. What means something else there stays.
import type { Branch } from '../../../nlp/military/branch.ts';
import type { Change } from './change.ts';
import { articleFor, capitalized, isCounted, opensSentence, pluralOf } from './inflection.ts';
import { isPostal } from './postal.ts';
import type { Part, ResumeWord, WordMatch } from './resume-words.ts';

interface Place {
  readonly text: string;
  /** The text in lower case. */
  readonly lower: string;
  readonly match: WordMatch;
  readonly word: ResumeWord;
  /** What was spelled out before. */
  readonly seen: Set<string>;
}

export function spelledOut(text: string, found: readonly WordMatch[], branch: Branch | undefined): Change[] {
  const seen = new Set<string>();
  const lower = text.toLowerCase();
  return found.flatMap((match) => {
    const word = readingOf(match.readings, sentenceAround(text, match.start), branch);
    if (word === undefined || staysAsItIs(text, match, word)) return [];
    const after = afterOf({ text, lower, match, word, seen });
    return after === undefined ? [] : [fitted(text, match, after)];
  });
}

/** Its own branch's reading first, then one that all write; another branch's only where the form is long enough to be no chance. */
function readingOf(
  readings: readonly ResumeWord[],
  sentence: string,
  branch: Branch | undefined,
): ResumeWord | undefined {
  const asked = readings.filter(({ near }) => near?.test(sentence) === true);
  // What the sentence speaks for goes before what it only allows.
  const fitting = [...asked, ...readings.filter(({ near }) => near === undefined)];
  const own = branch === undefined ? undefined : fitting.find(({ branches }) => branches.includes(branch));
  if (own !== undefined) return own;
  const joint = fitting.find(({ branches }) => branches.length === 0);
  if (joint !== undefined) return joint;
  const [only, ...others] = new Map(fitting.map((word) => [word.words, word])).values();
  return others.length === 0 && (branch === undefined || (only?.form.length ?? 0) > 3) ? only : undefined;
}

/** No sentence of a résumé is longer. */
const reach = 300;

function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reach), at);
  const behind = text.slice(at, at + reach);
  const to = behind.search(/[.!?]\s|\n/u);
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1;
  return before.slice(from) + (to < 0 ? behind : behind.slice(0, to));
}

/** Words of English that are acronyms, too: in a sentence all in capitals nobody can tell. */
const wordLike =
  /^(?:car|cop|sop|tac|cab|cop|art|age|act|sap|ops|pad|conn|sos|ant|fast|far|iso|eat|car|also|is|it|as|am|me|or|in|be|ace)$/iu;

function staysAsItIs(text: string, { start, end }: WordMatch, { words, form }: ResumeWord): boolean {
  if (isPostal(text, start)) return true;
  const sentence = sentenceAround(text, start);
  if (wordLike.test(form) && !/\p{Ll}/u.test(sentence)) return true;
  const behind = text.slice(end, end + words.length + 4).toLowerCase();
  if (behind.startsWith(` (${words.toLowerCase().slice(0, 12)}`)) return true;
  return isNumbered(text, end) && !/^\p{Lu}/u.test(words) && !/\p{Ll}/u.test(form);
}

/** “AR 25-2”, “OIF 05-07”: the form is the name of what is counted. */
const isNumbered = (text: string, end: number): boolean =>
  /^\s\d[\d/.:-]*(?!\p{L})(?:\D|$)/u.test(text.slice(end, end + 12));

function afterOf(place: Place): string | undefined {
  const { text, match, word, seen } = place;
  const words = inNumber(place);
  if (replaced.has(word.part)) return words;
  if (seen.has(word.form) || isExplained(place)) return undefined;
  const standsForItself =
    isNumbered(text, match.end) || (word.part === 'rank' && isName(text.slice(match.end, match.end + 4)));
  if (standsForItself) return words;
  seen.add(word.form);
  return besideShortForm(place, words);
}

function inNumber({ text, match, word: { part, words } }: Place): string {
  if (uninflected.has(part)) return words;
  const counted = isCounted(text.slice(Math.max(0, match.start - 30), match.start)) && !leadsNoun(text, match.end);
  return match.isPlural || counted ? pluralOf(words) : words;
}

function besideShortForm(place: Place, words: string): string {
  const { text, match, word } = place;
  const before = text.slice(match.start, match.end);
  if (word.part === 'system') return `${before} (${words})`;
  if (word.part === 'state') return `${stateWords(text, { match, words: word.words })} (${before})`;
  return `${words}${word.part === 'staff' && needsHead(place) ? ' section' : ''} (${before})`;
}

const uninflected: ReadonlySet<Part> = new Set(['verb', 'phrase', 'staff']);
const replaced: ReadonlySet<Part> = new Set(['noun', 'verb', 'phrase']);

/** The words stand before it already: “Army Commendation Medal (ARCOM)”. */
function isExplained({ lower, match, word: { words } }: Place): boolean {
  const first = lower.indexOf(words.toLowerCase());
  return first >= 0 && first < match.start;
}

/** A name behind a rank: “SGT Price”, “BG Alonzo Pruitt”; not “SGT, Fort Bragg”. */
const isName = (behind: string): boolean => /^\s\p{Lu}[\p{Ll}'’]/u.test(behind);

/** Who goes or is TDY goes or is on temporary duty; an order or a trip is one of temporary duty. */
function stateWords(text: string, { match, words }: { match: WordMatch; words: string }): string {
  const before = text.slice(Math.max(0, match.start - 20), match.start);
  const behind = text.slice(match.end, match.end + 20);
  if (match.isPlural || isCounted(before)) return `${words} assignments`;
  if (/\b(?:a|an|one|each|every|this|that|first|last|long|short)\s+$/iu.test(before)) return `${words} assignment`;
  const isState =
    /\b(?:go|goes|going|gone|went|am|is|are|was|were|be|been|being|sent|while|when|traveled|travelled)\s+$/iu.test(
      before,
    );
  return isState && !/^\s+(?:orders?|travel|trips?|assignments?|pay)\b/iu.test(behind) ? `on ${words}` : words;
}

/** “40 LE boardings” are of law enforcement: the noun behind takes the ending. */
const leadsNoun = (text: string, end: number): boolean =>
  /^\s+(?!(?:and|or|but|at|for|in|of|with|to|on|as|by|from|that|who|where|which|while|when|was|were|had)\b)\p{Ll}/u.test(
    text.slice(end, end + 12),
  );

/** “in the S6” is a section, “S-4 shop” says so itself. */
const needsHead = ({ text, match }: Place): boolean =>
  /\b(?:the|in|of|our|a)\s+$/iu.test(text.slice(Math.max(0, match.start - 8), match.start)) &&
  !leadsNoun(text, match.end);

/** With the article before it, a capital where it opens the sentence, and without a word that stands beside it. */
function fitted(text: string, match: WordMatch, after: string): Change {
  const single = withoutDoubling(text, match, after);
  const near = Math.max(0, match.start - 8);
  const article = /(?<![\p{L}\p{N}-])(an?)(\s+)$/iu.exec(text.slice(near, match.start));
  const start = article === null ? match.start : near + article.index;
  const lead = article === null ? '' : `${asCased(article[1] ?? 'a', articleFor(single))}${article[2] ?? ' '}`;
  const opens = article === null && opensSentence(text.slice(Math.max(0, start - 6), start), start);
  const made = `${lead}${opens ? capitalized(single) : single}`;
  return { start, end: match.end, before: text.slice(start, match.end), after: made };
}

const asCased = (before: string, after: string): string => (/^\p{Lu}/u.test(before) ? capitalized(after) : after);

function withoutDoubling(text: string, { start, end }: WordMatch, after: string): string {
  const [, plain = after, short = ''] = /^(.*?)(\s\([^()]*\))?$/u.exec(after) ?? [];
  const words = plain.split(' ');
  const next = /^\s+([\p{L}]+)/u.exec(text.slice(end, end + 40))?.[1];
  const previous = /([\p{L}]+)\s+$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  if (words.length > 1 && isSame(words.at(-1), next)) words.pop();
  if (words.length > 1 && isSame(words[0], previous)) words.shift();
  return `${words.join(' ')}${short}`;
}

const isSame = (word: string | undefined, other: string | undefined): boolean =>
  word !== undefined &&
  other !== undefined &&
  word.toLowerCase().replace(/s$/, '') === other.toLowerCase().replace(/s$/, '');
