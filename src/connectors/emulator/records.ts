// What an emulated system holds: made-up records in the shape that its connector declares, and what was written to them since.
import { z } from 'zod';
import type { Collection } from '../../core/connector/collection.ts';
import { type Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { sampleCandidates } from '../sandbox/default-candidates.ts';
import { isObject } from './invert.ts';
import { place } from './place.ts';

export interface Held {
  readonly id: string;
  body: JsonObject;
  changedAt: Date;
  deleted: boolean;
  /** Counts the changes of the whole collection: what a change token stands for. */
  change: number;
}

/** A collection as it is laid down: its records in their order, and how often it changed. */
export const RecordsState = z.strictObject({
  change: z.int(),
  held: z.array(
    z.strictObject({
      id: z.string(),
      body: JsonObject,
      changedAt: z.iso.datetime(),
      deleted: z.boolean(),
      change: z.int(),
    }),
  ),
});
export type RecordsState = z.infer<typeof RecordsState>;

export interface Records {
  all(): readonly Held[];
  get(id: string): Held | undefined;
  /** The newest change. */
  now(): number;
  create(record: JsonObject): Held;
  update(id: string, record: JsonObject): Held | undefined;
  /** Holds these values and no made-up ones, by their paths. */
  keep(id: string, paths: JsonObject): Held;
  /** Changes values by their paths. */
  set(id: string, paths: JsonObject): void;
  remove(id: string): boolean;
  /** Out of the bin; false where it is not in it. */
  restore(id: string): boolean;
  /** Fields that the connector has never heard of. */
  drift(id: string, extra: JsonObject): void;
  state(): RecordsState;
}

export interface RecordsDependencies {
  readonly collection: Collection;
  readonly count: number;
  readonly ids: 'text' | 'number';
  readonly now: () => Date;
  /** Taken up instead of made-up records. */
  readonly state?: RecordsState | undefined;
}

export function openRecords({ collection, count, ids, now, state }: RecordsDependencies): Records {
  const held = takenUp(state);
  let change = state?.change ?? 0;
  const touch = (one: Held): void => {
    change += 1;
    one.change = change;
    one.changedAt = now();
    if (collection.changes.kind === 'filter')
      place(one.body, collection.changes.field, instant(collection, one.changedAt));
  };
  const add = (number: number, record: JsonObject | undefined): Held => {
    const id = ids === 'number' ? String(number) : `id-${number}`;
    const one = { ...blank(id, now()), body: madeUpRecord(collection, number, ids === 'number' ? number : id) };
    touch(one);
    if (record !== undefined) overwrite(collection, one.body, record);
    held.set(id, one);
    return one;
  };
  if (state === undefined) for (let number = 1; number <= count; number += 1) add(number, undefined);
  return {
    all: () => [...held.values()],
    get: (id) => held.get(id),
    now: () => change,
    create: (record) => add(held.size + 1, record),
    keep(id, paths) {
      const one = { ...blank(id, now()), body: givenBody(collection, id, paths) };
      touch(one);
      held.set(id, one);
      return one;
    },
    set(id, paths) {
      const one = held.get(id);
      if (one === undefined) return;
      lay(one.body, paths);
      touch(one);
    },
    update(id, record) {
      const one = held.get(id);
      if (one === undefined || one.deleted) return undefined;
      overwrite(collection, one.body, record);
      touch(one);
      return one;
    },
    ...bin({ collection, held, touch }),
    drift(id, extra) {
      const one = held.get(id);
      if (one !== undefined) one.body = { ...one.body, ...extra };
    },
    state: () => ({ change, held: laidDown(held) }),
  };
}

interface Shelf {
  readonly collection: Collection;
  readonly held: ReadonlyMap<string, Held>;
  readonly touch: (one: Held) => void;
}

/** What is deleted is kept, as systems with a bin do; lists leave it out. */
const bin = ({ collection, held, touch }: Shelf): Pick<Records, 'remove' | 'restore'> => ({
  remove(id) {
    const one = held.get(id);
    if (one === undefined || one.deleted) return false;
    one.deleted = true;
    if (collection.deletes.kind === 'flag') place(one.body, collection.deletes.field, collection.deletes.equals);
    touch(one);
    return true;
  },
  restore(id) {
    const one = held.get(id);
    if (one === undefined || !one.deleted) return false;
    one.deleted = false;
    markPresent(collection, one.body);
    touch(one);
    return true;
  },
});

const takenUp = (state: RecordsState | undefined): Map<string, Held> =>
  new Map(state?.held.map((one) => [one.id, { ...one, changedAt: new Date(one.changedAt) }]));

const laidDown = (held: ReadonlyMap<string, Held>): RecordsState['held'] =>
  [...held.values()].map((one) => ({ ...one, changedAt: one.changedAt.toISOString() }));

function lay(body: JsonObject, paths: JsonObject): void {
  for (const [path, value] of Object.entries(paths)) place(body, path, value);
}

const blank = (id: string, changedAt: Date): Held => ({ id, body: {}, changedAt, deleted: false, change: 0 });

function madeUpRecord(collection: Collection, number: number, id: Json): JsonObject {
  const body: JsonObject = {};
  lay(body, madeUpBody(collection, number));
  markPresent(collection, body);
  place(body, collection.id, id);
  // They belong to the first two of theirs.
  const owner = number < 6 ? 1 : 2;
  if (collection.of !== undefined) place(body, collection.of.as, typeof id === 'number' ? owner : `id-${owner}`);
  return body;
}

function givenBody(collection: Collection, id: string, paths: JsonObject): JsonObject {
  const body: JsonObject = {};
  lay(body, { ...paths, [collection.id]: paths[collection.id] ?? id });
  markPresent(collection, body);
  return body;
}

function markPresent({ deletes }: Collection, body: JsonObject): void {
  if (deletes.kind === 'flag') place(body, deletes.field, notYet(deletes.equals));
}

const madeUpBody = ({ fields }: Collection, number: number): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [field.path, madeUp(name, field, number)]));

