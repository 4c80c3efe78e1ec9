// Finds people by what others call them: accents, typos, first names, nicknames, initials, “Last, First”. An index, not a
// scan: 100,000 candidates answer as fast as a hundred. Who fits equally well is reported, never picked.
import { hasInitials, initialsOf, isFirstName, isShortForm, relatedNames } from './names/nicknames.ts';
import { type Listed, type Named, nameWords, placesOf, Roll } from './names/roll.ts';
import { likeness } from './names/likeness.ts';
import { isParticle, readingsOf } from './names/mention.ts';

export type { Named };

export type NameMatch<Person> =
  | { readonly kind: 'one'; readonly person: Person; readonly score: number }
  /** Equally good, in the order of the list. */
  | { readonly kind: 'several'; readonly people: readonly Person[]; readonly score: number }
  | { readonly kind: 'none'; readonly suggestions: readonly Person[] };

/** Below this a match is only a suggestion. */
const sure = 0.9;
/** Less than what lies between a spelling and another of the same name: who is written exactly so is meant. */
const tieMargin = 0.015;
const mostKept = 500;

const nobody: Listed = { people: [], numbers: new Int32Array() };

export class NameIndex<Person extends Named> {
  readonly people: readonly Person[];
  readonly #roll: Roll;
  readonly #numbers: Int32Array;
  readonly #places: Int32Array;
  /** One message asks for the same names many times. */
  readonly #found = new Map<string, NameMatch<Person>>();
  readonly #familiar = new Map<string, number>();

