// Requests counted per caller and quota in windows of a minute, reported in the IETF RateLimit fields. Replicas tell each other
// what they counted a few times a second, so that together they grant what one would, and at most a moment's requests more.
import { hash } from 'node:crypto';
import { throttled } from '../../core/batcher.ts';
import type { Clock } from '../../core/clock.ts';
import type { RequestCount, RequestCounts } from '../../core/ports/request-counts.ts';

const windowMs = 60_000;
const mostCounters = 50_000;
const tellMs = 200;
/** In a flood of callers the busiest are told, the others later. */
const mostTold = 500;

interface Counter {
  used: number;
  /** Of `used`, what the other replicas do not know of yet. */
  untold: number;
  endsAt: number;
  /** Computed when it is first told. */
  digest?: string;
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

/** Without `peers` this process is the only one. */
export function openRateLimiter(clock: Clock, peers?: RequestCounts): RateLimiter {
  const counters = new Map<string, Counter>();
  const elsewhere = peers === undefined ? undefined : new PeerCounts(peers, clock);

  function counterOf(key: string, now: number): Counter {
    const known = counters.get(key);
    if (known !== undefined && now < known.endsAt) return known;
    if (known === undefined && counters.size >= mostCounters) sweep(counters, now);
    const fresh = { used: 0, untold: 0, endsAt: now + windowMs };
    counters.set(key, fresh);
    return fresh;
  }

  return {
    take({ caller, quota, limit }) {
      const now = clock.now().getTime();
      const key = `${quota} ${caller}`;
      const counter = counterOf(key, now);
      counter.used += 1;
      const used = counter.used + (elsewhere?.count(key, counter, now) ?? 0);
      const left = Math.max(0, limit - used);
      const resetSeconds = Math.ceil((counter.endsAt - now) / 1_000);
      return {
        allowed: used <= limit,
        policy: `"${quota}";q=${limit};w=60`,
        state: `"${quota}";r=${left};t=${resetSeconds}`,
        resetSeconds,
      };
    },
  };
}

/** What other replicas counted, and what they have to be told. */
class PeerCounts {
  readonly #heard = new Map<string, { used: number; endsAt: number }>();
  readonly #untold = new Set<Counter>();
  readonly #send: () => void;
  readonly #clock: Clock;

  constructor(peers: RequestCounts, clock: Clock) {
    this.#clock = clock;
    this.#send = throttled(() => peers.tell(this.#taken()), tellMs);
    peers.follow((counts) => this.#hear(counts));
  }

  /** Notes one request more of that counter; answers what the others have counted in this window. */
  count(key: string, counter: Counter, now: number): number {
    counter.digest ??= hash('sha256', key, 'base64url').slice(0, 22);
    counter.untold += 1;
    this.#untold.add(counter);
    this.#send();
    const heard = this.#heard.get(counter.digest);
    return heard === undefined || heard.endsAt <= now ? 0 : heard.used;
  }

  #taken(): RequestCount[] {
    const told = [...this.#untold].toSorted((one, other) => other.untold - one.untold).slice(0, mostTold);
    return told.map((counter) => {
      const { digest: name = '', untold: used, endsAt } = counter;
      counter.untold = 0;
      this.#untold.delete(counter);
      return { counter: name, used, endsAt };
    });
  }

  #hear(counts: readonly RequestCount[]): void {
    const now = this.#clock.now().getTime();
    for (const { counter, used, endsAt } of counts) {
      // A clock that is ahead by far would close the window for long.
      const end = Math.min(endsAt, now + windowMs);
      const known = this.#heard.get(counter);
      if (known !== undefined && now < known.endsAt) known.used += used;
      else if (now < end) this.#heard.set(counter, { used, endsAt: end });
    }
    if (this.#heard.size >= mostCounters) sweep(this.#heard, now);
  }
}

// Ended windows go first; if all still run, everybody starts anew rather than the memory growing.
function sweep(counters: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, counter] of counters) if (counter.endsAt <= now) counters.delete(key);
  if (counters.size >= mostCounters) counters.clear();
}
