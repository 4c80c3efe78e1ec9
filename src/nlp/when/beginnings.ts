// Which patterns can match a text that begins with certain letters, read off the patterns themselves: so that at each word only
// the few rules are tried that may be meant there. What is not understood of a pattern is taken to match anything.

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
const letter = (char: string): Step =>
  Object.assign(
    one((said) => said === char),
    { head: char },
  );
function both(first: Step, second: Step): Step {
  const step: Step = (places, letters) => {
    const next = first(places, letters);
    return next === 0 ? 0 : second(next, letters);
  };
  return first.head === undefined ? step : Object.assign(step, { head: first.head });
}
function anyOf(steps: readonly Step[]): Step {
  const isWords = steps.every(({ head }) => head !== undefined);
  return isWords ? anyWord(steps) : (places, letters) => tried(steps, places, letters);
}

function tried(steps: readonly Step[], places: number, letters: string): number {
  let all = 0;
  for (const step of steps) all |= step(places, letters);
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

const escapes: Readonly<Record<string, Step>> = {
  d: one((char) => /\d/.test(char)),
  w: one((char) => /\w/.test(char)),
  s: one((char) => /\s/.test(char)),
  D: one((char) => /\D/.test(char)),
  W: one((char) => /\W/.test(char)),
  S: one((char) => /\S/.test(char)),
  b: stay,
  B: stay,
};

/** Reads a pattern from left to right; `at` is where it stands. */
class PatternReader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Step {
    const steps = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      steps.push(this.sequence());
    }
    const [only] = steps;
    return only !== undefined && steps.length === 1 ? only : anyOf(steps);
  }

  private sequence(): Step {
    let all: Step | undefined;
    while (this.at < this.source.length && this.source[this.at] !== '|' && this.source[this.at] !== ')') {
      const next = this.term();
      if (next !== stay) all = all === undefined ? next : both(all, next);
    }
    return all ?? stay;
  }

  private term(): Step {
    const step = this.atom();
    const said = /^(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 12));
    if (said === null) return step;
    this.at += said[0].length;
    const [sign, least, comma, most] = said;
    if (least === undefined)
      return repeated(step, { least: sign.startsWith('+') ? 1 : 0, most: sign.startsWith('?') ? 1 : depth });
    return repeated(step, {
      least: Number(least),
      most: comma === '' ? Number(least) : most === '' ? depth : Number(most),
    });
  }

  private atom(): Step {
    const char = this.source[this.at] ?? '';
    this.at += 1;
    if (char === '(') return this.group();
    if (char === '[') return this.set();
    if (char === '\\') return this.escape();
    if (char === '^' || char === '$') return stay;
    return char === '.' ? one(() => true) : letter(char);
  }

  /** What only looks ahead or behind takes no letters. */
  private group(): Step {
    const kind = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.source.slice(this.at, this.at + 40))?.[0] ?? '';
    this.at += kind.length;
    const inside = this.alternatives();
    this.at += 1;
    return /[=!]$/.test(kind) ? stay : inside;
  }

  private set(): Step {
    const end = /(?<!\\)(?:\\\\)*\]/.exec(this.source.slice(this.at))?.index ?? 0;
    const chars = new RegExp(`[${this.source.slice(this.at, this.at + end)}]`);
    this.at += end + 1;
    return one((said) => chars.test(said));
  }

  private escape(): Step {
    const char = this.source[this.at] ?? '';
    this.at += 1;
    if (char !== 'k') return escapes[char] ?? letter(char);
    // What a group before it has matched: anything.
    this.at = this.source.indexOf('>', this.at) + 1;
    return anything;
  }
}

const stepOf = (patterns: readonly RegExp[]): Step =>
  patterns.map(({ source }) => new PatternReader(source).alternatives()).reduce(both, stay);

/** Whether patterns that follow each other can match a text that begins with these letters, four at most. */
export const canBegin = (patterns: readonly RegExp[], letters: string): boolean => stepOf(patterns)(1, letters) !== 0;

const mostKnown = 5_000;

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
  const known = new Map<string, readonly Stepping<T>[]>();
  // Of “move” those are looked at that can begin with “mov”, of these those with “mo”.
  const among = (letters: string): readonly Stepping<T>[] => {
    if (letters === '') return steps;
    const found = known.get(letters) ?? among(letters.slice(0, -1)).filter(({ step }) => step(1, letters) !== 0);
    if (known.size >= mostKnown) known.clear();
    known.set(letters, found);
    return found;
  };
  return (text, index) => among(text.slice(index, index + depth));
}
