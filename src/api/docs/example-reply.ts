// What a successful answer of an operation may look like: the example of its route, else a value of the right shape with all its fields.
import type { Operation } from './finish.ts';
import { wholeSample } from './schema-sample.ts';
import { type Components, parseSchema } from './schema-shape.ts';

interface ExampleReply {
  readonly status: string;
  readonly text: string;
}

/** Undefined where nothing comes back that can be shown. */
export function exampleReply({ responses }: Operation, components: Components): ExampleReply | undefined {
  const [status, reply] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const media = reply?.content?.['application/json'] ?? reply?.content?.['application/scim+json'];
  if (status === undefined || media === undefined) return undefined;
  const schema = parseSchema(media.schema);
  const value = media.example ?? (schema && wholeSample(schema, components));
  return value === undefined ? undefined : { status, text: JSON.stringify(value, null, 2) };
}
