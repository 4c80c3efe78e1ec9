// A directory behind the same port as every other system. A read first asks who there is, then for their entries page by page in the
// order of their ids: so any process can go on from where another one stopped, which a server's own place in a search does not allow.
import {
  AndFilter,
  type Entry,
  EqualityFilter,
  type Filter,
  FilterParser,
  GreaterThanEqualsFilter,
  NoSuchObjectError,
  PresenceFilter,
} from 'ldapts';
import type { Collection } from '../../../core/connector/collection.ts';
import type { Connector } from '../../../core/connector/connector.ts';
import type { MappedSystem, Page, PageRequest, RemoteRecord } from '../../../core/ports/remote-system.ts';
import { Problem } from '../../../core/problem.ts';
import { noteDrift } from '../drift.ts';
import { faultOf } from '../faults.ts';
import { type Ask, LdapConfig, type LdapDependencies, openAsk } from './ask.ts';
import { attributesOf, generalizedTime, recordOf, storedId } from './entries.ts';
import { UnreadableFilter } from './faults.ts';
import type { Conversation } from './session.ts';
import { type Scan, type ScannedEntry, openScans } from './scans.ts';

/** Questions under way on one connection. */
const atOnce = 32;

interface Directory {
  readonly connector: Connector;
  readonly config: LdapConfig;
  readonly collection: Collection;
}

/**
 * Read only: a write is a `failed` result, and calls are refused. Passwords and their hashes are never asked for. A read
 * may go on in another process, which lists the ids anew. Throws what parsing the configuration throws.
 */
export function openLdapSystem(dependencies: LdapDependencies): MappedSystem {
  const { connector } = dependencies;
  const config = LdapConfig.parse(dependencies.config);
  const ask = openAsk(dependencies, config);
  const scans = openScans(dependencies.clock);
  const collectionOf = (name: string): Collection => {
    const found = Object.hasOwn(connector.collections, name) ? connector.collections[name] : undefined;
    if (found === undefined) throw new Problem('not_found', `${connector.title} has no collection ${name}.`);
    return found;
  };
  return {
    connector,
    test: (signal) =>
      ask({
        path: '/',
        signal,
        async work(conversation) {
          const here = { base: config.base_dn, scope: 'base', filter: anything, attributes: ['1.1'] } as const;
          const found = await conversation.search(here);
          if (found.length === 0) throw faultOf(connector, 'not_found', { fix: 'Check base_dn.' });
        },
      }),
    async readPage(request) {
      const reading = { connector, config, collection: collectionOf(request.collection) };
      const scan = scans.at(request.cursor);
      const seen = scan.seen ?? (await lookRound(ask, reading, request));
      const page = await readEntries(ask, { ...reading, scan: { ...scan, seen } }, request);
      noteDrift(
        dependencies.drift,
        { name: request.collection, ...reading.collection },
        page.records.map(({ body }) => body),
      );
      return { ...page, next: scans.keep({ ...scan, seen }, page.next) };
    },
    write: async (writings) => writings.map(() => ({ kind: 'failed', fault: readOnly(connector) })),
    batchSize: () => 1,
    look: async () => null,
    subscribe: () => Promise.reject(noCalls(connector)),
    call: () => Promise.reject(noCalls(connector)),
    list: () => Promise.reject(noCalls(connector)),
    file: () => Promise.reject(noCalls(connector)),
  };
}

const anything = new PresenceFilter({ attribute: 'objectClass' });
const noCalls = (connector: Connector) =>
  faultOf(connector, 'invalid', { fix: 'A directory has entries, and no calls: read its people.' });
const readOnly = (connector: Connector) =>
  faultOf(connector, 'invalid', { fix: 'Muster reads directories and changes nothing in them.' });

