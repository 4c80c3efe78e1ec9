// Chance that repeats itself, and how far two words are apart: what the generated suites are made with.
export interface Random {
  /** A whole number from 0, below the given one. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
}

/** Mulberry32: small, fast and good enough for test data. */
export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(list) {
      for (const one of list.slice(below(list.length))) return one;
      throw new Error('There is nothing to pick from.');
    },
    chance: (probability) => next() < probability,
  };
}

export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Letters to insert, drop, replace or swap with a neighbour until one word is the other. */
export function distance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 3) return 4;
  let [older, old]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= left.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      const steps = [(old[column] ?? 0) + 1, (present[column - 1] ?? 0) + 1, (old[column - 1] ?? 0) + same];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      present[column] = Math.min(...steps, isSwap ? (older[column - 2] ?? 0) + 1 : Infinity);
    }
    [older, old] = [old, present];
  }
  return old[right.length] ?? 0;
}
