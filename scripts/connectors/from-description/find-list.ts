// Whether an operation answers a list of records, where they stand in its answer, and what their id is called.
import { type Place, isArray, itemsOf, propertiesOf, follow, walk } from '../schema.ts';
import { type Described, placesIn } from './operations.ts';
import { singular, snake } from './words.ts';

export interface FoundList {
  readonly operation: Described;
  readonly items: string;
  readonly item: Place;
  /** Other lists stand in the same answer. */
  readonly others: readonly string[];
}

export interface Property {
  readonly path: string;
  readonly name: string;
  readonly place: Place;
}

/** The properties that a path of a declaration can name, in the order of the description, each name once. */
export function properties(place: Place, prefix = ''): readonly Property[] {
  const seen = new Map<string, Property>();
  for (const { name, document, schema } of propertiesOf(place)) {
    const found = follow(document, schema);
    if (found === undefined || !isNameable(name, prefix) || seen.has(name)) continue;
    seen.set(name, { name, path: prefix + name, place: found });
  }
  return [...seen.values()];
}

/** OData’s annotations of an answer hold a dot and are named whole. */
const isNameable = (name: string, prefix: string): boolean =>
  /^[\w@$-]+$/.test(name) || (prefix === '' && /^@[\w.]+$/.test(name));

const usual =
  /^(data|items|results?|records|values?|entries|elements|content|list|rows|resources|objects|_results|_embedded)$/i;
const deepest = 3;

export function findList(operation: Described): FoundList | undefined {
  const { answer, path } = operation;
  if (answer === undefined || !isReading(operation)) return undefined;
  if (isArray(answer)) {
    const item = itemOf(answer);
    return item === undefined ? undefined : { operation, items: '$', item, others: [] };
  }
  const noun = nounOf(path);
  const found = listsIn(answer, '', 0).map((list) => ({ ...list, rank: rankOf(list.path, noun) }));
  const [best, ...others] = found.toSorted((a, b) => a.rank - b.rank);
  // A single record holds lists of its own.
  if (best === undefined || (best.rank > 1 && isInRecord(answer, best.path))) return undefined;
  return {
    operation,
    items: best.path,
    item: best.item,
    others: others.filter(({ rank }) => rank < 4).map(({ path: at }) => at),
  };
}

/** Its address does not name one record; a search by POST is called one. */
const isReading = ({ method, path }: Described): boolean =>
  !/\}[^/]*$/.test(path) && (method === 'GET' || (method === 'POST' && /[./](list|search|query)$/i.test(path)));

function isInRecord(answer: Place, path: string): boolean {
  const within = path.split('.').slice(0, -1).join('.');
  const around = within === '' ? answer : walk(answer, within);
  if (around === undefined || around === 'open') return false;
  return properties(around).some(({ name }) => /^(id|uuid|guid|_id)$/i.test(name));
}

/** A list is known by its usual name or by that of its address; errors, links and warnings are none. */
function rankOf(path: string, noun: string): number {
  const name = path.split('.').at(-1) ?? '';
  const depth = path.split('.').length - 1;
  if (singular(snake(name)) === singular(noun)) return 0 + depth / 10;
  if (usual.test(name)) return 1 + depth / 10;
  return (/error|warning|link|included|facet|aggregat|message|meta/i.test(path) ? 6 : 2) + depth / 10;
}

function listsIn(place: Place, prefix: string, depth: number): readonly { path: string; item: Place }[] {
  if (depth > deepest) return [];
  return properties(place, prefix).flatMap(({ path, place: inner }) => {
    if (!isArray(inner)) return listsIn(inner, `${path}.`, depth + 1);
    const item = itemOf(inner);
    return item === undefined ? [] : [{ path, item }];
  });
}

/** Lists of texts or numbers hold no records. */
function itemOf(list: Place): Place | undefined {
  const item = itemsOf(list);
  return item === undefined || item === 'open' || properties(item).length === 0 ? undefined : item;
}

/** What the last segment of the address that has a name is about. */
export function nounOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.includes('{'));
  const last = (segments.at(-1) ?? 'records').replace(/\.(json|xml|list|search|query)$/i, '');
  const isVerb = /^(list|search|query|all|index)$/i.test(last);
  return snake((isVerb ? segments.at(-2) : last) ?? 'records');
}

export interface FoundId {
  readonly path: string;
  readonly type: 'string' | 'integer';
  readonly confidence: 'high' | 'medium';
  readonly because: string;
}

/** By what the single read calls it, else by the usual names. The record itself may stand one step further in. */
export function findId(item: Place, { noun, one }: { noun: string; one: Described | undefined }): FoundId | undefined {
  const own = properties(item);
  const nested = own
    .filter(
      ({ name }) =>
        /^(data|record|node|attributes|resource|item|object)$/i.test(name) || snake(name) === singular(noun),
    )
    .flatMap(({ path, place }) => properties(place, `${path}.`));
  const called = placesIn(one?.path ?? '').at(-1);
  for (const among of [own, nested]) {
    const scalars = among.filter(({ place }) => isScalar(place));
    const plain = scalars.find(({ name }) => name.toLowerCase() === 'id');
    if (plain !== undefined) return foundId(plain, 'high', 'its name');
    const same = scalars.find(({ name }) => called !== undefined && snake(name) === snake(called));
    if (same !== undefined) return foundId(same, 'high', `the single read calls it {${called}}`);
    const usualName = scalars.find(({ name }) => isIdName(snake(name), singular(noun)));
    if (usualName !== undefined)
      return foundId(usualName, 'medium', 'no field is called id; this one is named like one');
  }
  return undefined;
}

const isIdName = (name: string, noun: string): boolean =>
  [
    `${noun}_id`,
    `${noun}_key`,
    `${noun}_uuid`,
    `${noun}_sid`,
    'uuid',
    'guid',
    'uid',
    'sid',
    '_id',
    'gid',
    'identifier',
    'resource_id',
    'key',
    'record_id',
    'permanent_id',
  ].includes(name) ||
  (name.endsWith('_id') && noun.endsWith(`_${name.slice(0, -3)}`));

const foundId = ({ path, place }: Property, confidence: FoundId['confidence'], because: string): FoundId => ({
  path,
  type: typeName(place) === 'integer' ? 'integer' : 'string',
  confidence,
  because,
});

export function typeName({ node }: Place): string | undefined {
  const { type } = node;
  const named: unknown = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  return typeof named === 'string' ? named : undefined;
}

export const isScalar = (place: Place): boolean => {
  const type = typeName(place);
  if (type !== undefined) return ['string', 'integer', 'number', 'boolean'].includes(type);
  return !isArray(place) && properties(place).length === 0;
};
