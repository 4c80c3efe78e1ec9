// The fields of a JSON schema as rows of a table, and an example value where the document gives none.
import { z } from 'zod';
import { escaped, inline } from './html.ts';

const Schema: z.ZodType<SchemaShape> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    minLength: z.number().optional(),
    minItems: z.number().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
  }),
);
export interface SchemaShape {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  format?: string | undefined;
  minimum?: number | undefined;
  minLength?: number | undefined;
  minItems?: number | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  required?: string[] | undefined;
  properties?: Record<string, SchemaShape> | undefined;
  items?: SchemaShape | undefined;
  anyOf?: SchemaShape[] | undefined;
  oneOf?: SchemaShape[] | undefined;
}

export type Components = Readonly<Record<string, unknown>>;

interface TableContext {
  readonly components: Components;
  readonly prefix: string;
  readonly depth: number;
}

const deepest = 4;

export const parseSchema = (schema: unknown): SchemaShape | undefined => Schema.safeParse(schema).data;

export function follow(schema: SchemaShape, components: Components): SchemaShape {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (parseSchema(components[name]) ?? schema);
}

export function fieldRows(schema: SchemaShape, place: TableContext): string {
  const { components, prefix, depth } = place;
  const { properties = {}, required = [] } = follow(schema, components);
  return Object.entries(properties)
    .map(([name, field]) => {
      const path = `${prefix}${name}`;
      const mark = required.includes(name) ? ' <b>required</b>' : '';
      const row = `<tr><th scope="row"><code>${escaped(path)}</code> <span>${typeOf(field, components)}</span>${mark}</th><td>${meaning(follow(field, components))}</td></tr>`;
      return depth >= deepest ? row : row + below(field, { components, prefix: path, depth: depth + 1 });
    })
    .join('');
}

function below(field: SchemaShape, { components, prefix, depth }: TableContext): string {
  const resolved = follow(field, components);
  const list = resolved.items === undefined ? undefined : follow(resolved.items, components);
  if (resolved.properties !== undefined) return fieldRows(resolved, { components, prefix: `${prefix}.`, depth });
  return list?.properties === undefined ? '' : fieldRows(list, { components, prefix: `${prefix}[].`, depth });
}

export function typeOf(field: SchemaShape, components: Components, depth = 0): string {
  const resolved = follow(field, components);
  // A schema may refer to itself.
  if (depth >= deepest) return 'any';
  if (resolved.const !== undefined) return `<code>${escaped(JSON.stringify(resolved.const))}</code>`;
  const choices = resolved.anyOf ?? resolved.oneOf;
  if (choices !== undefined)
    return [...new Set(choices.map((choice) => typeOf(choice, components, depth + 1)))].join(' or ');
  if (resolved.items !== undefined) return `list of ${typeOf(resolved.items, components, depth + 1)}`;
  return escaped([resolved.type ?? 'any'].flat().join(' or '));
}

function meaning({ description = '', enum: values, default: fallback }: SchemaShape): string {
  const parts = [inline(description)];
  if (values !== undefined)
    parts.push(`One of ${values.map((value) => `<code>${escaped(String(value))}</code>`).join(', ')}.`);
  if (fallback !== undefined) parts.push(`Default <code>${escaped(JSON.stringify(fallback))}</code>.`);
  return parts.filter((part) => part !== '').join(' ');
}

/** A sample may go further down than a table does. */
const deepestSample = 8;

/** A value of the right shape, for the form that tries a request out. */
export function sample(schema: SchemaShape, components: Components, depth = 0): unknown {
  const resolved = follow(schema, components);
  if (depth >= deepestSample) return 'text';
  const first = resolved.oneOf?.[0] ?? resolved.anyOf?.[0];
  if (first !== undefined) return sample(first, components, depth + 1);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum !== undefined) return resolved.enum[0];
  return compoundSample(resolved, (inner) => sample(inner, components, depth + 1)) ?? plainSample(resolved);
}

/** Undefined: neither an object with fields nor a list that must hold something. */
function compoundSample(
  { properties, required = [], items, minItems = 0 }: SchemaShape,
  of: (inner: SchemaShape) => unknown,
): unknown {
  if (properties !== undefined) {
    const wanted = Object.entries(properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(wanted.map(([name, field]) => [name, of(field)]));
  }
  return items === undefined || minItems === 0 ? undefined : Array.from({ length: minItems }, () => of(items));
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-03-09',
  'date-time': '2026-03-09T08:30:00-05:00',
  email: 'dana@example.com',
  uri: 'https://example.com/',
};

export function plainSample({ type, format, minimum = 0, minLength = 0 }: SchemaShape): unknown {
  const number = Math.max(0, minimum);
  const plain: Readonly<Record<string, unknown>> = { array: [], object: {}, number, integer: number, boolean: true };
  return plain[String(type)] ?? formats[format ?? ''] ?? 'text'.padEnd(minLength, 't');
}
