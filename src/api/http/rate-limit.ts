// Requests counted per caller and quota in fixed windows of a minute, reported in the IETF RateLimit fields.
// In memory: with several replicas each grants its own share.
import type { Clock } from '../../core/clock.ts';

const windowMs = 60_000;
const mostCounters = 50_000;

interface Counter {
  used: number;
  endsAt: number;
}

interface Verdict {
  readonly allowed: boolean;
  readonly policy: string;
  readonly state: string;
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /** Counts one request of that caller. */
  take(request: { caller: string; quota: string; limit: number }): Verdict;
}

export function openRateLimiter(clock: Clock): RateLimiter {
  const counters = new Map<string, Counter>();

  function counterOf(key: string, now: number): Counter {
    const known = counters.get(key);
    if (known !== undefined && now < known.endsAt) return known;
    if (known === undefined && counters.size >= mostCounters) sweep(counters, now);
    const fresh = { used: 0, endsAt: now + windowMs };
    counters.set(key, fresh);
    return fresh;
  }

  return {
    take({ caller, quota, limit }) {
      const now = clock.now().getTime();
      const counter = counterOf(`${quota} ${caller}`, now);
      counter.used += 1;
      const left = Math.max(0, limit - counter.used);
      const resetSeconds = Math.ceil((counter.endsAt - now) / 1_000);
      return {
        allowed: counter.used <= limit,
        policy: `"${quota}";q=${limit};w=60`,
        state: `"${quota}";r=${left};t=${resetSeconds}`,
        resetSeconds,
      };
    },
  };
}

// Ended windows go first; if all still run, everybody starts anew rather than the memory growing.
function sweep(counters: Map<string, Counter>, now: number): void {
  for (const [key, counter] of counters) if (counter.endsAt <= now) counters.delete(key);
  if (counters.size >= mostCounters) counters.clear();
}
