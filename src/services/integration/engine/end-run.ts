// The end of a run: deletions that a complete scan proves, the verdict, and for real-time ones the next look.
import type { Collection } from '../../../core/connector/collection.ts';
import type { Counts, SyncFault, SyncStatus } from '../../../core/integration.ts';
import { deleteUnseen, scansAll } from './delete-unseen.ts';
import type { Run } from './run.ts';

/** Where a system cannot tell of changes itself. */
const pollMs = 60_000;

/** Everything was read and is settled; deletions that follow may have to be tried again. */
export async function endRun(run: Run): Promise<'ended' | 'goes on'> {
  const held = await deleteUnseen(run);
  if (held === 'more') return 'goes on';
  const { counts } = await run.syncs.get(run.id);
  const now = run.clock.now();
  const fault = held === 'done' ? await faultOfOne(run, counts) : held;
  if ((await looksOn(run)) && !neverBegan(run, { counts, fault })) await nextLook(run, { counts, fault });
  else {
    await run.syncs.end(run.id, { status: verdict(counts, held !== 'done'), fault, finishedAt: now, nextAt: null });
  }
  return 'ended';
}

/** One real-time run goes on for its integration; what was started beside it, or for some records, ends with its pass. */
async function looksOn({ integration, sync, syncs, id }: Run): Promise<boolean> {
  const isLive = integration.mode === 'real_time' && integration.enabled && !sync.dryRun && sync.only === null;
  return isLive && !(await syncs.isLive(id));
}

/** A destination that took nothing of the first catch-up is down: there is nothing yet to be kept in step. */
const neverBegan = ({ sync }: Run, { counts, fault }: { counts: Counts; fault: SyncFault | null }): boolean =>
  sync.status !== 'active' &&
  verdict(counts, false) === 'failed' &&
  (fault?.kind === 'transient' || fault?.kind === 'rate');

/** Why records failed, by the example of the first: most failures are the same. In real time only those of this look count. */
async function faultOfOne(run: Run, { failed }: Counts): Promise<SyncFault | null> {
  const { sync, began } = run;
  if (failed === (sync.status === 'active' ? began.counts.failed : 0)) return null;
  const [first] = await run.syncs.records(run.id, { state: 'failed', limit: 1 });
  return first?.fault ?? null;
}

const verdict = ({ failed, written, unchanged, deleted }: Counts, held: boolean): SyncStatus => {
  if (failed === 0) return held ? 'partially_succeeded' : 'succeeded';
  return written + unchanged + deleted === 0 ? 'failed' : 'partially_succeeded';
};

/** Told of after the first catch-up, whenever something came, and when other deletions are held back than before, or none any more. */
async function nextLook(run: Run, { counts, fault }: { counts: Counts; fault: SyncFault | null }): Promise<void> {
  const { sync } = run;
  // Counts go on from batch to batch: what this one did is what was added.
  const did = settledBy(counts) > settledBy(run.began.counts);
  const holds = heldOf(fault) !== heldOf(run.began.fault);
  const changed = sync.status !== 'active' || isContinued(run) || did || holds;
  const now = run.clock.now();
  const at = new Date(now.getTime() + pollMs);
  const since = await nextSince(run);
  const scans = scansNow(run, now);
  const to = {
    status: 'active',
    run: sync.run + 1,
    cursor: null,
    readDone: false,
    attempt: 0,
    fault,
    since: scans ? null : since,
    ...(scans ? { scannedAt: now } : {}),
    ...(scansAll(run) ? { scannedRun: sync.run } : {}),
    ...(asksSince(run) ? { nextSince: now.toISOString() } : {}),
  } as const;
  await run.syncs.goOnAt(run.id, { at, to, ...(changed ? { told: { run: sync.run } } : {}) });
}

/** How many of how many; null: none. */
const heldOf = (fault: SyncFault | null): string | null => (fault?.kind === 'deletes_held' ? fault.message : null);

const settledBy = ({ written, deleted, failed }: Counts): number => written + deleted + failed;

/** An earlier slice began this batch. */
const isContinued = ({ began }: Run): boolean => began.cursor !== null || began.readDone;

/** The system's own token, or the instant at which this batch began, less the look-back for late writes. */
async function nextSince(run: Run): Promise<string | null> {
  const changes = sourceOf(run)?.changes;
  if (changes === undefined || changes.kind === 'none') return null;
  if (changes.kind === 'token') return (await run.syncs.get(run.id)).nextSince;
  const from = isContinued(run) ? lookBegan(run) : run.beganAt;
  return new Date(from.getTime() - changes.lookBack * 1000).toISOString();
}

const sourceOf = ({ source, integration }: Run): Collection | undefined =>
  source.connector.collections[integration.source.collection];

const asksSince = (run: Run): boolean => sourceOf(run)?.changes.kind === 'filter';

/** At the earliest: the end of the look before, which is kept in the place of the token. A look may take many turns. */
function lookBegan({ sync: { run, nextSince: kept, startedAt }, beganAt }: Run): Date {
  return run > 1 && kept !== null ? new Date(kept) : (startedAt ?? beganAt);
}

/**
 * Asked for changes alone, a system says nothing of what is gone: so often as its connector says, a look reads everything, and
 * what it does not show is deleted as after any complete scan.
 */
function scansNow(run: Run, now: Date): boolean {
  const { changes, deletes } = sourceOf(run) ?? {};
  if (!run.integration.deletes || changes === undefined || changes.kind === 'none') return false;
  if (deletes?.kind !== 'full-scan') return false;
  const { scannedAt, startedAt } = run.sync;
  return now.getTime() - (scannedAt ?? startedAt ?? now).getTime() >= deletes.everyHours * 3_600_000;
}

/** What was read and not written fails with the run, so that each record can be seen and tried again. */
export async function failRun(run: Pick<Run, 'id' | 'syncs' | 'clock'>, reason: SyncFault): Promise<void> {
  for (;;) {
    const rest = await run.syncs.pending(run.id, { dueBy: farAway, limit: 500 });
    if (rest.length === 0) break;
    await run.syncs.acknowledge(
      run.id,
      rest.map((record) => ({ ...record, state: 'failed', fault: reason, due: null })),
      { all: false },
    );
  }
  await run.syncs.end(run.id, { status: 'failed', fault: reason, finishedAt: run.clock.now(), nextAt: null });
}

const farAway = new Date('9999-12-31T00:00:00Z');