  constructor(people: readonly Person[], before?: NameIndex<Person>) {
    const listed = before === undefined ? nobody : { people: before.people, numbers: before.#numbers };
    const roll = before === undefined ? undefined : before.#roll;
    const leadsOn = roll?.leadsOnFrom(listed) === true;
    this.people = people;
    this.#roll = leadsOn ? roll : new Roll();
    this.#numbers = this.#roll.follow(leadsOn ? listed : nobody, people);
    this.#places = placesOf(this.#numbers);
  }

  /** The index of a list that came out of this one. This one goes on showing its own records. */
  over(people: readonly Person[]): NameIndex<Person> {
    return new NameIndex(people, this);
  }

  byId(id: string): Person | undefined {
    const number = this.#roll.numberOf(id);
    return number === undefined ? undefined : this.people[this.#places[number] ?? -1];
  }

  /** How strongly one folded word looks like a part of somebody's name: 1 spelt so, about 0.95 a nickname, less for a typo. */
  familiarity(word: string): number {
    const known = this.#familiar.get(word);
    if (known !== undefined) return known;
    const familiar = this.#likenessToNames(word);
    if (this.#familiar.size >= mostKept) this.#familiar.clear();
    this.#familiar.set(word, familiar);
    return familiar;
  }

  #likenessToNames(word: string): number {
    if (this.#roll.vocabulary.has(word)) return 1;
    for (const [other, score] of relatedNames(word)) if (this.#roll.vocabulary.has(other)) return score;
    if (word.length >= 3 && this.#roll.vocabulary.startingWith(word).length > 0) return prefixScore;
    return this.#roll.called(word).length > 0 ? petScore : (this.#roll.vocabulary.near(word, sure)[0]?.score ?? 0);
  }

  find(mention: string): NameMatch<Person> {
    const known = this.#found.get(mention);
    if (known !== undefined) return known;
    const found = this.#find(mention);
    if (this.#found.size >= mostKept) this.#found.clear();
    this.#found.set(mention, found);
    return found;
  }

  #find(mention: string): NameMatch<Person> {
    const asked = nameWords(mention).slice(0, 6);
    const ranked = this.#firstRanked(mention, asked);
    const [best] = ranked;
    if (best === undefined || best.score < sure)
      return this.#byInitials(mention) ?? { kind: 'none', suggestions: this.#suggest(asked) };
    const alike = ranked.filter(({ score }) => best.score - score < tieMargin).map(({ holder }) => holder);
    return foundAmong(this.#peopleOf(alike), best.score) ?? { kind: 'none', suggestions: [] };
  }

  /** In the order of the list. */
  #peopleOf(holders: readonly number[]): Person[] {
    return holders
      .map((holder) => this.#places[holder] ?? -1)
      .toSorted((a, b) => a - b)
      .flatMap((place) => this.people[place] ?? []);
  }

  /** “JP” is Jean-Paul before it is Joanne Pfeiffer. */
  #byInitials(mention: string): NameMatch<Person> | undefined {
    const called = foundAmong(this.#peopleOf(this.#roll.called(mention.toLowerCase())), petScore);
    const letters = initialsOf(mention);
    if (called !== undefined || letters === undefined) return called;
    const { vocabulary } = this.#roll;
    const holders = new Set(vocabulary.startingWith(letters.slice(0, 1)).flatMap((word) => vocabulary.holders(word)));
    const fitting = [...holders].filter((holder) => hasInitials(letters, this.#roll.words(holder)));
    return foundAmong(this.#peopleOf(fitting), initialScore);
  }

  /** The mention as it is written, or where that is nobody, its words put together or taken apart. */
  #firstRanked(mention: string, asked: readonly string[]): Ranked[] {
    const written = this.#rank(asked, (word) => this.#readings(word));
    if ((written[0]?.score ?? 0) >= sure) return written;
    for (const other of readingsOf(mention, (word) => this.#roll.vocabulary.has(word))) {
      const ranked = this.#rank(other, (word) => this.#readings(word));
      if ((ranked[0]?.score ?? 0) >= sure) return ranked;
    }
    return written;
  }

  #suggest(asked: readonly string[]): Person[] {
    const loosely = (word: string) => [...this.#readings(word), ...this.#roll.vocabulary.near(word, 0.78)];
    const whole = this.#rank(asked, loosely);
    const parts = whole.length > 0 ? whole : asked.flatMap((word) => this.#rank([word], loosely));
    const holders = new Set(parts.toSorted((a, b) => b.score - a.score).map(({ holder }) => holder));
    return [...holders].slice(0, 3).flatMap((holder) => this.people[this.#places[holder] ?? -1] ?? []);
  }

  /** People in whose name every asked word has its own place, best first. */
  #rank(asked: readonly string[], readings: (word: string) => readonly Reading[]): Ranked[] {
    const perWord = asked.map((word) => this.#holdersOf(readings(word))).toSorted((a, b) => a.size - b.size);
    const [fewest, ...others] = perWord;
    const ranked: Ranked[] = [];
    for (const holder of fewest ?? []) {
      if (!others.every((holders) => holders.has(holder))) continue;
      const score = fit(asked, this.#roll.words(holder));
      if (score > 0) ranked.push({ holder, score });
    }
    return ranked.toSorted((a, b) => b.score - a.score || a.holder - b.holder);
  }

  #readings(word: string): Reading[] {
    const readings: Reading[] = this.#roll.vocabulary.has(word) ? [{ word, score: 1 }] : [];
    for (const [other, score] of relatedNames(word))
      if (!isParticle(other) && this.#roll.vocabulary.has(other)) readings.push({ word: other, score });
    if (readings.every(({ score }) => score < 1) && isShortForm(word))
      readings.push(...this.#longerThan(word, readings));
    if (word.length === 1)
      return this.#roll.vocabulary.startingWith(word).map((one) => ({ word: one, score: initialScore }));
    // What is spelt like somebody's name means that name, and Marie is not a slip for Maria: typos come last.
    if (readings.length > 0) return readings;
    // “Raj” for Rajesh: what people shorten by themselves. Only first names that the list of short forms does not know.
    const longer = this.#longerThan(word, []);
    if (longer.length > 0) return longer;
    return isFirstName(word) ? [] : [...this.#roll.vocabulary.near(word, 0.85)];
  }

  #longerThan(word: string, but: readonly Reading[]): Reading[] {
    const longer = word.length < 3 ? [] : this.#roll.vocabulary.startingWith(word).slice(0, mostLonger);
    return longer.flatMap((one) =>
      but.some((other) => other.word === one)
        ? []
        : [{ word: one, score: isShortForm(word) ? shortScore : prefixScore }],
    );
  }

  #holdersOf(readings: readonly Reading[]): Set<number> {
    return new Set(readings.flatMap(({ word }) => this.#roll.vocabulary.holders(word)));
  }
}

function foundAmong<Person>(people: readonly Person[], score: number): NameMatch<Person> | undefined {
  const [first, ...others] = people;
  if (first === undefined) return undefined;
  return others.length === 0 ? { kind: 'one', person: first, score } : { kind: 'several', people, score };
}

interface Ranked {
  readonly holder: number;
  readonly score: number;
}

interface Reading {
  readonly word: string;
  readonly score: number;
}

const initialScore = 0.93;
const prefixScore = 0.92;
const shortScore = 0.95;
const petScore = 0.97;
const mostLonger = 40;

/** The mean likeness of the asked words, each in its own place of the name; 0 when one has none. */
function fit(asked: readonly string[], name: readonly string[]): number {
  const used = new Set<number>();
  let sum = 0;
  let last = -1;
  let turned = 0;
  for (const word of asked) {
    const { place, score } = bestPlace(word, name, used);
    if (score < 0.75) return 0;
    used.add(place);
    if (place < last) turned = 0.03;
    last = place;
    sum += score;
  }
  // The whole name beats a part of it, and the written order a turned one; both only rank people who fit.
  return sum / asked.length + (used.size === name.length ? 0.03 : 0) - turned;
}

/** Thousands may bear a common first name: what is spelt alike needs no measuring. */
function bestPlace(word: string, name: readonly string[], used: ReadonlySet<number>): { place: number; score: number } {
  const exact = name.indexOf(word);
  if (exact >= 0 && !used.has(exact)) return { place: exact, score: 1 };
  let best = { place: -1, score: 0 };
  for (const [place, other] of name.entries()) {
    const score = used.has(place) ? 0 : wordFit(word, other, place);
    if (score > best.score) best = { place, score };
  }
  return best;
}

function wordFit(asked: string, word: string, place: number): number {
  if (asked === word) return 1;
  if (asked.length === 1) return word.startsWith(asked) ? initialScore : 0;
  if (asked.length >= 3 && word.startsWith(asked)) return shortenedFit(asked, word, place);
  return (isParticle(word) ? undefined : relatedNames(asked).get(word)) ?? likeness(asked, word);
}

/** A family name that begins like a short form is none of its full forms: Dan is not Ms Daniels. */
function shortenedFit(asked: string, word: string, place: number): number {
  const related = relatedNames(asked).get(word) ?? 0;
  if (!isShortForm(asked)) return Math.max(prefixScore, related);
  return place === 0 ? shortScore : related;
}

export interface NameKeeper<Person extends Named> {
  of(people: readonly Person[]): NameIndex<Person>;
}

/** Each list is taken for a later state of the one before: only who came, went or was renamed is indexed. */
export function keepNames<Person extends Named>(): NameKeeper<Person> {
  let kept: NameIndex<Person> | undefined;
  return {
    of(people) {
      if (kept?.people !== people) kept = kept?.over(people) ?? new NameIndex(people);
      return kept;
    },
  };
}
