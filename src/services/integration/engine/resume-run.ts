// Carries a run on for one slice: reads ahead while it writes, waits without holding anything, and ends it when all is settled.
import type { SyncId } from '../../../core/ids.ts';
import { type Sync, type SyncFault, hasEnded } from '../../../core/integration.ts';
import { underLease } from '../../../core/lease.ts';
import { RemoteFault } from '../../../core/ports/remote-system.ts';
import { type PendingRecord, RunTakenOver } from '../../../core/ports/syncs.ts';
import { Problem } from '../../../core/problem.ts';
import { leaseOf, whileHeld } from './held-run.ts';
import { settleInterrupted } from './settle-interrupted.ts';
import { wholeBatches } from './batches.ts';
import { endRun, failRun } from './end-run.ts';
import { type Outcome, moveRecords } from './move-records.ts';
import { delayMs, mayRetry } from './pace.ts';
import { batchOf } from './send.ts';
import { openTurnTime } from './turn-time.ts';
import { type EngineDependencies, type HeldEngine, type Run, openRun, syncFaultOf } from './run.ts';

/** Waiting records that one look brings into memory. */
const window = 500;

/** Processes that die over a run, one after another and before it got anywhere; after that it is given up. */
const mostDeaths = 2;
/** A run over which a process died goes on when no other such run does, so that the next death tells which of them it was. */
const suspectPauseMs = 1_000;
const soon = (now: Date): Date => new Date(now.getTime() + suspectPauseMs);
const nobody = (): void => undefined;

/** Does nothing when somebody else holds the run or it has ended. A crash anywhere in it is made good by the next call. */
export async function resumeRun(dependencies: EngineDependencies, id: SyncId, signal: AbortSignal): Promise<void> {
  const now = dependencies.clock.now();
  const claimed = await dependencies.syncs.claim(id, { now, until: new Date(now.getTime() + dependencies.leaseMs) });
  if (claimed === undefined) return;
  const lease = leaseOf(dependencies, claimed);
  const syncs = whileHeld(dependencies.syncs, { lease, by: claimed.claims });
  const held = { ...dependencies, syncs, lease };
  try {
    await underLease(lease, () => carryOn(held, claimed, signal));
  } catch (error) {
    if (!(error instanceof RunTakenOver)) throw error;
  }
}

async function carryOn(dependencies: HeldEngine, claimed: Sync, signal: AbortSignal): Promise<void> {
  const { id } = claimed;
  const deaths = Math.max(0, (claimed.begun ?? 0) - 1);
  if (deaths >= mostDeaths) return await giveUp(dependencies, id, deaths);
  const alone = deaths === 0 ? nobody : dependencies.suspects.take();
  const at = soon(dependencies.clock.now());
  if (alone === undefined) return void (await dependencies.syncs.goOnAt(id, { at, to: { begun: deaths } }));
  try {
    await begin(dependencies, claimed, signal);
  } finally {
    alone();
  }
}

/** Takes the run up from where it stands. */
async function begin(dependencies: HeldEngine, claimed: Sync, signal: AbortSignal): Promise<void> {
  const { id } = claimed;
  const now = dependencies.clock.now();
  const started = { startedAt: claimed.startedAt ?? now, status: 'running', nextAt: null } as const;
  const sync = await dependencies.syncs.change(id, claimed.status === 'active' ? { nextAt: null } : started);
  let run: Run;
  try {
    run = await openRun(dependencies, sync, signal);
  } catch (error) {
    if (!(error instanceof RemoteFault) && !(error instanceof Problem)) throw error;
    await dependencies.syncs.end(id, {
      status: 'failed',
      fault: syncFaultOf(error),
      finishedAt: dependencies.clock.now(),
    });
    return;
  }
  await settleInterrupted(run);
  await slice(run);
}

const diedTwice: SyncFault = {
  kind: 'died',
  blame: 'muster',
  message: 'Muster was stopped twice while it carried this run on, and the run got no further in between.',
  fix: 'If somebody stopped Muster on purpose, start the run again or retry its records. Else look at the records that come next at the source, and at how they are mapped.',
  status: null,
};

