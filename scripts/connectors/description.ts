// Finds in a vendor's OpenAPI or Swagger description the operation that a declared call means.
import { z } from 'zod';
import type { Call } from '../../src/core/connector/calls.ts';
import { examplesOf } from './examples.ts';
import { type Document, type Place, follow, nodeOf } from './schema.ts';

export interface Operation {
  readonly id: string | undefined;
  readonly queries: ReadonlySet<string>;
  readonly body: Place | undefined;
  readonly answer: Place | undefined;
  /** Answers that the vendor shows, and the one that the examples of its fields make together. */
  readonly examples: readonly unknown[];
}

export interface Described {
  readonly documents: readonly Document[];
  /** The field under which every answer stands, where the description leaves it out. */
  readonly envelope?: string | undefined;
}

/** Looks in all of the documents, which together describe one system; the address with the fewest open segments wins. */
export function findOperation({ documents, envelope }: Described, baseUrl: string, call: Call): Operation | undefined {
  const found = documents.flatMap((document) => {
    const path = pathOf(document, baseUrl, call);
    return path === undefined ? [] : [{ document, path }];
  });
  const [best] = found.toSorted((a, b) => a.path.open - b.path.open);
  const operation = best === undefined ? undefined : bodyAndAnswer(best.document, best.path);
  return operation === undefined || envelope === undefined ? operation : enveloped(operation, envelope);
}

/** What every answer stands under, which the description does not say. */
function enveloped({ answer, examples, ...operation }: Operation, envelope: string): Operation {
  const node = { type: 'object', properties: { [envelope]: answer?.node ?? {} } };
  return {
    ...operation,
    answer: answer === undefined ? undefined : { ...answer, node },
    examples: examples.map((example) => ({ [envelope]: example })),
  };
}

interface FoundPath {
  readonly item: Readonly<Record<string, unknown>>;
  readonly operation: Readonly<Record<string, unknown>>;
  readonly open: number;
}

/** The address with the fewest open segments wins: `/users/me` before `/users/{id}`. */
function pathOf(document: Document, baseUrl: string, { method, path }: Call): FoundPath | undefined {
  const wanted = segmentsOf(pathIn(baseUrl) + path);
  const base = basePath(document);
  let best: FoundPath | undefined;
  for (const [template, value] of Object.entries(nodeOf(document.root['paths']) ?? {})) {
    const item = nodeOf(value);
    const operation = nodeOf(item?.[method.toLowerCase()]);
    if (item === undefined || operation === undefined) continue;
    const open = openSegments(wanted, segmentsOf(base + withNames(template, operation)));
    if (open !== undefined && (best === undefined || open < best.open)) best = { item, operation, open };
  }
  return best;
}

/** Google’s descriptions say in words what a name in an address is made of: “Format: `spaces/{space}`”. */
function withNames(template: string, operation: Readonly<Record<string, unknown>>): string {
  let path = template;
  for (const parameter of listOf(operation['parameters'])) {
    const { name, description } = nodeOf(parameter) ?? {};
    const [, format] = /\bFormat: `([\w/{}-]+)`/.exec(String(description)) ?? [];
    if (format !== undefined) path = path.replace(`{${String(name)}}`, format);
  }
  return path;
}

/** How many segments of the template stand for a value; undefined where the two differ. */
function openSegments(wanted: readonly string[], template: readonly string[]): number | undefined {
  if (wanted.length !== template.length) return undefined;
  let open = 0;
  for (const [index, segment] of template.entries()) {
    const isOpen = segment.includes('{}');
    if (!isOpen && segment !== wanted[index]) return undefined;
    if (isOpen && wanted[index] !== segment) {
      const pattern = segment
        .split('{}')
        .map((part) => part.replaceAll(/[^\w]/g, String.raw`\$&`))
        .join('.+');
      if (!new RegExp(`^${pattern}$`).test(wanted[index] ?? '')) return undefined;
      open += 1;
    }
  }
  return open;
}

/** Places are alike whatever their names; Graph writes its functions with a namespace and brackets. */
const segmentsOf = (path: string): readonly string[] =>
  path
    .replaceAll(/\{[^}]*\}/g, '{}')
    .replaceAll('microsoft.graph.', '')
    .replaceAll('()', '')
    .split('/')
    .filter((segment) => segment !== '');

const pathIn = (url: string): string => url.replace(/^(https?:)?\/\/[^/]*/, '').replace(/\/$/, '');

const Server = z.object({
  url: z.string(),
  variables: z.record(z.string(), z.object({ default: z.string() })).optional(),
});

function basePath({ root }: Document): string {
  if (typeof root['basePath'] === 'string') return root['basePath'];
  const [first] = z.array(Server).safeParse(root['servers']).data ?? [];
  if (first === undefined) return '';
  const usual = first.variables ?? {};
  return pathIn(first.url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => usual[name]?.default ?? whole));
}

/** What an operation takes and answers. */
export function bodyAndAnswer(document: Document, { item, operation }: FoundPath): Operation {
  const parameters = [...listOf(item['parameters']), ...listOf(operation['parameters'])].flatMap((parameter) => {
    const followed = follow(document, parameter);
    return followed === undefined ? [] : [followed];
  });
  const named = parameters.filter(({ node }) => node['in'] === 'query').map(({ node }) => String(node['name']));
  const inBody = parameters.find(({ node }) => node['in'] === 'body');
  const inForm = parameters
    .filter(({ node }) => node['in'] === 'formData')
    .map(({ node }) => [String(node['name']), {}]);
  const body =
    inBody === undefined
      ? contentOf(document, operation['requestBody'])
      : follow(inBody.document, inBody.node['schema']);
  return {
    id: typeof operation['operationId'] === 'string' ? operation['operationId'] : undefined,
    queries: new Set(named),
    body:
      inForm.length > 0
        ? { document, node: { type: 'object', properties: Object.fromEntries(inForm) } }
        : asActionsAreSent(operation, body),
    answer: answerOf(document, operation),
    examples: examplesOf(document, operation),
  };
}

/** Microsoft's description begins the parameters of actions with a capital; the service and its pages do not. */
function asActionsAreSent(operation: FoundPath['operation'], body: Place | undefined): Place | undefined {
  const properties = nodeOf(body?.node['properties']);
  if (operation['x-ms-docs-operation-type'] !== 'action' || body === undefined || properties === undefined) return body;
  const named = Object.entries(properties).map(([name, schema]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    schema,
  ]);
  return { ...body, node: { ...body.node, properties: Object.fromEntries(named) } };
}

function answerOf(document: Document, operation: Readonly<Record<string, unknown>>): Place | undefined {
  for (const [status, answer] of Object.entries(nodeOf(operation['responses']) ?? {}))
    if (/^(2|default)/.test(status)) {
      const found = contentOf(document, answer);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** The schema of a body or an answer: JSON before anything else; Swagger 2 has it without a media type. */
function contentOf(document: Document, value: unknown): Place | undefined {
  const followed = follow(document, value);
  if (followed === undefined) return undefined;
  if (followed.node['schema'] !== undefined) return follow(followed.document, followed.node['schema']);
  const types = nodeOf(followed.node['content']) ?? {};
  const media = nodeOf(types['application/json'] ?? Object.values(types)[0]);
  return media === undefined ? undefined : follow(followed.document, media['schema']);
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
