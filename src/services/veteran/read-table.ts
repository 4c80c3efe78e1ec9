// The tables of `data/veteran` are tab separated text with a header line, so that a change can be read in a diff.

export type TableRow = Readonly<Record<string, string>>;

export function readTable(text: string): readonly TableRow[] {
  const [header = '', ...lines] = text.split('\n');
  const columns = header.split('\t');
  const rows: TableRow[] = [];
  for (const line of lines) {
    if (line === '') continue;
    const cells = line.split('\t');
    // Filled in the same order each time, so that the rows are of one shape and quick to make and to read.
    const row: Record<string, string> = {};
    for (const [at, column] of columns.entries()) row[column] = cells[at] ?? '';
    rows.push(row);
  }
  return rows;
}

/** A cell that must hold something; throws where it does not. */
export function neededCell(row: TableRow, column: string): string {
  const cell = row[column];
  if (cell === undefined || cell === '') throw new Error(`${column} is missing in the row ${JSON.stringify(row)}`);
  return cell;
}
