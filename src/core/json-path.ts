// Values in JSON by dotted paths, for declarations and field mappings alike. Never into prototypes.
import type { Json, JsonObject } from './json.ts';

/**
 * `a.b[0].c`; `$` is the whole body; undefined where the body does not hold it itself. A name with dots that stands there as
 * it is, such as OData's `@odata.nextLink`, comes first.
 */
export function readPath(body: Json | undefined, path: string): Json | undefined {
  if (path === '$') return body;
  if (isObject(body) && Object.hasOwn(body, path)) return isForbidden(path) ? undefined : body[path];
  let at = body;
  for (const key of keysOf(path)) {
    if (at === null || typeof at !== 'object') return undefined;
    if (Array.isArray(at)) at = at[Number(key)];
    else at = Object.hasOwn(at, key) && !isForbidden(key) ? at[key] : undefined;
  }
  return at;
}

/** Puts the value there in place; objects on the way are made. A path into a prototype is left alone. */
export function putAt(body: JsonObject, path: string, value: Json): void {
  const keys = keysOf(path);
  if (keys.some(isForbidden)) return;
  let at = body;
  keys.forEach((key, index) => {
    if (index === keys.length - 1) {
      at[key] = value;
      return;
    }
    const next = Object.hasOwn(at, key) ? at[key] : undefined;
    const inner = isObject(next) ? next : {};
    at[key] = inner;
    at = inner;
  });
}

/** A copy with the value put there; what stands beside it is shared with the original. */
export function withPath(body: JsonObject, path: string, value: Json): JsonObject {
  const [key, ...rest] = keysOf(path);
  if (key === undefined || isForbidden(key)) return body;
  if (rest.length === 0) return { ...body, [key]: value };
  const inner = body[key];
  return { ...body, [key]: withPath(isObject(inner) ? inner : {}, rest.join('.'), value) };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isForbidden = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

// The same few paths are read from every record: each is cut once. Bounded, because people write paths too.
const cut = new Map<string, readonly string[]>();
const most = 5_000;

function keysOf(path: string): readonly string[] {
  const known = cut.get(path);
  if (known !== undefined) return known;
  const keys = path.split(/\.|\[(\d+)\]/).filter((key): key is string => key !== undefined && key !== '');
  if (cut.size >= most) cut.clear();
  cut.set(path, keys);
  return keys;
}
