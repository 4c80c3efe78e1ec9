// Wilson's interval for a share: it holds what it promises where few were counted and near 0 and 1.

const z95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export function wilson(hits: number, count: number, z = z95): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const scale = 1 + z ** 2 / count;
  const middle = (share + z ** 2 / (2 * count)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
