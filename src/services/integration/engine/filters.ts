// Filters that run in the engine: whatever the source cannot filter itself. A name ending in _after or _before compares.
import type { Filters } from '../../../core/integration.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { readPath } from '../../../core/json-path.ts';
import { compared, isBlank, isDate, isNumber, isSame } from '../mapping/compare.ts';
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

/** Declared fields, whose names need not be those that the records hold. */
type Declared = Readonly<Record<string, { readonly path: string }>>;

/** `atSource`: filters that the source was asked to run; a record that lacks their field is believed. */
export function filterOf(filters: Filters, atSource: ReadonlySet<string>, declared: Declared = {}): Passes {
  const tests = Object.entries(filters).map(([name, wanted]) =>
    testOf({ name, wanted, believed: atSource.has(name), declared }),
  );
  return (record) => tests.every((test) => test(record));
}

const comparing = /^(.+)_(after|before|from|until)$/;

/** The field that a filter looks at. */
export const filteredField = (name: string): string => comparing.exec(name)?.[1] ?? name;

/** Why nothing can be compared with that; undefined: it can. */
export function filterFault(name: string, wanted: Filters[string]): string | undefined {
  if (!comparing.test(name)) return undefined;
  const isComparable =
    typeof wanted === 'number' || (typeof wanted === 'string' && (isDate(wanted) || isNumber(wanted)));
  if (isComparable) return undefined;
  return 'It compares: give one date such as 2026-01-31, an instant such as 2026-01-31T09:00:00Z, or a number.';
}

interface Tested {
  readonly name: string;
  readonly wanted: Filters[string];
  readonly believed: boolean;
  readonly declared: Declared;
}

function testOf({ name, wanted, believed, declared }: Tested): Passes {
  const [, field = name, side] = comparing.exec(name) ?? [];
  const names = Object.keys(declared).filter((one) => bareName(one) === bareName(field));
  const paths = names.flatMap((one) => declared[one]?.path ?? []);
  return (record) => {
    const value =
      fieldOf(record, field) ?? paths.map((path) => readPath(record, path)).find((one) => one !== undefined);
    if (value === undefined || value === null) return believed;
    if (side === undefined) return equals(value, wanted);
    const answer = isBlank(value) ? believed : isOn(side, value, wanted);
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

/** `hire_date`, `hireDate` and `HireDate` are one name. */
export const bareName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function equals(value: Json, wanted: Filters[string]): boolean {
  const choices = Array.isArray(wanted) ? wanted : [wanted];
  const values = Array.isArray(value) ? value : [value];
  return values.some((one) => choices.some((choice) => isSame(one, choice)));
}

/** `after` and `before` exclude the day itself. Undefined: they cannot be compared. */
function isOn(side: string, value: Json, wanted: Filters[string]): boolean | undefined {
  const order = typeof wanted === 'string' || typeof wanted === 'number' ? compared(value, wanted) : undefined;
  if (order === undefined) return undefined;
  if (side === 'after') return order > 0;
  if (side === 'before') return order < 0;
  return side === 'from' ? order >= 0 : order <= 0;
}
