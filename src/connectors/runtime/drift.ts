// Compares what a page holds with what its collection declares. Reading stays tolerant: this only tells.
import type { Collection } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Drift, DriftLog } from '../../core/ports/drift-log.ts';

/** Records of a page that are looked at: drift is seldom in one record alone. */
const looked = 20;
/** Fewer records without a field say nothing: systems leave empty fields out. */
const enough = 20;

type FieldType = Collection['fields'][string]['type'];

export function noteDrift(
  log: DriftLog,
  { name, fields }: Pick<Collection, 'fields'> & { name: string },
  records: readonly JsonObject[],
): void {
  const sample = records.slice(0, looked);
  for (const [field, { path, type }] of Object.entries(fields)) {
    const values = sample.map((record) => readPath(record, path));
    const found = foundOf(values, type);
    if (found !== undefined) log.note({ collection: name, field, found, declared: type });
  }
}

function foundOf(values: readonly (Json | undefined)[], declared: FieldType): Drift['found'] | undefined {
  const other = values.find((value) => value !== undefined && value !== null && !fits(value, declared));
  if (other !== undefined && other !== null) return kindOf(other);
  return values.length >= enough && values.every((value) => value === undefined) ? 'missing' : undefined;
}

type Present = Exclude<Json, null>;

function kindOf(value: Present): Exclude<Drift['found'], 'missing'> {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

/** Dates travel as text, and as numbers of seconds or milliseconds in some systems. */
function fits(value: Present, declared: FieldType): boolean {
  const kind = kindOf(value);
  if (declared === 'date' || declared === 'datetime')
    return kind === 'integer' || (typeof value === 'string' && (value === '' || !Number.isNaN(Date.parse(value))));
  return kind === declared || (declared === 'number' && kind === 'integer');
}
