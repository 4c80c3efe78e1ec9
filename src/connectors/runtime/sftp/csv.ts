// Rows of a CSV file from a place in it, and rows as CSV (RFC 4180).
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import type { Json, JsonObject } from '../../../core/json.ts';

/** `limit` is a number of rows. */
export interface CsvPlace {
  /** Null: the file's first row names them. */
  readonly columns: readonly string[] | null;
  readonly delimiter: string;
  readonly encoding: 'utf8' | 'latin1';
  readonly limit: number;
}

/** `columns` are the given ones, or those that the first row named. */
export interface CsvPage {
  readonly columns: readonly string[];
  readonly rows: readonly JsonObject[];
  /** Bytes from where it began; null: the file is at its end. */
  readonly bytes: number | null;
}

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ bytes: z.number() }) });

/** Reads no further than it has to. Throws what the stream and the parser throw. */
export async function readRows(stream: Readable, place: CsvPlace): Promise<CsvPage> {
  const { delimiter, encoding, limit } = place;
  const isFirst = place.columns === null;
  const parser = parse({
    delimiter,
    encoding,
    bom: isFirst,
    info: true,
    skip_empty_lines: true,
    relax_column_count: false,
    max_record_size: mostRowBytes,
  });
  stream.on(
    'data',
    boundOfLines((error) => parser.destroy(error)),
  );
  stream.once('error', (error) => parser.destroy(error));
  stream.pipe(parser);
  let columns = place.columns;
  const rows: JsonObject[] = [];
  let bytes: number | null = null;
  try {
    for await (const piece of parser) {
      const { record, info } = Parsed.parse(piece);
      if (columns === null) columns = record;
      else rows.push(rowOf(columns, record));
      if (rows.length < limit) continue;
      bytes = info.bytes;
      break;
    }
  } finally {
    stream.unpipe(parser);
    stream.destroy();
    parser.destroy();
  }
  return { columns: columns ?? [], rows, bytes };
}

/** Of one row; beyond that a quotation mark was never closed, or somebody means harm. */
const mostRowBytes = 1_000_000;

/** The parser counts what stands in fields; separators alone would fill the memory. */
function boundOfLines(refuse: (error: Error) => void): (chunk: Buffer) => void {
  let bytes = 0;
  return (chunk) => {
    const last = chunk.lastIndexOf(0x0a);
    bytes = last === -1 ? bytes + chunk.length : chunk.length - last;
    if (bytes > mostRowBytes) refuse(new HugeRow('a row is longer than any record'));
  };
}

/** Says nothing of what it holds. */
class HugeRow extends Error {
  override readonly name = 'HugeRow';
  readonly code = 'CSV_MAX_RECORD_SIZE';
}

/** A row that does not fit its heading. Says nothing of what it holds. */
export class UnevenRow extends Error {
  override readonly name = 'UnevenRow';
}

function rowOf(columns: readonly string[], record: readonly string[]): JsonObject {
  if (record.length !== columns.length) throw new UnevenRow('a row has more or fewer fields than the first');
  return Object.fromEntries(columns.flatMap((name, index) => (name === '' ? [] : [[name, record[index] ?? '']])));
}

/** With a heading of all names in the order in which they come; what a record lacks stays empty. */
export function csvOf(records: readonly JsonObject[], delimiter: string): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  // A line with nothing on it is no row to whoever reads it.
  const line = (cells: readonly string[]) =>
    cells.join('') === '' && cells.length === 1 ? '""' : cells.map((cell) => quoted(cell, delimiter)).join(delimiter);
  return [columns, ...records.map((record) => columns.map((name) => textOf(record[name])))]
    .map((cells) => `${line(cells)}\r\n`)
    .join('');
}

const textOf = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
