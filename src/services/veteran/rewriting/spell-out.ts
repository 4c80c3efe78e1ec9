// Jargon of the dictionary in its sentence: spelled out once with the short form beside it, or replaced, in number, article and
// capitals as the sentence wants it. What means something else there stays.
import type { Branch } from '../../../nlp/military/branch.ts';
import type { Change } from './change.ts';
import { articleFor, capitalized, isCounted, opensSentence, pluralOf } from './inflection.ts';
import { opensCompanyName } from './company-names.ts';
import { isPostal, opensStreet } from './postal.ts';
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
  const allowed = readings.filter(({ notNear }) => notNear?.test(sentence) !== true);
  // What the sentence speaks for goes before what it only allows.
  const asked = chosen(
    allowed.filter(({ near }) => near?.test(sentence) === true),
    branch,
  );
  if (asked !== undefined) return asked;
  return chosen(
    allowed.filter(({ near }) => near === undefined),
    branch,
  );
}

function chosen(fitting: readonly ResumeWord[], branch: Branch | undefined): ResumeWord | undefined {
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

function staysAsItIs(text: string, { start, end }: WordMatch, { words, form, part }: ResumeWord): boolean {
  if (isPostal(text, start) || opensStreet(text, end) || opensCompanyName(text, end, part === 'rank')) return true;
  if (part === 'staff' && isProduct(text, start, end)) return true;
  const sentence = sentenceAround(text, start);
  if (wordLike.test(form) && !/\p{Ll}/u.test(sentence)) return true;
  const behind = text.slice(end, end + words.length + 4).toLowerCase();
  if (behind.startsWith(` (${words.toLowerCase().slice(0, 12)}`)) return true;
  return isNumbered(text, end) && !/^\p{Lu}/u.test(words) && !/\p{Ll}/u.test(form);
}

/** “AWS S3”, “Galaxy S8”, “Form S-1”, “a J-1 visa”: a name of something else; a battalion has an S3 of its own. */
function isProduct(text: string, start: number, end: number): boolean {
  if (/^\s+(?:buckets?|visas?|filings?|phones?)\b/iu.test(text.slice(end, end + 12))) return true;
  const name = productBefore.exec(text.slice(Math.max(0, start - 24), start));
  if (name === null) return false;
  const at = start - name[0].length;
  return !opensSentence(text.slice(Math.max(0, at - 6), at), at);
}

const productBefore =
  /\b(?:AWS|(?!(?:Battalion|Brigade|Division|Corps|Regiment\w*|Group|Squadron|Wing|Company|Fleet|Bn|Bde|Assistant|Deputy|Infantry|Armor|Cav\w*|Artillery|Airborne|Aviation|Engineer|Signal|Acting|Senior|Primary|The|As|In|Our|For)\b)\p{Lu}\p{Ll}+)\s+$/u;

/** “AR 25-2”, “OIF 05-07”, “OEF XI”: the form is the name of what is counted. */
const isNumbered = (text: string, end: number): boolean =>
  /^\s(?:\d[\d/.:-]*(?!\p{L})(?:\D|$)|(?:[IVX]{2,}|V)(?![\p{L}\p{N}]))/u.test(text.slice(end, end + 12));

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
  if (match.isPlural) return pluralOf(words);
  if (part === 'rank' && isName(text.slice(match.end, match.end + 4))) return words;
  const isBehindNumber = isCounted(text.slice(Math.max(0, match.start - 30), match.start));
  // “33 AMXS” is the 33rd, not 33 of them.
  if (isBehindNumber && unit.test(words)) return words.replaceAll(/\b(?!(?:and|of)\b)\p{Ll}/gu, capitalized);
  return isBehindNumber && !leadsNoun(text, match.end) ? pluralOf(words) : words;
}

const unit =
  /\b(?:squadron|wing|group|division|brigade|battalion|regiment|flight|detachment|unit|team|fleet|force|corps|command)$/iu;

function besideShortForm(place: Place, words: string): string {
  const { text, match, word } = place;
  const before = text.slice(match.start, match.end);
  if (word.part === 'system') return `${before} (${words})`;
  if (text[match.start - 1] === '(' && text[match.end] === ')') return `${words}, ${before}`;
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
