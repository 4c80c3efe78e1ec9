// What may happen to a value on its way from one system to another: a list of typed steps, or one JSONata expression.
import { z } from 'zod';
import { Json } from './json.ts';

const text = z.string().max(1_000);

/** Each step takes what the step before it gave. Pure data, so that the builder can draw it. */
export const Step = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('trim') }),
  z.strictObject({ op: z.literal('case'), to: z.enum(['upper', 'lower', 'title']) }),
  z.strictObject({ op: z.literal('split'), by: text.min(1), take: z.int().min(-10_000).max(10_000).optional() }),
  z.strictObject({ op: z.literal('join'), with: text }),
  z.strictObject({ op: z.literal('replace'), find: text.min(1), with: text }),
  z.strictObject({ op: z.literal('cast'), to: z.enum(['string', 'number', 'integer', 'boolean']) }),
  /** Formats of `yyyy`, `MM`, `dd` and any text between; `iso` is `yyyy-MM-dd`. */
  z.strictObject({ op: z.literal('date'), from: text.default('iso'), to: text.default('iso') }),
  z.strictObject({ op: z.literal('number'), decimals: z.int().min(0).max(10) }),
  z.strictObject({ op: z.literal('lookup'), table: z.record(z.string(), Json), otherwise: Json.optional() }),
  z.strictObject({ op: z.literal('default'), value: Json }),
  z.strictObject({ op: z.literal('when'), equals: Json, give: Json, otherwise: Json.optional() }),
  /** `{path}` names a field of the source record; `{value}` what the step before gave. */
  z.strictObject({ op: z.literal('template'), text }),
]);
export type Step = z.infer<typeof Step>;

/** A JSONata expression sees the whole source record. */
export const Transform = z.union([z.string().min(1).max(4_000), z.array(Step).min(1).max(20)]);
export type Transform = z.infer<typeof Transform>;
