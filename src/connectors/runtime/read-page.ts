// Reads one page of a collection: everything, or what changed since.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Collection, Paging } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import {
  type DeclaredList,
  type Page,
  type PageRequest,
  RemoteFault,
  type RemoteRecord,
  type UnnamedRecord,
  fixOfUnnamed,
  unnamedPrefix,
} from '../../core/ports/remote-system.ts';
import type { Answered, Caller, CallRequest } from './caller.ts';
import { withIncluded } from './included.ts';
import { isId, itemsIn, listsIn } from './items.ts';
import { namesTwice } from './not-json.ts';
import { isTwiceOnTheWay, placesHolding } from './ambiguous.ts';
import { firstPosition, isDoubtful, isGuess, nextCursor, type Position, readCursor } from './paging.ts';
import { readPath } from '../../core/json-path.ts';
import { saysNo } from './said-failures.ts';
import { fill } from './templates.ts';

export type Source = Pick<Connector, 'title' | 'omitsEmptyLists' | 'success' | 'empty'>;

/** `since` is given with the last page only, and null before. */
export interface PageRead extends Page {
  /** Paths of lists that stand beside the records and belong to none of them. */
  readonly beside: readonly string[];
}

/**
 * Reads only, so it may be repeated. Throws a `RemoteFault`; kind `invalid` for an answer whose list cannot be found or
 * whose records lack ids, so that no such page passes for an empty one. A 404 for a page that was a guess counts as the
 * end.
 */
export async function readPage(
  caller: Caller,
  { source, collection }: { source: Source; collection: Collection },
  request: PageRequest & { readonly of?: string },
): Promise<PageRead> {
  const { cursor, since, filters, signal, of = '' } = request;
  const position = asking(collection, cursor === null ? firstPosition(collection.paging) : readCursor(cursor), since);
  const answered = await askFor(caller, collection, {
    call: collection.list,
    values: { since: since ?? '', of },
    // A cursor carries the whole question in some systems and nothing but the place in others: both get both.
    query: queryOf(collection, { since, filters }),
    position,
    writes: false,
    sortsAmbiguous: true,
    signal,
  });
  if (answered === undefined) return { records: [], next: null, since: null, beside: [] };
  const { answer, body } = answered;
  const { paging } = collection;
  const total = 'total' in paging ? paging.total : undefined;
  const listing = { ...listingOf(source, answer.status), ...collection, total, name: request.collection };
  const items = itemsIn(listing, body);
  if (items.length === 0 && source.success === undefined && saysNo(body)) throw emptyFailure(source, answer.status);
  const doubts = doubtsOf(answered, collection, items);
  if (doubts === undefined) throw namesTwice(source, answer);
  const next = nextCursor(paging, { answer, body, items, position });
  const whole = withIncluded(body, withoutEmpties(source, collection, items));
  return {
    ...recordsOf(collection, whole, { allowed: request.allowsUnnamed === true, isFirst: cursor === null, doubts }),
    next,
    since: next === null ? tokenIn(collection, body) : null,
    beside: listsIn(body, collection.items).filter((path) => path !== 'included' || whole === items),
  };
}

