// Grows one small regression tree on gradients and curvatures, and keeps to the sign that theory gives a signal.
import { type Binned, mostBins } from './bins.ts';
import type { Sign } from './cox.ts';
import { addAt, at, clamp, code, whole } from './vector.ts';

/** As data: a model file is made of these. A branch sends values below `cut` to `low`. */
export type Tree =
  | { readonly value: number }
  | { readonly value: number; readonly column: number; readonly cut: number; readonly low: Tree; readonly high: Tree };

export interface TreeOptions {
  readonly depth: number;
  readonly ridge: number;
  /** Least curvature on each side of a split. */
  readonly leastCurvature: number;
  readonly rate: number;
  readonly signs: readonly Sign[];
}

export interface Slopes {
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
}

interface Split {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

interface Node {
  readonly rows: Int32Array;
  readonly depth: number;
  /** What the values below this node may be, so that a tree stays monotone. */
  readonly floor: number;
  readonly ceiling: number;
}

interface Sums {
  readonly gradient: number;
  readonly curvature: number;
}

const smallestGain = 1e-9;

export class TreeGrower {
  readonly binned: Binned;
  readonly slopes: Slopes;
  readonly options: TreeOptions;
  readonly gradientOfBin = new Float64Array(mostBins);
  readonly curvatureOfBin = new Float64Array(mostBins);

  constructor(binned: Binned, slopes: Slopes, options: TreeOptions) {
    this.binned = binned;
    this.slopes = slopes;
    this.options = options;
  }

  grow(rows: Int32Array, columns: Int32Array): Tree {
    const root = { rows, depth: 0, floor: Number.NEGATIVE_INFINITY, ceiling: Number.POSITIVE_INFINITY };
    return this.#node(root, columns);
  }

  #node(node: Node, columns: Int32Array): Tree {
    const sums = this.#sumsOf(node.rows);
    const value = clamp(this.#best(sums), node.floor, node.ceiling);
    const leaf = { value: value * this.options.rate };
    if (node.depth === this.options.depth) return leaf;
    let best: Split | undefined;
    for (const column of columns) best = this.#betterSplit(node, { sums, column }, best);
    if (best === undefined) return leaf;
    return { ...leaf, ...this.#branch(node, best, columns) };
  }

  #branch(node: Node, split: Split, columns: Int32Array) {
    const codes = this.binned.codes[split.column] ?? new Uint8Array();
    const sign = this.options.signs[split.column] ?? 0;
    const middle = (split.low + split.high) / 2;
    const depth = node.depth + 1;
    const parted = part(node.rows, codes, split.bin);
    const below = { ...node, depth, rows: parted.below };
    const above = { ...node, depth, rows: parted.above };
    const low = sign > 0 ? { ...below, ceiling: middle } : sign < 0 ? { ...below, floor: middle } : below;
    const high = sign > 0 ? { ...above, floor: middle } : sign < 0 ? { ...above, ceiling: middle } : above;
    return {
      column: split.column,
      cut: at(this.binned.cuts[split.column] ?? new Float64Array(), split.bin),
      low: this.#node(low, columns),
      high: this.#node(high, columns),
    };
  }

  #best({ gradient, curvature }: Sums): number {
    return -gradient / (curvature + this.options.ridge);
  }

  /** How much the loss falls when these rows get `value`. */
  #worth({ gradient, curvature }: Sums, value: number): number {
    return -(2 * gradient * value + (curvature + this.options.ridge) * value ** 2);
  }

  #sumsOf(rows: Int32Array): Sums {
    let gradient = 0;
    let curvature = 0;
    for (let index = 0; index < rows.length; index++) {
      const row = whole(rows, index);
      gradient += at(this.slopes.gradient, row);
      curvature += at(this.slopes.curvature, row);
    }
    return { gradient, curvature };
  }

  #count(rows: Int32Array, column: number): void {
    const codes = this.binned.codes[column] ?? new Uint8Array();
    this.gradientOfBin.fill(0);
    this.curvatureOfBin.fill(0);
    for (let index = 0; index < rows.length; index++) {
      const row = whole(rows, index);
      const bin = code(codes, row);
      addAt(this.gradientOfBin, bin, at(this.slopes.gradient, row));
      addAt(this.curvatureOfBin, bin, at(this.slopes.curvature, row));
    }
  }

  #betterSplit(node: Node, of: { sums: Sums; column: number }, best: Split | undefined): Split | undefined {
    const { sums, column } = of;
    this.#count(node.rows, column);
    const bins = this.binned.cuts[column]?.length ?? 0;
    let found = best;
    let gradient = 0;
    let curvature = 0;
    for (let bin = 0; bin < bins; bin++) {
      gradient += at(this.gradientOfBin, bin);
      curvature += at(this.curvatureOfBin, bin);
      const below = { gradient, curvature };
      const above = { gradient: sums.gradient - gradient, curvature: sums.curvature - curvature };
      const split = this.#splitOf(node, { below, above, whole: sums }, { column, bin });
      if (split !== undefined && split.gain > Math.max(smallestGain, found?.gain ?? 0)) found = split;
    }
    return found;
  }

  #splitOf(
    { floor, ceiling }: Node,
    { below, above, whole: all }: { below: Sums; above: Sums; whole: Sums },
    { column, bin }: { column: number; bin: number },
  ): Split | undefined {
    const least = this.options.leastCurvature;
    if (below.curvature < least || above.curvature < least) return undefined;
    const low = clamp(this.#best(below), floor, ceiling);
    const high = clamp(this.#best(above), floor, ceiling);
    if ((high - low) * (this.options.signs[column] ?? 0) < 0) return undefined;
    const gain =
      this.#worth(below, low) + this.#worth(above, high) - this.#worth(all, clamp(this.#best(all), floor, ceiling));
    return { column, bin, gain, low, high };
  }
}

/** The rows up to that bin and those beyond it, in their order. */
function part(rows: Int32Array, codes: Uint8Array, bin: number): { below: Int32Array; above: Int32Array } {
  const below = new Int32Array(rows.length);
  const above = new Int32Array(rows.length);
  let [low, high] = [0, 0];
  for (let index = 0; index < rows.length; index++) {
    const row = whole(rows, index);
    if (code(codes, row) <= bin) below[low++] = row;
    else above[high++] = row;
  }
  return { below: below.subarray(0, low), above: above.subarray(0, high) };
}

/** The leaf value of one row. */
export function valueOf(tree: Tree, valueAt: (column: number) => number): number {
  let node = tree;
  while ('column' in node) node = valueAt(node.column) < node.cut ? node.low : node.high;
  return node.value;
}
