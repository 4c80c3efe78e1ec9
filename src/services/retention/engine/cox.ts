// Ridge Cox regression: pulled towards given weights rather than towards zero, and held to the signs that theory gives.
import { solve } from './cholesky.ts';
import { type CoxProblem, type Derivatives, derivativesAt } from './cox-derivatives.ts';
import { type Design, scoresOf } from './design.ts';
import { riskWalkOf } from './risk-walk.ts';
import type { Spells } from './spells.ts';
import { addAt, at, clamp, largest } from './vector.ts';

/** What a signal may do to the hazard of leaving: only raise it (1), only lower it (-1), or either (0). */
export type Sign = -1 | 0 | 1;

export interface CoxOptions {
  /** Strength of the pull, one for each weight. */
  readonly ridge: Float64Array;
  /** Where to: the weights of the parent model. Zero unless given. */
  readonly prior?: Float64Array;
  readonly signs?: readonly Sign[];
  /** Known part of the log hazard of each row, not estimated. */
  readonly offset?: Float64Array;
}

const rounds = 30;
const closeEnough = 1e-7;
const longestStep = 2;

interface State {
  readonly weights: Float64Array;
  readonly derivatives: Derivatives;
  /** Penalised log likelihood. */
  readonly value: number;
}

function stateAt(problem: CoxProblem, options: CoxOptions, weights: Float64Array): State {
  const scores = scoresOf(problem.design, weights);
  for (let row = 0; row < scores.length; row++)
    scores[row] = clamp(at(scores, row) + (options.offset === undefined ? 0 : at(options.offset, row)), -30, 30);
  const derivatives = derivativesAt(problem, scores);
  const size = weights.length;
  let value = derivatives.likelihood;
  for (let i = 0; i < size; i++) {
    const distance = at(weights, i) - at(options.prior ?? zeros(size), i);
    value -= (at(options.ridge, i) * distance ** 2) / 2;
    addAt(derivatives.gradient, i, -at(options.ridge, i) * distance);
    addAt(derivatives.information, i * size + i, at(options.ridge, i) + 1e-8);
  }
  return { weights, derivatives, value };
}

const zeros = (size: number) => new Float64Array(size);

/** Weights at their bound whose gradient pushes further out stay there and take no part in the step. */
function stepFrom({ weights, derivatives }: State, signs: readonly Sign[]): Float64Array {
  const size = weights.length;
  const { gradient, information } = derivatives;
  const matrix = Float64Array.from(information);
  const right = Float64Array.from(gradient);
  for (let i = 0; i < size; i++) {
    const sign = signs[i] ?? 0;
    if (sign === 0 || at(weights, i) !== 0 || at(gradient, i) * sign > 0) continue;
    right[i] = 0;
    for (let j = 0; j < size; j++) matrix[i > j ? i * size + j : j * size + i] = i === j ? 1 : 0;
  }
  return solve(matrix, right);
}

const held = (weight: number, sign: Sign): number => (sign !== 0 && weight * sign < 0 ? 0 : weight);

function moved(weights: Float64Array, step: Float64Array, by: { share: number; signs: readonly Sign[] }): Float64Array {
  return weights.map((weight, i) => held(weight + by.share * at(step, i), by.signs[i] ?? 0));
}

export function fitCox(design: Design, spells: Spells, options: CoxOptions): Float64Array {
  const problem = { design, spells, walk: riskWalkOf(spells) };
  const signs = options.signs ?? [];
  const start = (options.prior ?? zeros(design.columns)).map((weight, i) => held(weight, signs[i] ?? 0));
  let state = stateAt(problem, options, start);
  for (let round = 0; round < rounds; round++) {
    const step = stepFrom(state, signs);
    const most = largest(step);
    let share = most > longestStep ? longestStep / most : 1;
    let next = stateAt(problem, options, moved(state.weights, step, { share, signs }));
    // Newton's step may overshoot where few leave: halve it until the fit no longer gets worse.
    while (next.value < state.value - 1e-9 && share > 1e-3) {
      share /= 2;
      next = stateAt(problem, options, moved(state.weights, step, { share, signs }));
    }
    state = next;
    if (most < closeEnough) break;
  }
  return state.weights;
}
