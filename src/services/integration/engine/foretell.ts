// What the destination would refuse, as far as its declaration tells: said in a preview, before anything is sent.
import type { Collection } from '../../../core/connector/collection.ts';
import type { Connector } from '../../../core/connector/connector.ts';
import type { Integration } from '../../../core/integration.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { readPath } from '../../../core/json-path.ts';

export interface Foretold {
  readonly field: string;
  readonly because: string;
}

/** The first that is certain; undefined: nothing speaks against it, which is no promise. Names no value. Pure. */
export function foretell(
  { title, collections }: Pick<Connector, 'title' | 'collections'>,
  { collection, action }: Pick<Integration['destination'], 'collection' | 'action'>,
  record: JsonObject,
): Foretold | undefined {
  const declared = collections[collection];
  if (declared === undefined || action === 'delete') return undefined;
  return missingKey(title, { declared, action }, record) ?? wrongType(title, declared, record);
}

/** The address of the call names the record by one of its own fields. */
function missingKey(
  title: string,
  { declared: { writes }, action }: { declared: Collection; action: Integration['destination']['action'] },
  record: JsonObject,
): Foretold | undefined {
  const call = (writes?.[action] ?? writes?.create)?.call;
  const needed = [...(call?.path ?? '').matchAll(/\{record\.([\w.]+)\}/g)].map(([, name = '']) => name);
  const field = needed.find((name) => isEmpty(readPath(record, name)));
  return field === undefined ? undefined : { field, because: `${title} names the record by it, and it is empty.` };
}

function wrongType(title: string, { fields }: Collection, record: JsonObject): Foretold | undefined {
  for (const [name, { path, type }] of Object.entries(fields)) {
    const value = readPath(record, path) ?? readPath(record, name);
    const [what, fits] = wantedOf[type];
    if (value !== undefined && !isEmpty(value) && !fits(value))
      return { field: name, because: `${title} takes ${what} there.` };
  }
  return undefined;
}

const isEmpty = (value: Json | undefined): boolean => value === undefined || value === null || value === '';

type FieldType = Collection['fields'][string]['type'];

const isNumber = (value: Json): boolean =>
  typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value.trim())));
const isFlag = (value: Json): boolean =>
  typeof value === 'boolean' || /^(?:true|false|yes|no|y|n|0|1)$/i.test(JSON.stringify(value).replaceAll('"', ''));
const isDay = (value: Json): boolean => typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));

/** Systems read numbers and yes or no from text; what spells neither no system reads. */
const wantedOf: Readonly<Record<FieldType, readonly [what: string, fits: (value: Json) => boolean]>> = {
  integer: ['a number', isNumber],
  number: ['a number', isNumber],
  boolean: ['yes or no', isFlag],
  date: ['a date', isDay],
  datetime: ['a date', isDay],
  array: ['a list', (value) => Array.isArray(value) || typeof value === 'string'],
  object: ['an object', (value) => typeof value === 'object'],
  string: ['a text', (value) => typeof value !== 'object'],
};
