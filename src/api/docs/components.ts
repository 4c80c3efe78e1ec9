// The schemas that the OpenAPI document names and refers to instead of repeating them.
import { z } from 'zod';
import { Json } from '../../core/json.ts';

const named = new Map<string, z.ZodType>();

/** Names a schema for the document and answers it unchanged. Zod's own registry, since descriptions stand there too. */
export function component<S extends z.ZodType>(id: string, schema: S): S {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  named.set(id, schema);
  return schema;
}

/** All of them, by name. */
export const components: ReadonlyMap<string, z.ZodType> = named;

// It refers to itself, which a document can say by name only.
component('Json', Json);

component(
  'Problem',
  z.looseObject({
    type: z.string().describe('Where the problem is explained: /problems/<code>.'),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().describe('What happened and what to do now. The wording is not part of the contract.'),
    code: z.string().describe('Stable and machine-readable.'),
    request_id: z.string(),
    errors: z
      .array(
        z.object({
          path: z.string().describe('Dotted, such as items.3.job_id.'),
          code: z.string(),
          message: z.string(),
        }),
      )
      .optional(),
  }),
);
