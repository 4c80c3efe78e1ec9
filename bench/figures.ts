// The arithmetic of the benches: medians, the exponent of a growth curve, and how fast something rises.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const shareOf = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Least squares: by how much `y` rises for one more of `x`. */
export function slope(points: readonly Point[]): number {
  const mean = (pick: (point: Point) => number) => points.reduce((sum, one) => sum + pick(one), 0) / points.length;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const spread = points.reduce((sum, one) => sum + (one.x - x) ** 2, 0);
  return points.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0) / spread;
}

/**
 * The exponent of a growth curve: the slope of the logarithms. 0: size does not matter; 1: twice as many cost twice as much.
 * A curve that is flat at first and rises at the end has a small one over all; `steepest` is that of its steepest step.
 */
export function exponent(points: readonly Point[]): number {
  return slope(points.filter(({ x, y }) => x > 0 && y > 0).map(({ x, y }) => ({ x: Math.log10(x), y: Math.log10(y) })));
}

export function steepest(points: readonly Point[]): number {
  const steps = points.slice(1).map((point, index) => exponent([points[index] ?? point, point]));
  return Math.max(...steps);
}

/** How much it rises in ten minutes, in percent of its mean. `x` is in minutes. */
export function percentPerTenMinutes(points: readonly Point[]): number {
  const mean = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  return (slope(points) * 10 * 100) / mean;
}
