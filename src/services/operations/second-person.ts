// Turns what was said about a person (“we'll get back to him by Friday”) into what is said to them (“we'll get back to you by
// Friday”). Pronouns that may mean somebody else stay as they are: the draft shows them to whoever asked.
import { type Family, type Form, pronouns, type Word, wordsOf } from './pronouns.ts';
import { addressOf } from './greeting.ts';
import { agreed, asked } from './verb-agreement.ts';

export interface Spoken {
  /** Of whom it is written to. */
  readonly name: string;
  /** Names of people of the organization, whom “she” may mean as well. */
  readonly others: readonly string[];
}

interface Mention {
  readonly at: number;
  readonly form: Form;
}

export function secondPerson(text: string, about: Spoken): string {
  const words = wordsOf(text);
  const mentions = mentionsOf(words, about);
  if (mentions.length === 0) return text;
  const said = words.map(({ raw }) => raw);
  for (const word of words) said[word.at] = spokenTo(word, words);
  for (const { at, form } of mentions) address(said, words, { at, form });
  return rebuilt(text, words, said);
}

/** The words of the text that mean the reader. */
function mentionsOf(words: readonly Word[], { name, others }: Spoken): readonly Mention[] {
  const strangers = namesIn(others.flatMap(partsOf).filter((part) => !partsOf(name).includes(part)));
  const firstOther = words.find(({ base, isCapital }) => isCapital && strangers.has(base));
  const family = familyOf(words, firstOther?.at ?? words.length);
  const own = ownNames(words, name);
  return words.flatMap((word): Mention[] => {
    const called = own.get(word.at);
    if (called !== undefined) return [{ at: word.at, form: called }];
    const form = family === undefined || word.pronoun?.family !== family ? undefined : formOf(word, words);
    return form === undefined || isThings(word, words) ? [] : [{ at: word.at, form }];
  });
}

/** Where the reader is called by name: “Wei Zhang” is one mention, and the last word of it stands for all. */
function ownNames(words: readonly Word[], name: string): ReadonlyMap<number, Form> {
  const first = namesIn(partsOf(addressOf(name)));
  const whole = new Set(partsOf(name));
  const found = new Map<number, Form>();
  for (const word of words) {
    const before = words[word.at - 1];
    const goesOn = found.has(word.at - 1) && before?.tail === '' && whole.has(word.base);
    if (!word.isCapital || !(goesOn || first.has(word.base)) || isVocative(word, words)) continue;
    if (goesOn) found.set(word.at - 1, 'part');
    found.set(word.at, word.tail === "'s" && !isShortened(word, words) ? 'possessive' : 'subject');
  }
  return found;
}

const helping = /^(?:been|got|going|able|available|welcome|invited|not|in|on|at|the|a|our|still|already)$/;
const isShortened = ({ at }: Word, words: readonly Word[]): boolean => helping.test(words[at + 1]?.low ?? '');

const isVocative = ({ at, before }: Word, words: readonly Word[]): boolean =>
  /^(?:hi|hello|hey|dear)$/.test(words[at - 1]?.low ?? '') ||
  (at === 0 && before === '' && (words[1]?.before ?? '').startsWith(','));

/** Names that are words as well mean the words. */
const ambiguous = /^(?:april|june|july|august|will|mark|grace|hope|faith|joy|rose|bill|art|dean|page|price|park|day)$/;
const namesIn = (parts: readonly string[]): ReadonlySet<string> =>
  new Set(parts.filter((part) => part.length > 1 && !isFunction(part) && !ambiguous.test(part)));

const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter(Boolean);

/**
 * Which pronouns mean the reader. Of two kinds only one does: the one that something happens to (“Dana will call him, she …”),
 * else the one that came first. After somebody else was named, “she” and “her” may be hers.
 */
function familyOf(words: readonly Word[], firstOther: number): Family | undefined {
  const found = words.filter(({ pronoun }) => pronoun !== undefined && pronoun.family !== 'they');
  const families = [...new Set(found.flatMap(({ pronoun }) => pronoun?.family ?? []))];
  if (families.length === 0) return words.some(({ pronoun }) => pronoun !== undefined) ? 'they' : undefined;
  const isObject = (word: Word): boolean => formOf(word, words) === 'object';
  const touched = families.filter((family) => found.some((word) => word.pronoun?.family === family && isObject(word)));
  if (families.length > 1) return touched.length === 1 ? touched[0] : found[0]?.pronoun?.family;
  const isSure = touched.length > 0 || found.some(({ at }) => at < firstOther);
  return isSure ? families[0] : undefined;
}

