// The text of a connector that is to be filled in: everything that a declaration needs, with its fields where they are known.
import { findOperation } from './description.ts';
import { type Document, follow, itemsOf, nodeOf, type Place, walk } from './schema.ts';

interface Wanted {
  readonly system: string;
  /** Of a list, as the description writes it. */
  readonly path: string;
  readonly items: string;
}

const types: Readonly<Record<string, string>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
};
/** What stands in a new connector until somebody fills it in; no connector of the list holds any of it. */
export const toFillIn = {
  docs: 'https://example.com/',
  credential: 'Where it is found.',
  prompt: 'What it is, and where it is found.',
  fix: 'What has to be allowed, and where.',
  server: 'api.example.com',
  guess: '// Guess (',
} as const;

const formats: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'datetime' };

export function skeleton(
  document: Document,
  { system, path, items }: Wanted,
): { name: string; text: string; fields: number; parameters: readonly string[] } {
  const name = system.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const operation = findOperation({ documents: [document] }, serverOf(document), { method: 'GET', path });
  const answer = operation?.answer;
  const found = answer === undefined ? [] : fieldsOf(answer, items);
  const fields = [...new Map(found)].map(
    ([field, type]) => `        ${keyOf(field)}: { path: '${field}', type: '${type}'${personal(field, type)} },`,
  );
  const list = path.replaceAll(/\{(\w+)\}/g, (_, place: string) => `{config.${promptOf(place)}}`);
  const collection = /(\w+)[^\w]*$/.exec(path)?.[1] ?? 'records';
  const text = `// ${system}: what it holds and for whom, in one line.
import { defineConnector } from '../core/connector/connector.ts';

export const ${name} = defineConnector({
  system: '${system}',
  title: '${titleOf(document) ?? system}',
  category: ['generic'],
  docs: '${toFillIn.docs}',
  apiVersion: 'v1',
  checkedOn: '${new Date().toISOString().slice(0, 10)}',
  evidence: 'documentation',
  baseUrl: '${serverOf(document)}',
${promptsOf(path)}  credentials: [{ key: 'token', label: 'Access token', secret: true, help: '${toFillIn.credential}' }],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.token}' }],
  test: { method: 'GET', path: '${list}' },
  limits: { concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: '${toFillIn.fix}' }],
  collections: {
    ${keyOf(collection)}: {
      label: '${collection}',
      list: { method: 'GET', path: '${list}' },
      items: '${items}',
      id: 'id',
      paging: { kind: 'none' },
      fields: {
${fields.join('\n') || "        id: { path: 'id', type: 'string' },"}
      },
    },
  },
});
`;
  return { name, text, fields: fields.length, parameters: [...(operation?.queries ?? [])] };
}

/** What the addresses of the system leave open is asked of whoever connects. */
function promptsOf(path: string): string {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
  const prompts = places.map((place) => `{ key: '${promptOf(place)}', label: '${place}', help: '${toFillIn.prompt}' }`);
  return prompts.length === 0 ? '' : `  config: [${prompts.join(', ')}],\n`;
}

const promptOf = (place: string): string =>
  place.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');

/** Data protection has to know of it; whoever fills the connector in looks at the others as well. */
const personal = (field: string, type: string): string =>
  type === 'string' && /e-?mail|phone|birth|address|^(first|last|full|user|display)?_?name$/i.test(field)
    ? ", personal: 'personal'"
    : '';

function titleOf({ root }: Document): string | undefined {
  const title = nodeOf(root['info'])?.['title'];
  if (typeof title !== 'string') return undefined;
  const plain = title.replaceAll(/['\\\n]|\b(REST|Admin|Public|API)\b/gi, '').trim();
  return plain === '' ? undefined : plain;
}

function fieldsOf(answer: Place, path: string): readonly (readonly [string, string])[] {
  const list = walk(answer, path);
  const item = list === undefined || list === 'open' ? undefined : itemsOf(list);
  if (item === undefined || item === 'open') return [];
  return partsOf(item).flatMap(({ document, node }) =>
    Object.entries(nodeOf(node['properties']) ?? {}).map(([field, value]): [string, string] => [
      field,
      typeOf(follow(document, value)),
    ]),
  );
}

/** A schema and those that it is made of, the outermost last, so that each field stands once. */
function partsOf(place: Place, depth = 0): readonly Place[] {
  const { allOf } = place.node;
  if (!Array.isArray(allOf) || depth > 8) return [place];
  const inner = allOf.flatMap((part) => {
    const followed = follow(place.document, part);
    return followed === undefined ? [] : partsOf(followed, depth + 1);
  });
  return [...inner, place];
}

function typeOf(place: Place | undefined): string {
  const { type, format } = place?.node ?? {};
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  return formats[String(format)] ?? types[String(named)] ?? 'string';
}

const keyOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

function serverOf({ root }: Document): string {
  const { servers, host, basePath } = root;
  const first = Array.isArray(servers) ? nodeOf(servers[0])?.['url'] : undefined;
  if (typeof first === 'string' && first.startsWith('https://')) return first.replace(/\/$/, '');
  return `https://${typeof host === 'string' ? host : toFillIn.server}${typeof basePath === 'string' ? basePath : ''}`;
}
