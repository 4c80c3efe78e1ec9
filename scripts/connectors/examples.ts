// The answers that vendors show in their descriptions: written out as a whole, or put
// together from its schema, field by field.
import { type Document, type Place, alternatives, follow, nodeOf, propertiesOf } from './schema.ts';

type Node = Readonly<Record<string, unknown>>;

export function examplesOf(document: Document, operation: Node): readonly unknown[] {
  const answers = Object.entries(nodeOf(operation['responses']) ?? {}).filter(([status]) => status.startsWith('2'));
  return answers.flatMap(([, answer]) => {
    const followed = follow(document, answer);
    return followed === undefined ? [] : examplesIn(followed);
  });
}

function examplesIn({ document, node }: Place): readonly unknown[] {
  const types = nodeOf(node['content']) ?? {};
  const media = nodeOf(types['application/json'] ?? Object.values(types)[0]) ?? node;
  const shown = [
    ...valuesIn(document, media['examples']),
    ...(media['example'] === undefined ? [] : [media['example']]),
  ].map(parsed);
  const whole = put(document, media['schema'] ?? node['schema']);
  return [...shown, ...(whole === undefined ? [] : [whole])].filter((one) => typeof one === 'object' && one !== null);
}

/** OpenAPI 3 has a `value` in each; Swagger 2 has the answer itself under its media type. */
function valuesIn(document: Document, examples: unknown): readonly unknown[] {
  return Object.values(nodeOf(examples) ?? {}).map((one) => {
    const node = follow(document, one)?.node;
    return node !== undefined && 'value' in node ? node['value'] : one;
  });
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

// Schemas refer to each other and to themselves: each is filled once, and left out inside itself.
const filled = new WeakMap<Node, Map<string, unknown>>();
const deepest = 6;
const plain: Readonly<Record<string, unknown>> = { string: 'text', integer: 1, number: 1.5, boolean: true };

/** Every field of a schema: its example, the first of its values, or any of its type. Undefined where it says nothing. */
function put(document: Document, schema: unknown, depth = 0): unknown {
  const place = depth > deepest ? undefined : follow(document, schema);
  const name = nodeOf(schema)?.['$ref'];
  if (place === undefined || typeof name !== 'string') return place === undefined ? undefined : made(place, depth);
  const known = filled.get(document.root) ?? new Map<string, unknown>();
  filled.set(document.root, known);
  if (known.has(name)) return known.get(name);
  known.set(name, undefined);
  const value = made(place, depth);
  // What lay too deep may lie higher elsewhere.
  if (value === undefined) known.delete(name);
  else known.set(name, value);
  return value;
}

function made(place: Place, depth: number): unknown {
  const composed = alternatives(place, ['allOf', 'anyOf', 'oneOf']);
  const shown = composed.map(({ node }) => valueOf(node)).find((value) => value !== undefined);
  const own = parsed(shown) ?? shown;
  if (own !== undefined && nodeOf(own) === undefined) return own;
  const fields = { ...fieldsOf(place, depth), ...nodeOf(own) };
  if (Object.keys(fields).length > 0) return fields;
  const list = composed.find(({ node }) => node['items'] !== undefined);
  const item = list === undefined ? undefined : put(list.document, list.node['items'], depth + 1);
  if (item !== undefined) return [item];
  return composed.map(({ node }) => plain[String(node['type'])]).find((value) => value !== undefined);
}

function fieldsOf(place: Place, depth: number): Node {
  const further = place.node['additionalProperties'];
  const all = [...propertiesOf(place), { name: '1', document: place.document, schema: further }];
  const entries = all.map(({ name, document, schema }): [string, unknown] => [name, put(document, schema, depth + 1)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const valueOf = (node: Node): unknown =>
  node['example'] ?? firstOf(node['examples']) ?? node['default'] ?? firstOf(node['enum']);

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
