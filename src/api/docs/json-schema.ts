// JSON Schema 2020-12 of zod's schemas, as OpenAPI 3.1 takes it: what has a name in the document is referred to by it.
import { z } from 'zod';
import { components } from './components.ts';

/** A schema reads differently as it is sent and as it is answered: defaults, dates, conversions. */
export type Side = 'input' | 'output';
export type JsonSchema = Readonly<Record<string, unknown>>;

const nameOn = (side: Side, name: string): string => (side === 'input' ? `${name}Input` : name);
const addressOf = (side: Side, name: string): string => `#/components/schemas/${nameOn(side, name)}`;

/** Of every component one for what is sent (`…Input`) and one for what is answered. */
export const componentSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    (['input', 'output'] as const).flatMap((side) =>
      [...components].map(([name, schema]) => [nameOn(side, name), converted(schema, side, name)]),
    ),
  );

export function jsonSchemaOf(schema: z.ZodType, side: Side): JsonSchema {
  const name = z.globalRegistry.get(schema)?.id;
  return name === undefined ? converted(schema, side) : { $ref: addressOf(side, name) };
}

const root = 'root';

function converted(schema: z.ZodType, side: Side, name?: string): JsonSchema {
  // Zod refers to what has a name only from within a registry.
  const alone = z.registry<{ id: string }>();
  alone.add(schema, { id: root });
  const { schemas } = z.toJSONSchema(alone, {
    io: side,
    unrepresentable: 'any',
    cycles: 'ref',
    reused: 'inline',
    uri: (id) => id,
    override: ({ zodSchema, jsonSchema }) => complete(zodSchema, jsonSchema, side),
  });
  const { $schema: _draft, $id: _id, ...made } = schemas[root] ?? {};
  return Object.fromEntries(Object.entries(made).map(([key, value]) => [key, withAddresses(value, side, name)]));
}

/** Dates, nothing and single values as their readers expect them; a choice of a union that JSON cannot hold is none. */
function complete(schema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema, side: Side): void {
  if (json.const !== undefined) {
    json.enum = [json.const];
    delete json.const;
  }
  if (json.anyOf !== undefined) json.anyOf = json.anyOf.filter((choice) => Object.keys(choice).length > 0);
  if (schema instanceof z.ZodDate && side === 'output') Object.assign(json, { type: 'string', format: 'date-time' });
  if (schema instanceof z.ZodUndefined && side === 'output') json.type = 'null';
}

/** Zod's references lead into its own registry: to `root`, or to a name among what is shared. */
function withAddresses(value: unknown, side: Side, name: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => withAddresses(one, side, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      if (key !== '$ref' || typeof held !== 'string') return [key, withAddresses(held, side, name)];
      const target = held === root ? name : held.replace(/^.*#\/\$defs\//, '');
      if (target === undefined) throw new Error('a schema that refers to itself needs a name');
      return [key, addressOf(side, target)];
    }),
  );
}
