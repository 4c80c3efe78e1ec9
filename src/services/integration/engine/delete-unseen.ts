// Carries deletions over: what a complete scan did not show. A brake stops when too much would go at once.
import type { Preview, SyncFault } from '../../../core/integration.ts';
import { fixOfUnnamed, RemoteFault, unnamedPrefix } from '../../../core/ports/remote-system.ts';
import { moveRecords } from './move-records.ts';
import { withDeletions } from './preview.ts';
import { candidatesOf, confirmedDeletions } from './confirm-deletions.ts';
import { type Run, syncFaultOf } from './run.ts';

/** A larger share of what is known is no clean-up but a mistake, until a person says otherwise. */
const brakeShare = 0.05;
/** Small collections: a few records are always more than a share of them. */
const alwaysAllowed = 3;

/** `done`: nothing (more) to delete; `more`: some of it waits for another try; else why it was not done. */
export async function deleteUnseen(run: Run): Promise<'done' | 'more' | SyncFault> {
  const { sync } = run;
  if (!scansAll(run)) return await stillHeld(run);
  if (sync.preview !== null) return await foreseen(run, sync.preview);
  for (;;) {
    const { ids, known, count } = await run.syncs.unseen(run.id, candidatesOf(run));
    if (ids.length === 0) return 'done';
    const unnamed = await unnamedIn(run);
    if (unnamed !== undefined) return unnamed;
    if (isTooMuch(run, { count, known })) return held(count, known);
    const gone = await surely(run, ids);
    if (gone instanceof RemoteFault) return syncFaultOf(gone);
    if (gone.length === 0) continue;
    const pending = gone.map(({ id, digest, remoteId }) => ({
      id,
      body: {},
      digest,
      attempts: 0,
      remoteId,
      remove: true,
      cut: null,
    }));
    await run.syncs.savePage({
      sync: run.id,
      pending,
      refused: [],
      counts: {},
      seen: [],
      cursor: null,
      readDone: true,
      nextSince: run.sync.nextSince,
      answers: [],
    });
    const { written } = await moveRecords(run, pending);
    if (written < pending.length) return 'more';
  }
}

/** A record without an id may be any of those that seem to be gone. */
async function unnamedIn({ syncs, id }: Run): Promise<SyncFault | undefined> {
  const [found] = await syncs.records(id, { state: 'failed', limit: 1, after: unnamedPrefix });
  if (found === undefined || !found.id.startsWith(unnamedPrefix)) return undefined;
  const because = found.fault?.message ?? 'A record has no id.';
  const fix = `${fixOfUnnamed} Then start a re-sync.`;
  const message = `${because} It may be one that seems to be gone: nothing was deleted.`;
  return { kind: 'invalid', blame: 'integration', message, fix, status: null };
}

/** The source cannot be asked again at present: nothing is deleted, and the run says why. */
async function surely(run: Run, ids: Parameters<typeof confirmedDeletions>[1]): Promise<typeof ids | RemoteFault> {
  try {
    return await confirmedDeletions(run, ids);
  } catch (error) {
    if (error instanceof RemoteFault) return error;
    throw error;
  }
}

/** Reads everything: what it does not show is gone. */
export const scansAll = (run: Run): boolean =>
  run.integration.deletes && run.sync.since === null && run.sync.only === null && readsAll(run);

/** A look for changes alone proves nothing gone, and what the last scan held back waits on, unless it has been carried over. */
async function stillHeld(run: Run): Promise<'done' | SyncFault> {
  if (run.sync.fault?.kind !== 'deletes_held') return 'done';
  const { count, known } = await run.syncs.unseen(run.id, 1);
  return isTooMuch(run, { count, known }) ? held(count, known) : 'done';
}

/** A list that shows nothing at all may be one of a system that is down, however few they were. */
function isTooMuch(run: Run, { count, known }: { count: number; known: number }): boolean {
  const isAll = known > 1 && count === known && run.sync.deletesAllowed === null;
  return (isAll || count > allowed(run)) && count / known > brakeShare;
}

/** What a person approved counts over all that this run deletes. */
const allowed = ({ sync }: Run): number => Math.max(alwaysAllowed, (sync.deletesAllowed ?? 0) - sync.counts.deleted);

/** A dry run marks what it saw like any other, and says what the rest would be. */
async function foreseen(run: Run, preview: Preview): Promise<'done'> {
  const { ids, count } = await run.syncs.unseen(run.id, 200);
  await run.syncs.change(run.id, { preview: withDeletions(preview, { ids: ids.map(({ id }) => id), count }) });
  return 'done';
}

/** Filters leave records out that still exist; only a scan of everything proves that one is gone. */
const readsAll = ({ integration }: Run): boolean => Object.keys(integration.source.filters).length === 0;

const held = (count: number, known: number): SyncFault => ({
  kind: 'deletes_held',
  blame: 'integration',
  message: `${count} of ${known} records are gone at the source, more than ${brakeShare * 100}%. Nothing was deleted.`,
  fix: 'Check that the source still shows all records. If the deletions are right, approve them: they wait with the approvals.',
  status: null,
});
