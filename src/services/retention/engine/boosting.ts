// Gradient boosting: many small trees, each correcting the ones before, on random parts of rows and signals.
import { binned } from './bins.ts';
import type { Sign } from './cox.ts';
import type { Design } from './design.ts';
import type { Objective } from './objectives.ts';
import { type Random, randomFrom, shuffled } from './random.ts';
import { type Tree, TreeGrower, valueOf } from './tree.ts';
import { addAt, at } from './vector.ts';

export interface BoostingOptions {
  readonly rounds: number;
  readonly depth: number;
  readonly rate: number;
  readonly seed: number;
  readonly signs?: readonly Sign[];
  readonly leastCurvature?: number;
  /** Scores that another model gave already; the trees correct them. */
  readonly offset?: Float64Array;
}

export interface Forest {
  readonly start: number;
  readonly trees: readonly Tree[];
}

const shareOfRows = 0.8;
const shareOfColumns = 0.8;

function drawnRows(count: number, random: Random): Int32Array {
  const drawn = new Int32Array(count);
  let size = 0;
  for (let row = 0; row < count; row++) if (random() < shareOfRows) drawn[size++] = row;
  return drawn.subarray(0, Math.max(1, size));
}

/** The same number for every tree, in order, so that equal gains go to the same signal. */
const drawnColumns = (count: number, random: Random): Int32Array =>
  shuffled(count, random)
    .slice(0, Math.max(1, Math.round(count * shareOfColumns)))
    .toSorted((a, b) => a - b);

export function boost(design: Design, objective: Objective, options: BoostingOptions): Forest {
  const { rows, columns } = design;
  const random = randomFrom(options.seed);
  const slopes = { gradient: new Float64Array(rows), curvature: new Float64Array(rows) };
  const grower = new TreeGrower(binned(design), slopes, {
    depth: options.depth,
    rate: options.rate,
    ridge: 1,
    leastCurvature: options.leastCurvature ?? 1,
    signs: options.signs ?? [],
  });
  const scores = options.offset?.slice() ?? new Float64Array(rows).fill(objective.start);
  const trees: Tree[] = [];
  for (let round = 0; round < options.rounds; round++) {
    objective.slopes(scores, slopes);
    const tree = grower.grow(drawnRows(rows, random), drawnColumns(columns, random));
    trees.push(tree);
    for (let row = 0; row < rows; row++)
      addAt(
        scores,
        row,
        valueOf(tree, (column) => at(design.values, row * columns + column)),
      );
  }
  return { start: options.offset === undefined ? objective.start : 0, trees };
}

export function forestScore(forest: Forest, valueAt: (column: number) => number): number {
  let score = forest.start;
  for (const tree of forest.trees) score += valueOf(tree, valueAt);
  return score;
}

export function forestScores(forest: Forest, { rows, columns, values }: Design): Float64Array {
  const scores = new Float64Array(rows);
  for (let row = 0; row < rows; row++)
    scores[row] = forestScore(forest, (column) => at(values, row * columns + column));
  return scores;
}

/**
 * What each signal added to one row's score: every branch on the way down changes the expected value, and that change
 * belongs to the signal it asks about. Root values plus contributions are the score exactly.
 */
export function pathContributions(forest: Forest, columns: number, valueAt: (column: number) => number) {
  const contributions = new Float64Array(columns);
  let start = forest.start;
  for (const tree of forest.trees) {
    let node = tree;
    start += node.value;
    while ('column' in node) {
      const next: Tree = valueAt(node.column) < node.cut ? node.low : node.high;
      addAt(contributions, node.column, next.value - node.value);
      node = next;
    }
  }
  return { start, contributions };
}
