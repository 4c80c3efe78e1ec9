// The pages around the API reference: start page, guides, and the frame with navigation and search that all of them share.
import type { GuideName } from '../wire/guide.ts';
import { guideGroups } from '../wire/guide.ts';
import { escaped, page } from './html.ts';
import { markdown } from './markdown.ts';

const reference = [
  ['/docs/reference', 'API reference'],
  ['/docs/try/', 'Try requests'],
  ['/problems', 'Problems'],
  ['/openapi.json', 'OpenAPI document'],
  ['/postman.json', 'Postman collection'],
  ['/clients/typescript/muster.ts', 'TypeScript client'],
] as const;

/** `here`: the address of the page itself. */
function navigation(here: string): string {
  const entry = ([to, title]: readonly [string, string]): string =>
    `<li><a href="${to}"${to === here ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`;
  const group = (title: string, entries: readonly (readonly [string, string])[]): string =>
    `<h2>${escaped(title)}</h2><ul>${entries.map(entry).join('')}</ul>`;
  const guides = guideGroups.map(({ title, guides: of }) =>
    group(
      title,
      of.map(([name, label]) => [`/docs/${name}`, label] as const),
    ),
  );
  return `${guides.join('')}${group('Reference', reference)}`;
}

export interface SitePage {
  readonly title: string;
  readonly here: string;
  readonly body: string;
  /** In place of the guides. */
  readonly nav?: string;
  readonly label?: string;
}

/** Without script the search leads nowhere, and everything else works. */
const search =
  '<form role="search"><label for="q">Search the docs</label><input id="q" type="search" autocomplete="off" placeholder="Search the docs (press /)" aria-controls="found" hidden></form>' +
  '<div id="found" role="region" aria-label="Search results" aria-live="polite" hidden></div>';

export const sitePage = ({ title, here, body, nav = navigation(here), label = 'Documentation' }: SitePage): string =>
  page(
    title,
    `<header><a class="home" href="/docs">Muster docs</a>${search}<a href="/docs/reference">Reference</a></header>` +
      `<nav aria-label="${escaped(label)}">${nav}</nav><main id="main">${body}</main>` +
      '<script src="/docs/reference.js" defer></script>',
  );

export const guidePage = (name: GuideName, title: string, text: string): string =>
  sitePage({ title: `${title} · Muster docs`, here: `/docs/${name}`, body: markdown(text) });

const cards = [
  ['/docs/getting-started', 'Getting started', 'Start Muster, try the main job, connect your ATS.'],
  ['/docs/recruiting', 'Recruiting', 'What you can ask for, what needs approval, how to undo it.'],
  ['/docs/console', 'Console', 'Every screen, the keyboard shortcuts, and what each job takes.'],
  ['/docs/integration', 'Integrations', 'Connect systems, move records, build flows.'],
  ['/docs/compliance', 'Compliance', 'Notices, decision records, fairness audits, data protection.'],
  ['/docs/reference', 'API reference', 'Every operation with its fields, examples and responses.'],
] as const;

export function startPage(version: string): string {
  const list = cards.map(
    ([to, title, text]) => `<li><a href="${to}"><b>${escaped(title)}</b><span>${escaped(text)}</span></a></li>`,
  );
  const body =
    '<h1>Muster docs</h1><p>Recruiting operations in plain language: instruct, approve, undo. ' +
    `This is the documentation of version ${escaped(version)}, served by the service itself.</p>` +
    `<ul class="cards">${list.join('')}</ul>` +
    '<h2>Try it now</h2><p>The sandbox needs no account and no other system. It prints a link that signs you in.</p>' +
    '<pre><code>npm ci\nnpm start</code></pre>' +
    '<p>Then write to the assistant what you would tell a colleague, such as “Move Priya to phone screen and book 30 minutes with the hiring manager tomorrow at 3pm”.</p>';
  return sitePage({ title: 'Muster docs', here: '/docs', body });
}
