// Scores into probabilities: a softmax of fitted sharpness, then a fitted monotone curve. Fitted on left-out texts only.
import { z } from 'zod';

/** A monotone curve through points, straight between them. */
export const Curve = z.strictObject({
  from: z.array(z.number()).min(2),
  to: z.array(z.number().min(0).max(1)).min(2),
});
export type Curve = z.infer<typeof Curve>;

export const ScoreCalibration = z.strictObject({
  sharpness: z.number().positive(),
  curve: Curve,
});
export type ScoreCalibration = z.infer<typeof ScoreCalibration>;

export function follow({ from, to }: Curve, value: number): number {
  const next = from.findIndex((knot) => knot >= value);
  if (next === 0) return to[0] ?? 0;
  if (next < 0) return to.at(-1) ?? 0;
  const [left, right] = [from[next - 1] ?? 0, from[next] ?? 0];
  const part = right === left ? 1 : (value - left) / (right - left);
  return (to[next - 1] ?? 0) + part * ((to[next] ?? 0) - (to[next - 1] ?? 0));
}

/** Shares of the given scores, which are the best ones, first one highest. */
export function softmax(scores: readonly number[], sharpness: number): number[] {
  const top = scores[0] ?? 0;
  const raised = scores.map((score) => Math.exp(sharpness * (score - top)));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

export interface Observation {
  readonly predicted: number;
  readonly happened: boolean;
}

/** Isotonic regression by pooling neighbours, thinned to at most `knots` points. */
export function fitCurve(observations: readonly Observation[], knots = 24): Curve {
  const sorted = observations.toSorted((a, b) => a.predicted - b.predicted);
  const size = Math.max(1, Math.ceil(sorted.length / knots));
  const pools: { from: number; to: number; weight: number }[] = [];
  for (let at = 0; at < sorted.length; at += size) {
    const part = sorted.slice(at, at + size);
    const mean = (of: (seen: Observation) => number): number =>
      part.reduce((sum, seen) => sum + of(seen), 0) / part.length;
    pools.push({
      from: mean((seen) => seen.predicted),
      to: mean((seen) => Number(seen.happened)),
      weight: part.length,
    });
    while (pools.length > 1 && (pools.at(-2)?.to ?? 0) > (pools.at(-1)?.to ?? 0)) pool(pools);
  }
  const inner = pools.filter((at, index) => index === 0 || at.from > (pools[index - 1]?.from ?? 0));
  // Never fully sure, never without hope: the ends stay open.
  const last = Math.min(0.98, inner.at(-1)?.to ?? 0.5);
  return {
    from: [0, ...inner.map((at) => at.from), 1].map(rounded),
    to: [0, ...inner.map((at) => Math.min(0.98, at.to)), last].map(rounded),
  };
}

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

function pool(pools: { from: number; to: number; weight: number }[]): void {
  const [b, a] = [pools.pop(), pools.pop()];
  if (a === undefined || b === undefined) return;
  const weight = a.weight + b.weight;
  const mean = (x: number, y: number): number => (x * a.weight + y * b.weight) / weight;
  pools.push({ from: mean(a.from, b.from), to: mean(a.to, b.to), weight });
}

/** Expected calibration error over ten equal spans of the prediction. */
export function calibrationError(observations: readonly Observation[]): number {
  let error = 0;
  for (let span = 0; span < 10; span += 1) {
    const inSpan = observations.filter(({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === span);
    const predicted = inSpan.reduce((sum, seen) => sum + seen.predicted, 0);
    const happened = inSpan.filter((seen) => seen.happened).length;
    error += Math.abs(predicted - happened) / observations.length;
  }
  return error;
}
