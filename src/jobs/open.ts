// The jobs of the service: promises from the outbox and periodic work, through BullMQ on PostgreSQL or Redis.
import type { Clocks } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Outbox } from '../core/ports/outbox.ts';
import type { Priority } from '../core/priority.ts';
import type { Telemetry } from '../core/telemetry.ts';
import { after } from './after.ts';
import type { JobHandler, PeriodicJobHandler, PromisedJobHandler } from './job.ts';
import { type Bull, type Pace, type QueueBackend, isGivenUpByQueue, openBull, reclaimActive } from './queue.ts';
import { type DueJob, startRelay } from './relay.ts';
import { type DiedOf, createProcessor } from './run-job.ts';

/** At least once: what was promised runs until it is kept or buried, whatever process dies in between. */
export interface Jobs {
  /** Call it after a promise was made; without it the job starts at the next look, some seconds later. */
  nudge(): void;
  /** Stops taking jobs and waits for running ones; those still running at the deadline are aborted and run again later. */
  close(deadlineMs?: number): Promise<void>;
  /** Throws when the queue does not answer. */
  ready(): Promise<void>;
  counts(): Promise<Readonly<Record<'waiting' | 'active' | 'delayed', number>>>;
}

export interface JobsPace extends Pace {
  readonly pollMs: number;
  readonly leaseMs: number;
}

/** Leases and schedules go by the real clock. */
export interface JobsOptions {
  readonly backend: QueueBackend;
  readonly outbox: Outbox;
  readonly handlers: readonly JobHandler[];
  readonly clocks: Clocks;
  readonly log: Log;
  /** False: hands promises over, but leaves the work to other processes. */
  readonly work: boolean;
  readonly pace?: Partial<JobsPace>;
  /** Asked for a turn before heavy work; left out where nobody is owed an answer. */
  readonly priority?: Pick<Priority, 'turn'>;
  /** Left out: nothing is measured. */
  readonly telemetry?: Telemetry;
  /** Told of a job that is given up because two processes died over it. */
  readonly tellDied?: (job: DiedOf) => Promise<void>;
}

/** Locks are renewed all the time, so that a short one is as good as a heartbeat: others go on for a dead replica in seconds. */
const sharedLockMs = 4000;
/** Nobody else is there to go on; a lock that ran out while the only process was busy would do harm. */
const ownLockMs = 30_000;

/** Jobs that one process works on at once. Most of them wait for other systems. */
export const workers = 12;

const usualPace: Omit<JobsPace, 'lockMs'> = {
  concurrency: workers,
  backoffMs: 1000,
  patienceMs: 10_000,
  pollMs: 5000,
  leaseMs: 60_000,
};
/** For a job whose handler this process does not know. */
const usualAttempts = 5;
/** BullMQ takes jobs without a priority first, then those with the lowest number. */
const behind = { heavy: 1, late: 2, long: 3 };
/** What an aborted job gets to end by itself. */
const graceMs = 1000;

/**
 * Throws where the queue does not answer within `patienceMs`. On the embedded database, whose only process this is, it
 * takes back at once what the last process had in hand.
 */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { backend, outbox, handlers, clocks, log } = options;
  const isAlone = backend.kind === 'postgres' && backend.alone === true;
  const pace = { ...usualPace, lockMs: isAlone ? ownLockMs : sharedLockMs, ...options.pace };
  const bull = await openBull(backend, pace, log);
  if (isAlone) {
    // What the last process had in hand is nobody's now: no lock and no lease has to run out first.
    await reclaimActive(backend.pool, { now: clocks.real.now(), ...pace });
    await outbox.releaseAll();
  }
  const worker = options.work ? await startWork(bull, options) : undefined;
  const relay = startRelay({ outbox, clock: clocks.real, log, ...pace, add: addTo(bull, handlers) });

  return {
    nudge: () => relay.nudge(),
    close: async (deadlineMs = 20_000) => {
      await relay.stop();
      if (worker !== undefined) await drain(worker, deadlineMs);
      await bull.queue.close();
    },
    ready: async () => {
      await within(2000, bull.queue.getJobCounts('waiting'));
    },
    counts: async () => {
      // Those that let others go first are counted apart, and wait as well.
      const counts = await bull.queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed');
      const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
      return { waiting: waiting + prioritized, active, delayed };
    },
  };
}

function addTo({ queue }: Bull, handlers: readonly JobHandler[]) {
  const known = new Map(handlers.flatMap((job) => (job.kind === 'promised' ? [[job.name, job]] : [])));
  return async (jobs: readonly DueJob[]): Promise<void> => {
    await queue.addBulk(
      jobs.map(({ job: { id, name, tenant, data, trace }, delayMs }) => ({
        name,
        data: { tenant, data },
        opts: {
          jobId: id,
          attempts: known.get(name)?.attempts ?? usualAttempts,
          ...priorityOf(known.get(name)),
          ...(delayMs > 0 ? { delay: delayMs } : {}),
          // Beside the data: a replica of another version reads those strictly.
          ...(typeof trace === 'string' ? { telemetry: { metadata: trace } } : {}),
        },
      })),
    );
  };
}

function priorityOf(handler: PromisedJobHandler | undefined): { priority?: number } {
  if (handler?.isLong === true) return { priority: handler.isLate === true ? behind.late : behind.long };
  return handler?.isHeavy === true ? { priority: behind.heavy } : {};
}

type Working = ReturnType<Bull['work']>;

async function startWork(
  bull: Bull,
  { handlers, outbox, log, priority, clocks, tellDied, telemetry }: JobsOptions,
): Promise<Working> {
  const periodic = handlers.filter((handler) => handler.kind === 'periodic');
  const names = new Set(periodic.map(({ name }) => name));
  await setSchedules(bull, periodic, clocks.real.now());

  const worker = bull.work(
    createProcessor({ handlers, outbox, log, priority, tellDied, telemetry, clock: clocks.real }),
  );
  // BullMQ gives up a job that stalled too often without running it: its promise must not come round for ever.
  worker.on('failed', (job, error) => {
    if (job?.id === undefined || names.has(job.name) || !isGivenUpByQueue(error)) return;
    log.error('job given up', { job: job.name });
    // Should this fail, the promise comes round once more and ends here again.
    outbox.bury({ id: job.id, because: 'stalled' }).catch(() => undefined);
  });
  await worker.waitUntilReady();
  return worker;
}

/** A schedule that stands already, with its next time still ahead, is left alone: setting all anew costs a quarter of a second. */
async function setSchedules({ queue }: Bull, periodic: readonly PeriodicJobHandler[], now: Date): Promise<void> {
  const set = new Map((await queue.getJobSchedulers()).map((schedule) => [schedule.key, schedule]));
  for (const { name, every } of periodic) {
    const standing = set.get(name);
    set.delete(name);
    const isAhead = (standing?.next ?? 0) > now.getTime();
    if (isAhead && standing?.every === every.milliseconds) continue;
    await queue.upsertJobScheduler(name, { every: every.milliseconds }, { name, data: {} });
  }
  for (const key of set.keys()) await queue.removeJobScheduler(key);
}

async function drain(worker: Working, deadlineMs: number): Promise<void> {
  const done = worker.close().then(() => 'done' as const);
  if ((await Promise.race([done, after(deadlineMs)])) === 'done') return;
  worker.cancelAllJobs('the service stops');
  await Promise.race([done, after(graceMs)]);
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  if ((await Promise.race([work, after(ms)])) === 'late') throw new Error('the job queue does not answer');
}
