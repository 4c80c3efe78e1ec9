// A connector's emulator and a connection to it, with small pages so that few records make several.
import type { Collection, Paging } from '../../src/core/connector/collection.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { Drift } from '../../src/core/ports/drift-log.ts';
import type { Page, RemoteRecord, MappedSystem } from '../../src/core/ports/remote-system.ts';
import { type Emulator, emulate } from '../../src/connectors/emulator/emulate.ts';
import { openBudget } from '../../src/connectors/runtime/budget.ts';
import { openHttp } from '../../src/connectors/runtime/http.ts';
import { openRemoteSystem } from '../../src/connectors/runtime/remote.ts';
import { createTestClock, type TestClock } from './clock.ts';

const pageSize = 4;

export interface Emulated extends AsyncDisposable {
  readonly emulator: Emulator;
  readonly remote: MappedSystem;
  readonly clock: TestClock;
  /** What was noted of it. */
  readonly drifts: readonly Drift[];
}

export interface EmulatedOptions {
  readonly count?: number;
  readonly ids?: 'text' | 'number';
  readonly emptyLast?: boolean;
  readonly credentials?: Readonly<Record<string, string>>;
}

export async function emulated(declared: Connector, options: EmulatedOptions = {}): Promise<Emulated> {
  const clock = createTestClock();
  const emulator = await emulate(withSmallPages(declared), { count: 9, page: pageSize, clock: clock.real, ...options });
  const http = openHttp({ allowPrivate: true });
  const drifts: Drift[] = [];
  const { connector, config, credentials } = emulator;
  const remote = openRemoteSystem({
    connector,
    config,
    secrets: { credentials: options.credentials ?? credentials, token: null },
    keepToken: async () => {},
    // The vendor's own limits would make a test wait.
    budget: openBudget({ concurrency: 4 }, clock.real),
    http,
    log: { note: () => {} },
    drift: { note: (drift) => void drifts.push(drift) },
    clock: clock.real,
  });
  return {
    emulator,
    remote,
    clock,
    drifts,
    async [Symbol.asyncDispose]() {
      await http.close();
      await emulator.close();
    },
  };
}

const signal = new AbortController().signal;
/** Lists of each of some dozens of records have as many pages at least. */
const pagesAtMost = 100;

export const readOne = (remote: MappedSystem, collection: string, since: string | null = null): Promise<Page> =>
  remote.readPage({ collection, cursor: null, since, filters: {}, signal });

/** Every record of every page, and what the next read of changes begins with. */
export async function readAll(
  remote: MappedSystem,
  collection: string,
  from: string | null = null,
): Promise<{ records: readonly RemoteRecord[]; pages: number; since: string | null }> {
  const records: RemoteRecord[] = [];
  let cursor: string | null = null;
  for (let pages = 1; pages <= pagesAtMost; pages += 1) {
    const page: Page = await remote.readPage({ collection, cursor, since: from, filters: {}, signal });
    records.push(...page.records);
    cursor = page.next;
    if (cursor === null) return { records, pages, since: page.since };
  }
  throw new Error(`${collection} has no end after ${pagesAtMost} pages`);
}

function withSmallPages(connector: Connector): Connector {
  const collections = Object.entries(connector.collections).map(([name, collection]): [string, Collection] => [
    name,
    { ...collection, paging: smaller(collection.paging) },
  ]);
  return { ...connector, collections: Object.fromEntries(collections) };
}

const smaller = (paging: Paging): Paging =>
  'size' in paging && paging.size !== undefined ? { ...paging, size: pageSize } : paging;
