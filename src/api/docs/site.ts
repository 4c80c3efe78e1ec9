// The pages around the API reference: start page, guides, and the frame with navigation and search that all of them share.
import type { GuideName } from '../wire/guide.ts';
import { guideGroups } from '../wire/guide.ts';
import { codeBlock, escaped, page } from './html.ts';
import { anchor, markdown, spans } from './markdown.ts';

const reference = [
  ['/docs/reference', 'API reference'],
  ['/problems', 'Problems'],
  ['/openapi.json', 'OpenAPI document'],
  ['/postman.json', 'Postman collection'],
  ['/clients/typescript/muster.ts', 'TypeScript client'],
] as const;

type Entry = readonly [to: string, title: string];
const guideEntries: readonly Entry[] = guideGroups.flatMap(({ guides }) =>
  guides.map(([name, label]): Entry => [`/docs/${name}`, label]),
);

/** `here`: the address of the page itself. */
function navigation(here: string): string {
  const entry = ([to, title]: Entry): string =>
    `<li><a href="${to}"${to === here ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`;
  const group = (title: string, entries: readonly Entry[]): string =>
    `<h2>${escaped(title)}</h2><ul>${entries.map(entry).join('')}</ul>`;
  const guides = guideGroups.map(({ title, guides: of }) =>
    group(
      title,
      of.map(([name, label]) => [`/docs/${name}`, label] as const),
    ),
  );
  return `${guides.join('')}${group('Reference', reference)}`;
}

interface SitePage {
  readonly title: string;
  readonly here: string;
  readonly body: string;
  /** In place of the guides. */
  readonly nav?: string;
  readonly label?: string;
  /** Takes the whole width: a reference with its examples beside it. */
  readonly wide?: boolean;
}

/** Without script the search leads nowhere, and everything else works. */
const search =
  '<div class="search"><form role="search"><label for="q">Search the docs</label><input id="q" type="search" autocomplete="off" placeholder="Search guides and operations" aria-controls="found" hidden><kbd aria-hidden="true">/</kbd></form>' +
  '<div id="found" role="region" aria-label="Search results" aria-live="polite" hidden></div></div>';

const placeLink = ([to, title, isHere]: readonly [string, string, boolean]): string =>
  `<a href="${to}"${isHere ? ' aria-current="true"' : ''}>${title}</a>`;

function places(here: string): string {
  const isReference = here.startsWith('/docs/reference') || here.startsWith('/problems');
  return `<div class="places">${[['/docs', 'Guides', !isReference] as const, ['/docs/reference', 'API reference', isReference] as const].map(placeLink).join('')}</div>`;
}

export const sitePage = ({
  title,
  here,
  body,
  nav = navigation(here),
  label = 'Documentation',
  wide = false,
}: SitePage): string =>
  page(
    title,
    `<header><a class="home" href="/docs"><span aria-hidden="true">✓</span>Muster docs</a>${search}${places(here)}</header>` +
      `<nav aria-label="${escaped(label)}"><div id="entries">${nav}</div></nav>` +
      `<main id="main"${wide ? ' class="wide"' : ''}>${body}</main>` +
      '<script src="/docs/reference.js" defer></script>',
  );

export function guidePage(name: GuideName, title: string, text: string): string {
  const here = `/docs/${name}`;
  const body = `<div class="guide"><article>${markdown(text)}${neighbours(here)}</article>${contents(text)}</div>`;
  return sitePage({ title: `${title} · Muster docs`, here, body });
}

/** The headings of the guide, where there are enough to look for one. */
function contents(text: string): string {
  const withoutCode = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const headings = [...withoutCode.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);
  if (headings.length < 3) return '';
  const items = headings.map((title) => `<li><a href="#${anchor(title)}">${spans(title)}</a></li>`);
  return `<aside class="contents" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></aside>`;
}

const sideLink = (entry: Entry | undefined, side: string): string =>
  entry === undefined ? '' : `<a href="${entry[0]}"><span>${side}</span>${escaped(entry[1])}</a>`;

function neighbours(here: string): string {
  const at = guideEntries.findIndex(([to]) => to === here);
  return `<div class="neighbours">${sideLink(guideEntries[at - 1], 'Previous')}${sideLink(guideEntries[at + 1], 'Next')}</div>`;
}

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
    '<h1>Muster docs</h1><p class="lead">Recruiting operations in plain language: instruct, approve, undo. ' +
    `This is the documentation of version ${escaped(version)}, served by the service itself.</p>` +
    `<ul class="cards">${list.join('')}</ul>` +
    '<h2>Try it now</h2><p>The sandbox needs no account and no other system. It prints a link that signs you in.</p>' +
    codeBlock('npm ci\nnpm start') +
    '<p>Then write to the assistant what you would tell a colleague, such as “Move Priya to phone screen and book 30 minutes with the hiring manager tomorrow at 3pm”.</p>';
  return sitePage({ title: 'Muster docs', here: '/docs', body });
}
