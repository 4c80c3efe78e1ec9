// The fields of a JSON schema as rows of a table, and an example value where the document gives none.
import { z } from 'zod';
import { escaped, inline } from './html.ts';

const Schema: z.ZodType<SchemaShape> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
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
interface SchemaShape {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
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

interface Place {
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

export function fieldRows(schema: SchemaShape, place: Place): string {
  const { components, prefix, depth } = place;
  const { properties = {}, required = [] } = follow(schema, components);
  return Object.entries(properties)
    .map(([name, field]) => {
      const path = `${prefix}${name}`;
      const mark = required.includes(name) ? ' <b>required</b>' : '';
      const row = `<tr><th scope="row"><code>${escaped(path)}</code>${mark}</th><td>${typeOf(field, components)}</td><td>${meaning(follow(field, components))}</td></tr>`;
      return depth >= deepest ? row : row + below(field, { components, prefix: path, depth: depth + 1 });
    })
    .join('');
}

function below(field: SchemaShape, { components, prefix, depth }: Place): string {
  const resolved = follow(field, components);
  const list = resolved.items === undefined ? undefined : follow(resolved.items, components);
  if (resolved.properties !== undefined) return fieldRows(resolved, { components, prefix: `${prefix}.`, depth });
  return list?.properties === undefined ? '' : fieldRows(list, { components, prefix: `${prefix}[].`, depth });
}

function typeOf(field: SchemaShape, components: Components, depth = 0): string {
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

/** A value of the right shape, for the form that tries a request out. */
export function sample(schema: SchemaShape, components: Components, depth = 0): unknown {
  const resolved = follow(schema, components);
  if (depth >= deepest) return 'text';
  const first = resolved.oneOf?.[0] ?? resolved.anyOf?.[0];
  if (first !== undefined) return sample(first, components, depth + 1);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum !== undefined) return resolved.enum[0];
  if (resolved.properties !== undefined) {
    const wanted = Object.entries(resolved.properties).filter(([name]) => resolved.required?.includes(name));
    return Object.fromEntries(wanted.map(([name, field]) => [name, sample(field, components, depth + 1)]));
  }
  const plain: Readonly<Record<string, unknown>> = { array: [], object: {}, number: 0, integer: 0, boolean: true };
  return plain[String(resolved.type)] ?? 'text';
}
