// Fills the places of a template: substitution only, each value escaped for where it stands.
import type { Json, JsonObject } from '../../core/json.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';
import { readPath } from '../../core/json-path.ts';

/** What the places may name: `{config.x}`, `{cred.x}`, `{record.x}`, and plain ones such as `{id}` or `{since}`. */
export interface Values {
  readonly [name: string]: Json;
}

const place = /\{([a-z][\w.@-]*)\}/gi;

const escapes = {
  plain: (text: string) => text,
  path: (text: string) => encodeURIComponent(text),
} as const;

/** `path` escapes what would leave its segment. Throws a fault of the integration when a place has no value. */
export function fill(template: string, values: Values, escape: keyof typeof escapes = 'plain'): string {
  if (!template.includes('{')) return template;
  const filled = (part: string) => part.replaceAll(place, (_, name: string) => escapes[escape](textOf(name, values)));
  if (escape !== 'path') return filled(template);
  return template
    .split('/')
    .map((part) => (part.includes('{') ? segment(filled(part), part) : part))
    .join('/');
}

/** What is nothing, or goes up or stays where it is, would make the address another one: that of all records, or of none. */
function segment(filled: string, template: string): string {
  if (filled !== '' && filled !== '.' && filled !== '..') return filled;
  const [, name = 'id'] = /\{([^}]*)\}/.exec(template) ?? [];
  throw missing(name, 'one that an address can hold');
}

/** Templates at any depth; a text that is one place alone keeps the type of its value. */
export function fillJson(template: Json, values: Values): Json {
  if (typeof template === 'string') {
    const [whole] = [...template.matchAll(place)];
    if (whole?.[0] === template) return valueOf(whole[1] ?? '', values);
    return fill(template, values);
  }
  if (Array.isArray(template)) return template.map((entry) => fillJson(entry, values));
  if (template !== null && typeof template === 'object')
    return Object.fromEntries(Object.entries(template).map(([key, entry]) => [key, fillJson(entry, values)]));
  return template;
}

/** Whether every place has a value: tells which of several ways to sign in the credentials suffice for. */
export const canFill = (template: string, values: Values): boolean =>
  [...template.matchAll(place)].every(([, name = '']) => readPath(rootOf(values), name) !== undefined);

/**
 * Values are not escaped: for headers and query parameters, which are encoded where they are set. Throws as `fill` does.
 */
export const fillAll = (templates: Readonly<Record<string, string>>, values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(templates).map(([key, template]) => [key, fill(template, values)]));

function valueOf(name: string, values: Values): Json {
  const value = readPath(rootOf(values), name);
  if (value === undefined) throw missing(name);
  return value;
}

function textOf(name: string, values: Values): string {
  const value = valueOf(name, values);
  if (value === null || typeof value === 'object') throw missing(name);
  const text = String(value);
  if (!text.isWellFormed()) throw missing(name, 'one that an address can hold');
  return text;
}

const rootOf = (values: Values): JsonObject => values;

const missing = (name: string, kind = 'a value') =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: `The request needs ${kind === 'a value' ? kind : `a value, ${kind},`} for ${name}, and there is none.`,
    fix: `Give ${name.replace(/^(config|cred|record)\./, '')} a value: in the connection, or in the field mapping.`,
  });
