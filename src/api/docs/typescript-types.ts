// JSON schemas as TypeScript types, as far as the document uses them.
import { z } from 'zod';

const Schema: z.ZodType<SchemaShape> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    format: z.string().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    additionalProperties: z.union([z.boolean(), Schema]).optional(),
    items: z.union([z.boolean(), Schema]).optional(),
    prefixItems: z.array(Schema).optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
    allOf: z.array(Schema).optional(),
  }),
);
interface SchemaShape {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  format?: string | undefined;
  required?: string[] | undefined;
  properties?: Record<string, SchemaShape> | undefined;
  additionalProperties?: boolean | SchemaShape | undefined;
  items?: boolean | SchemaShape | undefined;
  prefixItems?: SchemaShape[] | undefined;
  anyOf?: SchemaShape[] | undefined;
  oneOf?: SchemaShape[] | undefined;
  allOf?: SchemaShape[] | undefined;
}

/** The type that a value of the schema has; `unknown` where the schema says nothing. */
export function typeOf(schema: unknown): string {
  const parsed = Schema.safeParse(schema);
  return parsed.success ? write(parsed.data) : 'unknown';
}

function write(schema: SchemaShape): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref.split('/').at(-1) ?? '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return union(choices.map(write));
  if (schema.allOf !== undefined) return schema.allOf.map((part) => `(${write(part)})`).join(' & ');
  return union([schema.type ?? 'any'].flat().map((type) => plain(type, schema)));
}

function plain(type: string, schema: SchemaShape): string {
  switch (type) {
    case 'object':
      return objectType(schema);
    case 'array':
      return listType(schema);
    case 'integer':
      return 'number';
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      return schema.properties === undefined ? 'unknown' : objectType(schema);
  }
}

function listType({ items, prefixItems }: SchemaShape): string {
  if (prefixItems !== undefined) return `[${prefixItems.map(write).join(', ')}]`;
  return typeof items === 'object' ? `(${write(items)})[]` : 'unknown[]';
}

function objectType({ properties, required = [], additionalProperties }: SchemaShape): string {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const note = field.description === undefined ? '' : `/** ${field.description.replaceAll('*/', '* /')} */ `;
    return `${note}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${write(field)};`;
  });
  const others = typeof additionalProperties === 'object' ? write(additionalProperties) : 'unknown';
  const isOpen = additionalProperties !== false && additionalProperties !== undefined;
  if (fields.length === 0)
    return isOpen || properties === undefined ? `{ [name: string]: ${others} }` : 'Record<string, never>';
  // What else may come is known to be there and no more: a narrower type would have to fit the named fields too.
  return `{ ${fields.join(' ')}${isOpen ? ' [name: string]: unknown;' : ''} }`;
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** Components may bear names that no identifier takes. */
export const nameOf = (component: string): string => component.replaceAll(/\W/g, '_');
