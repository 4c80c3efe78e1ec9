// The smallest parts of a connector's declaration: paths into JSON, templates, calls, and what is asked of whoever connects.
import { z } from 'zod';
import { Json } from '../json.ts';

/** A dotted path into JSON, such as `meta.page.next` or `emails[0].value`; `$` is the whole body. */
export const Path = z
  .string()
  .regex(/^(\$|[\w@$-]+(\[\d+\])?(\.[\w@$-]+(\[\d+\])?)*)$/, 'must be a dotted path such as meta.next, or $');

/**
 * Text with places to fill: `{config.x}`, `{cred.x}`, `{record.x}`, `{id}`, `{since}`, `{cursor}`. Substitution only;
 * nothing in it is ever evaluated.
 */
export const Template = z.string().max(4_000);

/** One request, as the vendor's documentation describes it. */
export const Call = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: Template,
  query: z.record(z.string(), Template).optional(),
  headers: z.record(z.string(), Template).optional(),
  /** Templates may stand at any depth; a value that is one place alone keeps its type. */
  body: Json.optional(),
  bodyFormat: z.enum(['json', 'form']).optional(),
  /** The operationId in the vendor's published description. */
  operation: z.string().optional(),
});
export type Call = z.infer<typeof Call>;

/** What whoever connects has to enter; drawn as a form. */
export const Prompt = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string(),
  secret: z.literal(true).optional(),
  optional: z.literal(true).optional(),
  pattern: z.string().optional(),
  example: z.string().optional(),
  /** Where it is found in the other system. */
  help: z.string().optional(),
});
export type Prompt = z.infer<typeof Prompt>;
