// Reads one page, decides what of it has to be written, and stores all that with the place where reading goes on.
import type { Counts } from '../../../core/integration.ts';
import {
  fixOfUnnamed,
  type Page,
  RemoteFault,
  type RemoteRecord,
  type UnnamedRecord,
} from '../../../core/ports/remote-system.ts';
import type { KnownRecord, PageSaved, PendingRecord, RefusedRecord } from '../../../core/ports/syncs.ts';
import { Problem } from '../../../core/problem.ts';
import { MappingFault } from '../mapping/steps.ts';
import { mapPage } from './map-page.ts';
import { splitIntoBatches } from './batches.ts';
import { type OwnWritings, noOwnWritings, ownWritings } from './own-writings.ts';
import { previewed } from './preview.ts';
import { holdUnclear } from './unclear.ts';
import { pageToUndo } from './undo/page-to-undo.ts';
import { type Run, digestOf, writesAnew } from './run.ts';
import { batchOf } from './send.ts';

interface Sorted {
  readonly pending: PendingRecord[];
  readonly refused: RefusedRecord[];
  readonly alreadyThere: { readonly id: string; readonly digest: string }[];
  readonly counts: Counts;
}

/** A page as it is stored, and what of it waits to be written. */
export type Prepared =
  | {
      readonly kind: 'page';
      readonly saved: Unsaved;
      readonly pending: readonly PendingRecord[];
      /** All that stood on it, also what is not written. */
      readonly ids: readonly string[];
    }
  | { readonly kind: 'fault'; readonly fault: RemoteFault };
type Unsaved = Omit<PageSaved, 'answers'>;

/** Several short pages are stored as one: what a transaction costs is shared by as many records. */
const enough = 400;
/** A slow source is not waited for: what it gave is written meanwhile. */
const patienceMs = 100;

/** Reads the next page, with `more` those after it too where they are short, and decides what to do with each record; stores nothing. */
export async function preparePage(run: Run, { more }: { more: boolean }): Promise<Prepared> {
  try {
    return run.sync.undoOf === null ? await preparedPage(run, more) : await pageToUndo(run, run.sync.undoOf);
  } catch (error) {
    if (error instanceof RemoteFault) return { kind: 'fault', fault: error };
    if (!(error instanceof Problem)) throw error;
    return { kind: 'fault', fault: faultOf(error) };
  }
}

const faultOf = ({ message, retry }: Problem): RemoteFault =>
  retry === 'later'
    ? new RemoteFault({
        kind: 'transient',
        blame: 'muster',
        message,
        fix: 'Nothing needs doing: it goes on by itself.',
      })
    : new RemoteFault({ kind: 'invalid', blame: 'integration', message, fix: message });

/**
 * The pages after one that is not stored yet. Undefined: they cannot be prepared before that is; so it is where the same record
 * stands again, of which nobody knows yet what becomes.
 */
export async function prepareAfter(
  run: Run,
  { saved, ids }: Extract<Prepared, { kind: 'page' }>,
): Promise<Prepared | undefined> {
  const { sync } = run;
  // A token that expires begins everything anew, a preview adds up page by page, and an undo reads the ledger.
  if (saved.readDone || sync.since !== null || sync.preview !== null || sync.undoOf !== null) return undefined;
  const { cursor, nextSince } = saved;
  const next = await preparePage({ ...run, sync: { ...sync, cursor, nextSince } }, { more: true });
  if (next.kind === 'fault') return next;
  const before = new Set(ids);
  return next.ids.some((id) => before.has(id)) ? undefined : next;
}

async function preparedPage(run: Run, more: boolean): Promise<Prepared> {
  const at = run.clock.now();
  const page = more ? await readPages(run) : await readPage(run);
  const records = lastOfEach(page.records);
  const ids = records.map(({ id }) => id);
  const known = await run.syncs.known(run.integration.id, ids);
  const bound = run.bindsMaking ? await run.syncs.bound(run.id, ids) : nobody;
  const written = writesAnew(run.sync) ? noOwnWritings : await ownWritings(run, { records, at }, known);
  const sorted = await sort(run, records, { known, bound, written });
  const { pending: sent, refused: held } = await holdUnclear(run, sorted.pending);
  const pending = run.keepsCuts ? splitIntoBatches(run, sent, batchOf(run)) : sent;
  const unnamed = (page.unnamed ?? []).map(refusedUnnamed);
  const counts = {
    ...sorted.counts,
    read: sorted.counts.read + unnamed.length,
    failed: sorted.counts.failed + unnamed.length,
    skipped: sorted.counts.skipped + held.length,
  };
  const writes = run.sync.dryRun ? [] : pending;
  const saved = {
    sync: run.id,
    pending: writes,
    refused: [...sorted.refused, ...held, ...unnamed],
    counts: { ...counts, ...(run.sync.dryRun ? { written: pending.length } : {}) },
    alreadyThere: run.sync.dryRun ? [] : sorted.alreadyThere,
    seen: run.integration.deletes ? records.filter(({ deleted }) => !deleted).map(({ id }) => id) : [],
    cursor: page.next,
    readDone: page.next === null,
    nextSince: page.since ?? run.sync.nextSince,
    ...(run.sync.preview === null ? {} : { preview: previewed(run.sync.preview, pending, known) }),
  };
  return { kind: 'page', saved, pending: writes, ids };
}

