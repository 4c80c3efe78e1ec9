// A value of the right shape where the document gives no example: with what has to be there for a request, with everything for an answer.
import { sampleOf } from './field-samples.ts';
import { type Components, follow, type SchemaShape } from './schema-shape.ts';

interface SamplePlace {
  readonly components: Components;
  /** Of the field, or of the list that it stands in. */
  readonly name: string;
  readonly depth: number;
}

/** A schema may refer to itself. */
const deepestRequest = 8;

/** For the form that tries a request out. */
export function sample(schema: SchemaShape, components: Components): unknown {
  return requestSample(schema, { components, name: '', depth: 0 });
}

function requestSample(schema: SchemaShape, place: SamplePlace): unknown {
  const { components, name, depth } = place;
  const resolved = follow(schema, components);
  if (depth >= deepestRequest) return sampleOf(name) ?? null;
  const first = resolved.oneOf?.[0] ?? resolved.anyOf?.[0];
  if (first !== undefined) return requestSample(first, { ...place, depth: depth + 1 });
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum !== undefined) return resolved.enum[0];
  return (
    compoundSample(resolved, (inner, of) => requestSample(inner, { components, name: of ?? name, depth: depth + 1 })) ??
    plainSample(resolved, name)
  );
}

/** Undefined: neither an object with fields nor a list that must hold something. */
function compoundSample(
  { properties, required = [], items, minItems = 0 }: SchemaShape,
  of: (inner: SchemaShape, name?: string) => unknown,
): unknown {
  if (properties !== undefined) {
    const wanted = Object.entries(properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(wanted.map(([name, field]) => [name, of(field, name)]));
  }
  return items === undefined || minItems === 0 ? undefined : Array.from({ length: minItems }, () => of(items));
}

const deepestAnswer = 5;

/** All of its fields. */
export const wholeSample = (schema: SchemaShape, components: Components): unknown =>
  answerSample(schema, { components, name: '', depth: 0 });

function answerSample(schema: SchemaShape, place: SamplePlace): unknown {
  const { components, name, depth } = place;
  const resolved = follow(schema, components);
  const choice = (resolved.oneOf ?? resolved.anyOf)?.find((one) => plainType(follow(one, components)) !== 'null');
  if (choice !== undefined) return answerSample(choice, place);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum !== undefined) return resolved.enum[0];
  const inner = (field: SchemaShape, of: string) => answerSample(field, { components, name: of, depth: depth + 1 });
  if (resolved.properties !== undefined) {
    const fields = depth >= deepestAnswer ? [] : Object.entries(resolved.properties);
    return Object.fromEntries(fields.map(([field, of]) => [field, inner(of, field)]));
  }
  if (resolved.items !== undefined) return depth >= deepestAnswer ? [] : [inner(resolved.items, name)];
  return plainSample(resolved, name);
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-03-09',
  'date-time': '2026-03-09T08:30:00-05:00',
  email: 'dana@example.com',
  uri: 'https://example.com/',
};

/** Of several types the first that is not null. */
const plainType = ({ type }: SchemaShape): string | undefined => {
  const types = [type ?? []].flat();
  return types.find((one) => one !== 'null') ?? types[0];
};

function plainSample(schema: SchemaShape, name: string): unknown {
  const { format, minimum = 0, minLength = 0 } = schema;
  const number = Math.max(0, minimum);
  const plain: Readonly<Record<string, unknown>> = {
    array: [],
    object: {},
    number,
    integer: number,
    boolean: true,
    null: null,
  };
  const type = plainType(schema) ?? '';
  if (Object.hasOwn(plain, type)) return plain[type];
  return formats[format ?? ''] ?? (sampleOf(name) ?? sampleOf(name.replace(/s$/, '')) ?? 'text').padEnd(minLength, '0');
}
