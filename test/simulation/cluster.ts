// The processes of the service: two of them, and a new one for each that ends. Each does the periodic work, as replicas do.
import { z } from 'zod';
import type { Clocks } from '../../src/core/clock.ts';
import { SyncId } from '../../src/core/ids.ts';
import type { Log } from '../../src/core/log.ts';
import { reactToEventJob } from '../../src/jobs/handlers/react-to-event.ts';
import { releaseLetterJob } from '../../src/jobs/handlers/release-letter.ts';
import { resumeActionJob } from '../../src/jobs/handlers/resume-action.ts';
import { runSequenceStepJob } from '../../src/jobs/handlers/run-sequence-step.ts';
import { defineJob, type PromisedJobHandler } from '../../src/jobs/job.ts';
import { startRelay } from '../../src/jobs/relay.ts';
import { createProcessor, type DiedOf } from '../../src/jobs/run-job.ts';
import { releaseLetter } from '../../src/services/operations/letters.ts';
import type { Organization } from './organization.ts';
import { Life, places } from './place.ts';
import { leaseMs, type Replica, startReplica } from './replica.ts';
import { syncRunner, waitingSyncs } from './sync.ts';
import type { Bend } from './stores.ts';

const replicas = 2;
const workers = 2;
/** Seldom, to save steps: a nudge does not come here. */
const pollMs = 5_000;
const usualAttempts = 5;
const roundMs = 30_000;
const restartMs = 3_000;

interface ClusterOptions {
  readonly organization: Organization;
  readonly log: Log;
  readonly bend?: Bend | undefined;
}

export class Cluster {
  readonly #options: ClusterOptions;
  #running: readonly Replica[] = [];
  #started = 0;
  deaths = 0;
  readonly #turn = { next: 0 };

  constructor(options: ClusterOptions) {
    this.#options = options;
    for (let count = 0; count < replicas; count += 1) this.#start();
  }

  /** One that is alive, one after the other; waits where none is. */
  readonly any = async (): Promise<Replica> => {
    for (;;) {
      const alive = this.#running.filter(({ life }) => !life.isOver);
      this.#turn.next += 1;
      const chosen = alive[this.#turn.next % Math.max(1, alive.length)];
      if (chosen !== undefined) return chosen;
      await this.#options.organization.scheduler.sleep(restartMs);
    }
  };

  /** Stalled processes go on, and their clocks are right. */
  recoverStalls(): void {
    for (const { life } of this.#running) Object.assign(life, { stalledUntil: 0, skewMs: 0 });
  }

  #start(): void {
    const { organization, bend, log } = this.#options;
    this.#started += 1;
    const life = new Life(`process ${this.#started}`);
    const replica = startReplica(organization, life, { bend, log });
    this.#running = [...this.#running.filter((one) => !one.life.isOver), replica];
    void replica.run(() => this.#work(replica));
    void this.#replace(life);
  }

  async #replace({ ended }: Life): Promise<void> {
    await ended;
    this.deaths += 1;
    await this.#options.organization.scheduler.sleep(restartMs);
    this.#start();
  }

  /** What all processes do: hand promises over, work on what comes back, and come round. */
  async #work(replica: Replica): Promise<void> {
    const { organization, log } = this.#options;
    const { scheduler, queue } = organization;
    const { life, stores, clocks } = replica;
    const runSync = syncRunner(organization.sync, { clocks, syncs: stores.syncs });
    const handlers = [...handlersOf(replica), ...syncHandlers(runSync)];
    const attempts = new Map(handlers.map((handler) => [handler.name, handler.attempts]));
    startRelay({
      outbox: stores.outbox,
      clock: clocks.real,
      log,
      pollMs,
      leaseMs,
      add: (jobs) =>
        scheduler.step({
          kind: 'store',
          name: 'queue.add',
          run: async () => queue.add(jobs, (name) => attempts.get(name) ?? usualAttempts),
        }),
    });
    const tellDied = ({ name, tenant }: DiedOf) =>
      stores.troubles.givenUp({ subject: `job ${name} of ${tenant}`, code: 'died', at: clocks.business.now() });
    const process = createProcessor({ handlers, outbox: stores.outbox, log, clock: clocks.real, tellDied });
    for (let worker = 0; worker < workers; worker += 1) queue.work({ life, process });
    for (let round = 0; ; round += 1) {
      await scheduler.sleep(round === 0 ? 500 : roundMs);
      for (const work of [...periodic(replica), ...resuming(organization, { clocks, runSync })])
        await work().catch(() => undefined);
    }
  }
}

const periodic = ({ gate, stores, automation, clocks, ...replica }: Replica): readonly (() => Promise<unknown>)[] => [
  () => gate.recover(),
  () => gate.expire(),
  async () => {
    const due = { now: clocks.business.now(), leaseEndedBy: clocks.real.now(), limit: 200 };
    for (const { key } of await stores.letters.due(due))
      await released({ gate, stores, automation, clocks, ...replica }, key).catch(() => undefined);
  },
  () => automation.sweepSteps(),
];

type RunSync = ReturnType<typeof syncRunner>;

/** As `jobs/handlers/integration.ts` has them; of what is told to people nobody hears here. */
const syncHandlers = (runSync: RunSync): readonly PromisedJobHandler[] => [
  ...['run-sync', 'run-sync-late'].map((name) =>
    defineJob({
      name,
      schema: z.strictObject({ sync: SyncId }),
      attempts: 8,
      isLong: true,
      countsDeaths: true,
      run: ({ sync }, { signal }) => runSync(sync, signal),
    }),
  ),
  defineJob({ name: 'tell-sync', schema: z.looseObject({}), attempts: 12, run: async () => undefined }),
];

const resuming = ({ sync }: Organization, { clocks, runSync }: { clocks: Clocks; runSync: RunSync }) => [
  async () => {
    for (const id of waitingSyncs(sync, clocks.real.now())) await runSync(id, new AbortController().signal);
  },
];

const handlersOf = (replica: Replica): readonly PromisedJobHandler[] => {
  const { gate, automation } = replica;
  return [
    resumeActionJob((tenant, action) => gate.resume(tenant, action)),
    reactToEventJob((tenant, event, attempt) => automation.react(tenant, event, attempt)),
    runSequenceStepJob((tenant, enrolment) => automation.runStep(tenant, enrolment)),
    releaseLetterJob((_tenant, key) => released(replica, key)),
  ];
};

/** The journal of the mail system says which letter it was. */
async function released({ stores, systems, clocks }: Replica, key: string): Promise<void> {
  const { letters, settings } = stores;
  const { mailer } = systems;
  const place = places.getStore();
  const paused = async () => (await settings.get()).settings.paused;
  const work = () => releaseLetter({ letters, mailer, clocks, leaseMs, paused }, key);
  await (place === undefined ? work() : places.run({ ...place, key, phase: 'release' }, work));
}
