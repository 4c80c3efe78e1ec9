// The operations of the document by resource: one page of the reference for each.
import type { OpenApi, Operation } from './finish.ts';

export interface ReferenceEntry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface Resource {
  /** The end of its address, such as `candidates`. */
  readonly slug: string;
  readonly title: string;
  readonly tag: string;
  readonly entries: readonly ReferenceEntry[];
}

export const addressOf = ({ slug }: Pick<Resource, 'slug'>): string => `/docs/reference/${slug}`;

/** These hold several resources below one segment. */
const namespaces: ReadonlySet<string> = new Set(['retention', 'veteran']);
/** What the service says about itself, outside of the versioned API. */
const ownPages = /^\/(?:health|metrics|docs|problems|clients|openapi\.json|postman\.json|\.well-known)(?:\/|$)/;

export function resourcesOf({ paths }: Pick<OpenApi, 'paths'>): readonly Resource[] {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const taken = new Set<string>();
  return [...Map.groupBy(entries, tagOf)].flatMap(([tag, ofTag]) =>
    [...Map.groupBy(ofTag, ({ path }) => segmentOf(path))].map(([segment, of]) => {
      const slug = taken.has(segment) ? `${tag.toLowerCase().replaceAll(/\W+/g, '-')}-${segment}` : segment;
      taken.add(slug);
      return { slug, title: titleOf(segment), tag, entries: of };
    }),
  );
}

const tagOf = ({ operation }: ReferenceEntry): string => operation.tags?.[0] ?? 'Other';

function segmentOf(path: string): string {
  if (ownPages.test(path)) return 'service';
  const [first = 'service', second = ''] = path.split('/').filter((part) => part !== '' && !/^(?:api|v\d)$/.test(part));
  return namespaces.has(first) && second !== '' ? `${first}-${second}` : first;
}

const spellings: Readonly<Record<string, string>> = {
  mcp: 'MCP',
  oauth: 'OAuth',
  scim: 'SCIM',
  ons: 'ons',
  me: 'Signed-in user',
  service: 'Health and documents',
};

function titleOf(segment: string): string {
  const words = segment.split('-').map((word) => spellings[word] ?? word);
  const title = words.join(' ').replace(/^(?:retention|veteran) /, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Resources in the order of their tags. */
export const byTag = (resources: readonly Resource[]): ReadonlyMap<string, readonly Resource[]> =>
  Map.groupBy(resources, ({ tag }) => tag);
