// One request as people write it in a shell, in TypeScript and in Python.

export interface ExampleRequest {
  readonly method: string;
  readonly path: string;
  readonly server: string;
  /** As JSON; undefined where there is none. */
  readonly body: unknown;
  readonly needsKey: boolean;
}

export interface Example {
  readonly language: 'curl' | 'TypeScript' | 'Python';
  readonly code: string;
}

export const examplesOf = (request: ExampleRequest): readonly Example[] => [
  { language: 'curl', code: curl(request) },
  { language: 'TypeScript', code: typescript(request) },
  { language: 'Python', code: python(request) },
];

/** Quotes for a POSIX shell: a quote inside ends the string, stands escaped, and begins it again. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl({ method, path, server, body, needsKey }: ExampleRequest): string {
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${shell(server + path)}`,
    ...(needsKey ? ['-H "Authorization: Bearer $MUSTER_API_KEY"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${shell(JSON.stringify(body))}`]),
  ];
  return lines.join(' \\\n  ');
}

function typescript({ method, path, server, body, needsKey }: ExampleRequest): string {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => `${name}: '…'`);
  const given = [
    ...(params.length === 0 ? [] : [`params: { ${params.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: ${JSON.stringify(body, null, 2)}`]),
  ];
  const key = needsKey ? ", key: env['MUSTER_API_KEY'] ?? ''" : '';
  return [
    ...(needsKey ? ["import { env } from 'node:process';"] : []),
    "import { Muster } from './muster.ts';",
    '',
    `const muster = new Muster({ baseUrl: '${server}'${key} });`,
    `const reply = await muster.call('${method} ${path}'${given.length === 0 ? '' : `, { ${given.join(', ')} }`});`,
  ].join('\n');
}

function python({ method, path, server, body, needsKey }: ExampleRequest): string {
  const lines = [
    `    "${server}${path}",`,
    ...(needsKey ? [`    headers={"Authorization": f"Bearer {os.environ['MUSTER_API_KEY']}"},`] : []),
    ...(body === undefined ? [] : [`    json=${literal(body, 1)},`]),
    '    timeout=30,',
  ];
  return [
    needsKey ? 'import os\nimport requests' : 'import requests',
    '',
    `reply = requests.${method.toLowerCase()}(`,
    ...lines,
    ')',
    'reply.raise_for_status()',
  ].join('\n');
}

/** A JSON value as Python writes it. */
function literal(value: unknown, depth: number): string {
  const inner = '    '.repeat(depth + 1);
  const end = '    '.repeat(depth);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((one) => `${inner}${literal(one, depth + 1)},`).join('\n')}\n${end}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value);
  if (fields.length === 0) return '{}';
  const written = fields.map(([name, field]) => `${inner}${JSON.stringify(name)}: ${literal(field, depth + 1)},`);
  return `{\n${written.join('\n')}\n${end}}`;
}
