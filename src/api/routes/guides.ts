// What goes with the reference: the guides of docs/ as pages, a Postman collection and the typed client.
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';
import { pagePolicy } from '../docs/html.ts';
import { searchIndex } from '../docs/search-index.ts';
import { guidePage, startPage } from '../docs/site.ts';
import { typescriptClient } from '../docs/typescript-client.ts';
import { type Route, defineOpenRoute, readOnly } from '../route.ts';
import { guideTitles, isGuide } from '../wire/guide.ts';
import type { RoutePorts } from './route-ports.ts';

const open = {
  method: 'GET',
  tag: 'platform',
  access: { public: true, because: 'whoever is to use the API has to be able to read about it' },
  audit: readOnly,
} as const;
const cached = { 'cache-control': 'no-cache' };
const html = 'text/html; charset=utf-8';

export const guideRoutes = (ports: RoutePorts): Route[] => [...pageRoutes(ports), ...downloadRoutes(ports)];

const downloadRoutes = ({ document, collection }: RoutePorts): Route[] => [
  defineOpenRoute({
    ...open,
    path: '/postman.json',
    summary: 'Give the operations as a Postman collection',
    replies: { 200: z.looseObject({ item: z.array(z.unknown()) }) },
    handle: async () => ({
      status: 200,
      body: { item: [], ...collection() },
      headers: { ...cached, 'content-disposition': 'attachment; filename="muster.postman_collection.json"' },
    }),
  }),
  defineOpenRoute({
    ...open,
    path: '/clients/typescript/muster.ts',
    summary: 'Give a typed TypeScript client of exactly this version',
    produces: 'text/plain; charset=utf-8',
    replies: { 200: z.string() },
    handle: async () => ({
      status: 200,
      body: typescriptClient(document()),
      headers: { ...cached, 'content-disposition': 'attachment; filename="muster.ts"' },
    }),
  }),
];

const pageRoutes = ({ document, guides, config }: RoutePorts): Route[] => [
  defineOpenRoute({
    ...open,
    path: '/docs',
    summary: 'Show the start page of the docs',
    produces: html,
    contentSecurityPolicy: pagePolicy,
    replies: { 200: z.string() },
    handle: async () => ({ status: 200, body: startPage(config.version), headers: cached }),
  }),
  defineOpenRoute({
    ...open,
    path: '/docs/search.json',
    summary: 'Give what the search of the docs looks through',
    replies: { 200: z.array(z.object({ title: z.string(), to: z.string(), text: z.string() })) },
    handle: once(async () => {
      const texts = await Promise.all(
        [...guideTitles.keys()].filter(isGuide).map(async (name) => [name, await guides(name)] as const),
      );
      return { status: 200 as const, body: [...searchIndex(new Map(texts), document())], headers: cached };
    }),
  }),
  defineOpenRoute({
    ...open,
    path: '/docs/:guide',
    summary: 'Show one guide as a page',
    description: `One of ${[...guideTitles.keys()].map((name) => `\`${name}\``).join(', ')}.`,
    produces: html,
    contentSecurityPolicy: pagePolicy,
    params: z.strictObject({ guide: z.string().max(64) }),
    examples: { params: { guide: 'getting-started' } },
    replies: { 200: z.string() },
    problems: ['not_found'],
    async handle({ params: { guide: name } }) {
      if (!isGuide(name)) throw new Problem('not_found', 'There is no such guide. /docs lists all.');
      return { status: 200, body: guidePage(name, guideTitles.get(name) ?? name, await guides(name)), headers: cached };
    },
  }),
];

/** The same answer every time. */
function once<Answer>(make: () => Promise<Answer>): () => Promise<Answer> {
  let made: Promise<Answer> | undefined;
  return () => (made ??= make());
}