/** Told like any other failure. What waited is kept as failed, so that it can be seen and tried again. */
async function giveUp(dependencies: EngineDependencies, id: SyncId, deaths: number): Promise<void> {
  if (deaths === mostDeaths) return await failRun({ ...dependencies, id }, diedTwice);
  // Even that did not go well: what waits is left where it is.
  await dependencies.syncs.end(id, {
    status: 'failed',
    fault: diedTwice,
    finishedAt: dependencies.clock.now(),
    nextAt: null,
  });
}

async function slice(run: Run): Promise<void> {
  let time = openTurnTime(run);
  while (!hasEnded(run.sync.status)) {
    const ready = await duePending(run);
    const outcome = await moveRecords(run, ready, time);
    if (run.signal.aborted) return await giveBack(run);
    if (await stopped(run, outcome)) return;
    if (outcome.page !== undefined) return await waitForPage(run, outcome.page);
    if (ready.length === 0 && run.sync.readDone && (await settled(run))) return;
    if (!run.mayGoOn() && time.leftMs < 0) return await giveBack(run);
    await beat(run);
    if (run.mayGoOn()) time = openTurnTime(run);
  }
}

async function duePending(run: Run): Promise<readonly PendingRecord[]> {
  const limit = Math.max(window, 2 * batchOf(run));
  return wholeBatches(await run.syncs.pending(run.id, { dueBy: run.clock.now(), limit }), limit);
}

/** Whether what came of the writing ends or interrupts the run. */
async function stopped(run: Run, { refusedAll, exhausted, down }: Outcome): Promise<boolean> {
  if (refusedAll !== undefined) {
    await failRun(run, syncFaultOf(refusedAll));
    return true;
  }
  if (!down) return false;
  if (exhausted === undefined) await waitForRecords(run);
  // Nothing was taken, those tried most have no tries left, and there is more to send: the system is not coming back.
  else if (!run.sync.readDone || (await run.syncs.waiting(run.id)).count > 0)
    await failRun(run, syncFaultOf(exhausted));
  else return false;
  return true;
}

/** True when the run ended or waits. */
async function settled(run: Run): Promise<boolean> {
  const { count, nextDue } = await run.syncs.waiting(run.id);
  if (count === 0) {
    if ((await endRun(run)) === 'goes on') await waitForRecords(run);
    return true;
  }
  if (nextDue !== null && nextDue > run.clock.now()) {
    await waitForRecords(run);
    return true;
  }
  return false;
}

/** Until those that failed may be tried again; what was never sent waits with them, or it would be sent into the void. */
async function waitForRecords(run: Run): Promise<void> {
  const now = run.clock.now();
  const { nextDue, lastFailedDue } = await run.syncs.waiting(run.id);
  const at = lastFailedDue ?? nextDue ?? now;
  await run.syncs.goOnAt(run.id, { at: at > now ? at : now, to: { status: waitingAs(run) } });
}

async function waitForPage(run: Run, fault: RemoteFault): Promise<void> {
  const attempts = fault.kind === 'rate' && fault.status === undefined ? run.sync.attempt : run.sync.attempt + 1;
  if (!mayRetry(run.integration.retry, fault, attempts)) return await failRun(run, syncFaultOf(fault));
  const wait = delayMs(run.integration.retry, { attempts: Math.max(1, attempts), fault, random: run.random });
  const at = new Date(run.clock.now().getTime() + wait);
  await run.syncs.goOnAt(run.id, { at, to: { attempt: attempts, status: waitingAs(run), fault: syncFaultOf(fault) } });
}

const waitingAs = ({ sync }: Run) => (sync.status === 'active' ? 'active' : 'retrying');

/** Others have their turn; the next slice begins as soon as a worker is free. */
async function giveBack(run: Run): Promise<void> {
  await run.syncs.goOnAt(run.id, { at: run.clock.now() });
}

/** Holds the lease, and learns of a cancellation. */
async function beat(run: Run): Promise<void> {
  await run.lease.holds();
  run.sync = await run.syncs.get(run.id);
}
