// The text of an answer as JSON, in the forms that systems really send: JSON, JSON by lines, CSV. Nothing of it is rounded.
import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import { z } from 'zod';
import { Json } from '../../core/json.ts';
import type { Incoming } from './http.ts';

/** An empty answer is a success without content; undefined: it is none of the forms. */
export function bodyOf({ text, headers }: Pick<Incoming, 'text' | 'headers'>): Json | undefined {
  if (text.trim() === '') return {};
  const type = headers['content-type'] ?? '';
  if (/\bcsv\b/i.test(type)) return csv(text);
  return json(text) ?? lines(text);
}

/** Not HTML, which is a sign-in or maintenance page. */
export const isXml = ({ headers }: Pick<Incoming, 'headers'>): boolean =>
  /[/+]xml\b/i.test(headers['content-type'] ?? '') && !/html/i.test(headers['content-type'] ?? '');

/** Numbers of so many digits may be beyond what a JavaScript number holds. */
const longNumber = /[[:,\s]-?\d{16,}/;

function json(text: string): Json | undefined {
  try {
    // Believed as JSON: parsing made it; what it holds is read path by path.
    const body: Json = longNumber.test(text) ? JSON.parse(text, exactly) : JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}

/** A whole number that would be rounded stays as the text that it was: two ids must not become one. */
function exactly(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isRounded && /^-?\d+$/.test(context?.source ?? '') ? context?.source : value;
}

/** One value on each line, as in NDJSON and JSON Lines. */
function lines(text: string): Json | undefined {
  const parts = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (parts.length < 2) return undefined;
  const values: Json[] = [];
  for (const part of parts) {
    const value = json(part);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

const Rows = z.array(z.record(z.string(), Json));

const asColumns = { columns: true, bom: true, group_columns_by_name: true, skip_empty_lines: true } as const;

/** Why CSV cannot be read, with the line, and nothing of what stands there; undefined: it is none, or can be read. */
export function csvFault({ text, headers }: Pick<Incoming, 'text' | 'headers'>): string | undefined {
  if (!/\bcsv\b/i.test(headers['content-type'] ?? '')) return undefined;
  try {
    parseCsv(text, asColumns);
    return undefined;
  } catch (error) {
    return brokenRow(error);
  }
}

function brokenRow(error: unknown): string {
  if (!(error instanceof CsvError)) throw error;
  const isUneven = /COLUMN|RECORD/.test(error.code);
  const what = isUneven ? 'has more or fewer fields than the first' : 'is not closed or quoted as CSV is';
  const line: unknown = Reflect.get(error, 'lines');
  return `${typeof line === 'number' ? `Line ${line}` : 'A row'} ${what}.`;
}

/** The first line names the columns; two columns of one name make a list. */
function csv(text: string): Json | undefined {
  try {
    return Rows.parse(parseCsv(text, asColumns));
  } catch {
    return undefined;
  }
}