/** Who is meant, in the order of their ids. */
async function lookRound(
  ask: Ask,
  { config, collection }: Directory,
  request: PageRequest,
): Promise<readonly ScannedEntry[]> {
  const found = await ask({
    path: collection.list.path,
    signal: request.signal,
    work: (conversation) =>
      conversation.searchAll({
        base: config.base_dn,
        scope: 'sub',
        filter: filterOf({ config, collection }, request),
        attributes: [collection.id],
      }),
  });
  return found
    .map((entry) => ({ id: idOf(entry, collection), dn: entry.dn }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Values stand in filters as bytes, never as text: nothing in them can end one and begin another. */
function filterOf({ config, collection }: Omit<Directory, 'connector'>, { since, filters }: PageRequest): Filter {
  const { changes, list } = collection;
  const wanted = Object.entries(filters).map(
    ([name, value]) => new EqualityFilter({ attribute: collection.filters[name]?.param ?? name, value }),
  );
  const changed =
    since === null || changes.kind !== 'filter'
      ? []
      : [new GreaterThanEqualsFilter({ attribute: changes.param, value: generalizedTime(since) })];
  return new AndFilter({ filters: [parsed(config.filter || (list.query?.['filter'] ?? '')), ...wanted, ...changed] });
}

/** The library reads on where a bracket is missing. Brackets of values are escaped (RFC 4515 §3), so that all others pair up. */
const isWhole = (filter: string): boolean => {
  let depth = 0;
  for (const sign of filter) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
};

function parsed(filter: string): Filter {
  if (!isWhole(filter)) throw new UnreadableFilter('the filter cannot be read');
  try {
    return FilterParser.parseString(filter);
  } catch (error) {
    throw new UnreadableFilter('the filter cannot be read', { cause: error });
  }
}

/** Empty where the directory shows none. */
function idOf(entry: Entry, collection: Collection): string {
  const id = recordOf(entry, collection)[collection.id];
  return typeof id === 'string' ? id : '';
}

interface Reading extends Directory {
  readonly scan: Scan & { readonly seen: readonly ScannedEntry[] };
}

interface DirectoryQuery extends Directory {
  readonly meant: Filter;
  readonly attributes: readonly string[];
}

async function readEntries(
  ask: Ask,
  reading: Reading,
  request: PageRequest,
): Promise<Omit<Page, 'next'> & { next: string | null }> {
  const { collection, config, scan, connector } = reading;
  const size = collection.paging.kind === 'keyset' ? collection.paging.size : 250;
  const left = scan.seen.filter(({ id }) => scan.after === null || id > scan.after);
  if (left[0]?.id === '')
    throw faultOf(connector, 'invalid', {
      fix: `An entry does not show its ${collection.id}: let the account read that attribute.`,
    });
  const here = left.slice(0, size);
  const attributes = attributesOf(collection, config.attributes.split(/[ ,]+/).filter(Boolean));
  const meant = filterOf({ config, collection }, request);
  const records = await ask({
    path: `${collection.list.path}/{id}`,
    signal: request.signal,
    work: (conversation) => inLanes(here, (seen) => readOne(conversation, { ...reading, meant, attributes }, seen)),
  });
  const last = here.at(-1);
  return {
    records: records.filter((record) => record !== null),
    next: last === undefined || here.length === left.length ? null : last.id,
    since: null,
  };
}

/** Null: it is gone since, or no longer meant. One that was moved or renamed since is found by its id. */
async function readOne(
  conversation: Conversation,
  reading: DirectoryQuery,
  { id, dn }: ScannedEntry,
): Promise<RemoteRecord | null> {
  const { collection, config, meant, attributes } = reading;
  const there = await conversation.search({ base: dn, scope: 'base', filter: meant, attributes }).catch(nobodyThere);
  const same = there.find((entry) => idOf(entry, collection) === id);
  if (same !== undefined) return { id, body: recordOf(same, collection), deleted: false };
  const named = new EqualityFilter({ attribute: collection.id, value: storedId(collection.id, id) });
  const filter = new AndFilter({ filters: [meant, named] });
  const [moved] = await conversation.search({ base: config.base_dn, scope: 'sub', filter, attributes });
  return moved === undefined ? null : { id, body: recordOf(moved, collection), deleted: false };
}

function nobodyThere(error: unknown): readonly Entry[] {
  if (error instanceof NoSuchObjectError) return [];
  throw error;
}

/** As many at once as there are lanes; answers in the order of what was asked for. */
async function inLanes<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    answers.push(...(await Promise.all(all.slice(from, from + atOnce).map(work))));
  return answers;
}
