// What a request of an operation may look like: the example of its route, else a value of the right shape.
import type { Operation } from './finish.ts';
import { type Components, parseSchema } from './schema-shape.ts';
import { sample } from './schema-sample.ts';

/** Undefined where the operation takes no JSON. */
export function exampleBody({ requestBody }: Operation, components: Components): unknown {
  const media = requestBody?.content['application/json'];
  if (media === undefined) return undefined;
  const schema = parseSchema(media.schema);
  return media.example ?? (schema && sample(schema, components)) ?? {};
}
