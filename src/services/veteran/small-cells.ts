// Keeps small counts from telling about single people: they are withheld, and so is whatever would let them be worked out.

/** Counts below this are not shown. */
const smallestShown = 5;

export interface ShownCount {
  /** Null: withheld. */
  readonly count: number | null;
}

/**
 * Cells that add up to a total which is shown too. A zero tells of nobody and stays. Where one cell alone would be
 * withheld, the smallest other one is as well, since the total would give the first away.
 */
export function suppressSmall(counts: readonly number[]): readonly ShownCount[] {
  const hidden = new Set(counts.flatMap((count, at) => (count > 0 && count < smallestShown ? [at] : [])));
  if (hidden.size === 1) {
    const others = counts.map((count, at) => ({ count, at })).filter(({ count, at }) => count > 0 && !hidden.has(at));
    const smallest = others.toSorted((a, b) => a.count - b.count || a.at - b.at)[0];
    if (smallest !== undefined) hidden.add(smallest.at);
  }
  return counts.map((count, at) => ({ count: hidden.has(at) ? null : count }));
}

/** A total that rests on too few people is withheld itself. */
export const shownTotal = (total: number): number | null => (total > 0 && total < smallestShown ? null : total);
