// Solves A x = b for a symmetric positive definite A, of which the lower triangle is read.
import { at } from './vector.ts';

/** A pivot below this means that the column adds nothing; it is kept from dividing by zero. */
const smallestPivot = 1e-12;

function factor(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(matrix, row * size + column);
      for (let k = 0; k < column; k++) sum -= at(lower, row * size + k) * at(lower, column * size + k);
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, smallestPivot)) : sum / at(lower, column * size + column);
    }
  }
  return lower;
}

export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const lower = factor(matrix, size);
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = at(solution, row);
    for (let k = 0; k < row; k++) sum -= at(lower, row * size + k) * at(solution, k);
    solution[row] = sum / at(lower, row * size + row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = at(solution, row);
    for (let k = row + 1; k < size; k++) sum -= at(lower, k * size + row) * at(solution, k);
    solution[row] = sum / at(lower, row * size + row);
  }
  return solution;
}
