// The job queue on a clock that jumps: promises come out of the real outbox and go through the real processor, each at the
// moment it is due, tried again after the same pauses as in BullMQ, and periodic work comes round in between.
import type { Log } from '../../src/core/log.ts';
import type { Outbox, PromisedJob } from '../../src/core/ports/outbox.ts';
import type { JobHandler, PeriodicJobHandler } from '../../src/jobs/job.ts';
import { GiveUp, type Processor } from '../../src/jobs/queue.ts';
import { createProcessor } from '../../src/jobs/run-job.ts';

export interface JumpingClock {
  now(): Date;
  /** Forward only. */
  jumpTo(time: Date): void;
}

export function jumpingClock(start: Date): JumpingClock {
  let present = start;
  return {
    now: () => present,
    jumpTo: (time) => {
      if (time > present) present = time;
    },
  };
}

interface Waiting {
  readonly job: PromisedJob;
  readonly at: number;
  readonly attempt: number;
}

interface Options {
  readonly outbox: Outbox;
  readonly handlers: readonly JobHandler[];
  readonly clock: JumpingClock;
  readonly log: Log;
  /** Periodic work comes round that often, or as seldom as its handler says. */
  readonly roundMs: number;
}

const firstPauseMs = 1000;
const leaseMs = 60_000;
const signal = new AbortController().signal;

/** One process's queue: what it had taken is lost with it, and comes again when the lease has ended. */
export class VirtualQueue {
  readonly #options: Options;
  readonly #process: Processor;
  readonly #attempts: ReadonlyMap<string, number>;
  readonly #periodic: { readonly handler: PeriodicJobHandler; next: number }[];
  readonly #waiting = new Map<string, Waiting>();

  constructor(options: Options) {
    this.#options = options;
    this.#process = createProcessor(options);
    const { handlers, clock, roundMs } = options;
    this.#attempts = new Map(
      handlers.flatMap((handler) => (handler.kind === 'promised' ? [[handler.name, handler.attempts]] : [])),
    );
    const start = Math.ceil(clock.now().getTime() / roundMs) * roundMs;
    this.#periodic = handlers.flatMap((handler) => (handler.kind === 'periodic' ? [{ handler, next: start }] : []));
  }

  /** Runs everything that is due up to and with that time, and leaves the clock there. */
  async runUntil(end: Date): Promise<void> {
    for (;;) {
      await this.#lease(end);
      const job = this.#next(end);
      const round = this.#periodic.toSorted((a, b) => a.next - b.next)[0];
      if (round !== undefined && round.next <= Math.min(end.getTime(), job?.at ?? Infinity)) await this.#round(round);
      else if (job === undefined) break;
      else await this.#run(job);
    }
    this.#options.clock.jumpTo(end);
  }

  async #lease(end: Date): Promise<void> {
    const { outbox } = this.#options;
    const now = end;
    for (;;) {
      const jobs = await outbox.lease({ now, until: new Date(end.getTime() + leaseMs), limit: 100 });
      for (const job of jobs)
        if (!this.#waiting.has(job.id)) this.#waiting.set(job.id, { job, at: job.due.getTime(), attempt: 1 });
      if (jobs.length < 100) return;
    }
  }

  #next(end: Date): Waiting | undefined {
    let first: Waiting | undefined;
    for (const one of this.#waiting.values())
      if (one.at <= end.getTime() && (first === undefined || one.at < first.at)) first = one;
    return first;
  }

  async #round(round: { readonly handler: PeriodicJobHandler; next: number }): Promise<void> {
    const { clock, roundMs } = this.#options;
    const { handler } = round;
    clock.jumpTo(new Date(round.next));
    round.next += Math.max(roundMs, handler.every.milliseconds);
    // A round that fails is left to the next one; the processor has logged it.
    await this.#process(
      { id: handler.name, name: handler.name, data: {}, attempt: 1, isLastAttempt: true },
      signal,
    ).catch(() => undefined);
  }

  async #run({ job, at, attempt }: Waiting): Promise<void> {
    const { id, name, tenant, data } = job;
    const attempts = this.#attempts.get(name) ?? 1;
    this.#options.clock.jumpTo(new Date(at));
    this.#waiting.delete(id);
    try {
      await this.#process({ id, name, data: { tenant, data }, attempt, isLastAttempt: attempt >= attempts }, signal);
    } catch (error) {
      if (error instanceof GiveUp || attempt >= attempts) return;
      const pause = firstPauseMs * 2 ** (attempt - 1);
      this.#waiting.set(id, { job, at: this.#options.clock.now().getTime() + pause, attempt: attempt + 1 });
    }
  }
}
