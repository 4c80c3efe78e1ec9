// Reads one page, decides what of it has to be written, and stores all that with the place where reading goes on.
import {
  fixOfUnnamed,
  type Page,
  RemoteFault,
  type RemoteRecord,
  type UnnamedRecord,
} from '../../../core/ports/remote-system.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { PageSaved, PendingRecord, RefusedRecord } from '../../../core/ports/syncs.ts';
import { Problem } from '../../../core/problem.ts';
import { splitIntoBatches } from './batches.ts';
import { noOwnWritings, ownWritings } from './own-writings.ts';
import { foretell } from './foretell.ts';
import { previewed } from './preview.ts';
import { holdUnclear } from './unclear.ts';
import { pageToUndo } from './undo/page-to-undo.ts';
import { type Run, writesAnew } from './run.ts';
import { batchOf } from './send.ts';
import { nobody, sort } from './sort-records.ts';

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
  const { connector } = run.destination;
  const foretold = (record: JsonObject) => foretell(connector, run.integration.destination, record);
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
    ...(run.sync.preview === null ? {} : { preview: previewed(run.sync.preview, pending, { known, foretold }) }),
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
