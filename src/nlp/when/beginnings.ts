// Which patterns can match a text that begins with certain letters, read off the patterns themselves: so that at each word only
// the few rules are tried that may be meant there. What is not understood of a pattern is taken to match anything.
import { remembered } from '../text.ts';
import { type PatternPart, readPattern } from '../patterns/read-pattern.ts';

/**
 * Takes the places in the letters up to which something before it has matched, and tells those up to which it matches too. Places
 * are bits; the last one stands for “at the end of the letters or beyond”, where everything matches.
 */
interface Step {
  (places: number, letters: string): number;
  /** The one letter that it begins with, where there is only one. */
  head?: string;
}

/** How many letters are looked at, at most. */
const depth = 4;

const stay: Step = (places) => places;
const one =
  (isIt: (char: string) => boolean): Step =>
  (places, letters) => {
    let next = places & (1 << letters.length);
    for (let place = 0; place < letters.length; place += 1)
      if ((places & (1 << place)) !== 0 && isIt(letters.charAt(place))) next |= 1 << (place + 1);
    return next;
  };
const anything: Step = (places, letters) => {
  const lowest = places & -places;
  return lowest === 0 ? 0 : (2 << letters.length) - lowest;
};
const letter = remembered((char): Step => {
  const step = one((said) => said === char);
  return Object.assign(step, { head: char });
});
/** Where the letters end, everything matches: what comes behind cannot undo it and need not be looked at. */
const isSettled = (places: number, letters: string): boolean => places === 0 || (places & (1 << letters.length)) !== 0;
function both(first: Step, second: Step): Step {
  if (first === stay) return second;
  const step: Step = (places, letters) => {
    const next = first(places, letters);
    return isSettled(next, letters) ? next : second(next, letters);
  };
  return first.head === undefined ? step : Object.assign(step, { head: first.head });
}
function anyOf(steps: readonly Step[]): Step {
  const isWords = steps.every(({ head }) => head !== undefined);
  return isWords ? anyWord(steps) : (places, letters) => tried(steps, places, letters);
}

function tried(steps: readonly Step[], places: number, letters: string): number {
  let all = 0;
  for (const step of steps) {
    all |= step(places, letters);
    if (all !== 0 && isSettled(all, letters)) break;
  }
  return all;
}

/** Long lists of words, the names of days and months: only those are tried whose first letter stands there. */
function anyWord(steps: readonly Step[]): Step {
  const byHead = Map.groupBy(steps, ({ head }) => head ?? '');
  return (places, letters) => {
    let all = places & (1 << letters.length);
    for (let place = 0; place < letters.length; place += 1)
      if ((places & (1 << place)) !== 0) all |= tried(byHead.get(letters.charAt(place)) ?? [], 1 << place, letters);
    return all;
  };
}
const repeated =
  (step: Step, { least, most }: { least: number; most: number }): Step =>
  (places, letters) => {
    let here = places;
    let all = least === 0 ? places : 0;
    for (let round = 1; round <= Math.min(most, least + depth) && here !== 0; round += 1) {
      here = step(here, letters);
      if (round >= least) all |= here;
    }
    return all;
  };

/** A letter is looked up in a set once: the same few letters come in all texts. */
const ofSet = (set: RegExp): Step => one(remembered((char) => set.test(char)));
const oneOf = remembered((set) => ofSet(new RegExp(set)));

const classes: Readonly<Record<string, Step>> = {
  '.': one(() => true),
  '\\d': ofSet(/\d/),
  '\\w': ofSet(/\w/),
  '\\s': ofSet(/\s/),
  '\\D': ofSet(/\D/),
  '\\W': ofSet(/\W/),
  '\\S': ofSet(/\S/),
};

/** Behind as many letters as are looked at nothing is reached. */
const inReach = (parts: readonly PatternPart[]): readonly PatternPart[] =>
  parts.slice(0, parts.slice(0, depth).every(({ kind }) => kind === 'letter' || kind === 'one') ? depth : undefined);

function stepFor(part: PatternPart): Step {
  switch (part.kind) {
    case 'letter':
      return letter(part.letter);
    case 'one':
      return classes[part.of] ?? oneOf(part.of);
    case 'joined':
      return inReach(part.parts).map(stepFor).reduce(both, stay);
    case 'either':
      return anyOf(part.parts.map(stepFor));
    case 'repeated':
      return repeated(stepFor(part.part), part);
    case 'unknown':
      return anything;
    default:
      return part satisfies never;
  }
}

const stepOfPattern = remembered((source) => stepFor(readPattern(source)));
const stepOf = (patterns: readonly RegExp[]): Step =>
  patterns.map(({ source }) => stepOfPattern(source)).reduce(both, stay);

/** Whether patterns that follow each other can match a text that begins with these letters, four at most. */
export const canBegin = (patterns: readonly RegExp[], letters: string): boolean => stepOf(patterns)(1, letters) !== 0;

const mostKnown = 20_000;

interface Stepping<T> {
  readonly item: T;
  readonly step: Step;
}

/** Those of a list that can match where a text goes on with the same letters, in their order; each four letters are looked at once. */
export function byBeginning<T>(
  all: readonly T[],
  patternsOf: (one: T) => readonly RegExp[],
): (text: string, index: number) => readonly Stepping<T>[] {
  const steps = all.map((item) => ({ item, step: stepOf(patternsOf(item)) }));
  // Of “move” those are looked at that can begin with “mov”, of these those with “mo”.
  const among: (letters: string) => readonly Stepping<T>[] = remembered(
    (letters) => (letters === '' ? steps : among(letters.slice(0, -1)).filter(({ step }) => step(1, letters) !== 0)),
    mostKnown,
  );
  return (text, index) => among(text.slice(index, index + depth));
}
