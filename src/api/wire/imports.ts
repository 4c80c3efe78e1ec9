// What an import would make of a file, line by line, in wire names.
import { z } from 'zod';
import type { JsonObject } from '../../core/json.ts';
import type { NewCandidate, NewJob } from '../../core/new-records.ts';
import { mostImported } from '../../services/operations/imports/import-limits.ts';
import type { ImportReading } from '../../services/operations/imports/read-import.ts';
import { component } from '../docs/components.ts';
import { AnyObject } from './any-json.ts';

const LineError = z.object({
  line: z.int().describe('Counted as an editor counts, the headings included.'),
  column: z.string().nullable().describe('Its heading; null: the whole line.'),
  message: z.string(),
});

export const ImportPreview = component(
  'ImportPreview',
  z.object({
    encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
    separator: z.string(),
    columns: z.array(z.string()),
    mapping: z.record(z.string(), z.string().nullable()).describe('By the heading of each column.'),
    fields: z.array(z.object({ name: z.string(), label: z.string() })).describe('What columns can be mapped to.'),
    sample: z.array(z.array(z.string())).describe('The first rows as they stand in the file.'),
    row_count: z.int().describe('Rows below the headings that have as many cells as these.'),
    ready_count: z.int(),
    ready: z.array(z.object({ line: z.int(), record: AnyObject })).describe('The first 50 of what would be made.'),
    error_count: z.int(),
    errors: z.array(LineError).describe('The first 200 of what is wrong.'),
    duplicate_count: z.int(),
    duplicates: z.array(z.object({ line: z.int(), message: z.string() })).describe('The first 200; they are left out.'),
    most: z.int().describe('How many records one import makes at most.'),
    unable: z.string().nullable().describe('Why the connected ATS cannot take it; null: it can.'),
  }),
);
type ImportPreview = z.infer<typeof ImportPreview>;

const shown = { ready: 50, wrong: 200 };

export const wirePreview = (
  read: ImportReading<JsonObject>,
  { unable, fields }: Pick<ImportPreview, 'unable' | 'fields'>,
): ImportPreview => ({
  encoding: read.encoding,
  separator: read.separator,
  columns: [...read.columns],
  mapping: { ...read.mapping },
  fields,
  sample: read.sample.map((cells) => [...cells]),
  row_count: read.rows,
  ready_count: read.ready.length,
  ready: read.ready.slice(0, shown.ready).map(({ line, value }) => ({ line, record: value })),
  error_count: read.errors.length,
  errors: read.errors.slice(0, shown.wrong).map((error) => ({ ...error })),
  duplicate_count: read.duplicates.length,
  duplicates: read.duplicates.slice(0, shown.wrong).map((duplicate) => ({ ...duplicate })),
  most: mostImported,
  unable,
});

/** As the tools take them. */
export const candidateRow = ({ appliedAt, ...rest }: NewCandidate): JsonObject => ({ ...rest, applied_at: appliedAt });

export const jobRow = ({ salaryRange, hiringManager, ...rest }: NewJob): JsonObject => ({
  ...rest,
  salary_range: salaryRange,
  hiring_manager: hiringManager,
});
