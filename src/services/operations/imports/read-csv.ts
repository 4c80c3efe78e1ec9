// A CSV file as rows that keep the line they begin on. What is wrong with a row is said of its line, and the others are read.
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvError, type Parser, parse } from 'csv-parse';
import { z } from 'zod';

export interface LineError {
  readonly line: number;
  /** The heading of the column; null: the whole line. */
  readonly column: string | null;
  readonly message: string;
}

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly separator: string;
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly errors: readonly LineError[];
}

const sliceLength = 16 * 1024;
const longestRow = 200_000;
const mostColumns = 200;
/** What is behind them is not read: nobody mends more by hand. */
const mostRows = 100_000;
const separators = [',', ';', '\t', '|'] as const;

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) });

export async function readCsv(source: string): Promise<CsvTable> {
  const { text, separator, skipped } = withoutPreamble(source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const errors: LineError[] = [];
  const parser = parse({
    delimiter: separator,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: longestRow,
    info: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      const line = skipped + lineOf(error);
      // One for each mark that is out of place: the first says it.
      if (errors.at(-1)?.line !== line) errors.push({ line, column: null, message: brokenRow(error) });
      return undefined;
    },
  });
  const rows: CsvRow[] = [];
  let columns: readonly string[] | undefined;
  for await (const { line, cells } of rowsOf(parser, text)) {
    const at = skipped + line;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns === undefined) columns = headings(cells, { line: at, errors });
    else if (rows.length >= mostRows) {
      errors.push({
        line: at,
        column: null,
        message: `Lines after the first ${mostRows} rows are not read. Split it.`,
      });
      break;
    } else addRow({ line: at, cells }, { columns, rows, errors });
  }
  return { separator, columns: columns ?? [], rows, errors };
}

interface Reading {
  readonly columns: readonly string[];
  readonly rows: CsvRow[];
  readonly errors: LineError[];
}

/** Cells behind the last heading count only where something stands in them. */
function addRow({ line, cells }: CsvRow, { columns, rows, errors }: Reading): void {
  const isWide = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (isWide || cells.length < columns.length) {
    const held = `${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}`;
    const message = `It holds ${held}; the first line names ${columns.length}. Put a cell that holds a separator in quotation marks.`;
    errors.push({ line, column: null, message });
  } else rows.push({ line, cells: cells.slice(0, columns.length) });
}

function headings(cells: readonly string[], { line, errors }: { line: number; errors: LineError[] }): string[] {
  let last = cells.length;
  while (last > 0 && cells[last - 1]?.trim() === '') last -= 1;
  const names = cells.slice(0, last).map((cell, index) => tidied(cell) || `Column ${index + 1}`);
  if (names.length > mostColumns) {
    errors.push({ line, column: null, message: `It has ${names.length} columns; at most ${mostColumns} are read.` });
    return names.slice(0, mostColumns);
  }
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) errors.push({ line, column: name, message: 'Two columns have this heading. Rename one.' });
    seen.add(name);
  }
  return names;
}

const longestHeading = 120;
const tidied = (cell: string): string => cell.replaceAll(/\s+/gu, ' ').trim().slice(0, longestHeading).toWellFormed();

async function* rowsOf(parser: Parser, text: string): AsyncGenerator<CsvRow> {
  const slices = Readable.from(slicesOf(text), { highWaterMark: 1 });
  slices.once('error', (error) => parser.destroy(error));
  slices.pipe(parser);
  try {
    for await (const given of parser) {
      const { record, info } = Parsed.parse(given);
      const inside = record.reduce((sum, cell) => sum + breaksIn(cell), 0);
      yield { line: info.lines - inside, cells: record };
    }
  } finally {
    slices.destroy();
    parser.destroy();
  }
}

const breaksIn = (cell: string): number => (cell.includes('\n') ? cell.split('\n').length - 1 : 0);

/** A few kilobytes at a time, with room for other requests in between. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at + sliceLength - 1);
    // A sign of two halves stays whole.
    const end = at + sliceLength + (code >= 0xd8_00 && code <= 0xdb_ff ? 1 : 0);
    yield text.slice(at, end);
    at = end;
    await nextTurn();
  }
}

/** Excel may say in a first line of its own what stands between the cells. */
function withoutPreamble(text: string): { text: string; separator: string; skipped: number } {
  const said = /^sep=([,;\t|])\n/i.exec(text);
  if (said === null) return { text, separator: separatorOf(text), skipped: 0 };
  return { text: text.slice(said[0].length), separator: said[1] ?? ',', skipped: 1 };
}

/** What the first line holds most often outside quotation marks; a comma where it holds none. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of text.slice(0, longestRow)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\n') break;
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? -Infinity) + 1);
  }
  return separators.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ',';
}

const lineOf = (error: CsvError | undefined): number => {
  const line: unknown = error === undefined ? undefined : Reflect.get(error, 'lines');
  return typeof line === 'number' ? line : 1;
};

function brokenRow(error: CsvError | undefined): string {
  if (error?.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A quotation mark is opened and never closed. What follows it is not read.';
  if (error?.code === 'CSV_MAX_RECORD_SIZE')
    return `It is longer than ${longestRow} characters, or a quotation mark is never closed.`;
  return 'A quotation mark stands inside a cell that is not quoted. Put the cell in quotation marks and double the ones inside.';
}
