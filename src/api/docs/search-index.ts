// What the search of the docs looks through: the parts of the guides under their headings, and the operations. Made once; no word of a
// search leaves the browser.
import { guideTitles } from '../wire/guide.ts';
import type { OpenApi } from './finish.ts';
import { anchor } from './markdown.ts';
import { addressOf, resourcesOf } from './reference-groups.ts';

export interface Found {
  /** Page and heading. */
  readonly title: string;
  readonly to: string;
  readonly text: string;
  /** A whole guide, by its title. */
  readonly isPage?: true;
}

/** Of one part; what comes after is found by its page. */
const mostText = 700;

export function searchIndex(guides: ReadonlyMap<string, string>, document: Pick<OpenApi, 'paths'>): readonly Found[] {
  return [...guides].flatMap(([name, text]) => partsOf(name, text)).concat(operationsOf(document));
}

function partsOf(name: string, text: string): Found[] {
  const page = guideTitles.get(name) ?? name;
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^#{2,4} (.*)$/.exec(line)?.[1];
    if (heading === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ heading, lines: [] });
  }
  return parts.map(({ heading, lines }) => ({
    title: heading === '' ? page : `${page}: ${plain(heading)}`,
    to: heading === '' ? `/docs/${name}` : `/docs/${name}#${anchor(heading)}`,
    text: plain(lines.join('\n')).slice(0, mostText),
    ...(heading === '' ? { isPage: true as const } : {}),
  }));
}

/** Without the marks of Markdown. */
const plain = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-*>]|\d+\.)\s+/gm, ' ')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/[#|]|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const operationsOf = (document: Pick<OpenApi, 'paths'>): Found[] =>
  resourcesOf(document).flatMap((resource) =>
    resource.entries.map(({ method, path, operation: { operationId = '', summary = '', description = '' } }) => ({
      title: plain(summary),
      to: `${addressOf(resource)}#${operationId}`,
      text: plain(`${method} ${path}. ${description}`).slice(0, mostText),
    })),
  );
