// Chance that repeats itself: what generated suites and training runs are made with.
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
