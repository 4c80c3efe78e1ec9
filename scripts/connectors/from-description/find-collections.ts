// The lists of a description as collections: each with its id, its pages, its changes, its fields and its writes.
import type { ConnectorInput } from '../../../src/core/connector/connector.ts';
import { defined } from './defined.ts';
import { findChanges } from './find-changes.ts';
import { findFields } from './find-fields.ts';
import { type FoundList, findId, findList, nounOf } from './find-list.ts';
import { findPaging } from './find-paging.ts';
import { type ListAddress, findOne, findWrites, singlesOf } from './find-writes.ts';
import { type Notes, guess } from './guess.ts';
import { type Named, nameLists } from './name-lists.ts';
import { type Described, placesIn } from './operations.ts';
import { openPlaces, requiredQuery, sharedPlaces, stemOf } from './places.ts';
import { label, singular } from './words.ts';

type Collection = ConnectorInput['collections'][string];

export interface FoundCollections {
  readonly collections: Record<string, Collection>;
  /** What the addresses leave open is asked of whoever connects. */
  readonly asked: readonly string[];
  /** What single lists cannot be read without. */
  readonly wanted: readonly string[];
}

/** `only`: the names of those that are wanted. */
export function findCollections(
  operations: readonly Described[],
  notes: Notes,
  only?: readonly string[],
): FoundCollections {
  const lists = operations.map(findList).filter((list) => list !== undefined);
  const shared = sharedPlaces(operations, lists);
  noteUnread(operations, lists, notes);
  const named = nameLists(lists, shared).filter(({ name }) => only === undefined || only.includes(name));
  const collections: Record<string, Collection> = {};
  const asked = new Set<string>();
  const wanted = new Set<string>();
  for (const one of named) {
    if (one.parent !== undefined && !(one.parent.name in collections)) continue;
    const found = collectionOf({ operations, shared, notes }, one);
    if (found === undefined) continue;
    collections[one.name] = found.collection;
    for (const place of found.asked) asked.add(place);
    for (const query of found.wanted) wanted.add(query);
  }
  return { collections, asked: [...asked], wanted: [...wanted] };
}

/** A list whose answer is not described cannot be read. */
function noteUnread(operations: readonly Described[], lists: readonly FoundList[], notes: Notes): void {
  const read = new Set(lists.map(({ operation }) => operation));
  for (const operation of operations)
    if (
      operation.method === 'GET' &&
      placesIn(operation.path).length === 0 &&
      operation.answer === undefined &&
      !read.has(operation)
    )
      notes.open.push(`GET ${operation.path}: its answer is not described`);
}

interface Around {
  readonly operations: readonly Described[];
  readonly shared: ReadonlySet<string>;
  readonly notes: Notes;
}

interface FoundCollection {
  readonly collection: Collection;
  readonly asked: readonly string[];
  readonly wanted: readonly string[];
}

/** Undefined for a list that cannot be one, which is noted. */
function collectionOf(around: Around, named: Named): FoundCollection | undefined {
  const { operations, shared, notes } = around;
  const { operation, item } = named.list;
  const open = openPlaces(operation, named.parent);
  if (open.asked.some((place) => !shared.has(stemOf(place)))) return void notes.unlisted.push(operation.path);
  const singles = operation.method === 'GET' ? singlesOf(operations, operation.path) : [];
  const single = singles.find(({ method }) => method === 'GET') ?? singles[0];
  const id = findId(item, { noun: nounOf(operation.path), one: single });
  if (id === undefined) return void notes.withoutId.push(operation.path);
  const at = `collections.${named.name}`;
  guess(notes, `${at}.id`, [id.confidence, id.because]);
  noteOthers(named.list, at, notes);
  const address = { at, name: named.name, id: id.path, path: operation.path, declared: open.path };
  const query = requiredQuery(operation, at, notes);
  return {
    asked: open.asked,
    wanted: query.asked,
    collection: {
      ...reading(named, { address, notes, query: query.query }),
      ...(named.parent === undefined ? writing(operation, { address, operations, singles, notes }) : {}),
    },
  };
}

function noteOthers({ operation, items, others }: FoundList, at: string, notes: Notes): void {
  if (others.length === 0) return;
  guess(notes, `${at}.items`, ['low', `${others.join(', ')} in the same answer are lists as well`]);
  notes.open.push(`${operation.path}: is ${items} the list that is meant, or ${others.join(', ')}?`);
}

interface Reading {
  readonly address: ListAddress;
  readonly query: Readonly<Record<string, string>>;
  readonly notes: Notes;
}

function reading({ name, list, parent }: Named, { address, query, notes }: Reading): Collection {
  const { operation, items, item } = list;
  const { at, id } = address;
  const found = findPaging({ ...list, id });
  guess(notes, `${at}.paging`, [found.confidence, found.because]);
  if (found.open !== undefined) notes.open.push(`${name}: ${found.open}`);
  if (found.isSizeAssumed === true) notes.sizes.push(name);
  const changes = changesOf(list, at, notes);
  if (parent !== undefined)
    guess(notes, `${at}.of`, [
      'medium',
      `it is listed for one of ${parent.name} at a time: one request for each of them`,
    ]);
  return defined({
    label: label(name),
    list: defined({
      method: operation.method,
      path: address.declared,
      query: Object.keys(query).length > 0 ? query : undefined,
      body: operation.method === 'POST' ? {} : undefined,
      operation: operation.id,
    }),
    items,
    id,
    of: parent === undefined ? undefined : { collection: parent.name, as: `${singular(parent.name)}_id` },
    paging: found.paging,
    changes,
    fields: findFields(item, { id, changedAt: changes?.field }),
  });
}

interface Written {
  readonly address: ListAddress;
  readonly operations: readonly Described[];
  readonly singles: readonly Described[];
  readonly notes: Notes;
}

function writing({ method, path }: Described, { address, operations, singles, notes }: Written) {
  if (method !== 'GET') return {};
  const create = operations.find((one) => one.method === 'POST' && one.path === path);
  return defined({
    one: findOne(singles, address, notes),
    writes: findWrites({ create, singles }, address, notes),
  });
}

function changesOf({ operation, item }: FoundList, at: string, notes: Notes) {
  const queries = operation.method === 'GET' ? operation.parameters.filter((one) => one.in === 'query') : [];
  const found = findChanges(queries, item);
  if (typeof found === 'string') notes.open.push(`${operation.path}: ${found}`);
  if (found === undefined || typeof found === 'string') {
    guess(notes, `${at}.changes`, ['medium', 'no filter by the last change was found: it is read whole']);
    return undefined;
  }
  guess(notes, `${at}.changes`, [found.confidence, found.because]);
  return found.changes;
}
