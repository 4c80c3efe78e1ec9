// Rows of lists: the words they are found by, and the order they stand in.
import type { Column } from './table.tsx';

export interface ListColumn<Row> extends Column<Row> {
  /** What it is sorted, searched and exported by; without it the column is for looking at only. */
  readonly value?: (row: Row) => string | number | null;
}

export interface Order {
  readonly by: string;
  readonly isDown: boolean;
}

/** Rows in which every word is found. */
export function matching<Row>(
  rows: readonly Row[],
  words: string,
  columns: readonly ListColumn<Row>[],
): readonly Row[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = columns
      .map(({ value }) => String(value?.(row) ?? ''))
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** What has no value stands last, whichever way the others go. */
export function sorted<Row>(
  rows: readonly Row[],
  { by, isDown }: Order,
  columns: readonly ListColumn<Row>[],
): readonly Row[] {
  const value = columns.find(({ name }) => name === by)?.value;
  if (value === undefined) return rows;
  return rows.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right), undefined, { numeric: true });
    return isDown ? -order : order;
  });
}
