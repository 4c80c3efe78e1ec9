// Moves records for a while: pages are read ahead and stored, lanes write what is stored, and answers are stored in bundles,
// with the next page where there is one. Nothing of it waits for the slowest: each part goes on as soon as it has something to do.
import type { RemoteFault } from '../../../core/ports/remote-system.ts';
import type { Acknowledged, PageSaved, PendingRecord } from '../../../core/ports/syncs.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { isWhole } from './batches.ts';
import { SendQueue } from './send-queue.ts';
import { RetryTimer } from './retry-timer.ts';
import { Reader, type Taking } from './reader.ts';
import type { Run } from './run.ts';
import { batchOf, leftOver, type Sent, send } from './send.ts';
import type { TurnTime } from './turn-time.ts';

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

/** What was read is written even when the turn is over, but not for longer than that: a slow system would keep its worker. */
const overtimeMs = 2_000;

/** For what comes back so soon the worker is kept where nobody waits for it: giving it back and getting it again takes as long. */
const soonMs = 1_500;

/** Writes what is ready and, with `time`, whatever comes meanwhile; all answers are stored when it returns. */
export async function moveRecords(run: Run, ready: readonly PendingRecord[], time?: TurnTime): Promise<Outcome> {
  const stream = new Stream(run, ready, time);
  await Promise.all([stream.read(), stream.write()]);
  await stream.settle();
  return stream.outcome();
}

class Stream implements Taking {
  readonly #run: Run;
  readonly #lanes: number;
  readonly #queue: SendQueue;
  /** Of records that are queued, in flight, or answered and not yet stored: a newer content waits for the older one. */
  readonly open: Set<string>;
  readonly #answers: Acknowledgements;
  readonly #later = new RetryTimer();
  readonly #time: TurnTime | undefined;
  readonly #reader: Reader | undefined;
  #isReading: boolean;
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

  constructor(run: Run, ready: readonly PendingRecord[], time: TurnTime | undefined) {
    this.#run = run;
    this.#lanes = run.destination.connector.limits.concurrency;
    // What is in no cut of its own any more goes alone where one key names a batch.
    this.#queue = new SendQueue(ready, run.keepsCuts ? 1 : batchOf(run));
    this.open = new Set(ready.map(({ id }) => id));
    this.#time = time;
    this.#reader = time === undefined ? undefined : new Reader(run, time, this);
    this.#isReading = time !== undefined;
    this.#answers = new Acknowledgements(run, (id) => {
      this.open.delete(id);
      this.#later.stored(id);
      this.#wakeReader?.();
    });
  }

  outcome(): Outcome {
    const down = this.stops() || (this.#failuresInARow > 0 && this.#written === 0);
    return { written: this.#written, exhausted: this.#exhausted, refusedAll: this.#refusedAll, down, page: this.#page };
  }

  async read(): Promise<void> {
    try {
      this.#page = await this.#reader?.read();
    } finally {
      this.#isReading = false;
      this.wake();
    }
  }

  async write(): Promise<void> {
    const { signal } = this.#run;
    signal.addEventListener('abort', this.wake);
    await Promise.all(Array.from({ length: this.#lanes }, () => this.#lane()));
    signal.removeEventListener('abort', this.wake);
    this.#later.stop();
  }

  async settle(): Promise<void> {
    await this.store();
    const { syncs, id } = this.#run;
    if (this.#queue.length + this.open.size === 0) await syncs.acknowledge(id, [], { all: true });
  }

  get queued(): number {
    return this.#queue.length;
  }

  get answersAreEnough(): boolean {
    return this.#answers.areEnough;
  }

  get answersWait(): boolean {
    return this.#answers.wait;
  }

  /** After as many failures in a row as there are lanes, the rest would fail too. */
  stops(): boolean {
    return this.#isBroken || this.#refusedAll !== undefined || this.#failuresInARow >= this.#lanes;
  }

  /** No more is begun: nothing is taken, nobody wants it, or the time is over. */
  ends(): boolean {
    return this.stops() || this.#run.signal.aborted || (this.#time?.leftMs ?? 0) < -overtimeMs;
  }

  async change(pageWaits: boolean): Promise<void> {
    this.#pageWaits = pageWaits;
    await new Promise<void>((resolve) => (this.#wakeReader = resolve));
    this.#pageWaits = false;
  }

  overtake(pending: readonly PendingRecord[]): void {
    for (const { id } of pending) {
      this.open.add(id);
      this.#later.drop(id);
    }
  }

  take(pending: readonly PendingRecord[]): void {
    this.#queue.add(pending);
  }

  async #lane(): Promise<void> {
    for (;;) {
      if (this.ends()) return this.#wakeReader?.();
      if (this.#answers.areTooMany) {
        this.#storeSoon();
        await this.#woken();
        continue;
      }
      this.#takeBack();
      const chunk = this.#queue.take(this.#isReading);
      if (chunk.length > 0) await this.#goes(chunk);
      else if (this.#isOver()) return;
      else {
        if (this.#isReading) this.#reader?.starved();
        this.#later.wakeWhenDue(this.wake, this.#run.clock.now().getTime());
        await this.#woken();
      }
    }
  }

  async #goes(chunk: readonly PendingRecord[]): Promise<void> {
    const sent = await this.#send(chunk);
    this.#note(sent);
    this.#wakeReader?.();
    // What cannot be asked twice is uncertain until its answer is stored.
    if (!this.#run.repeatable) await this.store();
    // A process that starts anew has to know when it may ask again.
    else if (sent.some(({ fault }) => fault?.retryAfterMs !== undefined)) void this.store();
    else this.#storeSoon();
  }

  /** What failed earlier in this turn and is due goes with the rest. */
  #takeBack(): void {
    const due = this.#later.takeDue(this.#run.clock.now().getTime());
    this.overtake(due);
    this.take(due);
  }

  /** Nothing waits for a lane, and nothing will soon. */
  #isOver(): boolean {
    if (this.#isReading || this.#queue.length > 0) return false;
    if (this.#later.nextDue - this.#run.clock.now().getTime() > soonMs || !this.#run.mayGoOn()) return true;
    // Answers that are not stored cannot go again.
    if (this.#answers.wait) void this.store();
    return false;
  }

  /** Lanes go on meanwhile. A page that is about to be stored takes the answers along. */
  #storeSoon(): void {
    if (!this.#answers.areEnough || !this.#answers.wait) return;
    if (this.#pageWaits && this.#reader?.takesNow === true) this.#wakeReader?.();
    else void this.store();
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
    if (this.#time !== undefined) this.#later.keep(sent.map(({ answer }) => answer));
    if (sent.length === 0) return;
    // An answer about a record is a sign of life; no answer, or one about the system, is none. A batch is one call.
    this.#failuresInARow = sent.every(({ fault }) => fault?.passes === true) ? this.#failuresInARow + 1 : 0;
  }

  #noteFault({ state }: Acknowledged, fault: RemoteFault): void {
    if (fault.kind === 'auth' || fault.kind === 'permission') this.#refusedAll = fault;
    if (fault.passes && state === 'failed') this.#exhausted = fault;
  }

  store(page?: Omit<PageSaved, 'answers'>): Promise<void> {
    const stored = this.#answers.store(page);
    stored.catch(() => void (this.#isBroken = true)).finally(() => this.wake());
    return stored;
  }

  readonly wake = (): void => {
    this.#wakeReader?.();
    const lanes = this.#wakeLanes;
    this.#wakeLanes = [];
    for (const wake of lanes) wake();
  };
}
