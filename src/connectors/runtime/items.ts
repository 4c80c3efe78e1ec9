// Where the records of an answer stand. A list that is not where it was declared is a fault that says what stood there instead:
// taking it for an empty page would lose the records without a word.
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';

export interface Listing {
  /** Of the system. */
  readonly title: string;
  /** The collection or list. */
  readonly name: string;
  readonly items: string;
  readonly keyed?: boolean;
  /** Where a record shows its id; undefined where none is needed. */
  readonly id?: string | undefined;
  /** The system leaves empty lists out of its answers. */
  readonly omitsEmpty: boolean;
  /** Where the answer says how many there are at all: none, and no list is needed. */
  readonly total?: string | undefined;
  /** HTTP status; 204 says that there is nothing. */
  readonly status?: number;
}

/**
 * Throws a `RemoteFault` of kind `invalid` where no list stands at `items` and nothing in the answer or the connector
 * explains that; its message names fields and kinds, never a value. Null entries are left out.
 */
export function itemsIn(listing: Listing, body: Json): readonly JsonObject[] {
  const found = readPath(body, listing.items);
  if (Array.isArray(found)) return recordsOf(listing, found);
  if (listing.keyed === true && isObject(found) && isKeyed(listing, found))
    return Object.entries(found).map(keyedItem(listing));
  if (isObject(found)) {
    const inside = insteadOfList(listing, found);
    if (inside !== undefined) return inside;
  }
  if (isExplained(listing, body, found)) return [];
  throw noList(listing, body, found);
}

function recordsOf(listing: Listing, found: readonly Json[]): readonly JsonObject[] {
  if (found.some((entry) => entry !== null && !isObject(entry))) throw noRecord(listing);
  return found.filter(isObject);
}

/** Where the whole answer is the list, what is no record is something else that the answer holds. */
const isKeyed = ({ items }: Listing, found: JsonObject): boolean =>
  items !== '$' || Object.values(found).every((one) => isObject(one));

const keyedItem =
  ({ id = 'id' }: Listing) =>
  ([key, item]: [string, Json]): JsonObject => {
    if (!isObject(item)) return { id: key, value: item };
    const own = readPath(item, id);
    if (id !== 'id' && isId(own)) return String(own) === key ? item : { key, ...item };
    return 'id' in item && item['id'] !== key ? { key, ...item } : { id: key, ...item };
  };

/**
 * One record where a list of one was meant (as converters from XML have it), or the list as an object by number or id (as PHP
 * writes lists with gaps).
 */
function insteadOfList({ id, items }: Listing, found: JsonObject): readonly JsonObject[] | undefined {
  if (id === undefined) return undefined;
  // The whole body is no record because it has an id of its own: a failure has one too.
  if (items !== '$' && isId(readPath(found, id))) return [found];
  const inside = Object.entries(found);
  const areRecords = inside.every(([key, one]) => isObject(one) && isListed(key, readPath(one, id)));
  return areRecords && inside.length > 0 ? inside.map(([, one]) => one).filter(isObject) : undefined;
}

const isListed = (key: string, id: Json | undefined): boolean => isId(id) && (/^\d+$/.test(key) || key === String(id));

/** Nothing stands there, and that is said or declared; and nothing else in the answer looks like the list. */
function isExplained({ items, omitsEmpty, status, total }: Listing, body: Json, found: Json | undefined): boolean {
  if (status === 204) return true;
  if (found !== undefined && found !== null) return false;
  const count = total === undefined ? undefined : readPath(body, total);
  const isNone = count === 0 || count === '0';
  return (found === null || omitsEmpty || isNone) && listsIn(body, items).length === 0;
}

/** Paths, two levels deep, at which the answer has lists of records. */
export function listsIn(body: Json, except: string): readonly string[] {
  if (Array.isArray(body)) return except === '$' ? [] : ['$'];
  if (!isObject(body)) return [];
  const at = (path: string, value: Json): readonly string[] =>
    path !== except && Array.isArray(value) && value.some(isObject) ? [path] : [];
  return Object.entries(body).flatMap(([key, value]) => [
    ...at(key, value),
    ...(isObject(value) && key !== except
      ? Object.entries(value).flatMap(([inner, deeper]) => at(`${key}.${inner}`, deeper))
      : []),
  ]);
}

/** Numbers count, empty or blank texts do not; ids are compared as text. */
export const isId = (value: Json | undefined): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** Not null and not an array; narrows the type. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Kinds and names of fields, never a value. */
function noList({ title, name, items }: Listing, body: Json, found: Json | undefined): RemoteFault {
  const elsewhere = listsIn(body, items);
  const there =
    found === undefined ? 'nothing' : found === null ? 'null' : isObject(found) ? 'an object' : typeof found;
  const beside = elsewhere.length > 0 ? `lists stand at ${elsewhere.join(', ')}` : `the answer holds ${namesIn(body)}`;
  return new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: `${title} answered without the list of ${name} at ${items}: ${there} stood there; ${beside}.`,
    fix: 'Nothing of the page was taken over. Check where the items of the collection stand in the answer; where the system leaves empty lists out, the connector has to say so.',
  });
}

const most = 12;
function namesIn(body: Json): string {
  if (!isObject(body)) return Array.isArray(body) ? 'a list' : `only a ${typeof body}`;
  const names = Object.keys(body);
  return names.length === 0 ? 'no fields' : names.slice(0, most).join(', ');
}

const noRecord = ({ title, name, items }: Listing) =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: `${title} answered a list of ${name} at ${items} with something in it that is no record.`,
    fix: 'Check where the items of the collection stand in the answer: nothing of the page was taken over.',
  });
