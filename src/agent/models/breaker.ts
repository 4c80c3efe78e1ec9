// Stops asking a provider that keeps failing, so that people do not wait for every timeout; tries again after a while.
import type { Clock } from '../../core/clock.ts';

interface BreakerLimits {
  readonly failures: number;
  readonly restMs: number;
}

/** A provider that asks for more is asked again all the same. */
const longestWaitMs = 300_000;

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

  /** `waitMs`: how long the provider asks to be left alone. */
  failed(waitMs?: number): void {
    this.#failures += 1;
    const rest = this.#failures >= this.#limits.failures ? this.#limits.restMs : 0;
    const restMs = Math.max(rest, Math.min(waitMs ?? 0, longestWaitMs));
    if (restMs > 0) this.#restsUntil = this.#clock.now().getTime() + restMs;
  }
}
