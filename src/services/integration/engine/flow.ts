// Moves records for a while: pages are read ahead and stored, lanes write what is stored, and answers are stored in bundles,
// with the next page where there is one. Nothing of it waits for the slowest: each part goes on as soon as it has something to do.
import { hasEnded } from '../../../core/integration.ts';
import type { RemoteFault } from '../../../core/ports/remote-system.ts';
import type { Acknowledged, PageSaved, PendingRecord } from '../../../core/ports/syncs.ts';
import { Answers } from './answers.ts';
import { isWhole } from './cuts.ts';
import { Line } from './line.ts';
import { type Prepared, preparePage } from './read-ahead.ts';
import type { Run } from './run.ts';
import { batchOf, heldOf, leftOver, type Sent, send } from './send.ts';

export interface Outcome {
  readonly written: number;
  /** Tried as often as allowed, in vain, because the system did not answer as it should. */
  readonly exhausted: RemoteFault | undefined;
  /** The credentials or rights are wrong: nothing else will be taken either. */
  readonly refusedAll: RemoteFault | undefined;
  /** Everything failed in passing: the system is down, and what was not sent waits with the rest. */
  readonly down: boolean;
  /** The page that could not be read. */
  readonly page: RemoteFault | undefined;
}

interface Reading {
  readonly until: number;
}

/** What was read is written even when the turn is over, but not for longer than that: a slow system would keep its worker. */
const overtimeMs = 2_000;

/** With less time left pages go one by one: what one turn moves more than another is one page at most. */
const longMs = 700;

/** Writes what is ready and, with `reading`, whatever comes meanwhile; all answers are stored when it returns. */
export async function flow(run: Run, ready: readonly PendingRecord[], reading?: Reading): Promise<Outcome> {
  const stream = new Stream(run, ready);
  await Promise.all([stream.read(reading), stream.write()]);
  await stream.settle();
  return stream.outcome();
}

class Stream {
  readonly #run: Run;
  readonly #lanes: number;
  readonly #held: number;
  readonly #queue: Line;
  /** Of records that are queued, in flight, or answered and not yet stored: a newer content waits for the older one. */
  readonly #open: Set<string>;
  readonly #answers: Answers;
  #isReading = false;
  /** Nothing more is sent after that. */
  #sendUntil = Infinity;
  #pageWaits = false;
  #wakeLanes: (() => void)[] = [];
  #wakeReader: (() => void) | undefined;
  #written = 0;
  #failuresInARow = 0;
  #exhausted: RemoteFault | undefined;
  #refusedAll: RemoteFault | undefined;
  #page: RemoteFault | undefined;
  /** A defect of ours: nobody begins anything new. */
  #isBroken = false;

