// Takes people out of what was said. Whatever is not known to be harmless is replaced: names of records in any case and with a
// letter wrong, addresses, numbers, and every word that is neither common nor the organisation's own for stages and jobs. The
// same name becomes the same invented one throughout an export, so that who is meant can still be told.
import { DamerauLevenshteinDistance } from 'natural/lib/natural/distance/index.js';
import type { Json } from '../../core/json.ts';
import { capital, cased, inventNames } from './invented-names.ts';
import { knownNames, namesThatAreWords } from './known-names.ts';
import { isHelping, isNamedByCapital, meantBy, placeOf } from './name-or-word.ts';
import type { Vocabulary } from './vocabulary.ts';

interface PseudonymInput {
  readonly people: readonly { readonly id: string; readonly name: string; readonly email: string }[];
  /** By the real id: what stands in its place. */
  readonly ids: ReadonlyMap<string, string>;
  /** Words of stages, titles and the like, in small letters. */
  readonly allowed: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
}

export interface Replacing {
  /** All texts of one talk: what is a name in one of them is one in all. Ids of those it is about. */
  readonly texts: readonly string[];
  readonly about: ReadonlySet<string>;
}

interface Occurrence {
  readonly token: string;
  readonly text: string;
  readonly index: number;
}

type IsName = (at: Occurrence) => boolean;

/** One talk's texts and values, without people. */
export interface Replaced {
  text(value: string): string;
  json(value: Json, key?: string): Json;
}

