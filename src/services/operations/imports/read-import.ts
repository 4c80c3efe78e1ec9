// A file to be imported, read as a whole: what would be made of each line, which lines are wrong, and which stand there already.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NewCandidate, NewJob } from '../../../core/new-records.ts';
import type { Candidate } from '../../../core/records.ts';
import { type DecodedFile, decodeFile } from './decode-file.ts';
import { guessMapping, type ImportKind, type ImportMapping, mappingFaults, missingFields } from './fields.ts';
import { keyOfCandidate, keyOfJob } from './import-limits.ts';
import { type CsvTable, type LineError, readCsv } from './read-csv.ts';
import { candidateReader, type ImportContext, jobReader, type Line, type ReadRow } from './read-rows.ts';
import { Problem } from '../../../core/problem.ts';

export interface Duplicate {
  readonly line: number;
  readonly message: string;
}

export interface ImportReading<Value> {
  readonly encoding: DecodedFile['encoding'];
  readonly separator: string;
  readonly columns: readonly string[];
  readonly mapping: ImportMapping;
  /** Lines of the file below its headings. */
  readonly rows: number;
  readonly ready: readonly Line<Value>[];
  readonly errors: readonly LineError[];
  readonly duplicates: readonly Duplicate[];
  /** The first rows as they stand in the file, for whoever maps the columns. */
  readonly sample: readonly (readonly string[])[];
}

interface ImportFile {
  readonly bytes: Uint8Array;
  readonly mapping: ImportMapping | undefined;
}

export async function readCandidates(
  file: ImportFile,
  context: ImportContext & { readonly candidates: readonly Candidate[] },
): Promise<ImportReading<NewCandidate>> {
  const known = new Map(context.candidates.map((one) => [keyOfCandidate(one), one]));
  const duplicateOf = (value: NewCandidate): string | undefined => {
    const there = known.get(keyOfCandidate(value));
    return there && `The address is in this requisition already, in ${there.stage}.`;
  };
  return readAll(file, 'candidates', {
    readerOf: (at) => candidateReader(context, at),
    keyOf: keyOfCandidate,
    duplicateOf,
    hasJob: context.job !== undefined,
  });
}

export async function readJobs(file: ImportFile, context: ImportContext): Promise<ImportReading<NewJob>> {
  const known = new Set(context.jobs.filter(({ status }) => status !== 'closed').map(keyOfJob));
  const duplicateOf = (value: NewJob): string | undefined =>
    known.has(keyOfJob(value)) ? 'A requisition of this title and location exists already.' : undefined;
  return readAll(file, 'requisitions', { readerOf: (at) => jobReader(context, at), keyOf: keyOfJob, duplicateOf });
}

interface Meaning<Value> {
  readonly readerOf: (at: { mapping: ImportMapping; columns: readonly string[] }) => ReadRow<Value>;
  readonly keyOf: (value: Value) => string;
  readonly duplicateOf: (value: Value) => string | undefined;
  /** All rows are for one requisition. */
  readonly hasJob?: boolean;
}

const atOnce = 500;
const sampled = 5;

/** Throws `validation_failed` for what is wrong with the file or the mapping as a whole. */
async function readAll<Value>(
  { bytes, mapping: given }: ImportFile,
  kind: ImportKind,
  meaning: Meaning<Value>,
): Promise<ImportReading<Value>> {
  const { text, encoding } = decoded(bytes);
  const table = await readCsv(text);
  if (table.columns.length === 0) throw refused('file', 'The file is empty. Its first line names the columns.');
  const mapping = given ?? guessMapping(kind, table.columns);
  const [fault] = mappingFaults(kind, mapping, table.columns);
  if (fault !== undefined) throw refused('mapping', fault);
  const missing = missingFields(kind, mapping, { job: meaning.hasJob === true });
  const read =
    missing.length > 0
      ? unmapped(missing)
      : await readRows(table, meaning.readerOf({ mapping, columns: table.columns }), meaning);
  return {
    encoding,
    separator: table.separator,
    columns: table.columns,
    mapping,
    rows: table.rows.length,
    ...read,
    sample: table.rows.slice(0, sampled).map(({ cells }) => cells),
  };
}

async function readRows<Value>(table: CsvTable, read: ReadRow<Value>, { keyOf, duplicateOf }: Meaning<Value>) {
  const ready: Line<Value>[] = [];
  const errors: LineError[] = [...table.errors];
  const duplicates: Duplicate[] = [];
  const lines = new Map<string, number>();
  for (const [index, row] of table.rows.entries()) {
    if (index % atOnce === 0) await nextTurn();
    const found = read(row);
    if ('errors' in found) {
      errors.push(...found.errors);
      continue;
    }
    const { value } = found;
    const earlier = lines.get(keyOf(value));
    const message = earlier === undefined ? duplicateOf(value) : `It says the same as line ${earlier}.`;
    if (earlier === undefined) lines.set(keyOf(value), row.line);
    if (message === undefined) ready.push({ line: row.line, value });
    else duplicates.push({ line: row.line, message });
  }
  return { ready, errors: errors.toSorted((a, b) => a.line - b.line), duplicates };
}

/** Said once, and not of each line. */
const unmapped = (missing: readonly string[]) => ({
  ready: [],
  errors: missing.map((name) => ({
    line: 1,
    column: null,
    message: `No column gives the ${name}. Choose one in the mapping.`,
  })),
  duplicates: [],
});

function decoded(bytes: Uint8Array): DecodedFile {
  const file = decodeFile(bytes);
  if (file === undefined)
    throw refused('file', 'The file is no text. Export the list as CSV; an Excel workbook cannot be read.');
  return file;
}

const refused = (path: string, message: string): Problem =>
  new Problem('validation_failed', message, { errors: [{ path, code: 'import', message }] });