async function readPages(run: Run): Promise<Page> {
  const until = run.clock.now().getTime() + patienceMs;
  const wanted = Math.max(enough, 4 * batchOf(run));
  let read = await readPage(run);
  while (read.next !== null && read.records.length < wanted && run.clock.now().getTime() < until) {
    const after = await readAfter(run, read.next);
    if (after === undefined) break;
    const { records, unnamed = [], next, since } = after;
    const all = { records: [...read.records, ...records], unnamed: [...(read.unnamed ?? []), ...unnamed] };
    read = { ...all, next, since: since ?? read.since };
  }
  return read;
}

/** Undefined: it cannot be read. Whoever comes to it next finds out why; what was read before it is not lost. */
async function readAfter({ source, integration, sync, asked, signal }: Run, cursor: string): Promise<Page | undefined> {
  try {
    const { collection } = integration.source;
    return await source.readPage({ collection, filters: asked, signal, cursor, since: sync.since, allowsUnnamed });
  } catch (error) {
    if (error instanceof RemoteFault) return undefined;
    throw error;
  }
}

async function readPage(run: Run): Promise<Page> {
  const { source, integration, sync, asked, signal } = run;
  const request = { collection: integration.source.collection, filters: asked, signal, allowsUnnamed };
  try {
    return await source.readPage({ ...request, cursor: sync.cursor, since: sync.since });
  } catch (error) {
    // The token for changes has expired: everything is read again, and what is unchanged is skipped by its digest.
    if (!(error instanceof RemoteFault) || error.kind !== 'gone' || sync.since === null) throw error;
    run.sync = await run.syncs.change(run.id, { since: null, cursor: null });
    return await source.readPage({ ...request, cursor: null, since: null });
  }
}

const allowsUnnamed = true;

const refusedUnnamed = ({ id, because }: UnnamedRecord): RefusedRecord => ({
  id,
  state: 'failed',
  fault: { kind: 'invalid', blame: 'integration', message: because, fix: fixOfUnnamed, status: null },
});

/** A record that stands twice on a page counts as it stands last. */
const lastOfEach = (records: readonly RemoteRecord[]): readonly RemoteRecord[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

interface Earlier {
  readonly known: ReadonlyMap<string, KnownRecord>;
  /** Perhaps made already, under a key of their own. */
  readonly bound: ReadonlySet<string>;
  readonly written: OwnWritings;
}
const nobody: ReadonlySet<string> = new Set();

async function sort(run: Run, records: readonly RemoteRecord[], earlier: Earlier): Promise<Sorted> {
  const { known, written } = earlier;
  const sorted: Sorted = {
    pending: [],
    refused: [],
    alreadyThere: [],
    counts: { read: records.length, written: 0, unchanged: 0, skipped: 0, failed: 0, deleted: 0 },
  };
  const sent = await mapPage(run, records);
  records.forEach((record, index) => {
    const before = known.get(record.id);
    if (record.deleted) return sortDeleted(run, { record, before, sorted });
    const mapped = isWanted(run, record) ? sent[index] : undefined;
    if (mapped === undefined) return skip(sorted);
    if (mapped instanceof MappingFault) return refuse(sorted, record.id, mapped);
    const digest = digestOf(mapped);
    if (written.own.has(record.id) && before !== undefined && before.digest !== digest)
      sorted.alreadyThere.push({ id: record.id, digest });
    if (isSettled(run, { id: record.id, digest }, earlier)) return void (sorted.counts.unchanged += 1);
    sorted.pending.push({
      id: record.id,
      body: mapped,
      digest,
      attempts: 0,
      remoteId: (before === undefined ? written.origins.get(record.id) : before.remoteId) ?? null,
      remove: run.integration.destination.action === 'delete',
      cut: null,
    });
  });
  return sorted;
}

/** A re-sync writes everything anew, except what creating would double. */
function isSettled(run: Run, { id, digest }: Pick<PendingRecord, 'id' | 'digest'>, earlier: Earlier): boolean {
  const { own, edited, overtaken, origins } = earlier.written;
  const before = earlier.known.get(id);
  if (own.has(id) || earlier.bound.has(id)) return true;
  // Of a run without a next look nothing is left for later.
  if (overtaken.has(id) && run.integration.mode !== 'once') return true;
  if (run.integration.destination.action === 'create') return before !== undefined || origins.has(id);
  return before?.digest === digest && !writesAnew(run.sync) && !edited.has(id);
}

/** A run for records that a person named leaves the rest alone. */
const isWanted = ({ sync }: Run, { id }: RemoteRecord): boolean => sync.only === null || sync.only.includes(id);

interface Deleted {
  readonly record: RemoteRecord;
  readonly before: KnownRecord | undefined;
  readonly sorted: Sorted;
}

/** Deletions are carried over only where the integration says so, and only for what it wrote itself. */
function sortDeleted({ integration }: Run, { record, before, sorted }: Deleted): void {
  if (!integration.deletes || before === undefined) return skip(sorted);
  const { remoteId } = before;
  sorted.pending.push({ id: record.id, body: {}, digest: '', attempts: 0, remoteId, remove: true, cut: null });
}

const skip = ({ counts }: Sorted): void => {
  Object.assign(counts, { skipped: counts.skipped + 1 });
};

function refuse({ refused, counts }: Sorted, id: string, { message }: MappingFault): void {
  const fix = 'Mend the field mapping, or the record at its source, then start a re-sync.';
  refused.push({ id, state: 'failed', fault: { kind: 'mapping', blame: 'integration', message, fix, status: null } });
  Object.assign(counts, { failed: counts.failed + 1 });
}
