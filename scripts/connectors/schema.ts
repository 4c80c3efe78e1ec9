// Reads JSON Schema as vendors write it: references followed, compositions looked through, paths walked.
import { z } from 'zod';

const JsonObject = z.record(z.string(), z.unknown());
type Node = Readonly<Record<string, unknown>>;

/** A description, and the files beside it that its references may name. */
export interface Document {
  readonly root: Node;
  readonly beside: ReadonlyMap<string, Node>;
}

/** One node of a description, its reference already followed. */
export interface Place {
  readonly document: Document;
  readonly node: Node;
}

export const nodeOf = (value: unknown): Node | undefined => JsonObject.safeParse(value).data;

export function follow(document: Document, value: unknown): Place | undefined {
  let at = document;
  let node = nodeOf(value);
  for (let hops = 0; node !== undefined && typeof node['$ref'] === 'string' && hops < 20; hops += 1) {
    const [file = '', pointer = ''] = node['$ref'].split('#');
    const root = file === '' ? at.root : at.beside.get(file.replace(/^.*\//, ''));
    if (root === undefined) return undefined;
    at = { root, beside: at.beside };
    let found: unknown = root;
    for (const key of pointer.split('/').slice(1)) found = member(found, unescaped(key));
    node = nodeOf(found);
  }
  return node === undefined ? undefined : { document: at, node };
}

const unescaped = (key: string): string => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
const member = (value: unknown, key: string): unknown =>
  Array.isArray(value) ? value[Number(key)] : nodeOf(value)?.[key];

/** The schema and everything that is composed into it. */
export function alternatives(place: Place, kinds: readonly string[], depth = 0): readonly Place[] {
  if (depth > 10) return [];
  const parts: unknown[] = kinds.flatMap((kind): unknown[] => {
    const composed = place.node[kind];
    return Array.isArray(composed) ? composed : [];
  });
  // Slack writes the alternatives of an object under `items` of a schema that is no list.
  if (place.node['type'] === undefined && place.node['items'] !== undefined) parts.push(place.node['items']);
  const inner = parts.flatMap((part) => {
    const followed = follow(place.document, part);
    return followed === undefined ? [] : alternatives(followed, kinds, depth + 1);
  });
  return [place, ...inner];
}

const all = ['allOf', 'anyOf', 'oneOf'];

/** `open`: the description says nothing of what stands there. */
type Found = Place | 'open' | undefined;

export function property(place: Place, name: string): Found {
  const places = alternatives(place, all);
  for (const { document, node } of places) {
    const properties = nodeOf(node['properties']);
    if (properties !== undefined && Object.hasOwn(properties, name))
      return follow(document, properties[name]) ?? 'open';
  }
  for (const { document, node } of places) {
    const more = nodeOf(node['additionalProperties']);
    if (more !== undefined) return Object.keys(more).length === 0 ? 'open' : (follow(document, more) ?? 'open');
  }
  const isSilent = places.every(({ node }) => node['properties'] === undefined && node['items'] === undefined);
  return isSilent ? 'open' : undefined;
}

export function itemsOf(place: Place): Found {
  for (const { document, node } of alternatives(place, all))
    if (node['items'] !== undefined) return follow(document, node['items']) ?? 'open';
  return isArray(place) ? 'open' : undefined;
}

/** Everything that an object may hold; the schemas as they stand there, references not followed. */
export function propertiesOf(place: Place): readonly { name: string; document: Document; schema: unknown }[] {
  return alternatives(place, all).flatMap(({ document, node }) =>
    Object.entries(nodeOf(node['properties']) ?? {}).map(([name, schema]) => ({ name, document, schema })),
  );
}

export const isArray = (place: Place): boolean =>
  alternatives(place, all).some(
    ({ node: { type, items } }) =>
      type === 'array' || (Array.isArray(type) && type.includes('array')) || items !== undefined,
  );

export function requiredOf(place: Place): readonly string[] {
  const names = alternatives(place, ['allOf']).flatMap(
    ({ node }) => z.array(z.string()).safeParse(node['required']).data ?? [],
  );
  return [...new Set(names)];
}

/** Walks a path of a declaration; a name with dots in it is tried as a whole first. */
export function walk(place: Place, path: string): Found {
  if (path === '$') return place;
  const whole = property(place, path);
  if (whole !== undefined && whole !== 'open') return whole;
  let at: Found = place;
  for (const [, name = '', index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    if (at === undefined || at === 'open') return at;
    at = index === undefined ? property(at, name) : itemsOf(at);
  }
  return at;
}
