// The lasting side of an index of names: a number for everybody who was ever in the list, the words of their names, and who
// bears each word. It follows the list as it changes: who comes, goes or is renamed costs no more than their own name.
import { petName } from './nicknames.ts';
import { Vocabulary } from './vocabulary.ts';
import { fold } from '../text.ts';

const latin: ReadonlyMap<string, string> = new Map(
  (
    'а:a б:b в:v г:g ґ:g д:d е:e є:ie ж:zh з:z и:i і:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz ' +
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o'
  )
    .split(' ')
    .map((pair) => {
      const [from = '', to = ''] = pair.split(':');
      return [from, to] as const;
    }),
);

/** Cyrillic and Greek as passports write them, everything else folded. */
const romanised = (text: string): string => {
  const folded = fold(text);
  return /[\u0370-\u04FF]/.test(folded)
    ? folded.replaceAll(/[\u0370-\u04FF]/g, (letter) => latin.get(letter) ?? letter)
    : folded;
};

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A list of people and the number of each, by place. */
export interface Listed {
  readonly people: readonly Named[];
  readonly numbers: Int32Array;
}

/** Said before a name, and after it. Where nothing else is left they are the name. */
const titles = new Set(
  'mr mrs ms miss mx dr dra prof professor sir madam dame herr frau sra sr srta senor senora the rev fr sgt ssgt sfc msgt cpl cpt capt col lt ltc maj cmdr adm jr ii iii phd md esq mba cpa rn pmp'.split(
    ' ',
  ),
);

/** A name or a mention of one as comparable words. `O'Connor` is one word; hyphenated names are several. */
export function nameWords(name: string): string[] {
  const turned = name.replace(/^\s*([^,]+),\s*(\S.*)$/, '$2 $1');
  const said = romanised(turned)
    .replaceAll(/(?<=\p{L})['.](?=\p{L}{2})/gu, '')
    .replace(/'s?$/, '');
  const words = (said.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(hanParts);
  const kept = words.filter((word) => !titles.has(word));
  return kept.length === 0 ? words : kept;
}

/** Chinese names are written in one piece: the family name is its first sign, or two of the old compounds. */
function hanParts(word: string): string[] {
  if (word.length < 2 || !/^\p{Script=Han}{2,4}$/u.test(word)) return [word];
  const family = /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|东方|東方)./u.test(word) ? 2 : 1;
  return [word.slice(0, family), word.slice(family)];
}

interface RollEntry {
  readonly name: string;
  readonly words: readonly string[];
}

export class Roll {
  readonly vocabulary = new Vocabulary();
  /** “jp” → those called Jean-Paul and the like. */
  readonly #petNames = new Map<string, Set<number>>();
  readonly #entries: RollEntry[] = [];
  readonly #numberOf = new Map<string, number>();
  #newest: Int32Array | undefined;

  numberOf(id: string): number | undefined {
    return this.#numberOf.get(id);
  }

  words(number: number): readonly string[] {
    return this.#entries[number]?.words ?? [];
  }

  /** Those whose double first name has these initials. */
  called(letters: string): readonly number[] {
    return [...(this.#petNames.get(letters) ?? [])];
  }

  /** Only the newest list can be followed on; and numbers of people who left are given up together, once they are many. */
  leadsOnFrom(before: Listed): boolean {
    return before.numbers === this.#newest && this.#entries.length <= 2 * this.#numberOf.size + 1_000;
  }

  /** The numbers of a list that came out of the one before. */
  follow({ people: before, numbers: known }: Listed, people: readonly Named[]): Int32Array {
    const { head, tail } = unchanged(before, people);
    const numbers = new Int32Array(people.length);
    numbers.set(known.subarray(0, head));
    numbers.set(known.subarray(before.length - tail), people.length - tail);
    const gone = new Set(before.slice(head, before.length - tail).map(({ id }) => id));
    for (const [index, person] of people.slice(head, people.length - tail).entries()) {
      numbers[head + index] = this.#enter(person);
      gone.delete(person.id);
    }
    for (const id of gone) this.#strike(id);
    this.#newest = numbers;
    return numbers;
  }

  #enter({ id, name }: Named): number {
    const known = this.#numberOf.get(id);
    if (known !== undefined && this.#entries[known]?.name === name) return known;
    const number = known ?? this.#entries.length;
    if (known !== undefined) this.#forget(known);
    const words = nameWords(name);
    this.#entries[number] = { name, words };
    this.#numberOf.set(id, number);
    for (const word of words) this.vocabulary.add(word, number);
    const pet = petName(name);
    if (pet !== undefined) this.#petNames.set(pet, (this.#petNames.get(pet) ?? new Set()).add(number));
    return number;
  }

  #strike(id: string): void {
    const number = this.#numberOf.get(id);
    if (number === undefined) return;
    this.#forget(number);
    this.#numberOf.delete(id);
  }

  #forget(number: number): void {
    for (const word of this.words(number)) this.vocabulary.remove(word, number);
    this.#petNames.get(petName(this.#entries[number]?.name ?? '') ?? '')?.delete(number);
  }
}

/** How many at the start and at the end of two lists are the same people by the same names. */
function unchanged(before: readonly Named[], people: readonly Named[]): { head: number; tail: number } {
  const isSame = (one: Named | undefined, other: Named | undefined) =>
    one === other || (one?.id === other?.id && one?.name === other?.name);
  const shorter = Math.min(before.length, people.length);
  let head = 0;
  while (head < shorter && isSame(before[head], people[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), people.at(-1 - tail))) tail += 1;
  return { head, tail };
}

/** Number → place in the list; -1 for those who are not in it. */
export function placesOf(numbers: Int32Array): Int32Array {
  const places = new Int32Array(numbers.reduce((most, number) => Math.max(most, number), -1) + 1).fill(-1);
  for (const [place, number] of numbers.entries()) places[number] = place;
  return places;
}
