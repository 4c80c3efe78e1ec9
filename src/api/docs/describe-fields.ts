// Gives every parameter and field of the document a sentence, where its schema says none and one is known.
import { wordsOfField } from './words/field-words.ts';

type Schemas = Readonly<Record<string, unknown>>;
type Contents = Readonly<Record<string, { readonly schema?: unknown }>>;

interface DescribedOperation {
  readonly parameters?: readonly { readonly name: string; description?: unknown }[] | undefined;
  readonly requestBody?: { readonly content: Contents } | undefined;
  readonly responses: Readonly<Record<string, { readonly content?: Contents | undefined }>>;
}

/** The part of an OpenAPI document that is described. */
interface DescribedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Schemas };
}

type Shape = Record<string, unknown>;

/** A shared schema is described by the first operation that takes or answers it. Changes the document. */
export function describeFields({ paths, components: { schemas } }: DescribedDocument): void {
  const seen = new Set<unknown>();
  for (const [path, operations] of Object.entries(paths))
    for (const operation of Object.values(operations))
      describeOperation(operation, resourceOf(path), { schemas, seen });
}

interface Walk {
  readonly schemas: Schemas;
  /** Shared schemas that are described already; one may hold itself. */
  readonly seen: Set<unknown>;
}

/** `flows` of `/api/v2/flows/{flow_id}`. */
function resourceOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/').slice(1);
  if (first === 'api') return third;
  return /^v\d$/.test(first) ? second : first;
}

function describeOperation(
  { parameters = [], requestBody, responses }: DescribedOperation,
  resource: string,
  walk: Walk,
): void {
  for (const parameter of parameters) parameter.description ??= wordsOfField(resource, parameter.name);
  const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
  for (const media of contents.flatMap((content) => Object.values(content ?? {})))
    describe(media.schema, { ...walk, resource, path: '' });
}

interface Place extends Walk {
  readonly resource: string;
  readonly path: string;
}

function describe(schema: unknown, place: Place): void {
  if (!isShape(schema)) return;
  const name = nameIn(schema);
  if (name !== undefined) {
    const shared = place.schemas[name];
    if (place.seen.has(shared)) return;
    place.seen.add(shared);
    describe(shared, place);
    return;
  }
  for (const part of ['oneOf', 'anyOf', 'allOf', 'prefixItems'])
    for (const choice of listOf(schema[part])) describe(choice, place);
  describe(schema['items'], place);
  if (isShape(schema['additionalProperties'])) describe(schema['additionalProperties'], place);
  if (isShape(schema['properties'])) describeProperties(schema['properties'], place);
}

function describeProperties(properties: Shape, place: Place): void {
  for (const [field, value] of Object.entries(properties)) {
    if (!isShape(value)) continue;
    const path = place.path === '' ? field : `${place.path}.${field}`;
    const sentence = described(value, place.schemas) ? undefined : wordsOfField(place.resource, path);
    if (sentence !== undefined) value['description'] = sentence;
    describe(value, { ...place, path });
  }
}

function described(value: Shape, schemas: Schemas): boolean {
  const name = nameIn(value);
  const shared = name === undefined ? undefined : schemas[name];
  return value['description'] !== undefined || (isShape(shared) && shared['description'] !== undefined);
}

const nameIn = ({ $ref: reference }: Shape): string | undefined =>
  typeof reference === 'string' ? reference.split('/').at(-1) : undefined;

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
