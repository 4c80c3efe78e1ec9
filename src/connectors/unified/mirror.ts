// A collection of a connected system as it was a moment ago: read whole once, then by its changes, so that a question about
// all candidates does not read thousands of records each time. What is decided on is read live.
import type { Clock } from '../../core/clock.ts';
import { type Page, RemoteFault, type RemoteRecord, type MappedSystem } from '../../core/ports/remote-system.ts';

export interface Mirror {
  /** `wanted`: read anew when one of these is not there, however fresh the rest is. */
  all(wanted?: readonly string[]): Promise<ReadonlyMap<string, RemoteRecord>>;
  /** What was read last, however long ago; nothing before the first read. */
  known(): ReadonlyMap<string, RemoteRecord>;
  /** What a live read of one record showed. */
  keep(record: RemoteRecord): void;
  /** It was taken away. */
  forget(id: string): void;
  /** Whatever has changed until now, however fresh the rest is. */
  anew(): Promise<ReadonlyMap<string, RemoteRecord>>;
}

interface Options {
  readonly collection: string;
  /** Real time. */
  readonly clock: Clock;
  /** How old an answer may be. */
  readonly freshMs: number;
}

/** Changes do not tell of everything: deletions in most systems, records that a permission began to show. */
const wholeEveryMs = 15 * 60_000;
const patienceMs = 120_000;
const mostPages = 10_000;

export function openMirror(remote: MappedSystem, options: Options): Mirror {
  let state: State | undefined;
  let reading: Promise<State> | undefined;
  const refresh = async (wanted: readonly string[] | 'anew'): Promise<State> => {
    const now = options.clock.now().getTime();
    const isWhole = wanted !== 'anew' && wanted.every((id) => state?.records.has(id) === true);
    if (state !== undefined && isWhole && now - state.at <= options.freshMs) return state;
    return read(remote, options, now - (state?.wholeAt ?? 0) < wholeEveryMs ? state : undefined);
  };
  const begin = (wanted: readonly string[] | 'anew', after?: Promise<unknown>): Promise<State> => {
    const own = (async () => {
      await after?.catch(() => undefined);
      state = await refresh(wanted);
      return state;
    })().finally(() => {
      if (reading === own) reading = undefined;
    });
    reading = own;
    return own;
  };
  return {
    async all(wanted = []) {
      const joined = await reading;
      const isSeen = joined !== undefined && wanted.every((id) => joined.records.has(id));
      return (isSeen ? joined : await (reading ?? begin(wanted))).records;
    },
    // A read that is under way may have passed the place where something was written since.
    anew: async () => (await begin('anew', reading)).records,
    known: () => state?.records ?? new Map(),
    keep: (record) => void state?.records.set(record.id, record),
    forget: (id) => void state?.records.delete(id),
  };
}

interface State {
  readonly records: Map<string, RemoteRecord>;
  readonly at: number;
  readonly wholeAt: number;
  /** What the next read of changes begins with; null: there are none to be had. */
  readonly since: string | null;
}

async function read(remote: MappedSystem, options: Options, before: State | undefined): Promise<State> {
  const since = before?.since ?? null;
  try {
    return await scan(remote, options, since === null ? undefined : before);
  } catch (error) {
    const isExpired = error instanceof RemoteFault && error.kind === 'gone' && since !== null;
    if (!isExpired) throw error;
    return scan(remote, options, undefined);
  }
}

async function scan(remote: MappedSystem, options: Options, before: State | undefined): Promise<State> {
  const at = options.clock.now().getTime();
  const records = new Map(before?.records);
  const changes = await readChanges(remote, options, before?.since ?? null);
  for (const record of changes.records)
    if (record.deleted) records.delete(record.id);
    else records.set(record.id, record);
  return { records, at, wholeAt: before?.wholeAt ?? at, since: changes.since };
}

/** The same, beginning anew where the system no longer knows the token. */
export async function readChangesAnew(
  remote: MappedSystem,
  options: Pick<Options, 'collection' | 'clock'>,
  since: string | null,
): Promise<Awaited<ReturnType<typeof readChanges>>> {
  try {
    return await readChanges(remote, options, since);
  } catch (error) {
    const isExpired = error instanceof RemoteFault && error.kind === 'gone' && since !== null;
    if (!isExpired) throw error;
    return readChanges(remote, options, null);
  }
}

/** What changed since that instant or token, or everything; and what the next read of changes begins with. */
export async function readChanges(
  remote: MappedSystem,
  { collection, clock }: Pick<Options, 'collection' | 'clock'>,
  since: string | null,
): Promise<{ records: readonly RemoteRecord[]; since: string | null }> {
  const at = clock.now().getTime();
  const records: RemoteRecord[] = [];
  const signal = AbortSignal.timeout(patienceMs);
  let cursor: string | null = null;
  let token: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page: Page = await remote.readPage({ collection, cursor, since, filters: {}, signal });
    records.push(...page.records);
    token = page.since ?? token;
    cursor = page.next;
    if (cursor === null) return { records, since: nextSince(remote, collection, { at, token }) };
  }
  throw endless(remote.connector.title, collection);
}

function nextSince(
  { connector }: MappedSystem,
  collection: string,
  { at, token }: { at: number; token: string | null },
): string | null {
  const changes = connector.collections[collection]?.changes;
  if (changes === undefined || changes.kind === 'none') return null;
  return changes.kind === 'token' ? token : new Date(at - changes.lookBack * 1_000).toISOString();
}

/** Half of a list is no list: whoever is missing would look as if they had never applied. */
export const endless = (title: string, list: string): RemoteFault =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'remote',
    message: `The list of ${list} at ${title} did not end after ${mostPages} pages.`,
    fix: 'Tell the vendor, or archive what is no longer needed over there.',
  });
