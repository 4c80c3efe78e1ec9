// Arithmetic over one number for each class: summing up, bringing to one scale, picking the best.
import type { Postings } from './postings.ts';

type Numbers = Float32Array | Float64Array;

export function raise(scores: Numbers, id: number, by: number): void {
  scores[id] = (scores[id] ?? 0) + by;
}

/** Adds `factor` times a term's weights to what they speak for. */
export function accumulate(sum: {
  readonly postings: Postings;
  readonly weights: Float64Array;
  readonly term: number;
  readonly factor: number;
  readonly scores: Numbers;
}): void {
  const { offsets, ids, steps } = sum.postings;
  const end = offsets[sum.term + 1] ?? 0;
  for (let at = offsets[sum.term] ?? 0; at < end; at += 1)
    raise(sum.scores, ids[at] ?? 0, sum.factor * (sum.weights[steps[at] ?? 0] ?? 0));
}

/** Adds a view, brought to a highest score of one. */
export function addView(total: Float64Array, view: Numbers, weight: number): void {
  let top = 0;
  for (const score of view) if (score > top) top = score;
  if (top === 0) return;
  for (let id = 0; id < total.length; id += 1) raise(total, id, (weight * (view[id] ?? 0)) / top);
}

export function aboveLowest<View extends Numbers>(view: View): View {
  let lowest = Infinity;
  for (const score of view) if (score < lowest) lowest = score;
  for (let id = 0; id < view.length; id += 1) raise(view, id, -lowest);
  return view;
}

/** The places of the highest scores, best first, ties by place; zeros are left out. */
export function highest(scores: Numbers, count: number): number[] {
  const best: number[] = [];
  const scoreAt = (place: number): number => scores[best[place] ?? -1] ?? 0;
  let bar = 0;
  for (const [id, score] of scores.entries()) {
    if (score <= bar) continue;
    let place = best.length;
    while (place > 0 && scoreAt(place - 1) < score) place -= 1;
    best.splice(place, 0, id);
    if (best.length > count) best.pop();
    if (best.length === count) bar = scoreAt(count - 1);
  }
  return best;
}
