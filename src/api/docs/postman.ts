// The operations as a Postman collection (schema v2.1.0), which Insomnia, Bruno and Hoppscotch import too.
import { exampleBody } from './example-body.ts';
import type { OpenApi, Operation } from './finish.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export function postmanCollection(document: OpenApi): Record<string, unknown> {
  const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const folders = Map.groupBy(shown, ({ operation }) => operation.tags?.[0] ?? 'Other');
  return {
    info: { name: `${document.info.title} API ${document.info.version}`, schema },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: document.servers[0]?.url ?? '' },
      { key: 'apiKey', value: '' },
    ],
    item: [...folders].map(([name, list]) => ({
      name,
      item: list.map(({ method, path, operation }) => itemOf({ method, path, operation, document })),
    })),
  };
}

interface Shown {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly document: OpenApi;
}

function itemOf({ method, path, operation, document }: Shown) {
  const body = exampleBody(operation, document.components.schemas);
  const steps = path
    .slice(1)
    .split('/')
    .map((step) => step.replace(/^\{(\w+)\}$/, ':$1'));
  const parameters = (place: string) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map(({ name, description }) => ({
        key: name,
        value: '',
        ...(typeof description === 'string' && { description }),
      }));
  const query = parameters('query').map((one) => ({ ...one, disabled: true }));
  const variable = parameters('path');
  return {
    name: operation.summary ?? path,
    request: {
      method,
      ...(operation.security?.length === 0 && { auth: { type: 'noauth' } }),
      header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `{{baseUrl}}/${steps.join('/')}`,
        host: ['{{baseUrl}}'],
        path: steps,
        ...(query.length > 0 && { query }),
        ...(variable.length > 0 && { variable }),
      },
      ...(operation.description !== undefined && { description: operation.description }),
      ...(body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      }),
    },
  };
}
