// Compares what a page holds with what its collection declares. Reading stays tolerant, and every field is kept: this only tells.
import type { Collection } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { type Drift, type DriftLog, undeclared } from '../../core/ports/drift-log.ts';

/** Fewer records without a field say nothing: systems leave empty fields out. */
const enough = 20;

type FieldType = Collection['fields'][string]['type'];

/** `name` is the collection, as the drift log calls it. */
export interface Reading extends Pick<Collection, 'fields' | 'id'> {
  readonly name: string;
  /** Paths of lists beside the records. */
  readonly beside?: readonly string[];
}

/**
 * Never throws and changes nothing of the records. Notes a field as `missing` only where at least 20 records lack it; keys
 * that may be data, such as ids, are noted as `*`.
 */
export function noteDrift(log: DriftLog, reading: Reading, records: readonly JsonObject[]): void {
  const { name, fields, beside = [] } = reading;
  for (const [field, { path, type }] of Object.entries(fields)) {
    const values = records.map((record) => readPath(record, path));
    const found = foundOf(values, type);
    if (found !== undefined) log.note({ collection: name, field, found, declared: type });
  }
  const known = knownOf(reading);
  const more = new Map<string, Drift['found']>();
  const noting: Noting = { at: '', more, told: new Map() };
  for (const record of records) noteUnknown(record, known, noting);
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
interface KnownShape {
  whole: boolean;
  readonly below: Map<string, KnownShape>;
}

const made = new WeakMap<Collection['fields'], KnownShape>();

function knownOf({ fields, id }: Pick<Reading, 'fields' | 'id'>): KnownShape {
  const before = made.get(fields);
  if (before !== undefined) return before;
  const known: KnownShape = { whole: false, below: new Map() };
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

function below(at: KnownShape, key: string): KnownShape {
  const inner = at.below.get(key) ?? { whole: false, below: new Map() };
  at.below.set(key, inner);
  return inner;
}

interface Noting {
  readonly at: string;
  readonly more: Map<string, Drift['found']>;
  /** What stands below each declared name and was told already: records of a page look alike. */
  readonly told: Map<KnownShape, Set<string>>;
}

function noteUnknown(value: Json, known: KnownShape, noting: Noting): void {
  if (known.whole || value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    // A list is declared by its first entry; the others look like it.
    const entry = known.below.get('0');
    for (const inner of value) noteEntry(inner, entry, { known, key: '[]', noting });
    return;
  }
  for (const [key, inner] of Object.entries(value)) noteEntry(inner, known.below.get(key), { known, key, noting });
}

interface DriftEntry {
  /** What it stands below, and under which name. */
  readonly known: KnownShape;
  readonly key: string;
  readonly noting: Noting;
}

function noteEntry(inner: Json, declared: KnownShape | undefined, { known, key, noting }: DriftEntry): void {
  if (inner === null) return;
  if (declared !== undefined) {
    if (typeof inner === 'object') noteUnknown(inner, declared, { ...noting, at: pathOf(noting.at, key) });
    return;
  }
  const told = noting.told.get(known) ?? new Set();
  if (told.has(key)) return;
  noting.told.set(known, told.add(key));
  noting.more.set(noting.more.size < most ? pathOf(noting.at, key) : others, kindOf(inner));
}

const pathOf = (at: string, key: string): string =>
  key === '[]' ? `${at}[]` : at === '' ? nameOf(key) : `${at}.${nameOf(key)}`;

/** More names than any record has; what is beyond is told as one. */
const most = 1_000;
const others = '*';
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
