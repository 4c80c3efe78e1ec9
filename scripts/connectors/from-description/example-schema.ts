// The schema that an example shows, for descriptions that show an answer without saying what it is made of.
import { type Document, type Place, nodeOf } from '../schema.ts';

const deepest = 8;

export const placeOfExample = (document: Document, example: unknown): Place => ({
  document,
  node: schemaOf(example, 0),
});

function schemaOf(value: unknown, depth: number): Readonly<Record<string, unknown>> {
  if (depth > deepest) return {};
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0] ?? {}, depth + 1) };
  const object = nodeOf(value);
  if (object !== undefined) {
    const properties = Object.entries(object).map(([name, inner]) => [name, schemaOf(inner, depth + 1)]);
    return { type: 'object', properties: Object.fromEntries(properties) };
  }
  return { ...typeOf(value), example: value };
}

function typeOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value !== 'string') return {};
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return { type: 'string', format: 'date-time' };
  return /^\d{4}-\d\d-\d\d$/.test(value) ? { type: 'string', format: 'date' } : { type: 'string' };
}
