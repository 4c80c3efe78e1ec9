// CSV of an answer as rows, a few kilobytes at a time with room for others in between, and no more cells than fit into memory.
import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import type { Json } from '../../core/json.ts';

const sliceLength = 16 * 1024;
/** Fields of all rows together, empty ones counted. */
const mostCells = 2_000_000;
const mostColumns = 2_000;
const mostRowLength = 1_000_000;

/** `because`: why it cannot be read, with the line, and nothing of what stands there. */
export type ReadCsv = { readonly rows: Json[] } | { readonly because: string };

class TooMany extends Error {
  override readonly name = 'TooMany';
}

const Row = z.array(z.string());

/** The first line names the columns; two columns of one name make a list. */
export async function readCsv(given: string): Promise<ReadCsv> {
  if (/^\s*</.test(given)) return { because: 'It is a page of HTML or XML, whatever its content type says.' };
  const { text, delimiter } = cutBy(given);
  const parser = parse({ bom: true, delimiter, skip_empty_lines: true, max_record_size: mostRowLength });
  const slices = Readable.from(slicesOf(text), { highWaterMark: 1 });
  slices.once('error', (error) => parser.destroy(error));
  slices.pipe(parser);
  const rows: Json[] = [];
  let columns: readonly Column[] | undefined;
  try {
    for await (const record of parser) {
      const row = Row.parse(record);
      if (columns !== undefined) rows.push(recordOf(columns, row));
      else if (row.length > mostColumns) return { because: `It has more than ${mostColumns} columns.` };
      else columns = columnsOf(row);
    }
    return { rows };
  } catch (error) {
    return { because: brokenRow(error) };
  } finally {
    slices.destroy();
    parser.destroy();
  }
}

/** Where a comma is the decimal sign, columns are parted by a semicolon; spreadsheets say so in a line of their own. */
function cutBy(given: string): { text: string; delimiter: string } {
  const [line = '', said] = /^\uFEFF?sep=(.)\r?\n/i.exec(given) ?? [];
  if (said !== undefined) return { text: given.slice(line.length), delimiter: said };
  const [heading = ''] = /^[^\r\n]*/.exec(given) ?? [];
  const bare = heading.replaceAll(/"[^"]*"/g, '');
  const found = bare.includes(',') ? ',' : [';', '\t', '|'].find((sign) => bare.includes(sign));
  return { text: given, delimiter: found ?? ',' };
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  let cells = 0;
  for (let at = 0; at < text.length;) {
    const end = behindWhole(text, at + sliceLength);
    const slice = text.slice(at, end);
    cells += cellsIn(slice);
    if (cells > mostCells) throw new TooMany();
    yield slice;
    at = end;
    await othersFirst();
  }
}

/** A sign of two halves stays whole. */
const behindWhole = (text: string, at: number): number => {
  const last = text.charCodeAt(at - 1);
  return last >= 0xd8_00 && last <= 0xdb_ff ? at + 1 : at;
};

function cellsIn(slice: string): number {
  let cells = 0;
  for (let at = 0; at < slice.length; at += 1) {
    const sign = slice[at];
    if (sign === ',' || sign === ';' || sign === '\t' || sign === '|' || sign === '\n') cells += 1;
  }
  return cells;
}

interface Column {
  readonly name: string;
  readonly places: readonly number[];
}

function columnsOf(names: readonly string[]): readonly Column[] {
  const places = Map.groupBy(names.keys(), (index) => names[index] ?? '');
  return [...places].map(([name, at]) => ({ name, places: at }));
}

function recordOf(columns: readonly Column[], row: readonly string[]): Json {
  const cells = columns.map(({ name, places }): [string, Json] => {
    const values = places.map((place) => row[place] ?? '');
    return [name, values.length === 1 ? (values[0] ?? '') : values];
  });
  return Object.fromEntries(cells);
}

function brokenRow(error: unknown): string {
  if (error instanceof TooMany)
    return `It has more than ${mostCells.toLocaleString('en')} fields. Ask for fewer records at once.`;
  if (!(error instanceof CsvError)) throw error;
  const line: unknown = Reflect.get(error, 'lines');
  return `${typeof line === 'number' ? `Line ${line}` : 'A row'} ${whatIsWrong(error.code)}.`;
}

function whatIsWrong(code: string): string {
  if (code === 'CSV_MAX_RECORD_SIZE')
    return 'is longer than a million characters, or its quotation mark is never closed';
  const isUneven = /COLUMN|RECORD/.test(code);
  return isUneven ? 'has more or fewer fields than the first' : 'is not closed or quoted as CSV is';
}
