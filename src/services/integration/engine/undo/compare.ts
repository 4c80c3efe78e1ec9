// A record as it stands at the destination, held against what Muster wrote: has somebody changed it since? Systems give back what
// they took in their own spelling, so that numbers, texts and instants are compared by what they mean.
import type { Collection } from '../../../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../../../core/json.ts';
import { readPath } from '../../../../core/json-path.ts';

/** Where the system shows what was written under that name. */
export const shownAt = ({ fields }: Pick<Collection, 'fields'>, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.path ?? name) : name;

/** Names of fields that hold something else now. A field that the system does not show says nothing. */
export function changedIn(
  collection: Pick<Collection, 'fields'>,
  present: JsonObject,
  wrote: JsonObject,
): readonly string[] {
  return Object.entries(wrote).flatMap(([name, value]) => {
    const shown = readPath(present, shownAt(collection, name));
    return shown === undefined || isSame(shown, value) ? [] : [name];
  });
}

/** Whether the system shows any of it: without that, nobody knows what became of the record. */
export const showsAny = (collection: Pick<Collection, 'fields'>, present: JsonObject, wrote: JsonObject): boolean =>
  Object.keys(wrote).some((name) => readPath(present, shownAt(collection, name)) !== undefined);

function isSame(a: Json, b: Json): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index] ?? null));
  // What the system adds by itself is no change of what was written.
  if (isObject(a) && isObject(b)) return Object.entries(b).every(([key, value]) => isSame(a[key] ?? null, value));
  return plain(a) === plain(b);
}

const isObject = (value: Json): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function plain(value: Json): string {
  if (value === null || value === '') return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value).trim().toLowerCase();
  if (/^-?\d+(\.\d+)?$/.test(text) && text.length < 16) return String(Number(text));
  const instant = /^\d{4}-\d{2}-\d{2}t[\d:.]+(z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? text : new Date(instant).toISOString();
}
