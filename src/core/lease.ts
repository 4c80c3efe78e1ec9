// Work under a lease goes on in another process once that has ended. A process that stood still meanwhile must not act any more, so
// the lease travels with the work, and whoever hands a request over asks it in that moment.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.ts';

interface HeldLeaseOptions {
  /** Real time. */
  readonly clock: Clock;
  readonly until: Date;
  /** Less than this may be left of it on the way to the other system: it is lengthened first. */
  readonly marginMs: number;
  /** Undefined: another process has the work. */
  readonly lengthen: (from: Date) => Promise<Date | undefined>;
}

/** Shared by everything one piece of work does. Once lost it stays lost, even where the store would give another. */
export class HeldLease {
  #until: Date;
  #isLost = false;
  #lengthening: Promise<boolean> | undefined;
  readonly #options: HeldLeaseOptions;

  constructor(options: HeldLeaseOptions) {
    this.#options = options;
    this.#until = options.until;
  }

  /** Whether the work is still this process's. Once it is not, it never is again. */
  async holds(): Promise<boolean> {
    const { clock, marginMs } = this.#options;
    while (!this.#isLost && clock.now().getTime() + marginMs > this.#until.getTime()) await this.renew();
    return !this.#isLost;
  }

  /** Asks the store; those who ask at once ask it once. */
  renew(): Promise<boolean> {
    this.#lengthening ??= this.#lengthen().finally(() => (this.#lengthening = undefined));
    return this.#lengthening;
  }

  async #lengthen(): Promise<boolean> {
    if (this.#isLost) return false;
    const until = await this.#options.lengthen(this.#until);
    if (until === undefined) this.#isLost = true;
    else this.#until = until;
    return !this.#isLost;
  }
}

const held = new AsyncLocalStorage<Pick<HeldLease, 'holds'>>();

/** Binds the lease to all that `work` calls, across awaits, so that `mayStillAct` finds it without being handed it. */
export const underLease = <T>(lease: Pick<HeldLease, 'holds'>, work: () => Promise<T>): Promise<T> =>
  held.run(lease, work);

/** Asked right before something is changed in another system. Work without a lease is nobody else's. */
export const mayStillAct = async (): Promise<boolean> => (await held.getStore()?.holds()) ?? true;
