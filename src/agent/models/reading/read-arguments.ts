// A call's arguments as an object, from everything that servers send in their place. What cannot be read is complained about
// and never guessed: half a call might mean anything.
import type { JsonSchema } from '../dialects/lower-schema.ts';

type Arguments = Readonly<Record<string, unknown>>;
export type ReadArguments =
  | { readonly kind: 'read'; readonly value: Arguments }
  | { readonly kind: 'unreadable'; readonly complaint: string };

export function readArguments(given: unknown, schema: JsonSchema): ReadArguments {
  const value = typeof given === 'string' ? decoded(given) : (given ?? {});
  if (value === undefined)
    return {
      kind: 'unreadable',
      complaint: 'The arguments are not valid JSON; they may have been cut off. Send them again, whole.',
    };
  if (!isObject(value)) return { kind: 'unreadable', complaint: 'The arguments must be one JSON object.' };
  return { kind: 'read', value: fitted(value, schema) };
}

/** Text that was encoded twice, stands in a code fence, or came twice is read as what it holds once. */
function decoded(text: string, depth = 0): unknown {
  const plain = unfenced(text.replace(/^\uFEFF/, '').trim());
  if (plain === '') return {};
  const value = parsed(plain) ?? parsed(half(plain));
  return typeof value === 'string' && depth < 2 ? decoded(value, depth + 1) : value;
}

const unfenced = (text: string): string => /^```(?:json)?\s*([\s\S]*?)\s*```$/.exec(text)?.[1] ?? text;

function half(text: string): string {
  const middle = text.length / 2;
  return text.slice(0, middle) === text.slice(middle) ? text.slice(middle) : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller says so to the model.
    return undefined;
  }
}

/** Nulls for what was left out, names in another spelling, one where a list is meant, numbers as text: as the schema has it. */
function fitted(value: Arguments, schema: JsonSchema): Arguments {
  const properties = isObject(schema['properties']) ? schema['properties'] : undefined;
  if (properties === undefined) return value;
  const spellings = new Map(Object.keys(properties).map((name) => [spelled(name), name]));
  const entries = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    const name = key in properties ? key : (spellings.get(spelled(key)) ?? key);
    const property = properties[name];
    if (!isObject(property)) return [[name, entry]];
    return entry === null && !takesNull(property) ? [] : [[name, fit(entry, property)]];
  });
  return Object.fromEntries(entries);
}

function fit(entry: unknown, schema: JsonSchema): unknown {
  const type = schema['type'];
  if (type === 'array') return listOf(entry);
  if (typeof entry === 'string') return typeof type === 'string' ? (ofText[type]?.(entry, schema) ?? entry) : entry;
  return isObject(entry) ? fitted(entry, schema) : entry;
}

/** What text means where another type is wanted; undefined where it means nothing. */
const ofText: Readonly<Record<string, (text: string, schema: JsonSchema) => unknown>> = {
  object: (text, schema) => {
    const inner = decoded(text);
    return isObject(inner) ? fitted(inner, schema) : undefined;
  },
  integer: numberIn,
  number: numberIn,
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

function numberIn(text: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}

function listOf(entry: unknown): unknown {
  if (Array.isArray(entry)) return entry;
  if (typeof entry !== 'string') return [entry];
  const inner = entry.trim().startsWith('[') ? parsed(entry) : undefined;
  return Array.isArray(inner) ? inner : [entry];
}

function takesNull(schema: JsonSchema): boolean {
  const { type, anyOf } = schema;
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  return Array.isArray(anyOf) && anyOf.some((branch) => isObject(branch) && takesNull(branch));
}

/** `moveStage`, `move-stage` and `Move Stage` are one name. */
export const spelled = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
