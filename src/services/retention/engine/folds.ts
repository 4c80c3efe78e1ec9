// Splits hires into folds. People who were hired more than once stay together, or the test would know the answer.
import { randomFrom, shuffled } from './random.ts';
import { at, whole } from './vector.ts';

export interface FoldOptions {
  readonly folds: number;
  readonly seed: number;
}

/** The fold of each row: groups stay whole, and each fold gets its share of each label. */
export function groupedFolds(
  groups: readonly string[],
  labels: Float64Array,
  { folds, seed }: FoldOptions,
): Int32Array {
  const members = new Map<string, number[]>();
  groups.forEach((group, row) => members.set(group, [...(members.get(group) ?? []), row]));
  const names = [...members.keys()];
  const order = shuffled(names.length, randomFrom(seed));
  const fold = new Int32Array(groups.length);
  const filled = new Map<string, number>();
  for (const index of order) {
    const rows = members.get(names[index] ?? '') ?? [];
    const labelled = rows.reduce((sum, row) => sum + (at(labels, row) || 0), 0);
    const kind = `${rows.length > 1 ? 'many' : 'one'}:${Math.round(labelled / rows.length)}`;
    const next = filled.get(kind) ?? 0;
    filled.set(kind, next + 1);
    for (const row of rows) fold[row] = next % folds;
  }
  return fold;
}

export interface Split {
  readonly train: Int32Array;
  readonly test: Int32Array;
}

export function* splitsOf(fold: Int32Array, folds: number): Generator<Split> {
  const rows = Int32Array.from(fold.keys());
  for (let index = 0; index < folds; index++)
    yield {
      train: rows.filter((row) => whole(fold, row) !== index),
      test: rows.filter((row) => whole(fold, row) === index),
    };
}
