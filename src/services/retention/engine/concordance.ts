// Harrell's concordance: in how many pairs did the one with the higher predicted hazard leave first?
import type { Spells } from './spells.ts';
import { at, orderOf, whole } from './vector.ts';

/** Counts of ranks with running sums (a Fenwick tree), so that all pairs are counted without looking at each. */
class RankCounts {
  readonly counts: Float64Array;

  constructor(size: number) {
    this.counts = new Float64Array(size + 1);
  }

  add(rank: number): void {
    for (let index = rank + 1; index < this.counts.length; index += index & -index)
      this.counts[index] = at(this.counts, index) + 1;
  }

  below(rank: number): number {
    let sum = 0;
    for (let index = rank; index > 0; index -= index & -index) sum += at(this.counts, index);
    return sum;
  }
}

function ranksOf(scores: Float64Array): { ranks: Int32Array; distinct: number } {
  const order = orderOf(scores);
  const ranks = new Int32Array(scores.length);
  let rank = -1;
  let before = Number.NaN;
  for (const row of order) {
    if (at(scores, row) !== before) rank++;
    before = at(scores, row);
    ranks[row] = rank;
  }
  return { ranks, distinct: rank + 1 };
}

export function concordance({ exit, event }: Spells, hazardScores: Float64Array): number {
  const { ranks, distinct } = ranksOf(hazardScores);
  const later = new RankCounts(distinct);
  const order = orderOf(exit.map((time) => -time));
  let agreeing = 0;
  let pairs = 0;
  let known = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && at(exit, whole(order, to)) === at(exit, whole(order, from))) to++;
    const tied = order.subarray(from, to);
    const leavers = tied.filter((row) => at(event, row) === 1);
    // Whoever was last seen on the day another left outlasted them.
    for (const row of tied) if (at(event, row) === 0) later.add(whole(ranks, row));
    known += tied.length - leavers.length;
    for (const row of leavers) {
      const rank = whole(ranks, row);
      const lower = later.below(rank);
      const same = later.below(rank + 1) - lower;
      agreeing += lower + same / 2;
      pairs += known;
    }
    for (const row of leavers) later.add(whole(ranks, row));
    known += leavers.length;
    from = to;
  }
  return agreeing / pairs;
}
