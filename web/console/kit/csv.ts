// Tables as CSV (RFC 4180). A cell that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection).

/** A name for the head, and what stands below it. */
export type CsvColumn<Row> = readonly [name: string, value: (row: Row) => unknown];

export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => value(row)))]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('');

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = typeof value !== 'number' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
