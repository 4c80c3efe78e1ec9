// What becomes of each record of a page: written, left as it is, passed over, deleted or refused.
import type { Counts } from '../../../core/integration.ts';
import type { RemoteRecord } from '../../../core/ports/remote-system.ts';
import type { KnownRecord, PendingRecord, RefusedRecord } from '../../../core/ports/syncs.ts';
import { MappingFault } from '../mapping/steps.ts';
import { mapPage } from './map-page.ts';
import type { OwnWritings } from './own-writings.ts';
import { type Run, contentOf, digestAgainst, digestOf, writesAnew } from './run.ts';

interface Sorted {
  readonly pending: PendingRecord[];
  readonly refused: RefusedRecord[];
  readonly alreadyThere: { readonly id: string; readonly digest: string }[];
  readonly counts: Counts;
}

export interface Earlier {
  readonly known: ReadonlyMap<string, KnownRecord>;
  /** Perhaps made already, under a key of their own. */
  readonly bound: ReadonlySet<string>;
  readonly written: OwnWritings;
}
export const nobody: ReadonlySet<string> = new Set();

export async function sort(run: Run, records: readonly RemoteRecord[], earlier: Earlier): Promise<Sorted> {
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
    const content = digestOf(mapped);
    if (written.own.has(record.id) && before !== undefined && contentOf(before.digest) !== content)
      sorted.alreadyThere.push({ id: record.id, digest: content });
    const digest = again(content, before, written.edited.get(record.id));
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
  const { own, overtaken, origins } = earlier.written;
  const before = earlier.known.get(id);
  if (own.has(id) || earlier.bound.has(id)) return true;
  // Of a run without a next look nothing is left for later.
  if (overtaken.has(id) && run.integration.mode !== 'once') return true;
  if (run.integration.destination.action === 'create') return before !== undefined || origins.has(id);
  const isKnown = before !== undefined && [before.digest, contentOf(before.digest)].includes(digest);
  return isKnown && !writesAnew(run.sync);
}

/**
 * The same content goes once more where an opposite integration has written something else meanwhile: once, since a system that
 * shows values otherwise than they were written would have it go for ever.
 */
const again = (content: string, before: KnownRecord | undefined, other: string | undefined): string =>
  other !== undefined && before !== undefined && contentOf(before.digest) === content
    ? digestAgainst(content, other)
    : content;

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
