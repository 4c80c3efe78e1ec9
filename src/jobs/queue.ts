// BullMQ on either of its backends, narrowed to what the rest of this folder uses.
import {
  type PgPool,
  Queue,
  type QueueOptions,
  UnrecoverableError,
  Worker,
  type WorkerOptions,
  createPostgresBackend,
  runMigrations,
} from 'bullmq';
import { Pool } from 'pg';
import type pg from 'pg';
import { type Log, defectOf } from '../core/log.ts';
import { after } from './after.ts';

export type QueueBackend =
  /** The pool's `search_path` must be `bullmq`. It stays open when the queue closes. */
  | {
      readonly kind: 'postgres';
      readonly pool: pg.Pool;
      /** No other process takes jobs from this queue, as with the embedded database. */
      readonly alone?: boolean;
    }
  | { readonly kind: 'redis'; readonly url: string };

/** How fast the queue works; a test sets it higher. */
export interface Pace {
  readonly concurrency: number;
  /** Delay before the second try; it doubles from try to try, less up to a half of it at random. */
  readonly backoffMs: number;
  /** How long a job of a process that died stays locked. */
  readonly lockMs: number;
  /** A queue that does not answer within that time stops the start. */
  readonly patienceMs: number;
}

/** `attempt` counts from 1. A job whose process died keeps its attempt and comes with `died`. */
export interface QueuedJob {
  readonly id: string;
  readonly name: string;
  /** As it came out of the queue. */
  readonly data: unknown;
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** W3C traceparent of its cause. */
  readonly trace?: string | undefined;
  /** A process that worked on it died, with whatever else it had in hand. */
  readonly died?: {
    /** One that worked on it and on no other such job died as well. */
    readonly alone: boolean;
    /** Stored before it is worked on alone. */
    readonly goAlone: () => Promise<void>;
  };
}

export type Processor = (job: QueuedJob, signal: AbortSignal) => Promise<void>;
/** Thrown by a processor: another try would end the same way. */
export class GiveUp extends UnrecoverableError {}

/** BullMQ itself gave the job up, without asking the processor: its process died too often. */
export const isGivenUpByQueue = (error: Error): boolean =>
  error instanceof UnrecoverableError && !(error instanceof GiveUp);

const queueName = 'muster';

/** A job is lost sight of when its process dies; that says nothing about the job, unless it happens again and again. */
const mostStalls = 10;

const queueOptions = ({ backoffMs }: Pace) =>
  ({
    // Nobody listens to them.
    streams: { events: { maxLen: 100 } },
    defaultJobOptions: {
      // What failed for good is kept in the outbox. Here it would stop a promise from being handed over again.
      removeOnComplete: true,
      removeOnFail: true,
      backoff: { type: 'exponential', delay: backoffMs, jitter: 0.5 },
    },
  }) satisfies Partial<QueueOptions>;

const workerOptions = ({ concurrency, lockMs }: Pace) =>
  ({
    concurrency,
    lockDuration: lockMs,
    // A lock that has run out is seen at one look and taken away at the next.
    stalledInterval: Math.max(200, lockMs / 4),
    maxStalledCount: mostStalls,
  }) satisfies Partial<WorkerOptions>;

/** Closing the queue does not close a PostgreSQL pool that was handed in. */
export interface Bull {
  readonly queue: ReturnType<typeof redisQueue> | ReturnType<typeof postgresQueue>;
  work(processor: Processor): ReturnType<typeof redisWorker> | ReturnType<typeof postgresWorker>;
}

/**
 * On PostgreSQL it runs BullMQ's migrations first. Errors of the connection later are logged, and BullMQ connects again.
 */
export async function openBull(backend: QueueBackend, pace: Pace, log: Log): Promise<Bull> {
  if (backend.kind === 'postgres') await preparePostgres(backend.pool);
  const queue = backend.kind === 'postgres' ? postgresQueue(backend.pool, pace) : redisQueue(backend.url, pace);
  queue.on('error', (error) => log.warn('job queue error', { queue: queueName, defect: defectOf(error) }));
  if ((await Promise.race([queue.waitUntilReady(), after(pace.patienceMs)])) === 'late') {
    await queue.close();
    throw new Error(`the job queue (${backend.kind}) does not answer`);
  }
  return {
    queue,
    work: (processor) => {
      const worker =
        backend.kind === 'postgres'
          ? postgresWorker(backend.pool, pace, processor)
          : redisWorker(backend.url, pace, processor);
      worker.on('error', (error) => log.warn('job worker error', { queue: queueName, defect: defectOf(error) }));
      return worker;
    },
  };
}

