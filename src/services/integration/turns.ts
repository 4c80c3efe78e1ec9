// Whose turn it is, and for how long: runs of all organizations share the workers of this process. Each organization gets about as
// much of their time as another, however many integrations it has and however slow, huge or broken its systems are. The queue is
// the round robin: every run comes round in it, so that those of one organization get on alike. Here only who is well ahead is sent
// away, and comes back to the front of the queue.
import type { Clock } from '../../core/clock.ts';
import type { SyncId, TenantId } from '../../core/ids.ts';

export interface Turn {
  /** No further page is begun after that. */
  readonly ms: number;
  /** Nobody waits for the worker, at present: giving it back would gain nobody anything. */
  readonly mayGoOn: () => boolean;
  /** Called once, when the turn is over. */
  readonly end: () => void;
}

export interface Turns {
  /** Now, or when to ask again. */
  take(tenant: TenantId, sync: SyncId): Turn | { readonly waitMs: number };
}

interface Options {
  /** That carry on runs in this process. */
  readonly workers: number;
  /** Turns that one organization has at once, also when nobody else wants one. */
  readonly most: number;
  /** How long a turn lasts when few want one: worth its start, and short enough to be shared. */
  readonly longestMs: number;
  readonly clock: Clock;
}

/**
 * What was used counts half after that time: who waited long has no claim to all of what comes, who used much pays it off. Two or
 * three rounds of a crowded queue: over one, an organization whose runs stand side by side in it is ahead without being greedy.
 */
const halfLifeMs = 30_000;
/** Who has not asked for so long wants nothing at present. */
const memoryMs = 30_000;
/** A turn has to be worth its start. */
const shortestMs = 500;
const longestWaitMs = 20_000;
const soonMs = 250;
/** With that share of the workers busy somebody may be waiting for one. */
const crowdedShare = 0.75;

interface Account {
  /** When its turns in progress began. */
  readonly running: Set<{ readonly since: number }>;
  /** Runs that were sent away and come back one after another, and when. */
  readonly waiting: Map<SyncId, number>;
  /** Turns of each of its runs. */
  readonly taken: Map<SyncId, number>;
  /** Milliseconds of workers' time, as much of them as still counts. */
  used: number;
  usedAt: number;
  askedAt: number;
}

export function openTurns(options: Options): Turns {
  const { most, clock } = options;
  const shares = new Shares(options);
  return {
    take(tenant, sync) {
      const now = clock.now().getTime();
      const account = shares.asked(tenant, sync, now);
      const ms = shares.turnMs;
      const first = comingBefore(account, { sync, now });
      const isFull = account.running.size + Math.min(1, first.length) >= most || isAhead(account, { sync, first });
      const waitMs = isFull
        ? ms * Math.ceil((placeOf(account, sync) + 1) / most)
        : shares.owes(account, { now, ms, waited: account.waiting.has(sync) });
      if (waitMs > 0) {
        if (!account.waiting.has(sync)) account.waiting.set(sync, now + waitMs);
        return { waitMs };
      }
      account.waiting.delete(sync);
      account.taken.set(sync, takenBy(account, sync) + 1);
      const turn = { since: now };
      account.running.add(turn);
      return {
        ms,
        mayGoOn: () => account.waiting.size === 0 && !shares.isCrowded(),
        end: () => {
          if (account.running.delete(turn)) pay(account, { since: turn.since, now: clock.now().getTime() });
        },
      };
    },
  };
}

