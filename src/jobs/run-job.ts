// Runs one job that came out of the queue: reads it, does its work, keeps its promise, or decides what its failure means.
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import { TenantId } from '../core/ids.ts';
import { JsonObject, canonical } from '../core/json.ts';
import { type Log, defectOf } from '../core/log.ts';
import type { Outbox } from '../core/ports/outbox.ts';
import { Problem } from '../core/problem.ts';
import type { Priority } from '../core/priority.ts';
import { noTelemetry, type Telemetry } from '../core/telemetry.ts';
import type { JobHandler, PromisedJobHandler } from './job.ts';
import { GiveUp, type Processor, type QueuedJob } from './queue.ts';

/** What the relay puts into the queue with a promised job. */
const Payload = z.strictObject({ tenant: TenantId, data: z.unknown() });

export interface DiedOf {
  readonly tenant: TenantId;
  readonly name: string;
  readonly data: JsonObject;
}

interface Runner {
  readonly handlers: readonly JobHandler[];
  /** People are told that it was given up. */
  readonly tellDied?: ((job: DiedOf) => Promise<void>) | undefined;
  readonly outbox: Outbox;
  readonly log: Log;
  /** Real time. */
  readonly clock: Clock;
  readonly priority?: Pick<Priority, 'turn'> | undefined;
  readonly telemetry?: Telemetry | undefined;
}

/** Why a promise was buried over which two processes died. */
const died = 'died';
/** Promised once more, by a sweep for example, it is not run again for so long. */
const forgottenAfterMs = 24 * 3_600_000;

/**
 * Keeps the promise after the work, so a crash in between repeats it. Buries it on the last try, on what waiting cannot
 * heal, and once two processes have died over it; then the same job is not run again for a day. Logs codes and classes,
 * never messages.
 */
export function createProcessor(runner: Runner): Processor {
  const { handlers, outbox, log, priority, tellDied, clock, telemetry = noTelemetry } = runner;
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const suspects = oneAtATime();
  const deadly = deadlyJobs(outbox, clock);

  /** Over these a process died: one at a time, so that the next death tells which of them it was. */
  async function runSuspect(
    job: QueuedJob & Required<Pick<QueuedJob, 'died'>>,
    handler: PromisedJobHandler,
    work: () => Promise<void>,
  ): Promise<void> {
    const end = await suspects();
    try {
      if (!job.died.alone) {
        await job.died.goAlone();
        return await work();
      }
      const { tenant, data } = Payload.parse(job.data);
      await handler.givenUp?.(handler.schema.parse(data), { tenant });
      const of = { tenant, name: job.name, data: JsonObject.parse(data) };
      await tellDied?.(of);
      await deadly.add(job.id, of);
      log.error('job given up', { job: job.name });
      throw new GiveUp(died);
    } finally {
      end();
    }
  }

  async function runPromised(job: QueuedJob, handler: PromisedJobHandler | undefined, signal: AbortSignal) {
    try {
      // A replica of another version may have promised it: a later try may meet one that knows it.
      if (handler === undefined) throw new Error(`no handler for the job ${job.name}`);
      const { tenant, data } = Payload.parse(job.data);
      const { id, attempt } = job;
      const run = () => handler.run(handler.schema.parse(data), { tenant, id, attempt, signal });
      const work = () => (handler.isHeavy === true && priority !== undefined ? inTurn(priority, run) : run());
      if (handler.countsDeaths === true) await work();
      else if (job.died !== undefined) await runSuspect({ ...job, died: job.died }, handler, work);
      else if (!(await deadly.has({ tenant, name: job.name, data }))) await work();
      await outbox.keep(id);
    } catch (error) {
      if (error instanceof GiveUp) throw error;
      // Cut off by the end of this process: nobody's fault, and the outbox hands it over again.
      if (signal.aborted) throw error;
      const isHopeless = !mayHeal(error);
      if (isHopeless || job.isLastAttempt) await outbox.bury({ id: job.id, because: nameOf(error) });
      if (isHopeless) throw new GiveUp(nameOf(error));
      throw error;
    }
  }

  return measured(telemetry, async (job, signal) => {
    const handler = byName.get(job.name);
    try {
      if (handler?.kind === 'periodic') await handler.run({ id: job.id, attempt: job.attempt, signal });
      else await runPromised(job, handler, signal);
    } catch (error) {
      log.warn('job failed', { job: job.name, attempt: job.attempt, code: nameOf(error), defect: defectOf(error) });
      throw error;
    }
  });
}

/** A job goes on in the trace of whatever promised it. */
const measured =
  (telemetry: Telemetry, processor: Processor): Processor =>
  async (job, signal) => {
    const { name, id, attempt, trace } = job;
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.operation.type': 'process',
      'messaging.message.id': id,
      'muster.job': name,
      'muster.attempt': attempt,
    } as const;
    const from = telemetry.now();
    let outcome = 'kept';
    try {
      await telemetry.span({ name: `job ${name}`, kind: 'consumer', attributes, parent: trace }, async (span) => {
        span.set({ 'muster.tenant': Payload.safeParse(job.data).data?.tenant });
        await processor(job, signal);
      });
    } catch (error) {
      outcome = error instanceof GiveUp || job.isLastAttempt ? 'buried' : 'failed';
      throw error;
    } finally {
      telemetry.count('muster_jobs_total', { job: name, outcome });
      telemetry.observe('muster_job_duration_seconds', { job: name }, telemetry.now() - from);
    }
  };

const nameIt = (job: { tenant: TenantId; name: string; data: unknown }): string =>
  canonical([job.tenant, job.name, job.data]);

/** Promises over which processes died lately. Few, if any: they are read once, and what this process adds it knows. */
function deadlyJobs(outbox: Outbox, clock: Clock) {
  const read = async () => {
    const since = new Date(clock.now().getTime() - forgottenAfterMs);
    const buried = await outbox.buried({ because: died, since });
    return new Map(buried.map(({ at, ...job }) => [nameIt(job), at]));
  };
  let known: Promise<Map<string, Date>> | undefined;
  return {
    async has(job: { tenant: TenantId; name: string; data: unknown }): Promise<boolean> {
      const names = await (known ??= read());
      const at = names.size === 0 ? undefined : names.get(nameIt(job));
      return at !== undefined && clock.now().getTime() - at.getTime() < forgottenAfterMs;
    },
    async add(id: string, job: DiedOf): Promise<void> {
      await outbox.bury({ id, because: died });
      (await (known ??= read())).set(nameIt(job), clock.now());
    },
  };
}

/** Answers when it is one’s turn, with what ends it. */
function oneAtATime(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

async function inTurn({ turn }: Pick<Priority, 'turn'>, work: () => Promise<void>): Promise<void> {
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
