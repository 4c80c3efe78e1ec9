// Compares what a page holds with what its collection declares. Reading stays tolerant, and every field is kept: this only tells.
import type { Collection } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { type Drift, type DriftLog, undeclared } from '../../core/ports/drift-log.ts';

/** Records of a page that are looked at: drift is seldom in one record alone. */
const looked = 20;
/** Fewer records without a field say nothing: systems leave empty fields out. */
const enough = 20;

type FieldType = Collection['fields'][string]['type'];

export interface Reading extends Pick<Collection, 'fields' | 'id'> {
  readonly name: string;
  /** Paths of lists beside the records. */
  readonly beside?: readonly string[];
}

export function noteDrift(log: DriftLog, reading: Reading, records: readonly JsonObject[]): void {
  const { name, fields, beside = [] } = reading;
  const sample = records.slice(0, looked);
  for (const [field, { path, type }] of Object.entries(fields)) {
    const values = sample.map((record) => readPath(record, path));
    const found = foundOf(values, type);
    if (found !== undefined) log.note({ collection: name, field, found, declared: type });
  }
  const known = knownOf(reading);
  const more = new Map<string, Drift['found']>();
  for (const record of sample) noteUnknown(record, known, { at: '', more });
  for (const [field, found] of more) log.note({ collection: name, field, found, declared: undeclared });
  for (const path of beside)
    log.note({ collection: name, field: `${besideMark}${path}`, found: 'array', declared: undeclared });
}

/** Before the path of a list that stands beside the records. */
const besideMark = 'beside ';

function foundOf(values: readonly (Json | undefined)[], declared: FieldType): Drift['found'] | undefined {
  const other = values.find((value) => value !== undefined && value !== null && !fits(value, declared));
  if (other !== undefined && other !== null) return kindOf(other);
  return values.length >= enough && values.every((value) => value === undefined) ? 'missing' : undefined;
}

/** Names of the fields that a declaration leads to; `whole`: everything below belongs to a declared field. */
interface Known {
  whole: boolean;
  readonly below: Map<string, Known>;
}

const made = new WeakMap<Collection['fields'], Known>();

function knownOf({ fields, id }: Pick<Reading, 'fields' | 'id'>): Known {
  const before = made.get(fields);
  if (before !== undefined) return before;
  const known: Known = { whole: false, below: new Map() };
  for (const path of [id, ...Object.values(fields).map((field) => field.path)]) {
    let at = known;
    // A name with dots in it, such as OData's `@odata.nextLink`, is one name.
    const keys = path.startsWith('@') ? [path] : path.split(/[.[\]]+/).filter((part) => part !== '');
    for (const key of keys) at = below(at, key);
    at.whole = true;
  }
  made.set(fields, known);
  return known;
}

function below(at: Known, key: string): Known {
  const inner = at.below.get(key) ?? { whole: false, below: new Map() };
  at.below.set(key, inner);
  return inner;
}

interface Noting {
  readonly at: string;
  readonly more: Map<string, Drift['found']>;
}

function noteUnknown(value: Json, known: Known, { at, more }: Noting): void {
  if (known.whole || value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    // A list is declared by its first entry; the others look like it.
    const entry = known.below.get('0');
    for (const inner of value.slice(0, 3)) noteEntry(inner, entry, { at: `${at}[]`, more });
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const path = at === '' ? nameOf(key) : `${at}.${nameOf(key)}`;
    noteEntry(inner, known.below.get(key), { at: path, more });
  }
}

function noteEntry(inner: Json, declared: Known | undefined, noting: Noting): void {
  if (declared !== undefined) noteUnknown(inner, declared, noting);
  else if (inner !== null && noting.more.size < most) noting.more.set(noting.at, kindOf(inner));
}

const most = 100;
/** Keys may be data themselves, such as an address or an id: they are not noted. */
const nameOf = (key: string): string => (/^[A-Za-z_$][\w$ :-]{0,63}$/.test(key) && !/\d{5,}/.test(key) ? key : '*');

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
