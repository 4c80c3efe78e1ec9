// One fit of a family model to hires: weights pulled towards the parent's, baseline moved by the leavers, trees on top.
import { boost, forestScores } from '../engine/boosting.ts';
import { fitCox, type Sign } from '../engine/cox.ts';
import { scoresOf } from '../engine/design.ts';
import { fineBaseline } from '../engine/fine-baseline.ts';
import { coxObjective } from '../engine/objectives.ts';
import type { Tree } from '../engine/tree.ts';
import type { Spells } from '../engine/spells.ts';
import { addAt, at } from '../engine/vector.ts';
import type { FamilyModel } from '../model/family-model.ts';
import type { TrainingData } from './training-rows.ts';

export interface Strength {
  readonly name: string;
  /** How many leavers the parent's weights and baseline are worth; the parent itself is beyond any number. */
  readonly ridge: number;
  readonly level: number;
  readonly shape: number;
  /** With fewer hires nobody should think of leaving the parent that far behind. */
  readonly leastHires: number;
}

/** From the parent itself to what the data alone would say. */
export const strengths = [
  {
    name: 'parent',
    ridge: Number.POSITIVE_INFINITY,
    level: Number.POSITIVE_INFINITY,
    shape: Number.POSITIVE_INFINITY,
    leastHires: 0,
  },
  { name: 'strong', ridge: 500, level: 30, shape: 150, leastHires: 25 },
  { name: 'firm', ridge: 150, level: 12, shape: 80, leastHires: 50 },
  { name: 'moderate', ridge: 40, level: 4, shape: 40, leastHires: 150 },
  { name: 'light', ridge: 5, level: 1, shape: 20, leastHires: 600 },
] as const satisfies readonly Strength[];

export interface Recipe {
  readonly strength: Strength;
  /** Multiplies the scores: below 1 where they turned out too extreme on hires that were not trained on. */
  readonly slope: number;
  readonly trees: boolean;
  readonly seed: number;
}

export interface Fitted {
  readonly weights: Float64Array;
  readonly trees: readonly Tree[];
  readonly baseline: FamilyModel['baseline'];
}

const treeRounds = 60;

/**
 * What speaks for leaving early says less about the tenth year. Weights are learned from the time up to a
 * quarter past the horizon, since the probability at the horizon is what people act on; the baseline is learned from all of it.
 */
function nearHorizon(spells: Spells, horizonDays: number): Spells {
  const until = 1.25 * horizonDays;
  return {
    ...spells,
    exit: spells.exit.map((days) => Math.min(days, until)),
    entry: spells.entry.map((days) => Math.min(days, until)),
    event: spells.event.map((event, row) => (at(spells.exit, row) <= until ? event : 0)),
  };
}

export function scoresFor({ weights, trees }: Pick<Fitted, 'weights' | 'trees'>, data: TrainingData): Float64Array {
  const scores = scoresOf(data.design, weights);
  if (trees.length === 0) return scores;
  const more = forestScores({ start: 0, trees }, data.design);
  return scores.map((score, row) => score + at(more, row));
}

function shrunk(tree: Tree, slope: number): Tree {
  if (!('column' in tree)) return { value: tree.value * slope };
  return { ...tree, value: tree.value * slope, low: shrunk(tree.low, slope), high: shrunk(tree.high, slope) };
}

/** A signal that no hire had keeps the weight it came with: nothing was learned about it that could be too extreme. */
function isKnown({ design }: TrainingData, column: number): boolean {
  for (let row = 0; row < design.rows; row++) if (at(design.values, row * design.columns + column) !== 0) return true;
  return false;
}

/** What is learned from some hires. Recipes that differ in what comes later share what came before: it is found once. */
export class Fitter {
  readonly #parent: FamilyModel;
  readonly #data: TrainingData;
  readonly #near: Spells;
  readonly #weights = new Map<number, Float64Array>();
  readonly #trees = new Map<string, readonly Tree[]>();

  constructor(parent: FamilyModel, data: TrainingData) {
    this.#parent = parent;
    this.#data = data;
    this.#near = nearHorizon(data.spells, parent.horizonDays);
  }

  fit({ strength, slope, trees: hasTrees, seed }: Recipe): Fitted {
    const { baseline } = this.#parent;
    // A parent with trees is kept whole or left behind: weights cannot be pulled towards trees.
    if (!Number.isFinite(strength.ridge))
      return {
        weights: this.#prior(),
        trees: this.#parent.trees,
        baseline: { days: baseline.days, hazard: baseline.hazard },
      };
    const learned = this.#weightsAt(strength.ridge);
    const trees = hasTrees ? this.#treesAt(strength.ridge, seed) : [];
    const fitted = {
      weights: learned.map((weight, column) => (isKnown(this.#data, column) ? weight * slope : weight)),
      trees: trees.map((tree) => shrunk(tree, slope)),
    };
    const own = { spells: this.#data.spells, scores: scoresFor(fitted, this.#data) };
    const { days, hazard } = fineBaseline(baseline, own, strength);
    return { ...fitted, baseline: { days: [...days], hazard: [...hazard] } };
  }

  #prior(): Float64Array {
    return Float64Array.from(this.#parent.signals, (signal) => signal.weight);
  }

  #weightsAt(strength: number): Float64Array {
    const known = this.#weights.get(strength);
    if (known !== undefined) return known;
    const prior = this.#prior();
    const ridge = new Float64Array(prior.length).fill(strength);
    const learned = fitCox(this.#data.design, this.#near, { ridge, prior, signs: this.#signs() });
    this.#weights.set(strength, learned);
    return learned;
  }

  #treesAt(strength: number, seed: number): readonly Tree[] {
    const key = `${strength} ${seed}`;
    const known = this.#trees.get(key);
    if (known !== undefined) return known;
    const { trees } = boost(this.#data.design, coxObjective(this.#near), {
      rounds: treeRounds,
      depth: 2,
      rate: 0.05,
      seed,
      signs: this.#signs(),
      leastCurvature: 10,
      offset: scoresOf(this.#data.design, this.#weightsAt(strength)),
    });
    this.#trees.set(key, trees);
    return trees;
  }

  #signs(): readonly Sign[] {
    return this.#parent.signals.map((signal) => signal.sign);
  }
}

export function addInto(into: Float64Array, rows: Int32Array, values: Float64Array): void {
  rows.forEach((row, index) => addAt(into, row, at(values, index)));
}