  constructor(run: Run, ready: readonly PendingRecord[]) {
    this.#run = run;
    this.#lanes = run.destination.connector.limits.concurrency;
    this.#held = heldOf(run);
    // What is in no cut of its own any more goes alone where one key names a batch.
    this.#queue = new Line(ready, run.keepsCuts ? 1 : batchOf(run));
    this.#open = new Set(ready.map(({ id }) => id));
    this.#answers = new Answers(run, (id) => {
      this.#open.delete(id);
      this.#wakeReader?.();
    });
  }

  outcome(): Outcome {
    const down = this.#stops() || (this.#failuresInARow > 0 && this.#written === 0);
    return { written: this.#written, exhausted: this.#exhausted, refusedAll: this.#refusedAll, down, page: this.#page };
  }

  async read(reading: Reading | undefined): Promise<void> {
    if (reading === undefined) return;
    this.#isReading = true;
    this.#sendUntil = reading.until + overtimeMs;
    // One page at least: however short its turn, a run gets on.
    try {
      for (let isFirst = true; this.#readsOn(reading, isFirst); isFirst = false) {
        // What an earlier turn left goes first, or a slow system would be left more from turn to turn.
        if (!(await this.#hasRoom())) return;
        // A page is fetched while the one before is written, and not sooner: what is read must wait somewhere.
        const page = await preparePage(this.#run, {
          more: !isFirst && this.#run.clock.now().getTime() + longMs < reading.until,
        });
        if (page.kind === 'fault') {
          this.#page = page.fault;
          return;
        }
        if (!(await this.#takeIn(page))) return;
      }
    } finally {
      this.#isReading = false;
      this.#wake();
    }
  }

  async write(): Promise<void> {
    await Promise.all(Array.from({ length: this.#lanes }, () => this.#lane()));
  }

  async settle(): Promise<void> {
    await this.#store();
    const { syncs, id } = this.#run;
    if (this.#queue.length + this.#open.size === 0) await syncs.acknowledge(id, [], { all: true });
  }

  #readsOn({ until }: Reading, isFirst: boolean): boolean {
    const { sync, signal, clock } = this.#run;
    if (sync.readDone || hasEnded(sync.status) || signal.aborted || this.#stops()) return false;
    return isFirst || clock.now().getTime() < until;
  }

  /** After as many failures in a row as there are lanes, the rest would fail too. */
  #stops(): boolean {
    return this.#isBroken || this.#refusedAll !== undefined || this.#failuresInARow >= this.#lanes;
  }

  async #hasRoom(): Promise<boolean> {
    while (this.#queue.length > 2 * this.#held && !this.#ends())
      await new Promise<void>((resolve) => (this.#wakeReader = resolve));
    return !this.#ends();
  }

  /** No more is begun: nothing is taken, nobody wants it, or the time is over. */
  #ends(): boolean {
    return this.#stops() || this.#run.signal.aborted || this.#run.clock.now().getTime() > this.#sendUntil;
  }

  /** False: there was no time to write what came before. The page is read again in the next turn. */
  async #takeIn({ saved, pending }: Extract<Prepared, { kind: 'page' }>): Promise<boolean> {
    // Answers enough for a bundle are stored with the page rather than before it.
    const isFull = () => this.#queue.length > (this.#answers.areEnough ? 2 * this.#held : this.#held);
    const isIdle = () => this.#queue.length === 0 && this.#answers.wait;
    const overtakes = () => pending.some(({ id }) => this.#open.has(id));
    let isStale = false;
    for (;;) {
      const waits = overtakes();
      // Prepared before the older content was settled, it knows nothing of what came of that: it is read anew.
      isStale ||= waits;
      if (!(waits || isFull()) || this.#stops() || this.#run.signal.aborted) break;
      if (this.#ends()) return false;
      // Answers that are not stored keep their records open.
      if (isIdle()) void this.#store();
      this.#pageWaits = !waits;
      if (waits) this.#wake();
      await new Promise<void>((resolve) => (this.#wakeReader = resolve));
    }
    this.#pageWaits = false;
    if (!isStale) {
      await this.#store(saved);
      for (const record of pending) this.#open.add(record.id);
      this.#queue.add(pending);
    }
    this.#wake();
    return true;
  }

  async #lane(): Promise<void> {
    for (;;) {
      if (this.#ends()) return this.#wakeReader?.();
      if (this.#answers.areTooMany) {
        this.#storeSoon();
        await this.#woken();
        continue;
      }
      const chunk = this.#queue.take(this.#isReading);
      if (chunk.length > 0) {
        const sent = await this.#send(chunk);
        this.#note(sent);
        this.#wakeReader?.();
        // What cannot be asked twice is uncertain until its answer is stored.
        if (!this.#run.repeatable) await this.#store();
        // A process that starts anew has to know when it may ask again.
        else if (sent.some(({ fault }) => fault?.retryAfterMs !== undefined)) void this.#store();
        else this.#storeSoon();
      } else if (!this.#isReading && this.#queue.length === 0) return;
      else await this.#woken();
    }
  }

  /** Lanes go on meanwhile. A page that is about to be stored takes the answers along. */
  #storeSoon(): void {
    if (!this.#answers.areEnough || !this.#answers.wait) return;
    if (this.#pageWaits && this.#queue.length <= 2 * this.#held) this.#wakeReader?.();
    else void this.#store();
  }

  readonly #woken = (): Promise<void> => new Promise((resolve) => this.#wakeLanes.push(resolve));

  /** Cut off by the end of the process: what was in flight is sent again by the next one, under the same keys. */
  async #send(chunk: readonly PendingRecord[]): Promise<readonly Sent[]> {
    try {
      if (!isWhole(this.#run, chunk)) return leftOver(this.#run, chunk);
      await this.#announce(chunk);
      return await send(this.#run, chunk);
    } catch (error) {
      if (this.#run.signal.aborted) return [];
      this.#isBroken = true;
      throw error;
    }
  }

  /** A deletion can be repeated anywhere: what is gone is gone. */
  async #announce(chunk: readonly PendingRecord[]): Promise<void> {
    const { repeatable, syncs, id } = this.#run;
    const once = repeatable ? [] : chunk.filter(({ remove }) => !remove);
    if (once.length > 0) await syncs.sending(id, once);
  }

  #note(sent: readonly Sent[]): void {
    for (const { answer, fault } of sent) {
      this.#answers.add(answer);
      if (answer.state === 'written' || answer.state === 'deleted') this.#written += 1;
      if (fault !== undefined) this.#noteFault(answer, fault);
    }
    if (sent.length === 0) return;
    // An answer about a record is a sign of life; no answer, or one about the system, is none. A batch is one call.
    this.#failuresInARow = sent.every(({ fault }) => fault?.passes === true) ? this.#failuresInARow + 1 : 0;
  }

  #noteFault({ state }: Acknowledged, fault: RemoteFault): void {
    if (fault.kind === 'auth' || fault.kind === 'permission') this.#refusedAll = fault;
    if (fault.passes && state === 'failed') this.#exhausted = fault;
  }

  #store(page?: Omit<PageSaved, 'answers'>): Promise<void> {
    const stored = this.#answers.store(page);
    stored.catch(() => void (this.#isBroken = true)).finally(() => this.#wake());
    return stored;
  }

  #wake(): void {
    this.#wakeReader?.();
    const lanes = this.#wakeLanes;
    this.#wakeLanes = [];
    for (const wake of lanes) wake();
  }
}
