// Have the candidates changed since the model was trained? A population stability index with the limit that chance alone sets.
import { chiSquareQuantile } from '../statistics/gamma.ts';

export interface Drift {
  readonly n: number;
  /** Population stability index of the score over the deciles of the training. */
  readonly psi: number | null;
  /** What 99 of 100 samples of that size stay below when nothing has changed. */
  readonly limit: number | null;
  readonly drifted: boolean;
}

/** The usual rule of thumb. Alone it would cry wolf at small samples, and the limit alone at large ones: both must hold. */
const notable = 0.1;
const fewest = 50;

export function driftOf(deciles: readonly number[], values: readonly number[]): Drift {
  const cuts = [...new Set(deciles)];
  const n = values.length;
  if (cuts.length < 3 || n < fewest) return { n, psi: null, limit: null, drifted: false };
  const bins = cuts.length + 1;
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const bin = cuts.filter((cut) => value >= cut).length;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const psi = counts.reduce((sum, count, bin) => {
    // Half a count keeps an empty bin from being infinitely far away.
    const actual = (count + 0.5) / (n + 0.5 * bins);
    const expected = expectedShare(deciles, cuts, bin);
    return sum + (actual - expected) * Math.log(actual / expected);
  }, 0);
  const limit = chiSquareQuantile(0.99, bins - 1) / n;
  return { n, psi, limit, drifted: psi > limit && psi > notable };
}

/** Deciles that coincide make a bin that holds more than a tenth. */
function expectedShare(deciles: readonly number[], cuts: readonly number[], bin: number): number {
  const below = (cut: number | undefined, otherwise: number) =>
    cut === undefined ? otherwise : (deciles.findIndex((decile) => decile === cut) + 1) / 10;
  return below(cuts[bin], 1) - below(cuts[bin - 1], 0);
}
