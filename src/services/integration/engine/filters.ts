// Filters that run in the engine: whatever the source cannot filter itself. A name ending in _after or _before compares.
import type { Filters } from '../../../core/integration.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { readPath } from '../../../core/json-path.ts';

export type Passes = (record: JsonObject) => boolean;

/** `atSource`: filters that the source was asked to run; a record that lacks their field is believed. */
export function filterOf(filters: Filters, atSource: ReadonlySet<string>): Passes {
  const tests = Object.entries(filters).map(([name, wanted]) => testOf(name, wanted, atSource.has(name)));
  return (record) => tests.every((test) => test(record));
}

function testOf(name: string, wanted: Filters[string], believed: boolean): Passes {
  const [, field = name, side] = /^(.+)_(after|before|from|until)$/.exec(name) ?? [];
  return (record) => {
    const value = fieldOf(record, side === undefined ? name : field);
    if (value === undefined || value === null) return believed;
    if (side === undefined) return equals(value, wanted);
    return compares(value, String(wanted), side);
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

/** Dates as instants, everything else as numbers or text. `after` and `before` exclude the day itself. */
function compares(value: Json, wanted: string, side: string): boolean {
  const [a, b] = comparable(typeof value === 'string' ? value : JSON.stringify(value), wanted);
  if (side === 'after') return a > b;
  if (side === 'before') return a < b;
  return side === 'from' ? a >= b : a <= b;
}

function comparable(value: string, wanted: string): readonly [number, number] | readonly [string, string] {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  // Against a day only the day counts, whatever time of it the record holds.
  if (day.test(wanted) && /^\d{4}-\d{2}-\d{2}/.test(value)) return [value.slice(0, 10), wanted];
  const [a, b] = [Number(value), Number(wanted)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return [a, b];
  const [at, from] = [Date.parse(value), Date.parse(wanted)];
  return Number.isNaN(at) || Number.isNaN(from) ? [value, wanted] : [at, from];
}
