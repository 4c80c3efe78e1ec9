// A clock that stands still until a test moves it; business and real time move together unless told otherwise.
import type { Clock, Clocks } from '../../src/core/clock.ts';

export interface TestClock extends Clocks {
  /** Moves both clocks. */
  advance(ms: number): void;
  /** Moves business time alone, as a sandbox does. */
  advanceBusiness(ms: number): void;
}

const clock = (read: () => number): Clock => ({ now: () => new Date(read()) });

export function createTestClock(start = new Date('2026-03-02T09:00:00Z')): TestClock {
  let real = start.getTime();
  let offset = 0;
  return {
    business: clock(() => real + offset),
    real: clock(() => real),
    advance: (ms) => void (real += ms),
    advanceBusiness: (ms) => void (offset += ms),
  };
}
