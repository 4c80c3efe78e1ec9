// Which classes (or examples) a term speaks for, and how loudly: rows of terms, packed into typed arrays.

export interface Postings {
  /** Where each term's entries begin; one more than there are terms. */
  readonly offsets: Uint32Array;
  readonly ids: Uint16Array;
  /** Each weight as a step of `scale`. */
  readonly steps: Uint8Array;
  readonly scale: number;
}

/** `rows[term]` maps ids to weights above zero. Weights below half a step are dropped: they would read as zero. */
export function packPostings(
  rows: readonly ReadonlyMap<number, number>[],
  curve: 'linear' | 'root' = 'linear',
): Postings {
  let top = 0;
  for (const row of rows) for (const weight of row.values()) top = Math.max(top, weight);
  const stepOf = (weight: number): number =>
    Math.round(255 * (curve === 'linear' ? weight / (top || 1) : Math.sqrt(weight / (top || 1))));
  const offsets = new Uint32Array(rows.length + 1);
  const ids: number[] = [];
  const steps: number[] = [];
  for (const [term, row] of rows.entries()) {
    for (const [id, weight] of [...row].toSorted(([a], [b]) => a - b)) {
      const step = stepOf(weight);
      if (step === 0) continue;
      ids.push(id);
      steps.push(step);
    }
    offsets[term + 1] = ids.length;
  }
  return { offsets, ids: Uint16Array.from(ids), steps: Uint8Array.from(steps), scale: top };
}

/** The 256 weights a step may stand for. Roots keep small weights apart, which matters where a logarithm follows. */
export function weightsOf(scale: number, curve: 'linear' | 'root' = 'linear'): Float64Array {
  return Float64Array.from({ length: 256 }, (_, step) =>
    curve === 'linear' ? (scale * step) / 255 : scale * (step / 255) ** 2,
  );
}

/** Lists of numbers one after another. */
export interface Lists {
  /** Where each list begins; one more than there are lists. */
  readonly offsets: Uint32Array;
  readonly values: Uint16Array;
}

export function packLists(lists: readonly (readonly number[])[]): Lists {
  const offsets = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) offsets[at + 1] = (offsets[at] ?? 0) + list.length;
  return { offsets, values: Uint16Array.from(lists.flat()) };
}

export const listAt = ({ offsets, values }: Lists, at: number): Uint16Array =>
  values.subarray(offsets[at], offsets[at + 1]);
