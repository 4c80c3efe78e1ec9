// Names the rows that must not be parted between training and test: those of one person, and those that are the same.
import type { TrainingData } from './training-rows.ts';
import { at } from '../engine/vector.ts';

/** A row that stands in the data twice, under whatever name, would let the test know the answer. */
function contentOf({ design, spells }: TrainingData, row: number): string | undefined {
  const values = design.values.subarray(row * design.columns, (row + 1) * design.columns);
  // Two people about whom little is known look alike without being the same.
  if (values.filter((value) => value !== 0).length < 3) return undefined;
  return [at(spells.entry, row), at(spells.exit, row), at(spells.event, row), ...values].join(' ');
}

export function sameHires(data: TrainingData): readonly string[] {
  const leader = Int32Array.from({ length: data.groups.length }, (_, row) => row);
  const find = (row: number): number => {
    let top = row;
    while ((leader[top] ?? top) !== top) top = leader[top] ?? top;
    leader[row] = top;
    return top;
  };
  const first = new Map<string, number>();
  data.groups.forEach((person, row) => {
    const content = contentOf(data, row);
    for (const key of content === undefined ? [`person ${person}`] : [`person ${person}`, `content ${content}`]) {
      const known = first.get(key);
      if (known === undefined) first.set(key, row);
      else leader[find(row)] = find(known);
    }
  });
  return data.groups.map((_, row) => String(find(row)));
}
