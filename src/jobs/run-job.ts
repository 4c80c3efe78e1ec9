// Runs one job that came out of the queue: reads it, does its work, keeps its promise, or decides what its failure means.
import { z } from 'zod';
import { TenantId } from '../core/ids.ts';
import { type Log, defectOf } from '../core/log.ts';
import type { Outbox } from '../core/ports/outbox.ts';
import { Problem } from '../core/problem.ts';
import type { Rush } from '../core/rush.ts';
import type { JobHandler, PromisedJobHandler } from './job.ts';
import { GiveUp, type Processor, type QueuedJob } from './queue.ts';

/** What the relay puts into the queue with a promised job. */
const Payload = z.strictObject({ tenant: TenantId, data: z.unknown() });

interface Runner {
  readonly handlers: readonly JobHandler[];
  readonly outbox: Outbox;
  readonly log: Log;
  readonly rush?: Pick<Rush, 'turn'> | undefined;
}

export function createProcessor({ handlers, outbox, log, rush }: Runner): Processor {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));

  async function runPromised(job: QueuedJob, handler: PromisedJobHandler | undefined, signal: AbortSignal) {
    try {
      // A replica of another version may have promised it: a later try may meet one that knows it.
      if (handler === undefined) throw new Error(`no handler for the job ${job.name}`);
      const { tenant, data } = Payload.parse(job.data);
      const { id, attempt } = job;
      const work = () => handler.run(handler.schema.parse(data), { tenant, id, attempt, signal });
      if (handler.isHeavy === true && rush !== undefined) await inTurn(rush, work);
      else await work();
      await outbox.keep(id);
    } catch (error) {
      // Cut off by the end of this process: nobody's fault, and the outbox hands it over again.
      if (signal.aborted) throw error;
      const isHopeless = !mayHeal(error);
      if (isHopeless || job.isLastAttempt) await outbox.bury({ id: job.id, because: nameOf(error) });
      if (isHopeless) throw new GiveUp(nameOf(error));
      throw error;
    }
  }

  return async (job, signal) => {
    const handler = byName.get(job.name);
    try {
      if (handler?.kind === 'periodic') await handler.run({ id: job.id, attempt: job.attempt, signal });
      else await runPromised(job, handler, signal);
    } catch (error) {
      log.warn('job failed', { job: job.name, attempt: job.attempt, code: nameOf(error), defect: defectOf(error) });
      throw error;
    }
  };
}

async function inTurn({ turn }: Pick<Rush, 'turn'>, work: () => Promise<void>): Promise<void> {
  const end = await turn();
  try {
    await work();
  } finally {
    end();
  }
}

/** A Problem says whether waiting helps. A job that does not match its schema never will; other defects may. */
function mayHeal(error: unknown): boolean {
  if (error instanceof Problem) return error.retry === 'later';
  return !(error instanceof z.ZodError);
}

/** Fit for a log and for the outbox: never the message, which may quote people. */
function nameOf(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
