// A typed client for TypeScript, made of the OpenAPI document: always that of the service that gives it out.
import type { OpenApi, Operation } from './finish.ts';
import { clientRuntime } from './typescript-runtime.ts';
import { nameOf, typeOf } from './typescript-types.ts';

interface NamedOperation {
  /** `POST /v1/veteran/translate`. */
  readonly name: string;
  readonly operation: Operation;
}

export function typescriptClient(document: OpenApi): string {
  const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  const components = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${nameOf(name)} = ${typeOf(schema)};`,
  );
  const repeatable = shown.filter(({ operation }) => headerNames(operation).includes('Idempotency-Key'));
  return [
    `// ${document.info.title} ${document.info.version}: a typed client, made by the service itself of its OpenAPI document.`,
    '// No dependency; Node 18 and newer, Deno, Bun and browsers. Do not edit: fetch it again after an update.',
    ...components,
    'export interface Operations {',
    ...shown.map(operationType),
    '}',
    `const repeatable: ReadonlySet<string> = new Set(${JSON.stringify(repeatable.map(({ name }) => name))});`,
    clientRuntime,
  ].join('\n');
}

const headerNames = ({ parameters = [] }: Operation): string[] =>
  parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name);

function operationType({ name, operation }: NamedOperation): string {
  const parts = [
    ...parameterType('params', 'path', operation),
    ...parameterType('query', 'query', operation),
    ...bodyType(operation),
    `reply: ${replyType(operation)};`,
  ];
  return `  /** ${(operation.summary ?? '').replaceAll('*/', '* /')} */\n  ${JSON.stringify(name)}: { ${parts.join(' ')} };`;
}

function parameterType(as: string, place: string, { parameters = [] }: Operation): string[] {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return [];
  const isNeeded = own.some((parameter) => parameter['required'] === true);
  const fields = own.map(
    (parameter) =>
      `${JSON.stringify(parameter.name)}${parameter['required'] === true ? '' : '?'}: ${typeOf(parameter['schema'])};`,
  );
  return [`${as}${isNeeded ? '' : '?'}: { ${fields.join(' ')} };`];
}

function bodyType({ requestBody }: Operation): string[] {
  if (requestBody === undefined) return [];
  const { 'application/json': json, ...others } = requestBody.content;
  const type = json === undefined ? Object.keys(others).map(() => 'string | Blob')[0] : typeOf(json.schema);
  return type === undefined ? [] : [`body${requestBody.required === true ? '' : '?'}: ${type};`];
}

/** Of all successes; text and files where it is no JSON. */
function replyType({ responses }: Operation): string {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => {
      if (content === undefined) return 'undefined';
      const json = content['application/json'];
      if (json !== undefined) return typeOf(json.schema);
      return Object.keys(content).every((type) => type.startsWith('text/')) ? 'string' : 'Blob';
    });
  return [...new Set(types)].join(' | ') || 'undefined';
}
