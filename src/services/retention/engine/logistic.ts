// Ridge logistic regression by Newton's method. Calibration slopes, proxy tests and the benchmark peer are made of it.
import { solve } from './cholesky.ts';
import type { Design } from './design.ts';
import { addAt, at, largest, sigmoid } from './vector.ts';

export interface LogisticOptions {
  /** Strength of the pull towards zero; the intercept is free. */
  readonly ridge: number;
  /** How much each row counts; 1 unless given. */
  readonly rowWeights?: Float64Array;
}

export interface LogisticModel {
  readonly intercept: number;
  readonly weights: Float64Array;
}

interface Step {
  readonly gradient: Float64Array;
  readonly information: Float64Array;
}

const rounds = 40;
const closeEnough = 1e-8;

function addRow(step: Step, row: Float64Array, { error, spread }: { error: number; spread: number }): void {
  const size = step.gradient.length;
  for (let i = 0; i < size; i++) {
    const value = at(row, i);
    if (value === 0) continue;
    addAt(step.gradient, i, error * value);
    for (let j = 0; j <= i; j++) addAt(step.information, i * size + j, spread * value * at(row, j));
  }
}

function stepAt(
  { design, labels, rowWeights }: { design: Design; labels: Float64Array; rowWeights: Float64Array | undefined },
  weights: Float64Array,
): Step {
  const size = design.columns + 1;
  const step = { gradient: new Float64Array(size), information: new Float64Array(size * size) };
  const row = new Float64Array(size);
  row[0] = 1;
  for (let index = 0; index < design.rows; index++) {
    row.set(design.values.subarray(index * design.columns, (index + 1) * design.columns), 1);
    let score = 0;
    for (let i = 0; i < size; i++) score += at(weights, i) * at(row, i);
    const probability = sigmoid(score);
    const counts = rowWeights === undefined ? 1 : at(rowWeights, index);
    const error = counts * (at(labels, index) - probability);
    addRow(step, row, { error, spread: counts * probability * (1 - probability) });
  }
  return step;
}

export function fitLogistic(design: Design, labels: Float64Array, options: LogisticOptions): LogisticModel {
  const { ridge, rowWeights } = options;
  const size = design.columns + 1;
  const weights = new Float64Array(size);
  for (let round = 0; round < rounds; round++) {
    const { gradient, information } = stepAt({ design, labels, rowWeights }, weights);
    addAt(information, 0, 1e-9);
    for (let i = 1; i < size; i++) {
      addAt(gradient, i, -ridge * at(weights, i));
      addAt(information, i * size + i, ridge + 1e-9);
    }
    const change = solve(information, gradient);
    const most = largest(change);
    // Far from the optimum a full step may overshoot where the classes are nearly separated.
    const share = most > 4 ? 4 / most : 1;
    for (let i = 0; i < size; i++) addAt(weights, i, at(change, i) * share);
    if (most < closeEnough) break;
  }
  return { intercept: at(weights, 0), weights: weights.slice(1) };
}

export function logisticScores(model: LogisticModel, { rows, columns, values }: Design): Float64Array {
  const scores = new Float64Array(rows).fill(model.intercept);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      addAt(scores, row, at(model.weights, column) * at(values, row * columns + column));
  return scores;
}
