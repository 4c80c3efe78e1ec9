// What goes with the reference: the guides of docs/ as pages, a Postman collection and the typed client.
import { z } from 'zod';
import { pagePolicy, page } from '../docs/html.ts';
import { markdown } from '../docs/markdown.ts';
import { typescriptClient } from '../docs/typescript-client.ts';
import { type Route, defineOpenRoute } from '../route.ts';
import { guideNames, type GuideName } from '../wire/guide.ts';
import type { RoutePorts } from './route-ports.ts';

const open = {
  method: 'GET',
  tag: 'platform',
  access: { public: true, because: 'whoever is to use the API has to be able to read about it' },
  audit: { none: true, because: 'it changes nothing' },
} as const;
const cached = { 'cache-control': 'no-cache' };

const summaries: Readonly<Record<GuideName, string>> = {
  webhooks: 'Explain webhooks and how to check them',
  widget: 'Explain how the widget comes onto a page',
  changelog: 'List what has changed, newest first',
};

export const guideRoutes = ({ document, collection, guides }: RoutePorts): Route[] => [
  ...guideNames.map((name) =>
    defineOpenRoute({
      ...open,
      path: `/docs/${name}`,
      summary: summaries[name],
      produces: 'text/html; charset=utf-8',
      contentSecurityPolicy: pagePolicy,
      replies: { 200: z.string() },
      handle: async () => ({ status: 200, body: guidePage(name, guides[name]), headers: cached }),
    }),
  ),
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

function guidePage(name: GuideName, text: string): string {
  const body = `<main id="main"><p><a href="/docs">API reference</a></p>${markdown(text)}</main>`;
  return page(`${name.slice(0, 1).toUpperCase()}${name.slice(1)} – Muster`, body);
}