/** A word for nothing would be a value to whoever reads on. */
function withoutEmpties(
  { empty }: Source,
  { fields }: Collection,
  items: readonly JsonObject[],
): readonly JsonObject[] {
  if (empty === undefined) return items;
  const declared = Object.values(fields).filter(({ type }) => type !== 'boolean');
  const keys = new Set(declared.map(({ path }) => path.split(/[.[]/)[0]));
  const told = ([key, value]: [string, Json]): [string, Json] => [key, value === empty && keys.has(key) ? null : value];
  return items.map((item) => Object.fromEntries(Object.entries(item).map(told)));
}

/** A list without records beside an error is no empty list: taking it for one would delete what it does not show. */
const emptyFailure = ({ title }: Source, status: number) =>
  new RemoteFault({
    kind: 'transient',
    blame: 'remote',
    message: `${title} answered HTTP ${status} with an empty list, and says in its answer that it failed.`,
    fix: 'Check whether the other system is up, then start the sync again.',
    status,
  });

/** Undefined: there is no such page any more. */
async function askFor(
  caller: Caller,
  { paging }: Collection,
  request: CallRequest & { position: Position },
): Promise<Answered | undefined> {
  try {
    return await caller.call(request);
  } catch (error) {
    if (error instanceof RemoteFault && isBeyond(paging, request.position, error)) return undefined;
    throw error;
  }
}

/** Systems answer 404 to a page that is not there; where they said so before, in whatever way they refuse it. */
const isBeyond = (paging: Paging, position: Position, { kind }: RemoteFault): boolean =>
  (kind === 'not_found' && isGuess(paging, position)) ||
  ((kind === 'invalid' || kind === 'gone') && isDoubtful(position));

/** One page of a list that belongs to no collection. Throws a `RemoteFault`; `next` is null after the last page. */
export async function readList(caller: Caller, source: Source, asked: DeclaredList) {
  const { call, items: path, id, paging, values, cursor, signal } = asked;
  const position = cursor === null ? firstPosition(paging) : readCursor(cursor);
  const { answer, body } = await caller.call({ call, values, position, writes: false, signal });
  const items = itemsIn({ ...listingOf(source, answer.status), name: call.path, items: path, id }, body);
  return { items, next: nextCursor(paging, { answer, body, items, position }) };
}

/** What every list of that system has in common; the caller adds place and name. */
export const listingOf = ({ title, omitsEmptyLists }: Source, status: number) => ({
  title,
  status,
  omitsEmpty: omitsEmptyLists !== undefined,
});

/** What changed since, where that is asked for in a body: on every page, or the second would be one of another list. */
function asking({ changes }: Collection, position: Position, since: string | null): Position {
  if (changes.kind === 'none' || changes.send === 'query' || since === null) return position;
  const value = changes.kind === 'filter' ? inBody(changes, since) : since;
  return { ...position, body: { [changes.param]: value, ...position.body } };
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

const twice = 'It names a field twice, with different values: nobody can say which is meant.';

interface Doubts {
  /** Places of the records that name a field twice. */
  readonly places: ReadonlySet<number>;
  /** And of those whose id is such a field. */
  readonly unnamed: ReadonlySet<number>;
}

/** Undefined: something else of the answer names a field twice, such as its cursor. */
function doubtsOf({ ambiguous }: Answered, { id }: Collection, items: readonly JsonObject[]): Doubts | undefined {
  if (ambiguous === undefined) return { places: new Set(), unnamed: new Set() };
  const { places, found } = placesHolding(items, ambiguous);
  if (found < ambiguous.size) return undefined;
  const unnamed = [...places].filter((place) => isTwiceOnTheWay(ambiguous, items[place] ?? null, id));
  return { places, unnamed: new Set(unnamed) };
}

/** Where not one of the first page has an id, the collection is declared wrongly, and that is thrown for. */
function recordsOf(
  collection: Collection,
  bodies: readonly JsonObject[],
  { allowed, isFirst, doubts }: { allowed: boolean; isFirst: boolean; doubts: Doubts },
): Pick<Page, 'records' | 'unnamed'> {
  const records: RemoteRecord[] = [];
  const unnamed: UnnamedRecord[] = [];
  for (const [index, body] of bodies.entries()) {
    const id = readPath(body, collection.id);
    const doubt = doubts.places.has(index) ? { unreliable: twice } : {};
    if (isId(id) && isKept(String(id)) && !doubts.unnamed.has(index))
      records.push({ id: String(id), body, deleted: isDeleted(collection, body), ...doubt });
    else unnamed.push(unnamedOf(collection.id, { body, index, id, isTwice: doubts.unnamed.has(index) }));
  }
  const [first] = unnamed;
  if (first === undefined) return { records };
  if (!allowed || (isFirst && records.length === 0)) throw noId(first);
  return { records, unnamed };
}

/** The record says so itself. */
export const isDeleted = ({ deletes }: Collection, body: JsonObject): boolean =>
  deletes.kind === 'flag' && JSON.stringify(readPath(body, deletes.field)) === JSON.stringify(deletes.equals);

function tokenIn({ changes }: Collection, body: Json): string | null {
  if (changes.kind !== 'token') return null;
  const token = readPath(body, changes.next);
  return isId(token) ? String(token) : null;
}

/** An id that no store holds as it is would stop everything that comes after it. */
const longestId = 512;
const isKept = (id: string): boolean => id.length <= longestId && id.isWellFormed() && !id.includes('\u0000');

/** Which record, by its place and the names of its fields: their values may be personal. */
const unnamedOf = (path: string, { body, index, ...nameless }: Nameless): UnnamedRecord => ({
  id: unnamedPrefix + createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16),
  because: `Record ${index + 1} of the page has ${whyNameless(path, nameless)}; it holds ${Object.keys(body).slice(0, 12).join(', ') || 'no fields'}.`,
});

function whyNameless(path: string, { id, isTwice }: Pick<Nameless, 'id' | 'isTwice'>): string {
  if (isTwice) return `two ids at ${path}`;
  return isId(id)
    ? `an id at ${path} that is longer than ${longestId} characters or holds signs that are no text`
    : `no id at ${path}`;
}

interface Nameless {
  readonly isTwice: boolean;
  readonly body: JsonObject;
  readonly index: number;
  readonly id: Json | undefined;
}

const noId = ({ because }: UnnamedRecord) =>
  new RemoteFault({ kind: 'invalid', blame: 'integration', message: because, fix: fixOfUnnamed });
