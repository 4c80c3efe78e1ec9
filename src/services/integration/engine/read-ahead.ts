// Reads one page, decides what of it has to be written, and stores all that with the place where reading goes on.
import type { Counts } from '../../../core/integration.ts';
import { type Page, RemoteFault, type RemoteRecord } from '../../../core/ports/remote-system.ts';
import type { Known, PendingRecord, RefusedRecord } from '../../../core/ports/syncs.ts';
import { MappingFault } from '../mapping/steps.ts';
import { mapPage } from './map-page.ts';
import { type Run, digestOf } from './run.ts';

interface Sorted {
  readonly pending: PendingRecord[];
  readonly refused: RefusedRecord[];
  readonly counts: Counts;
}

/** Answers what now waits to be written. Throws a `RemoteFault` when the page cannot be had. */
export async function readAhead(run: Run): Promise<readonly PendingRecord[]> {
  const page = await readPage(run);
  const records = lastOfEach(page.records);
  const known = await run.syncs.known(
    run.integration.id,
    records.map(({ id }) => id),
  );
  const { pending, refused, counts } = await sort(run, records, known);
  run.sync = await run.syncs.savePage({
    sync: run.id,
    pending: run.sync.dryRun ? [] : pending,
    refused,
    counts: { ...counts, ...(run.sync.dryRun ? { written: pending.length } : {}) },
    seen: run.integration.deletes ? records.filter(({ deleted }) => !deleted).map(({ id }) => id) : [],
    cursor: page.next,
    readDone: page.next === null,
    nextSince: page.since ?? run.sync.nextSince,
  });
  return run.sync.dryRun ? [] : pending;
}

async function readPage(run: Run): Promise<Page> {
  const { source, integration, sync, asked, signal } = run;
  const request = { collection: integration.source.collection, filters: asked, signal };
  try {
    return await source.readPage({ ...request, cursor: sync.cursor, since: sync.since });
  } catch (error) {
    // The token for changes has expired: everything is read again, and what is unchanged is skipped by its digest.
    if (!(error instanceof RemoteFault) || error.kind !== 'gone' || sync.since === null) throw error;
    run.sync = await run.syncs.change(run.id, { since: null, cursor: null });
    return await source.readPage({ ...request, cursor: null, since: null });
  }
}

/** A record that stands twice on a page counts as it stands last. */
const lastOfEach = (records: readonly RemoteRecord[]): readonly RemoteRecord[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

async function sort(run: Run, records: readonly RemoteRecord[], known: ReadonlyMap<string, Known>): Promise<Sorted> {
  const sorted: Sorted = {
    pending: [],
    refused: [],
    counts: { read: records.length, written: 0, unchanged: 0, skipped: 0, failed: 0, deleted: 0 },
  };
  const sent = await mapPage(run, records);
  records.forEach((record, index) => {
    const before = known.get(record.id);
    if (record.deleted) return sortDeleted(run, { record, before, sorted });
    const mapped = sent[index];
    if (mapped === undefined) return skip(sorted);
    if (mapped instanceof MappingFault) return refuse(sorted, record.id, mapped);
    const digest = digestOf(mapped);
    const isKnown =
      before !== undefined && (before.digest === digest || run.integration.destination.action === 'create');
    // A re-sync writes everything anew, except what creating would double.
    const skips = isKnown && (run.sync.resyncOf === null || run.integration.destination.action === 'create');
    if (skips) return void (sorted.counts.unchanged += 1);
    sorted.pending.push({
      id: record.id,
      body: mapped,
      digest,
      attempts: 0,
      remoteId: before?.remoteId ?? null,
      remove: run.integration.destination.action === 'delete',
    });
  });
  return sorted;
}

interface Deleted {
  readonly record: RemoteRecord;
  readonly before: Known | undefined;
  readonly sorted: Sorted;
}

/** Deletions are carried over only where the integration says so, and only for what it wrote itself. */
function sortDeleted({ integration }: Run, { record, before, sorted }: Deleted): void {
  if (!integration.deletes || before === undefined) return skip(sorted);
  sorted.pending.push({ id: record.id, body: {}, digest: '', attempts: 0, remoteId: before.remoteId, remove: true });
}

const skip = ({ counts }: Sorted): void => {
  Object.assign(counts, { skipped: counts.skipped + 1 });
};

function refuse({ refused, counts }: Sorted, id: string, { message }: MappingFault): void {
  const fix = 'Mend the field mapping, or the record at its source, then start a re-sync.';
  refused.push({ id, state: 'failed', fault: { kind: 'mapping', blame: 'integration', message, fix, status: null } });
  Object.assign(counts, { failed: counts.failed + 1 });
}
