// Finds people by what others call them: accents, typos, first names, nicknames, initials, “Last, First”. An index, not a
// scan: 100,000 candidates answer as fast as a hundred. Who fits equally well is reported, never picked.
import { isFirstName, relatedNames } from './names/nicknames.ts';
import { likeness, Vocabulary } from './names/vocabulary.ts';
import { fold } from './text.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export type Found<Person> =
  | { readonly kind: 'one'; readonly person: Person; readonly score: number }
  /** Equally good, in the order of the list. */
  | { readonly kind: 'several'; readonly people: readonly Person[]; readonly score: number }
  | { readonly kind: 'none'; readonly suggestions: readonly Person[] };

const titles = new Set(
  'mr mrs ms miss mx dr prof professor sir madam dame herr frau sra sr senor senora the'.split(' '),
);
/** Below this a match is only a suggestion. */
const sure = 0.9;
const tieMargin = 0.025;

/** A name or a mention of one as comparable words. `O'Connor` is one word; hyphenated names are several. */
function nameWords(name: string): string[] {
  const turned = name.replace(/^\s*([^,]+),\s*(\S.*)$/, '$2 $1');
  const words = fold(turned)
    .replaceAll(/(?<=\p{L})['.](?=\p{L}{2})/gu, '')
    .replace(/'s?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const kept = words.filter((word) => !titles.has(word));
  return kept.length === 0 ? words : kept;
}

export class NameIndex<Person extends Named> {
  readonly people: readonly Person[];
  readonly #words: readonly (readonly string[])[];
  readonly #vocabulary: Vocabulary;
  readonly #places: ReadonlyMap<string, number>;

  constructor(people: readonly Person[], built?: NameIndex<Person>) {
    this.people = people;
    this.#words = built === undefined ? people.map(({ name }) => nameWords(name)) : built.#words;
    this.#vocabulary = built === undefined ? new Vocabulary() : built.#vocabulary;
    this.#places = built === undefined ? new Map(people.map(({ id }, place) => [id, place])) : built.#places;
    if (built !== undefined) return;
    for (const [holder, words] of this.#words.entries()) for (const word of words) this.#vocabulary.add(word, holder);
  }

  /** The same names with newer records, in the same order. */
  over(people: readonly Person[]): NameIndex<Person> {
    return new NameIndex(people, this);
  }

  byId(id: string): Person | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.people[place];
  }

  /** How strongly one folded word looks like a part of somebody's name: 1 spelt so, about 0.95 a nickname, less for a typo. */
  familiarity(word: string): number {
    if (this.#vocabulary.has(word)) return 1;
    for (const [other, score] of relatedNames(word)) if (this.#vocabulary.has(other)) return score;
    return this.#vocabulary.near(word, sure)[0]?.score ?? 0;
  }

  find(mention: string): Found<Person> {
    const asked = nameWords(mention).slice(0, 6);
    const ranked = this.#rank(asked, (word) => this.#readings(word));
    const [best] = ranked;
    if (best === undefined || best.score < sure) return { kind: 'none', suggestions: this.#suggest(asked) };
    const people = ranked
      .filter(({ score }) => best.score - score < tieMargin)
      .toSorted((a, b) => a.holder - b.holder)
      .flatMap(({ holder }) => this.people[holder] ?? []);
    const [first] = people;
    if (people.length === 1 && first !== undefined) return { kind: 'one', person: first, score: best.score };
    return { kind: 'several', people, score: best.score };
  }

  #suggest(asked: readonly string[]): Person[] {
    const loosely = (word: string) => [...this.#readings(word), ...this.#vocabulary.near(word, 0.78)];
    const whole = this.#rank(asked, loosely);
    const parts = whole.length > 0 ? whole : asked.flatMap((word) => this.#rank([word], loosely));
    const holders = new Set(parts.toSorted((a, b) => b.score - a.score).map(({ holder }) => holder));
    return [...holders].slice(0, 3).flatMap((holder) => this.people[holder] ?? []);
  }

  /** People in whose name every asked word has its own place, best first. */
  #rank(asked: readonly string[], readings: (word: string) => readonly Reading[]): { holder: number; score: number }[] {
    const perWord = asked.map((word) => this.#holdersOf(readings(word))).toSorted((a, b) => a.size - b.size);
    const [fewest, ...others] = perWord;
    const ranked: { holder: number; score: number }[] = [];
    for (const holder of fewest ?? []) {
      if (!others.every((holders) => holders.has(holder))) continue;
      const score = fit(asked, this.#words[holder] ?? []);
      if (score > 0) ranked.push({ holder, score });
    }
    return ranked.toSorted((a, b) => b.score - a.score || a.holder - b.holder);
  }

  #readings(word: string): Reading[] {
    const readings: Reading[] = this.#vocabulary.has(word) ? [{ word, score: 1 }] : [];
    for (const [other, score] of relatedNames(word))
      if (this.#vocabulary.has(other)) readings.push({ word: other, score });
    if (word.length === 1)
      return this.#vocabulary.startingWith(word).map((one) => ({ word: one, score: initialScore }));
    // What is spelt like somebody's name means that name, and Marie is not a slip for Maria: typos come last.
    if (readings.length > 0 || isFirstName(word)) return readings;
    return [...this.#vocabulary.near(word, 0.85)];
  }

  #holdersOf(readings: readonly Reading[]): Set<number> {
    return new Set(readings.flatMap(({ word }) => this.#vocabulary.holders(word)));
  }
}

interface Reading {
  readonly word: string;
  readonly score: number;
}

const initialScore = 0.93;

/** The mean likeness of the asked words, each in its own place of the name; 0 when one has none. */
function fit(asked: readonly string[], name: readonly string[]): number {
  const free = new Map(name.map((word, place) => [place, word]));
  let sum = 0;
  let last = -1;
  let turned = 0;
  for (const word of asked) {
    const best = [...free]
      .map(([place, other]) => ({ place, score: wordFit(word, other) }))
      .reduce((a, b) => (b.score > a.score ? b : a), { place: -1, score: 0 });
    if (best.score < 0.75) return 0;
    free.delete(best.place);
    if (best.place < last) turned = 0.03;
    last = best.place;
    sum += best.score;
  }
  // The whole name beats a part of it, and the written order a turned one; both only rank people who fit.
  return sum / asked.length + (free.size === 0 ? 0.03 : 0) - turned;
}

function wordFit(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length === 1) return word.startsWith(asked) ? initialScore : 0;
  return relatedNames(asked).get(word) ?? likeness(asked, word);
}