/** “The forms came and they are complete”: what is several is no reader. */
function isThings({ pronoun, at }: Word, words: readonly Word[]): boolean {
  return pronoun?.family === 'they' && words.slice(0, at).some(({ low, tail }) => tail === '' && isPlural(low));
}

const noPlural =
  /^(?:is|was|has|his|hers|this|us|as|yes|always|does|news|thanks|regards|perhaps|plus|its|theirs|yours|ours|towards|sometimes)$/;
const isPlural = (low: string): boolean =>
  low === 'people' || (/[^s'’u]s$/.test(low) && low.length > 3 && !noPlural.test(low) && !low.endsWith('ss'));

/** “Her” is whose or whom by what stands behind it. */
function formOf({ pronoun, at }: Word, words: readonly Word[]): Form | undefined {
  if (pronoun === undefined) return undefined;
  const next = words[at + 1];
  const stands = next !== undefined && /^\s+$/.test(next.before) && !isFunction(next.low);
  if (pronoun.form === 'either') return stands ? 'possessive' : 'object';
  return pronoun.form === 'possessive' && !stands ? 'absolute' : pronoun.form;
}

const functionWords = new Set(
  `a about after again all also am an and another any anyway are as at back because before both but by can could directly do early
  either every first for from friday he here how i if in into is it later may monday more my next now of on once one or our out
  over personally saturday shortly she shall should since so some soon straight sunday than that the them then there these they
  this through thursday to today tomorrow tonight too tuesday twice until up us via was wednesday we were what when where
  whether which while who why will with within without would yet you your`.split(/\s+/),
);
const isFunction = (low: string): boolean => functionWords.has(low) || /^(?:\d+|\w+ly)$/.test(low);

const spoken = {
  subject: 'you',
  object: 'you',
  possessive: 'your',
  absolute: 'yours',
  reflexive: 'yourself',
  part: '',
} as const satisfies Record<Form, string>;

function address(said: string[], words: readonly Word[], { at, form }: Mention): void {
  const word = words[at];
  if (word === undefined) return;
  said[at] = `${cased(spoken[form], word)}${tailOf(form, word, words)}`;
  if (form !== 'subject' || word.pronoun?.family === 'they') return;
  for (const change of [...agreed(words, at), ...asked(words, at)]) said[change.at] = change.to;
}

function tailOf(form: Form, { tail, at }: Word, words: readonly Word[]): string {
  if (form !== 'subject' || tail === '') return '';
  if (tail !== "'s") return tail;
  return /^(?:been|got|had)$/.test(words[at + 1]?.low ?? '') ? "'ve" : "'re";
}

const cased = (spokenWord: string, { at, before, isCapital }: Word): string =>
  (at === 0 ? isCapital : /[.!?\n]\s*$/.test(before))
    ? spokenWord.replace(/^./u, (letter) => letter.toUpperCase())
    : spokenWord;

const acts =
  /^(?:will|would|can|could|are|were|have|had|do|did|need|want|look|loved|enjoyed|received|got|sent|should|may|might|shall|hope|think|like|plan)$/;

/** Whoever says “you” about the reader's sender means Muster, which writes for all. */
function spokenTo(word: Word, words: readonly Word[]): string {
  const { raw, base, low, tail, at } = word;
  if (low === 'your') return cased('our', word);
  if (low === 'yours') return cased('ours', word);
  if (base !== 'you') return raw;
  const isActing = tail !== '' || acts.test(words[at + 1]?.low ?? '') || pronouns.has(words[at + 1]?.low ?? '');
  return `${cased(isActing ? 'we' : 'us', word)}${tail}`;
}

/** A part of a name goes with the space behind it. */
function rebuilt(text: string, words: readonly Word[], said: readonly string[]): string {
  let [out, from] = ['', 0];
  for (const { at, start, end } of words) {
    out += `${text.slice(from, start)}${said[at] ?? ''}`;
    from = said[at] === '' ? end + (/^\s/.test(text.slice(end)) ? 1 : 0) : end;
  }
  return out + text.slice(from);
}