/** Under the system's names where the connector knows them, else as they came. */
function overwrite({ fields, id }: Collection, body: JsonObject, record: JsonObject): void {
  for (const [name, value] of Object.entries(record)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.path !== id) place(body, field?.path ?? name, value);
  }
}

function madeUp(name: string, { type, values }: Collection['fields'][string], number: number): Json {
  switch (type) {
    case 'string':
      return values === undefined ? madeUpText(name, number) : oneOf(Object.keys(values), number);
    case 'integer':
      return number;
    case 'number':
      return number + 0.5;
    case 'boolean':
      return number % 2 === 0;
    case 'date':
      return `2026-01-${String((number % 28) + 1).padStart(2, '0')}`;
    case 'datetime':
      return `2026-01-${String((number % 28) + 1).padStart(2, '0')}T09:00:00Z`;
    case 'object':
      return {};
    case 'array':
      return [];
    default:
      return type satisfies never;
  }
}

/** Most hold the first of the values that the system knows, every fourth another: filters have something to keep and to drop. */
const oneOf = (values: readonly string[], number: number): string =>
  values[number % 4 === 0 ? (number / 4) % values.length : 0] ?? '';

/** People have names that can be told apart at a glance. */
function madeUpText(name: string, number: number): string {
  const [given = '', ...family] = (sampleCandidates[number % sampleCandidates.length]?.name ?? '').split(' ');
  if (/email/i.test(name)) return `person${number}@example.com`;
  if (/^(first|given)_?name$/i.test(name)) return given;
  if (/^(last|family|sur)_?name$/i.test(name)) return family.join(' ');
  return `${name} ${number}`;
}

/** Systems that filter by an epoch give it in their records as well. */
function instant({ changes }: Collection, at: Date): Json {
  if (changes.kind !== 'filter') return at.toISOString();
  if (changes.value.includes('{sinceMs}')) return at.getTime();
  return changes.value.includes('{sinceSeconds}') ? Math.floor(at.getTime() / 1000) : at.toISOString();
}

const notYet = (gone: Json): Json => (typeof gone === 'boolean' ? !gone : 'present');

/** What a look-up finds: the first whose field has that value. */
export function findBy(records: Records, path: string, value: string): Held | undefined {
  return records.all().find(({ body, deleted }) => !deleted && sameText(readPath(body, path), value));
}

const sameText = (held: Json | undefined, value: string): boolean =>
  held !== undefined && held !== null && !isObject(held) && !Array.isArray(held) && String(held) === value;
