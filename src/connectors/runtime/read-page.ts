// Reads one page of a collection: everything, or what changed since.
import { z } from 'zod';
import type { Collection } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import {
  type DeclaredList,
  type Page,
  type PageRequest,
  RemoteFault,
  type RemoteRecord,
} from '../../core/ports/remote-system.ts';
import type { Caller } from './caller.ts';
import { firstPosition, nextCursor, type Position, readCursor } from './paging.ts';
import { readPath } from '../../core/json-path.ts';
import { fill } from './templates.ts';

export async function readPage(caller: Caller, collection: Collection, request: PageRequest): Promise<Page> {
  const { cursor, since, filters, signal } = request;
  const position = cursor === null ? begin(collection, since) : readCursor(cursor);
  const { answer, body } = await caller.call({
    call: collection.list,
    values: { since: since ?? '' },
    // A cursor carries the whole question in some systems and nothing but the place in others: both get both.
    query: queryOf(collection, { since, filters }),
    position,
    writes: false,
    signal,
  });
  const items = itemsIn(collection, body);
  const next = nextCursor(collection.paging, { answer, body, items, position });
  return {
    records: items.map((item) => recordOf(collection, item)),
    next,
    since: next === null ? tokenIn(collection, body) : null,
  };
}

/** One page of a list that belongs to no collection. */
export async function readList(caller: Caller, { call, items: path, paging, values, cursor, signal }: DeclaredList) {
  const position = cursor === null ? firstPosition(paging) : readCursor(cursor);
  const { answer, body } = await caller.call({ call, values, position, writes: false, signal });
  const items = itemsIn({ items: path, keyed: false }, body);
  return { items, next: nextCursor(paging, { answer, body, items, position }) };
}

/** The first request: size and number of the page, and in a body what changed since. */
function begin(collection: Collection, since: string | null): Position {
  const first = firstPosition(collection.paging);
  const { changes } = collection;
  if (changes.kind === 'none' || changes.send === 'query' || since === null) return first;
  const value = changes.kind === 'filter' ? inBody(changes, since) : since;
  return { ...first, body: { ...first.body, [changes.param]: value } };
}

function inBody({ value, isJson }: Extract<Collection['changes'], { kind: 'filter' }>, since: string): Json {
  const filled = fill(value, instantsOf(since));
  return isJson === true ? z.json().parse(JSON.parse(filled)) : filled;
}

function queryOf(
  { changes, filters: known }: Collection,
  { since, filters }: Pick<PageRequest, 'since' | 'filters'>,
): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) {
    const filter = known[name];
    if (filter !== undefined) query[filter.param] = fill(filter.value, { value });
  }
  if (changes.kind !== 'none' && changes.send === 'query' && since !== null)
    query[changes.param] = changes.kind === 'filter' ? fill(changes.value, instantsOf(since)) : since;
  return query;
}

/** Some systems want the instant as a number, or only its day. */
const instantsOf = (since: string) => ({
  since,
  sincePlain: since.slice(0, 19).replace('T', ' '),
  sinceMs: Date.parse(since),
  sinceSeconds: Math.floor(Date.parse(since) / 1000),
  sinceDay: since.slice(0, 10),
});

function itemsIn({ items: path, keyed }: Pick<Collection, 'items' | 'keyed'>, body: Json): readonly JsonObject[] {
  const found = readPath(body, path);
  if (keyed && isObject(found))
    return Object.entries(found).map(([id, item]) => (isObject(item) ? { id, ...item } : { id, value: item }));
  // No list at all is a page without records in systems that leave empty lists out.
  if (found === undefined || found === null) return [];
  if (!Array.isArray(found)) throw noList(path);
  if (found.some((entry) => entry !== null && !isObject(entry))) throw noRecord(path);
  return found.filter(isObject);
}

function recordOf({ id: path, deletes }: Collection, body: JsonObject): RemoteRecord {
  const id = readPath(body, path);
  if (typeof id !== 'string' && typeof id !== 'number') throw noId(path);
  const flag = deletes.kind === 'flag' ? readPath(body, deletes.field) : undefined;
  const deleted = deletes.kind === 'flag' && JSON.stringify(flag) === JSON.stringify(deletes.equals);
  return { id: String(id), body, deleted };
}

function tokenIn({ changes }: Collection, body: Json): string | null {
  if (changes.kind !== 'token') return null;
  const token = readPath(body, changes.next);
  return typeof token === 'string' ? token : null;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const noList = (path: string) =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: `The answer has no list at ${path}.`,
    fix: 'Check the collection’s path and where its items stand in the answer.',
  });

const noRecord = (path: string) =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: `The list at ${path} holds something that is no record.`,
    fix: 'Check where the items of the collection stand in the answer: nothing of the page was taken over.',
  });

const noId = (path: string) =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: `A record has no id at ${path}.`,
    fix: 'Name the field that holds the record’s id in the configuration of the collection.',
  });
