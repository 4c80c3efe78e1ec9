// The job queue as processes see it, on virtual time: it outlives them, hands each job to one of them, and takes back what a process
// that died had in hand. What comes out of it goes through the real processor.
import type { DueJob } from '../../src/jobs/relay.ts';
import { GiveUp, type Processor } from '../../src/jobs/queue.ts';
import { type Life, places } from './place.ts';
import type { Scheduler } from './scheduler.ts';

/** As in `jobs/queue.ts` and `jobs/open.ts`. */
const lockMs = 4_000;
const backoffMs = 1_000;
const never = new AbortController().signal;

interface Waiting {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly attempts: number;
  attempt: number;
  at: number;
  /** Processes that died over it. */
  deaths: number;
  isAlone: boolean;
  by: Life | undefined;
}

interface Worker {
  readonly life: Life;
  readonly process: Processor;
}

export class SimulatedQueue {
  readonly #jobs = new Map<string, Waiting>();
  readonly #idle: Worker[] = [];
  readonly #scheduler: Scheduler;
  runs = 0;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** Something is in hand, or waits for its next try. */
  get isBusy(): boolean {
    return this.#jobs.size > 0;
  }

  /** One that it has already is not taken twice. */
  add(jobs: readonly DueJob[], attemptsOf: (name: string) => number): void {
    for (const {
      job: { id, name, tenant, data },
      delayMs,
    } of jobs) {
      if (this.#jobs.has(id)) continue;
      const at = this.#scheduler.now + delayMs;
      this.#jobs.set(id, {
        id,
        name,
        data: { tenant, data },
        attempts: attemptsOf(name),
        attempt: 1,
        at,
        deaths: 0,
        isAlone: false,
        by: undefined,
      });
      this.#lookAfter(delayMs);
    }
  }

  /** Works on one job at a time until its process ends. */
  work(worker: Worker): void {
    this.#idle.push(worker);
    this.#lookAfter(0);
  }

  /** Not as any process: the queue outlives them. */
  #lookAfter(ms: number): void {
    places.exit(() => void this.#scheduler.after(ms, () => this.#look()));
  }

  #look(): void {
    const due = [...this.#jobs.values()].filter(({ at, by }) => by === undefined && at <= this.#scheduler.now);
    for (const job of due) {
      const worker = this.#idle.findIndex(({ life }) => !life.isOver && life.stalledUntil <= this.#scheduler.now);
      if (worker === -1) return;
      for (const one of this.#idle.splice(worker, 1)) void this.#run(job, one);
    }
  }

  async #run(job: Waiting, worker: Worker): Promise<void> {
    const { life, process } = worker;
    job.by = life;
    this.runs += 1;
    const died = { alone: job.isAlone, goAlone: async () => void (job.isAlone = true) };
    const { id, name, data, attempt, attempts } = job;
    const queued = {
      id,
      name,
      data,
      attempt,
      isLastAttempt: attempt >= attempts,
      ...(job.deaths === 0 ? {} : { died }),
    };
    const outcome = await Promise.race([
      places
        .run({ life }, () => process(queued, never))
        .then(
          () => 'done' as const,
          (error: unknown) => (error instanceof GiveUp || attempt >= attempts ? ('done' as const) : ('again' as const)),
        ),
      life.ended.then(() => 'died' as const),
    ]);
    this.#settle(job, outcome);
    if (outcome !== 'died') this.work(worker);
  }

  #settle(job: Waiting, outcome: 'done' | 'again' | 'died'): void {
    if (outcome === 'done') return void this.#jobs.delete(job.id);
    const waitMs = outcome === 'died' ? lockMs : backoffMs * 2 ** (job.attempt - 1);
    if (outcome === 'died') job.deaths += 1;
    else job.attempt += 1;
    job.at = this.#scheduler.now + waitMs;
    job.by = undefined;
    this.#lookAfter(waitMs);
  }
}
