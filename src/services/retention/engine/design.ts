// A table of numbers, one row a hire and one column a signal, in one flat array.
import { addAt, at, whole } from './vector.ts';

export interface Design {
  readonly rows: number;
  readonly columns: number;
  /** Row after row. */
  readonly values: Float64Array;
}

export function designFrom(rows: readonly (readonly number[])[]): Design {
  const columns = rows[0]?.length ?? 0;
  const values = new Float64Array(rows.length * columns);
  rows.forEach((row, index) => values.set(row, index * columns));
  return { rows: rows.length, columns, values };
}

export function selectRows(design: Design, rows: Int32Array): Design {
  const { columns, values } = design;
  const selected = new Float64Array(rows.length * columns);
  for (let index = 0; index < rows.length; index++) {
    const start = whole(rows, index) * columns;
    selected.set(values.subarray(start, start + columns), index * columns);
  }
  return { rows: rows.length, columns, values: selected };
}

export interface Scale {
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

/** Mean and standard deviation of each column; a constant column keeps the deviation 1. */
export function scaleOf({ rows, columns, values }: Design): Scale {
  const means = new Float64Array(columns);
  const deviations = new Float64Array(columns);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) addAt(means, column, at(values, row * columns + column) / rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      addAt(deviations, column, (at(values, row * columns + column) - at(means, column)) ** 2 / rows);
  return { means, deviations: deviations.map((variance) => Math.sqrt(variance) || 1) };
}

export function scaled(design: Design, { means, deviations }: Scale): Design {
  const { columns } = design;
  const values = design.values.map(
    (value, index) => (value - at(means, index % columns)) / at(deviations, index % columns),
  );
  return { ...design, values };
}

/** The weighted sum of each row. */
export function scoresOf({ rows, columns, values }: Design, weights: Float64Array): Float64Array {
  const scores = new Float64Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let column = 0; column < columns; column++) sum += at(weights, column) * at(values, row * columns + column);
    scores[row] = sum;
  }
  return scores;
}
