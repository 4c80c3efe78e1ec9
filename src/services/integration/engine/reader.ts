// Reads ahead of the lanes: one page is prepared while the one before is taken in, and taken in before the lanes run empty.
import { hasEnded } from '../../../core/integration.ts';
import type { RemoteFault } from '../../../core/ports/remote-system.ts';
import type { PageSaved, PendingRecord } from '../../../core/ports/syncs.ts';
import { type Prepared, prepareAfter, preparePage } from './read-ahead.ts';
import type { Run } from './run.ts';
import { heldOf } from './send.ts';
import { type TurnTime, longMs } from './turn-time.ts';

/** Whoever writes what is read. */
export interface Taking {
  /** Records that wait for a lane. */
  readonly queued: number;
  /** Answers enough for a transaction, which the page may take along. */
  readonly answersAreEnough: boolean;
  /** Answers wait that nothing else would store. */
  readonly answersWait: boolean;
  /** Nothing is taken any more, by the system or because of a defect. */
  stops(): boolean;
  /** Nothing more is sent in this turn. */
  ends(): boolean;
  /** Records that are queued, in flight or not yet stored. */
  readonly open: ReadonlySet<string>;
  /** Until something of all this may have changed. */
  change(pageWaits: boolean): Promise<void>;
  /** Lanes look anew. */
  wake(): void;
  store(page?: Omit<PageSaved, 'answers'>): Promise<void>;
  /** What waits of the same records is not sent any more: it is about to be stored that it is overtaken. */
  overtake(pending: readonly PendingRecord[]): void;
  /** They are stored: lanes may have them. */
  take(pending: readonly PendingRecord[]): void;
}

type Page = Extract<Prepared, { kind: 'page' }>;

interface Ahead<P> {
  readonly page: P;
  /** What was open when it was prepared: nobody knew yet what would become of it. */
  readonly before: ReadonlySet<string>;
}

/** The most pages' worth of records that wait for lanes which never wait for a page. */
const mostHeld = 4;

/**
 * Of one slice of one run. Reads at least one page however short the slice, and stops before a page whose records cannot be
 * taken in time: that page is read again by the next slice.
 */
export class Reader {
  readonly #run: Run;
  readonly #time: TurnTime;
  readonly #to: Taking;
  #held: number;
  readonly #mostHeld: number;
  #hasTaken = false;
  /** Prepared before the page ahead of it was taken in. */
  #next: Ahead<Promise<Prepared | undefined>> | undefined;

  constructor(run: Run, time: TurnTime, to: Taking) {
    this.#run = run;
    this.#time = time;
    this.#to = to;
    this.#held = heldOf(run);
    this.#mostHeld = mostHeld * this.#held;
  }

  /** Lanes are through with a page before the next one is there: more waits for them from then on. Slow systems never get there. */
  starved(): void {
    if (!this.#hasTaken) return;
    this.#hasTaken = false;
    this.#held = Math.min(this.#mostHeld, 2 * this.#held);
  }

  /** Why reading ended before its time, if it was a fault. */
  async read(): Promise<RemoteFault | undefined> {
    // One page at least: however short its turn, a run gets on.
    try {
      for (let isFirst = true; this.#readsOn(isFirst); isFirst = false) {
        // What an earlier turn left goes first, or a slow system would be left more from turn to turn.
        if (!(await this.#hasRoom())) return undefined;
        const { page, before } = (await this.#readAhead()) ?? (await this.#readNow(isFirst));
        if (page.kind === 'fault') return page.fault;
        this.#readAfter(page);
        if (!(await this.#takeIn(page, before))) return undefined;
      }
      return undefined;
    } finally {
      // Nothing goes on behind the end of a turn.
      await this.#next?.page.catch(() => undefined);
    }
  }

  #readsOn(isFirst: boolean): boolean {
    const { sync, signal } = this.#run;
    if (sync.readDone || hasEnded(sync.status) || signal.aborted || this.#to.stops()) return false;
    return isFirst || this.#time.leftMs > 0;
  }

  async #readAhead(): Promise<Ahead<Prepared> | undefined> {
    const next = this.#next;
    const page = await next?.page;
    this.#next = undefined;
    return next === undefined || page === undefined ? undefined : { page, before: next.before };
  }

  async #readNow(isFirst: boolean): Promise<Ahead<Prepared>> {
    const before = new Set(this.#to.open);
    const more = !isFirst && this.#time.leftMs > longMs && !this.#run.isSuspect;
    return { page: await preparePage(this.#run, { more }), before };
  }

  /** One page ahead and no more: what is read must wait somewhere. */
  #readAfter(page: Page): void {
    if (this.#time.leftMs <= longMs || this.#run.isSuspect) return;
    const next = { page: prepareAfter(this.#run, page), before: new Set(this.#to.open) };
    // Asked for below, or waited for at the end.
    next.page.catch(() => undefined);
    this.#next = next;
  }

  /** A page would be taken in if it brought answers along. */
  get takesNow(): boolean {
    return this.#to.queued <= 2 * this.#held;
  }

  async #hasRoom(): Promise<boolean> {
    while (!this.takesNow && !this.#to.ends()) await this.#to.change(false);
    return !this.#to.ends();
  }

  /** False: there was no time to write what came before. The page is read again in the next turn. */
  async #takeIn({ saved, pending, ids }: Page, before: ReadonlySet<string>): Promise<boolean> {
    // Answers enough for a bundle are stored with the page rather than before it.
    const isFull = () => !(this.#to.answersAreEnough ? this.takesNow : this.#to.queued <= this.#held);
    const overtakes = () => ids.some((id) => this.#to.open.has(id));
    let isStale = ids.some((id) => before.has(id));
    for (;;) {
      const waits = overtakes();
      // Prepared before the older content was settled, it knows nothing of what came of that: it is read anew.
      isStale ||= waits;
      if (!(waits || isFull()) || this.#to.stops() || this.#run.signal.aborted) break;
      if (this.#to.ends()) return false;
      // Answers that are not stored keep their records open.
      if (this.#to.queued === 0 && this.#to.answersWait) void this.#to.store();
      if (waits) this.#to.wake();
      await this.#to.change(!waits);
    }
    if (isStale) {
      // What was prepared behind it stays where it is: the page comes once more, and then that.
      await this.#forgetNext();
    } else {
      this.#to.overtake(pending);
      await this.#to.store(saved);
      this.#to.take(pending);
      this.#hasTaken = true;
    }
    this.#to.wake();
    return true;
  }

  async #forgetNext(): Promise<void> {
    await this.#next?.page.catch(() => undefined);
    this.#next = undefined;
  }
}
