// Hands promised jobs from the outbox to the queue. A promise is leased, not removed: lost by the queue, it comes again.
import type { Clock } from '../core/clock.ts';
import { type Log, defectOf } from '../core/log.ts';
import type { Outbox, PromisedJob } from '../core/ports/outbox.ts';

/** `clock` is real time. */
export interface RelayOptions {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly log: Log;
  readonly pollMs: number;
  /** After that a promise that was not kept is handed over again; the queue ignores a job that it still has. */
  readonly leaseMs: number;
  /** In one go: a storm of promises costs a few calls of the queue. */
  readonly add: (jobs: readonly DueJob[]) => Promise<void>;
}

export interface DueJob {
  readonly job: PromisedJob;
  /** From now on. */
  readonly delayMs: number;
}

/** Failures end a round and never the relay: what was not handed over comes up when its lease ends. */
export interface Relay {
  /** Somebody made a promise: look now. */
  nudge(): void;
  /** Ends after the round in progress. */
  stop(): Promise<void>;
}

const atOnce = 100;
/** A process that dies between its lease and the queue holds its promises up for no longer than that. */
const handoverMs = 3000;

/** Looks at once and then every `pollMs`. Several relays may run over one outbox. */
export function startRelay(options: RelayOptions): Relay {
  const { outbox, clock, log, pollMs, leaseMs, add } = options;
  const state = { isNudged: false, isStopped: false };
  let round: Promise<void> | undefined;

  /** Jobs due before the next look go to the queue now, which then waits for the very moment. */
  async function handOver(): Promise<void> {
    for (;;) {
      const now = clock.now().getTime();
      const jobs = await outbox.lease({
        now: new Date(now + pollMs),
        until: new Date(now + pollMs + Math.min(handoverMs, leaseMs)),
        limit: atOnce,
      });
      if (jobs.length === 0) return;
      await add(jobs.map((job) => ({ job, delayMs: Math.max(0, job.due.getTime() - now) })));
      await outbox.handedOver({ ids: jobs.map(({ id }) => id), until: new Date(now + pollMs + leaseMs) });
      if (jobs.length < atOnce || state.isStopped) return;
    }
  }

  async function rounds(): Promise<void> {
    do {
      state.isNudged = false;
      try {
        await handOver();
      } catch (error) {
        // The database or the queue is away; the lease ends, and a later round hands over what this one could not.
        log.warn('outbox relay failed', { defect: defectOf(error) });
      }
    } while (state.isNudged && !state.isStopped);
    round = undefined;
  }

  function look(): void {
    state.isNudged = true;
    if (!state.isStopped) round ??= rounds();
  }

  const timer = setInterval(look, pollMs).unref();
  look();
  return {
    nudge: look,
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
