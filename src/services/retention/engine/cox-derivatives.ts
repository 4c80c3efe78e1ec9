// The partial likelihood of Cox's model with Efron's treatment of ties: its value, gradient and information.
import type { Design } from './design.ts';
import type { RiskWalk } from './risk-walk.ts';
import type { Spells } from './spells.ts';
import { addAt, at, whole } from './vector.ts';

export interface CoxProblem {
  readonly design: Design;
  readonly spells: Spells;
  readonly walk: RiskWalk;
}

export interface Derivatives {
  likelihood: number;
  readonly gradient: Float64Array;
  /** Lower triangle of a square matrix. */
  readonly information: Float64Array;
}

/** Sums over a set of hires: of the hazards, of the hazard-weighted signals, and of their products. */
class Sums {
  hazard = 0;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly columns: number;
  /** Room for the means, so that none is made for each leaver. */
  readonly means: Float64Array;

  constructor(columns: number) {
    this.columns = columns;
    this.first = new Float64Array(columns);
    this.second = new Float64Array(columns * columns);
    this.means = new Float64Array(columns);
  }

  clear(): void {
    this.hazard = 0;
    this.first.fill(0);
    this.second.fill(0);
  }

  /** The signals of a row begin at `from`. */
  add(hazard: number, values: Float64Array, from: number): void {
    const { columns, first, second } = this;
    this.hazard += hazard;
    for (let i = 0; i < columns; i++) {
      const part = hazard * at(values, from + i);
      if (part === 0) continue;
      addAt(first, i, part);
      const start = i * columns;
      for (let j = 0; j <= i; j++) addAt(second, start + j, part * at(values, from + j));
    }
  }
}

/** One of the tied leavers: the others are taken out of the risk set by a growing share, as Efron has it. */
function addTie(result: Derivatives, sums: { risk: Sums; tied: Sums }, tie: { share: number; weight: number }): void {
  const { risk, tied } = sums;
  const { share, weight } = tie;
  const size = risk.columns;
  // Joining and leaving again leaves rounding behind: a risk set of one must not turn negative.
  const rest = Math.max(risk.hazard - share * tied.hazard, 1e-12);
  result.likelihood -= weight * Math.log(rest);
  const { means } = risk;
  for (let i = 0; i < size; i++) {
    means[i] = (at(risk.first, i) - share * at(tied.first, i)) / rest;
    addAt(result.gradient, i, -weight * at(means, i));
    for (let j = 0; j <= i; j++) {
      const product = (at(risk.second, i * size + j) - share * at(tied.second, i * size + j)) / rest;
      addAt(result.information, i * size + j, weight * (product - at(means, i) * at(means, j)));
    }
  }
}

export function derivativesAt({ design, spells, walk }: CoxProblem, scores: Float64Array): Derivatives {
  const size = design.columns;
  const { values } = design;
  const result = { likelihood: 0, gradient: new Float64Array(size), information: new Float64Array(size * size) };
  const risk = new Sums(size);
  const tied = new Sums(size);
  const hazards = scores.map((score, row) => at(spells.weight, row) * Math.exp(score));
  let move = 0;
  for (const { until, events } of walk.stops) {
    for (; move < until; move++) {
      const row = whole(walk.moves, move);
      if (row >= 0) risk.add(at(hazards, row), values, row * size);
      else risk.add(-at(hazards, ~row), values, ~row * size);
    }
    if (events.length === 0) {
      risk.clear();
      continue;
    }
    // Of a single leaver no share is ever taken out.
    tied.clear();
    let weight = 0;
    for (const row of events) {
      const own = at(spells.weight, row);
      weight += own;
      result.likelihood += own * at(scores, row);
      if (events.length > 1) tied.add(at(hazards, row), values, row * size);
      for (let i = 0; i < size; i++) addAt(result.gradient, i, own * at(values, row * size + i));
    }
    for (let tie = 0; tie < events.length; tie++)
      addTie(result, { risk, tied }, { share: tie / events.length, weight: weight / events.length });
  }
  return result;
}
