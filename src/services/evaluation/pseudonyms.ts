// Takes people out of what was said. Whatever is not known to be harmless is replaced: names of records in any case and with a
// letter wrong, addresses, numbers, and every word that is neither common nor the organization's own for stages and jobs. The
// same name becomes the same invented one throughout an export, so that who is meant can still be told.
import { DamerauLevenshteinDistance } from 'natural/lib/natural/distance/index.js';
import type { Json } from '../../core/json.ts';
import { ContactDetails, mostDigits } from './contact-details.ts';
import { capital, cased, inventNames } from './invented-names.ts';
import { knownNames, namesThatAreWords } from './known-names.ts';
import { isHelping, isNamedByCapital, meantBy, placeOf } from './name-or-word.ts';
import { meansUnknown } from './unknown-names.ts';
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
/** Written with a capital letter wherever they stand. */
const ofCalendar = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march july september october november december`.split(
    ' ',
  ),
);
const instant = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

export class Pseudonyms {
  readonly #known: PseudonymInput;
  /** Parts of the names of records, and whose they are. */
  readonly #owners = new Map<string, Set<string>>();
  readonly #invented = new Map<string, string>();
  readonly #invent: () => string;
  readonly #details: ContactDetails;

  constructor(known: PseudonymInput) {
    this.#known = known;
    this.#details = new ContactDetails((text) => {
      const owner = known.people.find((person) => person.email.toLowerCase() === text.toLowerCase());
      return owner && known.ids.get(owner.id);
    });
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
    const words = texts.flatMap((text) => this.#details.without(text).match(word) ?? []);
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
    for (const text of texts.map((one) => this.#details.without(one)))
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
      const isName = meant ?? found.get(token) ?? this.#isName(token, { isFirst: false, about });
      return isName || (meant === undefined && this.#isUnknown({ token, text, index }, isFirst));
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

  /** A common word that is meant as the name of somebody who stands in no record. */
  #isUnknown({ token, text, index }: Occurrence, isFirst: boolean): boolean {
    const { vocabulary, allowed } = this.#known;
    const plain = plainWord(token);
    if (allowed.has(plain)) return false;
    const isCapital = token !== token.toLowerCase();
    return meansUnknown(
      { ...placeOf(text, index, token), plain, isFirst, isCapital, isName: this.#isSurelyName },
      vocabulary,
    );
  }

  #isSurelyName = (neighbour: string): boolean => {
    const plain = plainWord(neighbour);
    if (plain.length < 2 || /\d/.test(plain)) return false;
    return this.#owners.has(plain) || knownNames.has(plain) || !this.#isKnown(plain);
  };

  #isName(token: string, { isFirst, about }: { isFirst: boolean; about: ReadonlySet<string> }): boolean {
    const { vocabulary, allowed } = this.#known;
    const plain = plainWord(token);
    const isSmall = token === token.toLowerCase();
    const isCommon = vocabulary.isCommon(plain);
    const owners = this.#owners.get(plain);
    if (owners !== undefined)
      return !isSmall || !vocabulary.isEveryday(plain) || [...owners].some((id) => about.has(id));
    if (allowed.has(plain) || ofCalendar.has(plain)) return false;
    if (knownNames.has(plain)) return true;
    if (/\d/.test(token)) return !measured.test(token);
    if (isSmall || token.length === 1) return !isCommon && token.length > 1;
    return isNamedByCapital({ token, plain, isFirst, isCommon });
  }

  #text(value: string, isName: IsName): string {
    const text = this.#details.without(value);
    return text.replaceAll(word, (token, index: number) => {
      if (this.#details.stands(token) || !isName({ token, text, index })) return token;
      const plain = plainWord(token);
      return cased(this.#inventedFor(this.#closest(plain) ?? plain), token);
    });
  }

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
