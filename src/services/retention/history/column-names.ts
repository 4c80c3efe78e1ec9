// A header written for people (`Job Family`, `hiredAt`) is read as the name that it stands for (`job_family`, `hired_at`).
import type { HistoryFault } from './history-report.ts';
import type { RawTable } from './parse-table.ts';

/** A name with letters of another alphabet stays as it is, and is refused: nobody could send it with a score. */
export function columnName(written: string): string {
  const plain = written.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (/[^\x20-\x7e]/.test(plain)) return written;
  return plain
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
}

/** The same table under plain names. Two columns that would have one name are a fault. */
export function withPlainNames(table: RawTable, fault: (fault: HistoryFault) => void): RawTable {
  const byName = Map.groupBy(table.columns, columnName);
  for (const [name, written] of byName)
    if (written.length > 1)
      fault({
        line: 1,
        column: name,
        code: 'duplicate_column',
        message: `stands in the header as ${written.join(' and ')}`,
      });
  const records = table.records.map(({ line, cells }) => ({
    line,
    cells: new Map([...cells].map(([name, cell]) => [columnName(name), cell])),
  }));
  return { ...table, columns: [...byName.keys()], records };
}
