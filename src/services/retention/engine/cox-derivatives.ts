// The partial likelihood of Cox's model with Efron's treatment of ties: its value, gradient and information.
import type { Design } from './design.ts';
import { type Sweeper, sweep } from './risk-sweep.ts';
import type { Spells, SweepOrder } from './spells.ts';
import { addAt, at } from './vector.ts';

export interface CoxProblem {
  readonly design: Design;
  readonly spells: Spells;
  readonly order: SweepOrder;
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

  constructor(columns: number) {
    this.columns = columns;
    this.first = new Float64Array(columns);
    this.second = new Float64Array(columns * columns);
  }

  clear(): void {
    this.hazard = 0;
    this.first.fill(0);
    this.second.fill(0);
  }

  add(hazard: number, row: Float64Array): void {
    const { columns, first, second } = this;
    this.hazard += hazard;
    for (let i = 0; i < columns; i++) {
      const part = hazard * at(row, i);
      if (part === 0) continue;
      addAt(first, i, part);
      const start = i * columns;
      for (let j = 0; j <= i; j++) addAt(second, start + j, part * at(row, j));
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
  for (let i = 0; i < size; i++) {
    const meanI = (at(risk.first, i) - share * at(tied.first, i)) / rest;
    addAt(result.gradient, i, -weight * meanI);
    for (let j = 0; j <= i; j++) {
      const meanJ = (at(risk.first, j) - share * at(tied.first, j)) / rest;
      const product = (at(risk.second, i * size + j) - share * at(tied.second, i * size + j)) / rest;
      addAt(result.information, i * size + j, weight * (product - meanI * meanJ));
    }
  }
}

export function derivativesAt({ design, spells, order }: CoxProblem, scores: Float64Array): Derivatives {
  const size = design.columns;
  const result = { likelihood: 0, gradient: new Float64Array(size), information: new Float64Array(size * size) };
  const sums = { risk: new Sums(size), tied: new Sums(size) };
  const rowOf = (row: number) => design.values.subarray(row * size, (row + 1) * size);
  const hazardOf = (row: number) => at(spells.weight, row) * Math.exp(at(scores, row));
  const sweeper: Sweeper = {
    clear: () => sums.risk.clear(),
    join: (row) => sums.risk.add(hazardOf(row), rowOf(row)),
    leave: (row) => sums.risk.add(-hazardOf(row), rowOf(row)),
    settle(_moment, events) {
      sums.tied.clear();
      let weight = 0;
      for (const row of events) {
        const own = at(spells.weight, row);
        weight += own;
        result.likelihood += own * at(scores, row);
        sums.tied.add(hazardOf(row), rowOf(row));
        for (let i = 0; i < size; i++) addAt(result.gradient, i, own * at(design.values, row * size + i));
      }
      for (let tie = 0; tie < events.length; tie++)
        addTie(result, sums, { share: tie / events.length, weight: weight / events.length });
    },
  };
  sweep(spells, order, sweeper);
  return result;
}
