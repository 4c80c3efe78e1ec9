// Puts values into JSON by the paths of a declaration, making the objects and lists on the way.
import type { Json, JsonObject } from '../../core/json.ts';

type Open = { [key: string]: Json } | Json[];

/** Changes the body that it is given. Keys of OData that hold a dot themselves, such as `@odata.nextLink`, stay whole. */
export function place(body: JsonObject, path: string, value: Json): void {
  const keys = path.startsWith('@') ? [path] : keysOf(path);
  let at: Open = body;
  for (const [index, key] of keys.entries()) {
    const following = keys[index + 1];
    if (following === undefined) write(at, key, value);
    else at = step(at, key, typeof following === 'number' ? [] : {});
  }
}

const keysOf = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) =>
    index === undefined ? (name ?? '') : Number(index),
  );

function step(at: Open, key: string | number, empty: Open): Open {
  const inner = read(at, key);
  if (inner !== null && typeof inner === 'object') return inner;
  write(at, key, empty);
  return empty;
}

const read = (at: Open, key: string | number): Json | undefined =>
  Array.isArray(at) ? at[Number(key)] : Object.hasOwn(at, key) ? at[key] : undefined;

function write(at: Open, key: string | number, value: Json): void {
  if (Array.isArray(at)) {
    // JSON knows no holes.
    while (at.length < Number(key)) at.push(null);
    at[Number(key)] = value;
  } else Object.defineProperty(at, key, { value, writable: true, enumerable: true, configurable: true });
}
