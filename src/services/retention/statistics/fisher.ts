// Fisher's exact test for two groups and two outcomes, two-sided: all tables that are no likelier than the one seen.
import { logChoose } from './gamma.ts';

export interface TwoByTwo {
  readonly hits: number;
  readonly count: number;
  readonly otherHits: number;
  readonly otherCount: number;
}

/** Tables as likely as the observed one but for rounding count as well. */
const tolerance = 1 + 1e-7;

export function fisherExact({ hits, count, otherHits, otherCount }: TwoByTwo): number {
  const all = hits + otherHits;
  const total = logChoose(count + otherCount, all);
  const logOf = (k: number) => logChoose(count, k) + logChoose(otherCount, all - k) - total;
  const observed = logOf(hits) + Math.log(tolerance);
  let sum = 0;
  for (let k = Math.max(0, all - otherCount); k <= Math.min(count, all); k++) {
    const log = logOf(k);
    if (log <= observed) sum += Math.exp(log);
  }
  return Math.min(1, sum);
}
