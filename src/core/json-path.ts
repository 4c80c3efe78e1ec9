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

/**
 * Puts the value there in place; objects on the way are made, and lists for `[0]`. Whether the path may be written to is asked
 * before: `pathFault`.
 */
export function putAt(body: JsonObject, path: string, value: Json): void {
  const { keys, places, leads } = cutUp(path);
  if (leads) return;
  let at: JsonObject | Json[] = body;
  for (const [index, key] of keys.entries()) {
    const isLast = index === keys.length - 1;
    const next: Json = isLast ? value : (holds(at, key) ?? (places[index + 1] === true ? [] : {}));
    put(at, key, next);
    if (isLast || typeof next !== 'object' || next === null) return;
    at = next;
  }
}

function put(at: JsonObject | Json[], key: string, value: Json): void {
  if (!Array.isArray(at)) {
    at[key] = value;
    return;
  }
  const place = Number(key);
  if (!Number.isInteger(place) || place >= longest) return;
  while (at.length < place) at.push(null);
  at[place] = value;
}

/** What stands there and can hold more. */
function holds(at: JsonObject | Json[], key: string): JsonObject | Json[] | undefined {
  const next = Array.isArray(at) ? at[Number(key)] : Object.hasOwn(at, key) ? at[key] : undefined;
  return next !== null && typeof next === 'object' ? next : undefined;
}

/** Levels of a path, and places of a list. */
const deepest = 32;
const longest = 100;

/** Why nothing can be put there, as a sentence; undefined: it can. */
export function pathFault(path: string): string | undefined {
  const { keys, places } = cutUp(path);
  if (path === '$' || keys.length === 0) return `${path} names no field.`;
  if (/^\.|\.$|\.\.|\.\[/.test(path) || keys.some((key) => key.trim() === ''))
    return 'A part of it is empty: write the names of the fields with one dot between them.';
  if (path.includes('\u0000') || !path.isWellFormed()) return 'It holds signs that no name of a field can hold.';
  const forbidden = keys.find(isForbidden);
  if (forbidden !== undefined) return `No field may be called ${forbidden}.`;
  if (keys.length > deepest) return `It leads more than ${deepest} levels deep.`;
  if (places[0] === true) return 'A record is no list: begin with the name of a field.';
  const isTooFar = keys.some((key, index) => places[index] === true && Number(key) >= longest);
  return isTooFar ? `A list may have ${longest} entries.` : undefined;
}

/** The parts of a path, for comparing two of them. */
export const pathKeys = (path: string): readonly string[] => keysOf(path);

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
const cut = new Map<string, Path>();
const most = 5_000;

interface Path {
  readonly keys: readonly string[];
  /** Which of them stood in brackets: places of a list. */
  readonly places: readonly boolean[];
  /** Into a prototype. */
  readonly leads: boolean;
}

function cutUp(path: string): Path {
  const known = cut.get(path);
  if (known !== undefined) return known;
  // What stood in brackets comes at every second place.
  const parts = path
    .split(/\.|\[(\d+)\]/)
    .flatMap((key: string | undefined, index) =>
      key === undefined || key === '' ? [] : [[key, index % 2 === 1] as const],
    );
  const keys = parts.map(([key]) => key);
  const made = { keys, places: parts.map(([, isPlace]) => isPlace), leads: keys.some(isForbidden) };
  if (cut.size >= most) cut.clear();
  cut.set(path, made);
  return made;
}

const keysOf = (path: string): readonly string[] => cutUp(path).keys;
