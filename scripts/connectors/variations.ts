// One answer in the other forms in which systems give it: whoever reads the one has to read them all, to the last record and field.
import { place } from '../../src/connectors/emulator/place.ts';
import type { Collection } from '../../src/core/connector/collection.ts';
import { type Json, JsonObject } from '../../src/core/json.ts';
import { readPath } from '../../src/core/json-path.ts';

export interface Variation {
  readonly name: string;
  readonly body: Json;
  /** Found in it apart from how the runtime finds them. */
  readonly sent: readonly JsonObject[];
}

/** The answer as it is comes first. */
export function variationsOf(collection: Collection, body: Json): readonly Variation[] {
  const sent = recordsSent(collection, body);
  const itself = { name: 'as it is', body, sent };
  const [first] = sent;
  // What stands in another form already, or holds no record that tells who it is, has no further ones.
  if (collection.keyed || first === undefined || !Array.isArray(readPath(body, collection.items))) return [itself];
  if (sent.some((one) => !isId(readPath(one, collection.id)))) return [itself];
  const withRecords = (name: string, records: readonly JsonObject[]): Variation => ({
    name,
    body: put(body, collection.items, [...records]),
    sent: records,
  });
  const root = collection.id.split(/[.[]/)[0] ?? '';
  const each = (name: string, change: (value: Json) => Json) =>
    withRecords(
      name,
      sent.map((one) => fieldwise(one, (key, value) => (key === root ? value : change(value)))),
    );
  return [
    itself,
    each('null instead of objects', (value) => (isObject(value) ? null : value)),
    each('empty lists', (value) => (Array.isArray(value) ? [] : value)),
    each('numbers as text', (value) => (typeof value === 'number' ? String(value) : value)),
    each('text instead of anything', (value) => (value === null ? null : 'text')),
    each('objects around values', (value) => (isObject(value) ? value : { value })),
    withRecords(
      'ids of the other kind',
      sent.map((one) => withId(collection, one, otherId(readPath(one, collection.id) ?? null))),
    ),
    withRecords('fields that nobody knows, in the last of many', many(collection, first)),
    ...otherForms(collection, { body, sent, first }),
  ];
}

interface Whole {
  readonly body: Json;
  readonly sent: readonly JsonObject[];
  readonly first: JsonObject;
}

/** The list in other places and forms. */
function otherForms({ items }: Collection, { body, sent, first }: Whole): readonly Variation[] {
  const nulls = { name: 'null among the records', body: put(body, items, [...sent, null]), sent };
  const numbered = Object.fromEntries(sent.map((one, index) => [String(index), one]));
  const byNumber = { name: 'the list as an object by number', body: put(body, items, numbered), sent };
  if (items === '$') return [nulls, byNumber];
  return [
    nulls,
    byNumber,
    { name: 'one record where a list of one is meant', body: put(body, items, first), sent: [first] },
    { name: 'nothing beside the list', body: put({}, items, [...sent]), sent },
  ];
}

/** Fields of all kinds, in one record alone that comes after many others. */
function many(collection: Collection, first: JsonObject): readonly JsonObject[] {
  const others = Array.from({ length: 25 }, (_, index) => withId(collection, first, `other-${index}`));
  const strange = { x_text: 'text', x_number: 1.5, x_list: [{ a: 1 }], x_object: { b: true }, x_no: false };
  return [...others, { ...withId(collection, first, 'last'), ...strange }];
}

function withId({ id }: Collection, record: JsonObject, value: Json): JsonObject {
  const copy = structuredClone(record);
  place(copy, id, value);
  return copy;
}

const otherId = (id: Json): Json => {
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
};

const fieldwise = (record: JsonObject, change: (key: string, value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));

function put(body: Json, path: string, value: Json): Json {
  if (path === '$') return value;
  const copy = isObject(body) ? structuredClone(body) : {};
  place(copy, path, value);
  return copy;
}

/** Counted apart from how the runtime finds them. */
function recordsSent({ items, keyed }: Collection, body: Json): readonly JsonObject[] {
  const found = readPath(body, items);
  const all = Array.isArray(found) ? found : keyed && isObject(found) ? Object.values(found) : [found];
  return all.flatMap((one): JsonObject[] => {
    const item = JsonObject.safeParse(one);
    return item.success ? [item.data] : [];
  });
}

const isId = (value: Json | undefined): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