async function preparePostgres(pool: pg.Pool): Promise<void> {
  // BullMQ leaves a listener behind for each object it closes.
  pool.setMaxListeners(0);
  const client = await pool.connect();
  try {
    await runMigrations(client);
  } finally {
    client.release();
  }
}

/**
 * Puts what a dead process was working on back into line. BullMQ's own search does it in two passes, and only once a lock
 * has run out: both passes are made now, as if that had happened.
 */
export async function reclaimActive(pool: pg.Pool, { now, lockMs }: { now: Date; lockMs: number }): Promise<void> {
  const afterLocks = now.getTime() + lockMs + 1;
  const pass = () => pool.query('select move_stalled_jobs_to_wait($1, $2, $3, 0)', [queueName, mostStalls, afterLocks]);
  await pass();
  await pass();
  await flush(pool);
}

/**
 * Brings to the disk what was committed before. The queue's commits do not wait for it, and on the embedded database whatever
 * waits goes with the process: what says that a process died over a job must not.
 */
async function flush(pool: pg.Pool): Promise<void> {
  await pool.query(
    `begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'muster', ''); commit`,
  );
}

/** A pg.Pool is what BullMQ asks for; its own description of one cannot be matched with pg's overloaded `on`. */
const isBullPool = (pool: unknown): pool is PgPool => pool instanceof Pool;
function asBullPool(pool: unknown): PgPool {
  if (!isBullPool(pool)) throw new TypeError('BullMQ works on a pool of pg.');
  return pool;
}

const postgresQueue = (pool: pg.Pool, pace: Pace) =>
  new Queue(queueName, { ...queueOptions(pace), connection: asBullPool(pool) }, createPostgresBackend);
// Adding a job fails after a few tries, and the outbox hands it over again; a worker waits for Redis as long as it takes.
const redisQueue = (url: string, pace: Pace) =>
  new Queue(queueName, { ...queueOptions(pace), connection: { url, maxRetriesPerRequest: 3 } });

const postgresWorker = (pool: pg.Pool, pace: Pace, processor: Processor) =>
  new Worker(
    queueName,
    asBullProcessor(processor, () => flush(pool)),
    { ...workerOptions(pace), connection: asBullPool(pool) },
    createPostgresBackend,
  );
const redisWorker = (url: string, pace: Pace, processor: Processor) =>
  new Worker(queueName, asBullProcessor(processor, nothingToFlush), {
    ...workerOptions(pace),
    connection: { url, maxRetriesPerRequest: null },
  });

interface BullJob {
  readonly id?: string;
  readonly name: string;
  readonly data: unknown;
  readonly attemptsMade: number;
  readonly opts: { readonly attempts?: number; readonly telemetry?: { readonly metadata?: string } };
  readonly stalledCounter: number;
  readonly progress: unknown;
  updateProgress(progress: string): Promise<void>;
}

const alone = 'alone';

const never = new AbortController().signal;
/** Redis goes on without this process. */
const nothingToFlush = (): Promise<void> => Promise.resolve();

// BullMQ hands over the signal only to a function that takes three parameters.
const asBullProcessor =
  (processor: Processor, kept: () => Promise<void>) =>
  (job: BullJob, _token: string | undefined, signal: AbortSignal | undefined): Promise<void> =>
    processor(fromBull(job, kept), signal ?? never);

function fromBull(job: BullJob, kept: () => Promise<void>): QueuedJob {
  const { id, name, data, attemptsMade, opts, stalledCounter, progress } = job;
  const goAlone = async (): Promise<void> => {
    await job.updateProgress(alone);
    await kept();
  };
  return {
    id: id ?? '',
    name,
    data,
    attempt: attemptsMade + 1,
    isLastAttempt: attemptsMade + 1 >= (opts.attempts ?? 1),
    trace: opts.telemetry?.metadata,
    ...(stalledCounter === 0 ? {} : { died: { alone: progress === alone, goAlone } }),
  };
}
