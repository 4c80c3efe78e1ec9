// Looks through a folder for the tables of `source-tables.ts`, whatever their files are called, and reports what it took.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readDelimited, type TextTable } from './delimited-text.ts';
import { tableShapes, type TableName, type TableShape } from './source-tables.ts';

export type Row = Readonly<Record<string, string>>;

export interface FoundTable {
  readonly file: string;
  /** Columns that carry another name than the build knows best. */
  readonly renamed: readonly string[];
  readonly rows: readonly Row[];
}

export interface Sources {
  readonly tables: ReadonlyMap<TableName, FoundTable>;
  readonly report: readonly string[];
}

const names = Object.keys(tableShapes).filter((name): name is TableName => name in tableShapes);

export function findTables(folder: string): Sources {
  const tables = new Map<TableName, FoundTable>();
  const report: string[] = [];
  for (const file of tableFiles(folder)) {
    const beginning = beginningOf(file);
    const name = names.find((candidate) => isOfShape(beginning, tableShapes[candidate]));
    if (name === undefined) continue;
    const taken = tables.get(name);
    const path = relative(folder, file);
    if (taken !== undefined && !isNewer(path, taken.file)) {
      report.push(`${tableShapes[name].title}: ${path} left aside, ${taken.file} is newer`);
      continue;
    }
    tables.set(name, readTable(file, path, tableShapes[name]));
  }
  for (const name of names) report.push(...describe(name, tables.get(name)));
  const missing = names.filter((name) => tableShapes[name].required && !tables.has(name));
  if (missing.length > 0)
    throw new Error(`not found in ${folder}: ${missing.map((name) => tableShapes[name].title).join(', ')}`);
  return { tables, report };
}

const describe = (name: TableName, table: FoundTable | undefined): string[] =>
  table === undefined
    ? [`${tableShapes[name].title}: not found`]
    : [
        `${tableShapes[name].title}: ${table.file}, ${table.rows.length} rows`,
        ...table.renamed.map((column) => `  column renamed: ${column}`),
      ];

const tableFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(csv|tsv|txt)(\.gz)?$/i.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .toSorted();

function textOf(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

const beginningOf = (file: string): TextTable => readDelimited(`${textOf(file).split('\n', 2).join('\n')}\n`);

function isOfShape({ header, rows }: TextTable, shape: TableShape): boolean {
  const places = columnsOf(header, shape);
  if (places === undefined) return false;
  const { begins } = shape;
  return begins === undefined || (rows[0]?.[places.get(begins.column) ?? -1] ?? '').startsWith(begins.with);
}

const fold = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Where each wanted column stands, or undefined when a needed one is not there. */
function columnsOf(header: readonly string[], shape: TableShape): Map<string, number> | undefined {
  const places = new Map<string, number>();
  const folded = header.map(fold);
  for (const [column, known] of Object.entries(shape.columns)) {
    const place = known.map((name) => folded.indexOf(fold(name))).find((index) => index >= 0);
    if (place !== undefined) places.set(column, place);
    else if (shape.optional?.includes(column) !== true) return undefined;
  }
  return places;
}

function readTable(file: string, path: string, shape: TableShape): FoundTable {
  const table: TextTable = readDelimited(textOf(file));
  const places = [...(columnsOf(table.header, shape) ?? [])];
  const renamed = places
    .filter(([column, place]) => shape.columns[column]?.[0] !== table.header[place])
    .map(([column, place]) => `${shape.columns[column]?.[0] ?? column} is ${table.header[place] ?? ''}`);
  const rows = table.rows.map((row) =>
    Object.fromEntries(places.map(([column, at]) => [column, row[at]?.trim() ?? ''])),
  );
  return { file: path, renamed, rows };
}

/** Release numbers in paths (`onet30.3`, `2024-07`) decide between two files of one kind. */
function isNewer(path: string, than: string): boolean {
  const [a, b] = [path, than].map((text) => (text.match(/\d+(?:\.\d+)?/) ?? ['0'])[0]);
  return Number(a) > Number(b);
}
