// Filters that run in the engine: whatever the source cannot filter itself. A name ending in _after or _before compares.
import type { Filters } from '../../../core/integration.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { readPath } from '../../../core/json-path.ts';
import { MappingFault } from '../mapping/steps.ts';

/** Throws a `MappingFault` for a record that cannot be compared. */
export type Passes = (record: JsonObject) => boolean;

/** Whether a record passes, or why nobody can say. */
export function verdictOf(passes: Passes, record: JsonObject): boolean | MappingFault {
  try {
    return passes(record);
  } catch (error) {
    if (error instanceof MappingFault) return error;
    throw error;
  }
}

/** `atSource`: filters that the source was asked to run; a record that lacks their field is believed. */
export function filterOf(filters: Filters, atSource: ReadonlySet<string>): Passes {
  const tests = Object.entries(filters).map(([name, wanted]) => testOf(name, wanted, atSource.has(name)));
  return (record) => tests.every((test) => test(record));
}

const compared = /^(.+)_(after|before|from|until)$/;
/** As the interchange format writes them (ISO 8601): nothing else tells months from days. */
const isoDate = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
export const isDate = (text: string): boolean => isoDate.test(text) && !Number.isNaN(Date.parse(text));
const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** Why nothing can be compared with that; undefined: it can. */
export function filterFault(name: string, wanted: Filters[string]): string | undefined {
  if (!compared.test(name)) return undefined;
  const isComparable =
    typeof wanted === 'number' || (typeof wanted === 'string' && (isDate(wanted) || isNumber(wanted)));
  if (isComparable) return undefined;
  return 'It compares: give one date such as 2026-01-31, an instant such as 2026-01-31T09:00:00Z, or a number.';
}

function testOf(name: string, wanted: Filters[string], believed: boolean): Passes {
  const [, field = name, side] = compared.exec(name) ?? [];
  return (record) => {
    const value = fieldOf(record, side === undefined ? name : field);
    if (value === undefined || value === null) return believed;
    if (side === undefined) return equals(value, wanted);
    const answer = value === '' ? believed : compares(value, String(wanted), side);
    // The source compared it in its own way.
    if (answer !== undefined || believed) return answer ?? true;
    throw new MappingFault(`The filter cannot compare ${field} of this record: it is written in another way.`);
  };
}

/** Systems write `hire_date`, `hireDate` or `HireDate`: case and separators do not tell names apart. */
function fieldOf(record: JsonObject, name: string): Json | undefined {
  const exact = readPath(record, name);
  if (exact !== undefined) return exact;
  const bare = bareName(name);
  const key = Object.keys(record).find((candidate) => bareName(candidate) === bare);
  return key === undefined ? undefined : record[key];
}

const bareName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function equals(value: Json, wanted: Filters[string]): boolean {
  const choices = Array.isArray(wanted) ? wanted : [wanted];
  const values = Array.isArray(value) ? value : [value];
  return values.some((one) => choices.some((choice) => plain(one) === plain(choice)));
}

const plain = (value: Json): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim().toLowerCase();

/** `after` and `before` exclude the day itself. Undefined: they cannot be compared. */
function compares(value: Json, wanted: string, side: string): boolean | undefined {
  const pair = comparable(typeof value === 'string' ? value.trim() : JSON.stringify(value), wanted);
  if (pair === undefined) return undefined;
  const [a, b] = pair;
  if (side === 'after') return a > b;
  if (side === 'before') return a < b;
  return side === 'from' ? a >= b : a <= b;
}

/** Days as days, dates as instants, numbers as numbers; undefined: they are not of one kind. */
function comparable(value: string, wanted: string): readonly [number, number] | readonly [string, string] | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  // Against a day only the day counts, whatever time of it the record holds.
  if (day.test(wanted) && isDate(value)) return [value.slice(0, 10), wanted];
  const [a, b] = [Number(value), Number(wanted)];
  if (value !== '' && !Number.isNaN(a) && !Number.isNaN(b)) return [a, b];
  const [at, from] = [Date.parse(value), Date.parse(wanted)];
  const isOfOneKind = !isNumber(value) && !isNumber(wanted) && !Number.isNaN(at) && !Number.isNaN(from);
  return isOfOneKind && isDate(value) ? [at, from] : undefined;
}
