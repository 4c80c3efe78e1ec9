// The API reference, made from the OpenAPI document: an overview, and a page for each resource. No framework, no outside host.
import { z } from 'zod';
import { codeBlock, escaped, inline } from './html.ts';
import type { OpenApi } from './finish.ts';
import { methodMark, operationSection, type ReferenceContext } from './operation-section.ts';
import { type ReferenceEntry, type Resource, addressOf, byTag, resourcesOf } from './reference-groups.ts';
import { sitePage } from './site.ts';

export interface Reference {
  overview(): string;
  /** Undefined: there is no such resource. */
  resource(slug: string): string | undefined;
}

const eventsPage = { slug: 'webhook-events', title: 'Webhook events' } as const;

export function openReference(document: OpenApi): Reference {
  const resources = resourcesOf(document);
  const context = { components: document.components.schemas, server: document.servers[0]?.url ?? '' };
  const made = new Map<string, string>();
  return {
    overview: () => kept(made, '', () => overviewPage(document, resources)),
    resource(slug) {
      if (slug === eventsPage.slug) return kept(made, slug, () => webhookPage(document, resources));
      const resource = resources.find((one) => one.slug === slug);
      return resource && kept(made, slug, () => resourcePage(resource, resources, context));
    },
  };
}

function kept(made: Map<string, string>, name: string, make: () => string): string {
  const text = made.get(name) ?? make();
  made.set(name, text);
  return text;
}

const label = 'Reference';

function resourcePage(resource: Resource, resources: readonly Resource[], context: ReferenceContext): string {
  const here = addressOf(resource);
  const body =
    `<p class="crumb"><a href="/docs/reference">API reference</a> / ${escaped(resource.tag)}</p><h1>${escaped(resource.title)}</h1>` +
    resource.entries.map((entry) => operationSection(entry, context)).join('');
  return sitePage({
    title: `${resource.title} · Muster API`,
    here,
    body,
    nav: navigation(resources, here),
    label,
    wide: true,
  });
}

function navigation(resources: readonly Resource[], here: string): string {
  const groups = [...byTag(resources)].map(([tag, list]) => {
    const isOpen = list.some((one) => addressOf(one) === here);
    return `<details${isOpen ? ' open' : ''}><summary>${escaped(tag)}</summary><ul>${list.map((one) => resourceLink(one, here)).join('')}</ul></details>`;
  });
  const events = { ...eventsPage, tag: '', entries: [] };
  return `<ul><li>${pageLink('/docs/reference', 'Overview', here)}</li>${resourceLink(events, here)}</ul>${groups.join('')}`;
}

const pageLink = (to: string, title: string, here: string): string =>
  `<a href="${to}"${to === here ? ' aria-current="page"' : ''}>${escaped(title)}</a>`;

function resourceLink(resource: Resource, here: string): string {
  const to = addressOf(resource);
  const operations = resource.entries.map(
    ({ method, operation: { operationId = '', summary = '' } }) =>
      `<li><a href="#${operationId}">${methodMark(method)} ${escaped(summary)}</a></li>`,
  );
  const below = to === here && operations.length > 0 ? `<ul class="operations">${operations.join('')}</ul>` : '';
  return `<li>${pageLink(to, resource.title, here)}${below}</li>`;
}

const downloads = [
  ['/openapi.json', 'OpenAPI document'],
  ['/postman.json', 'Postman collection'],
  ['/clients/typescript/muster.ts', 'TypeScript client'],
  ['/problems', 'Problems'],
] as const;

function overviewPage(document: OpenApi, resources: readonly Resource[]): string {
  const links = downloads.map(([to, title]) => `<a class="button" href="${to}">${title}</a>`).join('');
  const groups = [...byTag(resources)].map(
    ([tag, list]) => `<h2>${escaped(tag)}</h2><div class="index">${list.map(indexOf).join('')}</div>`,
  );
  const body =
    `<h1>API reference</h1><p>Version ${escaped(document.info.version)} of the API. Every operation has its fields, examples and a form that sends it.</p>` +
    `<p class="buttons">${links}</p>${basics(document.servers[0]?.url ?? '')}${groups.join('')}`;
  return sitePage({
    title: 'API reference · Muster docs',
    here: '/docs/reference',
    body,
    nav: navigation(resources, '/docs/reference'),
    label,
  });
}

const basics = (server: string): string =>
  '<h2>First request</h2><p>Create a key in the console under Access, and send it as a bearer token.</p>' +
  codeBlock(`curl '${server}/api/v1/me' \\\n  -H "Authorization: Bearer $MUSTER_API_KEY"`) +
  '<table><tbody>' +
  [
    [
      'Errors',
      'Answers of 4xx and 5xx are `application/problem+json`. Compare `code`, never the wording; /problems explains each.',
    ],
    ['Repeating', 'A POST with an `Idempotency-Key` acts once, however often it is sent within 24 hours.'],
    [
      'Lists',
      'They answer `data` and `next_cursor`. Send it as `cursor` for the next page; `null` means that was the last.',
    ],
    ['Changes', 'Where a GET gives an `ETag`, send it as `If-Match` to change only what you have read.'],
    ['Limits', '429 says in `Retry-After` when to try again.'],
  ]
    .map(([name = '', text = '']) => `<tr><th scope="row">${name}</th><td>${inline(text)}</td></tr>`)
    .join('') +
  '</tbody></table>';

function indexOf(resource: Resource): string {
  const to = addressOf(resource);
  const row = ({ method, path, operation: { operationId = '', summary = '' } }: ReferenceEntry): string =>
    `<li><a id="${operationId}" href="${to}#${operationId}" title="${escaped(path)}">${methodMark(method)} ${escaped(summary)}</a></li>`;
  return `<section><h3><a href="${to}">${escaped(resource.title)}</a></h3><ul>${resource.entries.map(row).join('')}</ul></section>`;
}

const WebhookOperation = z.looseObject({
  post: z.looseObject({
    description: z.string(),
    requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ example: z.unknown() })) }),
  }),
});

function webhookPage({ webhooks = {} }: OpenApi, resources: readonly Resource[]): string {
  const sections = Object.entries(webhooks).map(([type, of]) => {
    const { description, requestBody } = WebhookOperation.parse(of).post;
    const example = requestBody.content['application/json']?.example;
    return (
      `<section class="operation" id="${escaped(type)}" aria-labelledby="${escaped(type)}-title"><div class="about">` +
      `<h2 id="${escaped(type)}-title"><code>${escaped(type)}</code></h2><p>${inline(description)}</p></div>` +
      `<div class="beside"><h3>Body</h3>${codeBlock(JSON.stringify(example, null, 2))}</div></section>`
    );
  });
  const here = addressOf(eventsPage);
  const body =
    '<p class="crumb"><a href="/docs/reference">API reference</a></p><h1>Webhook events</h1>' +
    '<p>What Muster sends to your endpoints. <a href="/docs/webhooks">Webhooks</a> says how to subscribe and how to check the signature.</p>' +
    sections.join('');
  return sitePage({
    title: 'Webhook events · Muster API',
    here,
    body,
    nav: navigation(resources, here),
    label,
    wide: true,
  });
}
