// Leaves a system alone that does not answer: after some failures in a row nothing is sent for a while, then one request looks
// whether it is back. The while grows with each look in vain.
import type { Clock } from '../../core/clock.ts';

/**
 * Of one connection in one process: nothing of it is stored or shared between replicas. Each `begin` is followed by one
 * `end`.
 */
export interface Breaker {
  readonly state: 'closed' | 'open' | 'half-open';
  /** Milliseconds until something may be sent; 0: now. While one request looks, the others wait. */
  waitMs(): number;
  /** That request is the one that looks, where the state is `half-open`. */
  begin(): void;
  /** `unsent`: it says nothing about the system. */
  end(how: 'answered' | 'down' | 'unsent'): void;
}

const failures = 8;
const firstMs = 1_000;
const mostMs = 60_000;
/** How often those that wait for the one that looks ask again. */
const lookMs = 200;

/** Opens after 8 failures in a row, for 1 s; each look in vain doubles that, up to 60 s. `clock` is real time. */
export function openBreaker(clock: Clock): Breaker {
  let inARow = 0;
  let openings = 0;
  let openUntil = 0;
  let isLooking = false;
  const now = () => clock.now().getTime();
  const state = (): Breaker['state'] => (openUntil === 0 ? 'closed' : openUntil > now() ? 'open' : 'half-open');
  const trip = (): void => {
    openUntil = now() + Math.min(mostMs, firstMs * 2 ** openings);
    openings += 1;
  };
  return {
    get state() {
      return state();
    },
    waitMs() {
      if (state() === 'open') return openUntil - now();
      return isLooking ? lookMs : 0;
    },
    begin() {
      if (state() === 'half-open') isLooking = true;
    },
    end(how) {
      const looked = isLooking && state() === 'half-open';
      isLooking = false;
      if (how === 'unsent') return;
      if (how === 'answered') {
        inARow = 0;
        openings = 0;
        openUntil = 0;
        return;
      }
      inARow += 1;
      if (looked || (inARow >= failures && openUntil === 0)) trip();
    },
  };
}
