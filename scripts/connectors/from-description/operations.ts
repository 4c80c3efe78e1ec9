// Every operation of an OpenAPI 3 or Swagger 2 description, with what it takes and what it answers, references followed.
import { type Operation, bodyAndAnswer, listOf } from '../description.ts';
import { type Document, type Place, follow, nodeOf } from '../schema.ts';
import { placeOfExample } from './example-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly words: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** The one value that it can have, where the description leaves no other. */
  readonly constant: string | undefined;
}

export interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its constant places are filled already. */
  readonly path: string;
  readonly id: string | undefined;
  readonly words: string;
  readonly parameters: readonly Parameter[];
  readonly body: Place | undefined;
  readonly bodyType: string | undefined;
  readonly answer: Place | undefined;
  readonly answerType: string | undefined;
  readonly answerHeaders: readonly string[];
  /** Its only success is a 202: what was sent is carried out later. */
  readonly isLater: boolean;
  readonly security: unknown;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export function operationsOf(document: Document): readonly Described[] {
  return Object.entries(nodeOf(document.root['paths']) ?? {}).flatMap(([path, value]) => {
    const item = follow(document, value)?.node ?? {};
    return methods.flatMap((method) => {
      const operation = nodeOf(item[method.toLowerCase()]);
      if (operation === undefined || operation['deprecated'] === true) return [];
      return [described(document, { method, path, item, operation })];
    });
  });
}

interface Found {
  readonly method: Described['method'];
  readonly path: string;
  readonly item: Readonly<Record<string, unknown>>;
  readonly operation: Readonly<Record<string, unknown>>;
}

function described(document: Document, { method, path, item, operation }: Found): Described {
  const parameters = parametersOf(document, { item, operation });
  const { body, answer, examples }: Operation = bodyAndAnswer(document, { item, operation, open: 0 });
  const [shown] = answer === undefined ? examples : [];
  return {
    method,
    path: withConstants(path, parameters),
    id: text(operation['operationId']),
    words: [operation['summary'], operation['description']].map((one) => text(one) ?? '').join(' '),
    parameters,
    body,
    bodyType: mediaTypes(document, operation['requestBody'])[0] ?? listOf(operation['consumes']).map(String)[0],
    answer: answer ?? (shown === undefined ? undefined : placeOfExample(document, shown)),
    answerType: answersOf(document, operation).flatMap((one) => mediaTypes(document, one))[0],
    answerHeaders: answersOf(document, operation).flatMap((one) => Object.keys(nodeOf(one['headers']) ?? {})),
    isLater: successesOf(operation).every((status) => status === '202') && successesOf(operation).length > 0,
    security: operation['security'],
  };
}

const answersOf = (document: Document, operation: Found['operation']) =>
  Object.entries(nodeOf(operation['responses']) ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => follow(document, answer)?.node)
    .filter((node) => node !== undefined);

const successesOf = (operation: Found['operation']): readonly string[] =>
  Object.keys(nodeOf(operation['responses']) ?? {}).filter((status) => status.startsWith('2'));

const mediaTypes = (document: Document, value: unknown): readonly string[] => {
  const types = Object.keys(nodeOf(follow(document, value)?.node['content']) ?? {});
  return types.toSorted((a, b) => Number(!a.includes('json')) - Number(!b.includes('json')));
};

/** Those of an operation come before those of its path that have the same name. */
function parametersOf(document: Document, { item, operation }: Pick<Found, 'item' | 'operation'>) {
  const all = [...listOf(operation['parameters']), ...listOf(item['parameters'])].flatMap((value) => {
    const node = follow(document, value)?.node;
    return node === undefined ? [] : [parameter(document, node)];
  });
  return all.filter((one, index) => all.findIndex((other) => other.name === one.name && other.in === one.in) === index);
}

/** Swagger 2 writes the type beside the name, OpenAPI 3 in a schema of its own. */
function parameter(document: Document, node: Readonly<Record<string, unknown>>): Parameter {
  const schema = follow(document, node['schema'])?.node ?? node;
  const words = [node['description'], schema['description']].map((one) => text(one) ?? '').join(' ');
  return {
    name: String(node['name']),
    in: String(node['in']),
    isRequired: node['required'] === true,
    words,
    schema: { ...schema, example: node['example'] ?? schema['example'] },
    constant: constantOf(schema),
  };
}

function constantOf(schema: Readonly<Record<string, unknown>>): string | undefined {
  const values = listOf(schema['enum']);
  if (values.length === 1) return scalar(values[0]);
  return scalar(schema['const']) ?? scalar(schema['default']);
}

/** `/{version}/people` whose version can only be v2. */
const withConstants = (path: string, parameters: readonly Parameter[]): string =>
  path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name);
    // The default of any other place is an example of a record.
    const isFixed =
      found !== undefined && (listOf(found.schema['enum']).length === 1 || /version|format|locale/i.test(name));
    return (isFixed ? found.constant : undefined) ?? whole;
  });

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const scalar = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/** What the address leaves open, by name. */
export const placesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
