// Stops asking a provider that keeps failing, so that people do not wait for every timeout; tries again after a while.
import type { Clock } from '../../core/clock.ts';

interface BreakerLimits {
  readonly failures: number;
  readonly restMs: number;
}

export class Breaker {
  readonly #clock: Clock;
  readonly #limits: BreakerLimits;
  #failures = 0;
  #restsUntil = 0;

  constructor(clock: Clock, limits: BreakerLimits = { failures: 3, restMs: 60_000 }) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** False while the provider rests. Once the rest is over one call may try; another failure starts the next rest. */
  isClosed(): boolean {
    return this.#clock.now().getTime() >= this.#restsUntil;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#restsUntil = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#limits.failures) this.#restsUntil = this.#clock.now().getTime() + this.#limits.restMs;
  }
}
