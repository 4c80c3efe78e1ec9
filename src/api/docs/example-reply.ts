// What a successful answer of an operation may look like: the example of its route, else a value of the right shape with all its fields.
import type { Operation } from './finish.ts';
import { variables } from './collection/variables.ts';
import { type Components, type SchemaShape, follow, parseSchema, plainSample } from './schema-table.ts';

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
  const value = media.example ?? (schema && wholeSample(schema, { components, name: '', depth: 0 }));
  return value === undefined ? undefined : { status, text: JSON.stringify(value, null, 2) };
}

interface SamplePlace {
  readonly components: Components;
  readonly name: string;
  readonly depth: number;
}

const deepest = 5;

function wholeSample(schema: SchemaShape, place: SamplePlace): unknown {
  const { components, name, depth } = place;
  const resolved = follow(schema, components);
  const choice = (resolved.oneOf ?? resolved.anyOf)?.find((one) => follow(one, components).type !== 'null');
  if (choice !== undefined) return wholeSample(choice, place);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum !== undefined) return resolved.enum[0];
  if (resolved.properties !== undefined)
    return depth >= deepest
      ? {}
      : Object.fromEntries(
          Object.entries(resolved.properties).map(([field, of]) => [
            field,
            wholeSample(of, { components, name: field, depth: depth + 1 }),
          ]),
        );
  if (resolved.items !== undefined)
    return depth >= deepest
      ? []
      : [wholeSample(resolved.items, { components, name: name.replace(/s$/, ''), depth: depth + 1 })];
  return resolved.type === 'string' ? namedSample(resolved, name) : plainSample(resolved);
}

const wordsOf: Readonly<Record<string, string>> = {
  name: 'Priya Raman',
  title: 'Backend Engineer',
  email: 'priya@example.com',
  phone: '+1 312 555 0142',
  stage: 'Phone Screen',
  time_zone: 'America/New_York',
  subject: 'Your application',
  next_cursor: 'eyJ2IjoxfQ',
  job_id: 'job_be',
  job_title: 'Backend Engineer',
  location: 'Chicago, IL',
  summary: 'Move Priya Raman to Phone Screen',
  digest: '9f2c4d…',
};

const namedSample = (schema: SchemaShape, name: string): unknown => {
  if (schema.format !== undefined) return plainSample(schema);
  if (/_(?:at|since|until)$|^(?:from|until|start|end|at)$/.test(name)) return '2026-03-09T08:30:00-05:00';
  return wordsOf[name] ?? variables[name]?.sample ?? (name.endsWith('_id') ? `${name.slice(0, 3)}_01J9Z3` : 'text');
};
