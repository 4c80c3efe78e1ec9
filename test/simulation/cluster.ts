// The processes of the service: two of them, and a new one for each that ends. Each does the periodic work, as replicas do.
import type { Log } from '../../src/core/log.ts';
import { releaseLetter } from '../../src/services/operations/letters.ts';
import type { Organization } from './organization.ts';
import { Life, places } from './place.ts';
import { type Bend, leaseMs, type Replica, startReplica } from './replica.ts';

const replicas = 2;
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

  async #work({ gate, stores, systems, clocks }: Replica): Promise<void> {
    const { scheduler } = this.#options.organization;
    const { letters } = stores;
    const { mailer } = systems;
    for (let round = 0; ; round += 1) {
      await scheduler.sleep(round === 0 ? 500 : roundMs);
      await gate.recover().catch(() => 0);
      await gate.expire().catch(() => 0);
      const due = { now: clocks.business.now(), leaseEndedBy: clocks.real.now(), limit: 200 };
      const waiting = await letters.due(due).catch(() => []);
      for (const { key } of waiting) await released({ letters, mailer, clocks, leaseMs }, key).catch(() => undefined);
    }
  }
}

const released = (release: Parameters<typeof releaseLetter>[0], key: string): ReturnType<typeof releaseLetter> => {
  const place = places.getStore();
  return place === undefined
    ? releaseLetter(release, key)
    : places.run({ ...place, key, phase: 'release' }, () => releaseLetter(release, key));
};
