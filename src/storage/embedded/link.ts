// A virtual connection: the duplex stream that `pg` writes its wire protocol to, answered by the shared backend.
import type { Backend, Rank } from './backend.ts';
import { Socket } from './socket.ts';
import { Framing, isEndOfCycle, message, queryFrame, sessionOf, sqlOf, withOwnNames } from './wire.ts';

let links = 0;

export class Link extends Socket {
  readonly rank: Rank;
  session = '';
  cyclesRun = 0;
  readonly #backend: Backend;
  readonly #framing = new Framing();
  readonly #prefix: string;
  /** Complete cycles that wait for the backend, and the one still being written. */
  readonly #cycles: Buffer[][] = [];
  #open: Buffer[] = [];
  #greeting: Buffer | undefined;

  constructor(backend: Backend, rank: Rank = 1) {
    super();
    this.rank = rank;
    this.#backend = backend;
    links += 1;
    this.#prefix = `c${links}_`;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#take(chunk);
    done();
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.push(null);
    try {
      this.#backend.forget(this);
    } catch (fault) {
      // The backend cannot even roll back: whoever waits for it learns that from their own queries.
      done(error ?? asError(fault));
      return;
    }
    done(error);
  }

  deliver(bytes: Buffer): void {
    if (!this.destroyed) this.push(bytes);
  }

  /** What was asked so far; called by the backend when it is this connection's turn. */
  run(): void {
    const replies: Buffer[] = [];
    try {
      // What came together is answered together: a transaction's opening, statement and end are one message each way.
      do {
        replies.push(this.#exchange());
        this.cyclesRun += 1;
      } while (this.#cycles.length > 0);
    } catch (error) {
      this.destroy(asError(error));
      return;
    }
    const reply = Buffer.concat(replies);
    // PGlite answers without ever leaving the microtask queue: timers, sockets and ports get their turn between queries.
    setImmediate(() => {
      this.deliver(reply);
      if (!this.#backend.isHeldBy(this)) return;
      if (this.#cycles.length > 0) this.run();
      else this.#backend.yieldUnlessInTransaction(this);
    });
  }

  #exchange(): Buffer {
    const greeting = this.#greeting;
    if (greeting !== undefined) {
      this.#greeting = undefined;
      return this.#backend.greet(greeting);
    }
    const cycle = this.#cycles.shift() ?? [];
    return this.#backend.exchange(
      this,
      cycle.map((bytes) => this.#rewrite(bytes)),
    );
  }

  #take(chunk: Buffer): void {
    for (const { startup, bytes } of this.#framing.take(chunk)) {
      if (startup) {
        this.session = sessionOf(bytes);
        this.#greeting = bytes;
      } else if (bytes[0] === message.terminate) {
        this.destroy();
        return;
      } else {
        this.#open.push(bytes);
        if (isEndOfCycle(bytes)) this.#cycles.push(this.#open.splice(0));
      }
    }
    if (this.#greeting !== undefined || this.#cycles.length > 0) this.#backend.request(this);
  }

  #rewrite(bytes: Buffer): Buffer {
    if (bytes[0] !== message.query) return withOwnNames(bytes, this.#prefix);
    const sql = sqlOf(bytes);
    const tracked = this.#backend.listeners.track(this, sql);
    return tracked === sql ? bytes : queryFrame(tracked);
  }
}

const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));
