// JSON schemas as TypeScript types, as far as the document uses them.
import { parseSchema, type SchemaShape } from './schema-shape.ts';

/** The type that a value of the schema has; `unknown` where the schema says nothing. */
export function typeOf(schema: unknown): string {
  const parsed = parseSchema(schema);
  return parsed === undefined ? 'unknown' : write(parsed);
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
  return items === undefined ? 'unknown[]' : `(${write(items)})[]`;
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
