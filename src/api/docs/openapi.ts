// The OpenAPI 3.1 document, made from the same declarations that check the requests.
import { type Route, tags } from '../route.ts';
import { componentSchemas, jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { documentPath, operationId, requestSchema } from './documented.ts';
import { type OpenApi, finish } from './finish.ts';

export interface Document {
  /** Made once, when first asked for. */
  read(): OpenApi;
}

interface Described {
  readonly routes: readonly Route[];
  readonly publicUrl: string;
  readonly version: string;
}

export function openDocument(described: Described): Document {
  let made: OpenApi | undefined;
  return { read: () => (made ??= finish(generated(described), described.routes)) };
}

const generated = ({ routes, publicUrl, version }: Described) => ({
  openapi: '3.1.0',
  info: {
    title: 'Muster',
    version,
    description: 'Recruiting operations in plain language: instruct, approve, undo. Errors are RFC 9457 problems.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: publicUrl }],
  paths: pathsOf(routes),
  components: { schemas: componentSchemas(), securitySchemes: securitySchemes(publicUrl) },
  tags: Object.values(tags).map((name) => ({ name })),
});

function pathsOf(routes: readonly Route[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) (paths[documentPath(route.path)] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return paths;
}

function operationOf(route: Route): object {
  const parameters = [
    ...(route.query === undefined ? [] : parametersOf(jsonSchemaOf(route.query, 'input'), 'query')),
    ...(route.params === undefined ? [] : parametersOf(jsonSchemaOf(route.params, 'input'), 'path')),
  ];
  const body = route.documentedBody ?? requestSchema(route);
  return {
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    operationId: operationId(route),
    tags: [tags[route.tag]],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: requestOf(jsonSchemaOf(body, 'input'), route) }),
    responses: Object.fromEntries(
      Object.entries(route.replies).map(([status, schema]) => [status, contentOf(jsonSchemaOf(schema, 'output'))]),
    ),
  };
}

function parametersOf({ properties = {}, required = [] }: JsonSchema, place: 'query' | 'path'): object[] {
  const needed: ReadonlySet<unknown> = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties ?? {}).map(([name, { description, ...schema }]: [string, JsonSchema]) => ({
    name,
    in: place,
    schema,
    required: place === 'path' || needed.has(name),
    ...(description === undefined || description === '' ? {} : { description }),
  }));
}

const requestOf = (schema: JsonSchema, { uploads = ['application/json'] }: Route): object => ({
  required: true,
  content: Object.fromEntries(uploads.map((type) => [type, { schema }])),
});

const contentOf = (schema: JsonSchema): object => ({ content: { 'application/json': { schema } } });

const securitySchemes = (publicUrl: string) => ({
  key: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'An API key (mk_…) or an access token of POST /oauth/token.',
  },
  oauth: {
    type: 'oauth2' as const,
    flows: { clientCredentials: { tokenUrl: `${publicUrl}/oauth/token`, scopes: {} } },
  },
  session: {
    type: 'apiKey' as const,
    in: 'cookie',
    name: publicUrl.startsWith('https:') ? '__Host-muster_session' : 'muster_session',
    description: 'A console session. Changes need a same-origin request.',
  },
});
