// Work that takes its time, whoever does it: how far it is, and how long it will still take.
import { z } from 'zod';
import { type Integration, type Sync, hasEnded } from '../../core/integration.ts';
import type { Erasure } from '../../core/ports/personal-data.ts';
import type { RetentionRun } from '../../core/ports/retention.ts';
import { component } from '../docs/components.ts';

export const WireJob = component(
  'Job',
  z.object({
    job_id: z.string(),
    kind: z.enum(['sync', 'retrain', 'erasure']),
    title: z.string().describe('What it is done to: an integration, a job family, data.'),
    subject: z.string().describe('Id of what it is done to.'),
    status: z.enum(['waiting', 'running', 'done', 'partly_done', 'failed', 'cancelled']),
    done: z.int().describe('Records, or percent of a retrain.'),
    total: z.int().nullable().describe('Null while nobody knows.'),
    seconds_left: z.int().nullable().describe('At the pace so far; null before that says something.'),
    can_cancel: z.boolean(),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  }),
);
export type WireJob = z.infer<typeof WireJob>;

/** An estimate before that much time has passed says nothing. */
const leastMs = 5_000;

/** At the pace so far. */
function secondsLeft(work: { done: number; total: number | null; since: Date | null; now: Date }): number | null {
  const { done, total, since, now } = work;
  if (total === null || since === null || done === 0) return null;
  const passed = now.getTime() - since.getTime();
  return passed < leastMs ? null : Math.max(0, Math.round(((total - done) * passed) / done / 1_000));
}

const syncStatus: Readonly<Record<Sync['status'], WireJob['status']>> = {
  queued: 'waiting',
  running: 'running',
  retrying: 'waiting',
  active: 'running',
  succeeded: 'done',
  partially_succeeded: 'partly_done',
  failed: 'failed',
  cancelled: 'cancelled',
};

export function syncJob(sync: Sync, integration: Pick<Integration, 'name'> | undefined, now: Date): WireJob {
  const { counts, readDone, startedAt, finishedAt, status } = sync;
  const done = counts.written + counts.unchanged + counts.skipped + counts.failed + counts.deleted;
  const total = readDone ? counts.read : null;
  const isOver = hasEnded(status);
  return {
    job_id: sync.id,
    kind: 'sync',
    title: integration?.name ?? 'Sync',
    subject: sync.integration,
    status: syncStatus[status],
    done,
    total: isOver ? Math.max(done, counts.read) : total,
    seconds_left: isOver ? null : secondsLeft({ done, total, since: startedAt, now }),
    can_cancel: !isOver,
    started_at: (startedAt ?? sync.createdAt).toISOString(),
    ended_at: finishedAt?.toISOString() ?? null,
  };
}

const runStatus: Readonly<Record<RetentionRun['status'], WireJob['status']>> = {
  queued: 'waiting',
  running: 'running',
  promoted: 'done',
  kept: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

export function retrainJob(run: RetentionRun, now: Date): WireJob {
  const done = Math.round(run.progress * 100);
  const since = new Date(run.startedAt);
  return {
    job_id: run.id,
    kind: 'retrain',
    title: run.jobFamily,
    subject: run.jobFamily,
    status: runStatus[run.status],
    done,
    total: 100,
    seconds_left: run.endedAt === null ? secondsLeft({ done, total: 100, since, now }) : null,
    can_cancel: run.endedAt === null,
    started_at: since.toISOString(),
    ended_at: run.endedAt === null ? null : new Date(run.endedAt).toISOString(),
  };
}

export const erasureJob = ({ id, scope, status, requestedAt, finishedAt, counts }: Erasure): WireJob => {
  const done = Object.values(counts).reduce((sum, rows) => sum + rows, 0);
  return {
    job_id: id,
    kind: 'erasure',
    title: scope === 'all' ? 'everything' : 'one candidate',
    subject: id,
    status: status === 'finished' ? 'done' : 'running',
    done,
    total: status === 'finished' ? done : null,
    seconds_left: null,
    can_cancel: false,
    started_at: requestedAt.toISOString(),
    ended_at: finishedAt?.toISOString() ?? null,
  };
};
