// JSON Schema as far as the reference and the typed client read it.
import { z } from 'zod';

const Schema: z.ZodType<SchemaShape> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    // `items: false` closes a list whose entries have stood in `prefixItems`.
    items: Schema.optional().catch(undefined),
    prefixItems: z.array(Schema).optional(),
    additionalProperties: z.union([z.boolean(), Schema]).optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
    allOf: z.array(Schema).optional(),
  }),
);
export interface SchemaShape {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  required?: string[] | undefined;
  properties?: Record<string, SchemaShape> | undefined;
  items?: SchemaShape | undefined;
  prefixItems?: SchemaShape[] | undefined;
  additionalProperties?: boolean | SchemaShape | undefined;
  anyOf?: SchemaShape[] | undefined;
  oneOf?: SchemaShape[] | undefined;
  allOf?: SchemaShape[] | undefined;
}

export type Components = Readonly<Record<string, unknown>>;

export const parseSchema = (schema: unknown): SchemaShape | undefined => Schema.safeParse(schema).data;

export function follow(schema: SchemaShape, components: Components): SchemaShape {
  const name = schema.$ref?.split('/').at(-1);
  const shared = name === undefined ? undefined : parseSchema(components[name]);
  if (shared === undefined) return schema;
  return schema.description === undefined ? shared : { ...shared, description: schema.description };
}
