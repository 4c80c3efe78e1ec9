// One comparison over several job families, each compared with itself: families with few hires of a group must not mislead.
import { chiSquareShare } from '../statistics/gamma.ts';
import type { GroupCount } from './impact.ts';

export interface Stratum {
  readonly group: GroupCount;
  readonly reference: GroupCount;
}

export interface Pooled {
  readonly families: number;
  /** Common odds of being selected, group against reference. */
  readonly oddsRatio: number | null;
  readonly p: number | null;
}

interface Sums {
  up: number;
  down: number;
  surplus: number;
  variance: number;
}

function add(sums: Sums, { group, reference }: Stratum): void {
  const count = group.count + reference.count;
  const selected = group.selected + reference.selected;
  if (count < 2 || group.count === 0 || reference.count === 0) return;
  sums.up += (group.selected * (reference.count - reference.selected)) / count;
  sums.down += ((group.count - group.selected) * reference.selected) / count;
  sums.surplus += group.selected - (group.count * selected) / count;
  sums.variance += (group.count * reference.count * selected * (count - selected)) / (count ** 2 * (count - 1));
}

export function mantelHaenszel(strata: readonly Stratum[]): Pooled {
  const sums = { up: 0, down: 0, surplus: 0, variance: 0 };
  for (const stratum of strata) add(sums, stratum);
  const statistic = sums.variance === 0 ? null : sums.surplus ** 2 / sums.variance;
  return {
    families: strata.filter(({ group, reference }) => group.count > 0 && reference.count > 0).length,
    oddsRatio: sums.down === 0 ? null : sums.up / sums.down,
    p: statistic === null ? null : 1 - chiSquareShare(statistic, 1),
  };
}