const email = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const address =
  /\b(?:https?:\/\/|www\.)[^\s<>"”’)]+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|de|edu|gov|co|uk|dev|me|us)(?:\/[^\s<>"”’)]*)?\b/giu;
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]+/gu;
const number = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]{5,}\d(?![\p{L}\p{N}])/gu;
const dated = /^\d{4}-\d\d-\d\d|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;
const word = /[\p{L}\p{M}][\p{L}\p{M}\p{N}_]*|\p{N}+[\p{L}\p{M}_][\p{L}\p{M}\p{N}_]*/gu;
/** Before it a sentence begins. */
const begins = /(?:^|[.!?:;\n“”"«»()[\]•*]|(?:^|\s)['‘-])\s*$/u;
/** `3pm`, `11B`, `2nd`, `30min`. */
const measured = /^\d{1,4}\p{L}{1,4}\d?$/u;

export const plainWord = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const nameParts = (name: string): readonly string[] =>
  (name.match(/[\p{L}\p{M}]+/gu) ?? []).map(plainWord).filter((part) => part !== '');

/** Values that are no text: what their key allows stays as it is. */
const plainValues: Readonly<Record<string, RegExp>> = {
  currency: /^[A-Z]{3}$/,
  period: /^[a-z0-9_]{1,20}$/,
  preference: /^[a-z_]{1,12}$/,
  sort: /^[a-z_]{1,24}$/,
  mos_code: /^[0-9A-Z]{2,6}$/,
  branch: /^(?:Army|Navy|Air Force|Marines|Coast Guard|Space Force)$/i,
};
const instant = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

export class Pseudonyms {
  readonly #known: PseudonymInput;
  /** Parts of the names of records, and whose they are. */
  readonly #owners = new Map<string, Set<string>>();
  readonly #invented = new Map<string, string>();
  readonly #invent: () => string;
  #numbers = 0;
  readonly #told = new Map<string, string>();

  constructor(known: PseudonymInput) {
    this.#known = known;
    for (const { id, name } of known.people)
      for (const part of nameParts(name)) this.#owners.set(part, (this.#owners.get(part) ?? new Set()).add(id));
    this.#invent = inventNames(
      (name) =>
        this.#owners.has(name) || knownNames.has(name) || known.vocabulary.isCommon(name) || known.allowed.has(name),
    );
  }

  /** The invented name of a person. */
  nameOf(name: string): string {
    return (name.match(/[\p{L}\p{M}]+/gu) ?? []).map((part) => capital(this.#inventedFor(plainWord(part)))).join(' ');
  }

  /** Whom a text may name: a part of their name stands in it, perhaps with a letter wrong. */
  namedIn(text: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const [token] of text.matchAll(word)) {
      const part = this.#closest(plainWord(token));
      for (const id of part === undefined ? [] : (this.#owners.get(part) ?? [])) found.add(id);
    }
    return found;
  }

  for(talk: Replacing): Replaced {
    const names = this.#namesIn(talk);
    const replace = (value: string): string => this.#text(value, names);
    const json = (value: Json, key = ''): Json => {
      if (Array.isArray(value)) return value.map((one) => json(one, key));
      if (value !== null && typeof value === 'object')
        return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, json(one, name)]));
      if (typeof value === 'number') return String(Math.abs(value)).length > mostDigits ? 0 : value;
      if (typeof value !== 'string') return value;
      const id = this.#known.ids.get(value);
      if (id !== undefined) return id;
      return plainValues[key]?.test(value) === true || instant.test(value) ? value : replace(value);
    };
    return { text: replace, json };
  }

  /** Of the words: those in small letters that are neither common nor anybody's name. */
  foreignShare(texts: readonly string[]): number {
    const words = texts.flatMap((text) => this.#withoutNumbers(text).match(word) ?? []);
    const foreign = words.filter((token) => {
      const plain = plainWord(token);
      if (token !== token.toLowerCase() || /\d/.test(token) || token.length < 2) return false;
      return !this.#isKnown(plain) && this.#closest(plain) === undefined;
    });
    return words.length === 0 ? 0 : foreign.length / words.length;
  }

  #isKnown = (plain: string): boolean =>
    this.#known.vocabulary.isCommon(plain) || this.#known.allowed.has(plain) || knownNames.has(plain);

  /** Decided for the whole talk: a name that begins a sentence here stands in the middle of one there. */
  #namesIn({ texts, about }: Replacing): IsName {
    const found = new Map<string, boolean>();
    for (const text of texts.map((one) => this.#withoutNumbers(one)))
      for (const match of text.matchAll(word)) {
        const [token] = match;
        const isFirst = begins.test(text.slice(0, match.index));
        if (found.get(token) !== true) found.set(token, this.#isName(token, { isFirst, about }));
      }
    return ({ token, text, index }) => {
      const isFirst = begins.test(text.slice(0, index));
      const meant = this.#isAmbiguous(token, isFirst)
        ? this.#meant({ token, text, index }, { isFirst, about })
        : undefined;
      return meant ?? found.get(token) ?? this.#isName(token, { isFirst: false, about });
    };
  }

  /** A name that is an ordinary word too, where its letters do not tell which. */
  #isAmbiguous(token: string, isFirst: boolean): boolean {
    const plain = plainWord(token);
    if (token !== token.toLowerCase() && !isFirst) return false;
    return namesThatAreWords.has(plain) || (this.#owners.has(plain) && this.#known.vocabulary.isEveryday(plain));
  }

  /** Undefined: what the whole talk says of the word counts. Of people of the records a doubt is decided for the name. */
  #meant({ token, text, index }: Occurrence, { isFirst, about }: { isFirst: boolean; about: ReadonlySet<string> }) {
    const { vocabulary } = this.#known;
    const meant = meantBy(placeOf(text, index, token), vocabulary);
    if (meant === 'name' || meant === 'word') return meant === 'name';
    const owners = this.#owners.get(plainWord(token));
    if (owners === undefined) return undefined;
    return meant === 'likely' || isFirst || !isHelping(token) || [...owners].some((id) => about.has(id));
  }

  #isName(token: string, { isFirst, about }: { isFirst: boolean; about: ReadonlySet<string> }): boolean {
    const { vocabulary, allowed } = this.#known;
    const plain = plainWord(token);
    const isSmall = token === token.toLowerCase();
    const isCommon = vocabulary.isCommon(plain);
    const owners = this.#owners.get(plain);
    if (owners !== undefined)
      return !isSmall || !vocabulary.isEveryday(plain) || [...owners].some((id) => about.has(id));
    if (allowed.has(plain)) return false;
    if (knownNames.has(plain)) return true;
    if (/\d/.test(token)) return !measured.test(token);
    if (isSmall || token.length === 1) return !isCommon && token.length > 1;
    return isNamedByCapital({ token, plain, isFirst, isCommon });
  }

  #text(value: string, isName: IsName): string {
    const text = this.#withoutNumbers(value);
    return text.replaceAll(word, (token, index: number) => {
      if (this.#placeholders.has(token) || !isName({ token, text, index })) return token;
      const plain = plainWord(token);
      return cased(this.#inventedFor(this.#closest(plain) ?? plain), token);
    });
  }

  /** Words of what stands in the place of an address. */
  readonly #placeholders = new Set(['https', 'example', 'test']);

  #withoutNumbers(value: string): string {
    const owned = (text: string): string | undefined => {
      const owner = this.#known.people.find((person) => person.email.toLowerCase() === text.toLowerCase());
      return owner && this.#known.ids.get(owner.id);
    };
    return value
      .normalize('NFC')
      .replaceAll(email, (text) => `${owned(text) ?? this.#numbered('someone', text)}@example.test`)
      .replaceAll(address, (text) =>
        text.endsWith('example.test') ? text : `https://example.test/${this.#numbered('page', text)}`,
      )
      .replaceAll(handle, (text) => (text === '@example.test' ? text : `@${this.#numbered('someone', text)}`))
      .replaceAll(number, (text) => {
        const digits = text.replaceAll(/\D/g, '');
        if (dated.test(text.trim()) || digits.length < (text.startsWith('+') ? 7 : mostDigits)) return text;
        return `555-01${String(this.#count(text) % 100).padStart(2, '0')}`;
      });
  }

  #numbered(lead: string, text: string): string {
    const key = `${lead} ${text.toLowerCase()}`;
    const known = this.#told.get(key) ?? `${lead}${(this.#numbers += 1)}`;
    this.#told.set(key, known);
    this.#placeholders.add(known);
    return known;
  }

  #count = (text: string): number => Number(this.#numbered('', text.replaceAll(/\D/g, '')));

  /** A part of a name as it is, or the only one that a letter or two away is meant. */
  #closest(plain: string): string | undefined {
    if (this.#owners.has(plain)) return plain;
    if (plain.length < 4 || this.#known.vocabulary.isCommon(plain) || this.#known.allowed.has(plain)) return undefined;
    const most = plain.length >= 7 ? 2 : 1;
    const near = [...this.#owners.keys()].filter(
      (part) =>
        Math.abs(part.length - plain.length) <= most &&
        part.length >= 4 &&
        DamerauLevenshteinDistance(part, plain) <= most,
    );
    return near.length === 1 ? near[0] : undefined;
  }

  #inventedFor(plain: string): string {
    const known = this.#invented.get(plain) ?? this.#invent();
    this.#invented.set(plain, known);
    return known;
  }
}

/** Salaries have six; what is longer is a number of somebody. */
const mostDigits = 8;
