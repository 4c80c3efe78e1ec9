// The operations as a Postman collection (schema v2.1.0), which Insomnia, Bruno and Hoppscotch import too. Every request can be sent
// as it is: what it refers to is made before.
import type { Route } from '../route.ts';
import { afterRequest, beforeRequest } from './collection/script.ts';
import { variables } from './collection/variables.ts';
import { documentPath } from './documented.ts';
import { exampleBody } from './example-body.ts';
import type { OpenApi, Operation } from './finish.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export function postmanCollection(document: OpenApi, routes: readonly Route[]): Record<string, unknown> {
  const shown = routes.flatMap((route) => {
    const operation = document.paths[documentPath(route.path)]?.[route.method.toLowerCase()];
    return operation === undefined ? [] : [{ route, operation, document }];
  });
  const folders = Map.groupBy(shown, ({ operation }) => operation.tags?.[0] ?? 'Other');
  return {
    info: {
      name: `${document.info.title} API ${document.info.version}`,
      description:
        'Set `apiKey` and send any request: the things it refers to are made first. Variables that you fill in yourself are used as they are.',
      schema,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    event: [scriptOf('prerequest', beforeRequest()), scriptOf('test', afterRequest())],
    variable: [
      { key: 'baseUrl', value: document.servers[0]?.url ?? '' },
      { key: 'apiKey', value: '' },
      ...Object.entries(variables).map(([key, { sample, from }]) => ({ key, value: from === 'sandbox' ? sample : '' })),
    ],
    item: [...folders].map(([name, list]) => ({ name, item: list.map(itemOf) })),
  };
}

const scriptOf = (listen: 'prerequest' | 'test', exec: readonly string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
});

interface RequestEntry {
  readonly route: Route;
  readonly operation: Operation;
  readonly document: OpenApi;
}

function itemOf({ route, operation, document }: RequestEntry) {
  const body = bodyOf({ route, operation, document });
  return {
    name: operation.summary ?? route.path,
    request: {
      method: route.method,
      ...(operation.security?.every((one) => 'session' in one) === true && { auth: { type: 'noauth' } }),
      header: headersOf(route, body?.type),
      url: addressOf(route, operation),
      ...(operation.description !== undefined && { description: operation.description }),
      ...(body !== undefined && {
        body: { mode: 'raw', raw: body.text, options: { raw: { language: body.type === json ? 'json' : 'text' } } },
      }),
    },
  };
}

const json = 'application/json';

function bodyOf({
  route: { examples },
  operation,
  document,
}: RequestEntry): { type: string; text: string } | undefined {
  if (examples?.upload !== undefined) return examples.upload;
  const example = examples?.request ?? exampleBody(operation, document.components.schemas);
  return example === undefined ? undefined : { type: json, text: JSON.stringify(example, null, 2) };
}

function headersOf({ method, access, signed, documentedBody, examples, path }: Route, type: string | undefined) {
  const secret = path.startsWith('/api/v2/hooks/') ? 'hook' : 'event';
  const headers: Record<string, string> = {
    ...(type !== undefined && { 'Content-Type': type }),
    ...('session' in access && { Cookie: '{{session_cookie}}', ...(method !== 'GET' && { Origin: '{{baseUrl}}' }) }),
    ...(signed === true &&
      documentedBody !== undefined && {
        'webhook-id': '{{webhook_id}}',
        'webhook-timestamp': '{{webhook_timestamp}}',
        'webhook-signature': `{{${secret}_signature}}`,
      }),
    ...examples?.headers,
  };
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

function addressOf({ path, examples }: Route, { parameters = [] }: Operation) {
  const steps = path.slice(1).split('/');
  const described = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = described('query').map(({ name, description }) => ({
    key: name,
    value: examples?.query?.[name] ?? '',
    disabled: examples?.query?.[name] === undefined,
    ...(typeof description === 'string' && { description }),
  }));
  const variable = described('path').map(({ name, description }) => ({
    key: name,
    value: examples?.params?.[name] ?? `{{${name}}}`,
    ...(typeof description === 'string' && { description }),
  }));
  const asked = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    raw: `{{baseUrl}}/${steps.join('/')}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
    host: ['{{baseUrl}}'],
    path: steps,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}