/** Who wants turns at present, and how much of them each has had. */
class Shares {
  readonly #options: Options;
  readonly #accounts = new Map<TenantId, Account>();
  /** When each run last asked. */
  readonly #asked = new Map<SyncId, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  asked(tenant: TenantId, sync: SyncId, now: number): Account {
    this.#forget(now);
    this.#asked.set(sync, now);
    // Whoever comes new begins where the others stand, with no claim to the time before.
    const fresh = (): Account => ({
      running: new Set(),
      waiting: new Map(),
      taken: new Map(),
      used: this.#mean(now),
      usedAt: now,
      askedAt: now,
    });
    const account = this.#accounts.get(tenant) ?? fresh();
    account.askedAt = now;
    this.#accounts.set(tenant, account);
    return account;
  }

  /** The more want one, the shorter each: all of them come round within seconds. */
  get turnMs(): number {
    const { workers, longestMs } = this.#options;
    return Math.min(longestMs, Math.max(shortestMs, (longestMs * workers) / this.#asked.size));
  }

  /** How long until the others have had as much; 0: at most a little ahead of them, or nobody waits. */
  owes(account: Account, { now, ms, waited }: { now: number; ms: number; waited: boolean }): number {
    if (this.#accounts.size < 2 || !this.isCrowded()) return 0;
    const mean = this.#mean(now);
    const ahead = usedBy(account, now) - mean;
    // Some rounds bring an organization more than others; who was sent away once is not sent away again for a little.
    if (ahead <= (waited ? Math.max(2 * ms, mean / 2) : Math.max(ms, mean / 3))) return 0;
    return Math.min(longestWaitMs, Math.max(ms, (ahead * this.#accounts.size) / this.#options.workers));
  }

  isCrowded(): boolean {
    const busy = [...this.#accounts.values()].reduce((sum, { running }) => sum + running.size, 0);
    return busy >= this.#options.workers * crowdedShare;
  }

  #mean(now: number): number {
    const used = [...this.#accounts.values()].reduce((sum, account) => sum + usedBy(account, now), 0);
    return used / Math.max(1, this.#accounts.size);
  }

  #forget(now: number): void {
    for (const [sync, at] of this.#asked) if (at < now - memoryMs) this.#asked.delete(sync);
    for (const [tenant, account] of this.#accounts) {
      for (const sync of account.waiting.keys()) if (!this.#asked.has(sync)) account.waiting.delete(sync);
      for (const sync of account.taken.keys()) if (!this.#asked.has(sync)) account.taken.delete(sync);
      if (account.running.size === 0 && account.askedAt < now - memoryMs) this.#accounts.delete(tenant);
    }
  }
}

/** How many of its runs were sent away earlier. */
function placeOf({ waiting }: Account, sync: SyncId): number {
  const place = [...waiting.keys()].indexOf(sync);
  return place === -1 ? waiting.size : place;
}

/**
 * Those of them that are back or about to be: they go first, or the same one might be late each time. One turn is kept for
 * them and no more: who was cancelled does not come.
 */
function comingBefore({ waiting }: Account, { sync, now }: { sync: SyncId; now: number }): readonly SyncId[] {
  const all = [...waiting];
  const place = all.findIndex(([other]) => other === sync);
  const earlier = place === -1 ? all : all.slice(0, place);
  return earlier.filter(([, at]) => at <= now + soonMs).map(([other]) => other);
}

/** A run that comes new has no claim to the time before. */
const takenBy = ({ taken }: Account, sync: SyncId): number => taken.get(sync) ?? Math.max(0, ...taken.values());

/** One of those had two turns less: it goes first, and this one once it has waited too. */
const isAhead = (account: Account, { sync, first }: { sync: SyncId; first: readonly SyncId[] }): boolean =>
  !account.waiting.has(sync) && first.some((other) => takenBy(account, other) + 1 < takenBy(account, sync));

const faded = ({ used, usedAt }: Account, now: number): number =>
  used * 0.5 ** (Math.max(0, now - usedAt) / halfLifeMs);

/** Turns in progress count as they go: who keeps a worker waiting uses it. */
const usedBy = (account: Account, now: number): number =>
  [...account.running].reduce((sum, { since }) => sum + Math.max(0, now - since), faded(account, now));

function pay(account: Account, { since, now }: { since: number; now: number }): void {
  account.used = faded(account, now) + Math.max(0, now - since);
  account.usedAt = now;
}
