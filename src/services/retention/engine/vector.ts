// Reads and sums over typed arrays. A read outside the array is NaN, so that a wrong index spoils the result instead of hiding.

export const at = (values: Float64Array, index: number): number => values[index] ?? Number.NaN;
/** Integer arrays (orders, codes, strata) have their own reader: mixing kinds of arrays in one call site is slow. */
export const whole = (values: Int32Array, index: number): number => values[index] ?? Number.NaN;
export const code = (values: Uint8Array, index: number): number => values[index] ?? Number.NaN;

export function addAt(values: Float64Array, index: number, amount: number): void {
  values[index] = at(values, index) + amount;
}

export function total(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

export const mean = (values: Float64Array): number => total(values) / values.length;

export function largest(values: Float64Array): number {
  let most = 0;
  for (const value of values) most = Math.max(most, Math.abs(value));
  return most;
}

export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));
export const logit = (probability: number): number => Math.log(probability / (1 - probability));
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Indices in ascending order of their values; ties keep their order, so that a repeat gives the same result. */
export function orderOf(values: Float64Array): Int32Array {
  return Int32Array.from(values.keys()).toSorted((a, b) => at(values, a) - at(values, b) || a - b);
}

export const pick = (values: Float64Array, rows: Int32Array): Float64Array =>
  Float64Array.from(rows, (row) => at(values, row));
