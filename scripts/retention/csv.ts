// Reads the well-formed CSV files of the source folder.
import { readFileSync } from 'node:fs';

export type Row = ReadonlyMap<string, string>;

export function readCsv(path: string): readonly Row[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = split(line);
    return new Map(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

function split(line: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

export const text = (row: Row, name: string): string => row.get(name) ?? '';
/** NaN where the cell is empty. */
export const number = (row: Row, name: string): number => {
  const cell = row.get(name) ?? '';
  return cell === '' ? Number.NaN : Number(cell);
};
