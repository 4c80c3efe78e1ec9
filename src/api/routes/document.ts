// The OpenAPI document and the page that shows it.
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';
import { pagePolicy } from '../docs/html.ts';
import { type Reference, openReference } from '../docs/reference-page.ts';
import { script } from '../docs/reference-script.ts';
import { searchScript } from '../docs/search-script.ts';
import { styles } from '../docs/reference-styles.ts';
import { type Route, defineOpenRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const open = {
  method: 'GET',
  tag: 'platform',
  access: { public: true, because: 'whoever is to use the API has to be able to read about it' },
  audit: readOnly,
} as const;
const cached = { 'cache-control': 'no-cache' };

export function documentRoutes({ document }: RoutePorts): Route[] {
  let opened: Reference | undefined;
  const reference = (): Reference => (opened ??= openReference(document()));
  return [
    defineOpenRoute({
      ...open,
      path: '/openapi.json',
      summary: 'Show the OpenAPI 3.1 document',
      replies: { 200: z.looseObject({ openapi: z.string() }) },
      handle: async () => ({ status: 200, body: document(), headers: cached }),
    }),
    defineOpenRoute({
      ...open,
      path: '/docs/reference',
      summary: 'Show what the API offers as a page',
      produces: 'text/html; charset=utf-8',
      contentSecurityPolicy: pagePolicy,
      replies: { 200: z.string() },
      handle: async () => ({ status: 200, body: reference().overview(), headers: cached }),
    }),
    defineOpenRoute({
      ...open,
      path: '/docs/reference/:resource',
      summary: 'Show the operations of one resource as a page',
      produces: 'text/html; charset=utf-8',
      contentSecurityPolicy: pagePolicy,
      params: z.strictObject({ resource: z.string().max(64) }),
      examples: { params: { resource: 'tasks' } },
      replies: { 200: z.string() },
      problems: ['not_found'],
      async handle({ params: { resource } }) {
        const body = reference().resource(resource);
        if (body === undefined) throw new Problem('not_found', 'There is no such resource. /docs/reference lists all.');
        return { status: 200, body, headers: cached };
      },
    }),
    defineOpenRoute({
      ...open,
      path: '/docs/reference.css',
      summary: 'Style the pages of the docs',
      produces: 'text/css; charset=utf-8',
      replies: { 200: z.string() },
      handle: async () => ({ status: 200, body: styles, headers: cached }),
    }),
    defineOpenRoute({
      ...open,
      path: '/docs/reference.js',
      summary: 'Let the pages search, and the reference send requests',
      produces: 'text/javascript; charset=utf-8',
      replies: { 200: z.string() },
      handle: async () => ({ status: 200, body: script + searchScript, headers: cached }),
    }),
  ];
}
