// The OpenAPI 3.1 document, made from the same schemas that check the requests.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { type Route, tags } from '../route.ts';
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

/** Has to be registered before the routes are. */
export function describeRoutes(app: FastifyInstance, described: Described): void {
  const documentedBodies = new Map(
    described.routes.flatMap((route) => (route.documentedBody ? [[routeKey(route), route.documentedBody]] : [])),
  );
  void app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Muster',
        version: described.version,
        description: 'Recruiting operations in plain language: instruct, approve, undo. Errors are RFC 9457 problems.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: described.publicUrl }],
      tags: Object.values(tags).map((name) => ({ name })),
      components: { securitySchemes: securitySchemes(described.publicUrl) },
    },
    transform: (input) => {
      const { schema, route } = input;
      const body = documentedBodies.get(`${String(route.method)} ${route.url}`);
      return jsonSchemaTransform(body === undefined ? input : { ...input, schema: { ...schema, body } });
    },
    transformObject: jsonSchemaTransformObject,
  });
}

export const openDocument = (app: FastifyInstance, routes: readonly Route[]): Document => {
  let made: OpenApi | undefined;
  return { read: () => (made ??= finish(app.swagger(), routes)) };
};

const routeKey = ({ method, path }: Route): string => `${method} ${path}`;

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
