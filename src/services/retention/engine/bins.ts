// Sorts each signal's values into at most 256 bins, so that a tree finds its best split by counting.
import type { Design } from './design.ts';
import { at } from './vector.ts';

export interface Binned {
  /** A value at or above cut k stands in bin k + 1. */
  readonly cuts: readonly Float64Array[];
  /** Column after column. */
  readonly codes: readonly Uint8Array[];
}

export const mostBins = 256;

function cutsOf(sorted: Float64Array): Float64Array {
  const distinct = [...new Set(sorted)];
  // All values, where there are few: a rare one-hot column would lose its only split to quantiles.
  if (distinct.length <= mostBins) return Float64Array.from(distinct.slice(1));
  const cuts: number[] = [];
  for (let bin = 1; bin < mostBins; bin++) {
    const value = at(sorted, Math.floor((bin * sorted.length) / mostBins));
    if (value > at(sorted, 0) && value > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY)) cuts.push(value);
  }
  return Float64Array.from(cuts);
}

function binOf(value: number, cuts: Float64Array): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value >= at(cuts, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function binned({ rows, columns, values }: Design): Binned {
  const cuts: Float64Array[] = [];
  const codes: Uint8Array[] = [];
  for (let column = 0; column < columns; column++) {
    const own = new Float64Array(rows);
    for (let row = 0; row < rows; row++) own[row] = at(values, row * columns + column);
    const found = cutsOf(own.toSorted());
    cuts.push(found);
    codes.push(Uint8Array.from(own, (value) => binOf(value, found)));
  }
  return { cuts, codes };
}
