// Finds the people whom a clause names: by the indexes of names, and by the look of words that are names of nobody known.
import type { Candidate, User } from '../../../../core/records.ts';
import { commonWords, namelikeDays, nobodysNames } from '../../../../nlp/lexicon/common-words.ts';
import { roleFamilies } from '../../../../nlp/lexicon/roles.ts';
import type { Found, NameIndex } from '../../../../nlp/names.ts';
import { initialsOf } from '../../../../nlp/names/initials.ts';
import { fold, type Word, wordsOf } from '../../../../nlp/text.ts';
import { borneExactly, withoutSlip } from './borne-exactly.ts';
import { isDay } from './calendar-words.ts';
import { isPlaced, isVerbHere } from './placed-names.ts';
import { areTwo } from './two-names.ts';

export interface PersonMention {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly candidates: Found<Candidate>;
  readonly users: Found<User>;
}

export interface Names {
  readonly candidates: NameIndex<Candidate>;
  readonly users: NameIndex<User>;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export const isKnown = ({ candidates, users }: Pick<PersonMention, 'candidates' | 'users'>): boolean =>
  candidates.kind !== 'none' || users.kind !== 'none';

/** As people write it, however it was typed: “Which Maya?”, not “which maya?”. */
export function nameOf({ text, candidates, users }: Pick<PersonMention, 'text' | 'candidates' | 'users'>): string {
  if (candidates.kind === 'one') return candidates.person.name;
  if (users.kind === 'one') return users.person.name;
  return text === text.toLowerCase()
    ? text.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

/** Words inside `taken` (times, stages, quotes) are no names. */
export function findPeople(text: string, names: Names, taken: readonly Span[]): PersonMention[] {
  const words = wordsOf(text);
  const mentions: PersonMention[] = [];
  for (let index = 0; index < words.length;) {
    const run = runAt({ words, index, text, names, taken });
    const isNamed = run.some(({ word }) => !honorific.test(word));
    const mention = isNamed ? longestIn(run, text, names) : undefined;
    if (mention !== undefined) mentions.push(mention.found);
    index += Math.max(1, mention?.length ?? 0);
  }
  return mentions;
}

const honorific = /^(?:mr|mrs|ms|mx|miss|dr|prof)$/;

interface Place {
  readonly words: readonly Word[];
  readonly index: number;
  readonly text: string;
  readonly names: Names;
  readonly taken: readonly Span[];
}

/** Neighbouring words that may be one name. */
function runAt(place: Place): Word[] {
  const { words, index, text } = place;
  const run: Word[] = [];
  for (let at = index; at < words.length && run.length < 5; at += 1) {
    const word = words[at];
    const before = run.at(-1);
    if (word === undefined) break;
    const gap = before === undefined ? '' : text.slice(before.end, word.start);
    if (before !== undefined && (/'s$/i.test(before.raw) || !/^(?:[ -]|\. ?|, ?)$/.test(gap))) break;
    if (!mayBeName({ ...place, index: at }, run.length > 0)) break;
    // “… concerning Ms. Tanigawa. Mr. Zinck would …”
    if (run.some(({ word: said }) => !honorific.test(said)) && honorific.test(word.word)) break;
    run.push(word);
  }
  return run;
}

function mayBeName({ words, index, text, names, taken }: Place, continues: boolean): boolean {
  const one = words[index];
  if (one === undefined || isTaken(one, taken) || meansElse(one, text, names)) return false;
  const isCapital = /^\p{Lu}/u.test(one.raw);
  if (one.word.length === 1)
    return continues ? isCapital || text[one.end] === '.' : isInitial(words[index + 1], one, { text, names });
  const stands = isCapital && (continues || standsOut(one, { text, names, isFirst: index === 0 }));
  const familiarity = familiarityOf(one.word, names);
  if (!commonWords.has(one.word)) return stands || familiarity >= 0.88;
  const placed = () => isPlaced(text, one, continues) || isHalfName({ words, index, text, names, taken });
  return commonWordIsName({ stands, familiarity, isPlaced: placed });
}

/**
 * A capital opens every sentence, so it says nothing about the first word, unless that is somebody's initials (“KL to offer”); nor
 * does it where all are capitals.
 */
const standsOut = (
  { raw, start }: Word,
  { text, names: { candidates, users }, isFirst }: { text: string; names: Names; isFirst: boolean },
): boolean =>
  text !== text.toUpperCase() &&
  ((!isFirst && !/[.!?]\s+$/u.test(text.slice(0, start))) ||
    (initialsOf(raw) !== undefined && (candidates.find(raw).kind !== 'none' || users.find(raw).kind !== 'none')));

/** “Min-jun”: half of a name that is known as it is written, though it is an everyday word. */
const isHalfName = ({ words, index, text, names }: Place): boolean =>
  text[words[index]?.end ?? -1] === '-' &&
  words.slice(index, index + 2).every(({ word }) => familiarityOf(word, names) === 1);

/** “j. wexel”, “J Wexel”: a letter before a word that is somebody's name. */
const isInitial = (
  next: Word | undefined,
  { raw, end }: Word,
  { text, names }: { text: string; names: Names },
): boolean =>
  next !== undefined &&
  (text[end] === '.' || (/^\p{Lu}/u.test(raw) && raw !== 'I' && raw !== 'A')) &&
  /^\.? $/.test(text.slice(end, next.start)) &&
  !commonWords.has(next.word) &&
  familiarityOf(next.word, names) === 1;

/** “Devs” are developers, also where somebody is called Devon. */
const trades = new Set(
  roleFamilies.flatMap((family) => family.filter((word) => !word.includes(' ')).map((word) => `${word}s`)),
);
const isTrade = (word: string, { candidates, users }: Names): boolean =>
  trades.has(word) && Math.max(candidates.familiarity(word), users.familiarity(word)) < 1;

const familiarityOf = (word: string, { candidates, users }: Names): number => {
  const asWritten = Math.max(candidates.familiarity(word), users.familiarity(word));
  // “Friday” is nobody called Farida.
  if (asWritten < 1 && namelikeDays.has(word)) return 0;
  if (asWritten >= nearlyName || word.length < 4 || !word.endsWith('s')) return asWritten;
  const owner = word.slice(0, -1);
  return Math.max(asWritten, candidates.familiarity(owner), users.familiarity(owner));
};

/** “Will”, “Hope”, “May”: an everyday word is a name only where it is known as one, and written or placed like one. */
const commonWordIsName = (word: { stands: boolean; familiarity: number; isPlaced: () => boolean }): boolean =>
  word.familiarity >= 0.95 && (word.stands || (word.familiarity === 1 && word.isPlaced()));

const meansElse = (one: Word, text: string, names: Names): boolean =>
  isTrade(one.word, names) || isDay(one, text) || isNoName(one, names) || isVerbHere(one, text);

/** “What's Farida doing friday?”, “Dear Muster”: a day, and the assistant, but where somebody is called exactly so. */
const isNoName = ({ word }: Word, { candidates, users }: Names): boolean =>
  nobodysNames.has(word) && Math.max(candidates.familiarity(word), users.familiarity(word)) < 1;

const isTaken = (word: Word, taken: readonly Span[]): boolean =>
  /\d/.test(word.raw) || taken.some(({ start, end }) => word.start < end && start < word.end);

/** The longest beginning of the run that is somebody's name; an unknown name is taken whole. */
function longestIn(
  run: readonly Word[],
  text: string,
  names: Names,
): { found: PersonMention; length: number } | undefined {
  for (let length = run.length; length > 0; length -= 1) {
    const found = lookUp(run.slice(0, length), text, names);
    if (isKnown(found) && !(length === 2 && areTwo(run, found, names))) return { found, length };
  }
  const spaced = run.findIndex((word, index) => index > 0 && /,/.test(text.slice(run[index - 1]?.end, word.start)));
  const length = spaced < 0 ? run.length : spaced;
  return { found: lookUp(run.slice(0, length), text, names), length };
}

function lookUp(words: readonly Word[], text: string, names: Names): PersonMention {
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const said = text.slice(start, end).replace(/'s?$/i, '');
  const found = { text: said, start, end, candidates: names.candidates.find(said), users: names.users.find(said) };
  const known = isKnown(found) ? found : (ownerIn(found, names) ?? found);
  const word = fold(known.text);
  const exact = borneExactly(known);
  if (word.includes(' ')) return { ...known, ...exact };
  const knownAs = { candidate: names.candidates.familiarity(word), user: names.users.familiarity(word) };
  return { ...known, ...withoutSlip(exact, knownAs) };
}

/** “zoes interview”: thumbs leave the apostrophe out. Only what is spelled like a name without its “s” is read so. */
function ownerIn(found: PersonMention, names: Names): PersonMention | undefined {
  const said = /^(.*\p{L}{2})s$/iu.exec(found.text)?.[1];
  const last = fold(said?.split(/[\s-]/).at(-1) ?? '');
  if (said === undefined || Math.max(names.candidates.familiarity(last), names.users.familiarity(last)) < nearlyName)
    return undefined;
  const owner = { ...found, text: said, candidates: names.candidates.find(said), users: names.users.find(said) };
  return isKnown(owner) ? owner : undefined;
}

const nearlyName = 0.92;
