// Shares PGlite's single backend among many connections: one at a time, for one protocol cycle or a whole transaction.
import type { PGlite } from '@electric-sql/pglite';
import type { DurableNodeFS } from './durable-fs.ts';
import { Listeners } from './listeners.ts';
import { Statements } from './statements.ts';
import { queryFrame } from './wire.ts';

/** Those of a lower one are served first. */
export type Rank = 0 | 1 | 2;

/** A connection as the scheduler sees it. */
export interface Tenure {
  /** The SQL that puts its role and search path into force. */
  readonly session: string;
  readonly rank: Rank;
  /** Grows with each cycle; a holder whose count stands still while others wait is idle. */
  readonly cyclesRun: number;
  run(): void;
  deliver(bytes: Buffer): void;
  destroy(error: Error): void;
}

export class Backend {
  readonly listeners = new Listeners();
  readonly #statements = new Statements();
  readonly #db: PGlite;
  readonly #patienceMs: number;
  readonly #disk: Pick<DurableNodeFS, 'fault'> | undefined;
  #owner: Tenure | undefined;
  #waiting: Tenure[] = [];
  #session = '';
  #patience: NodeJS.Timeout | undefined;
  #broken: BrokenDatabaseError | undefined;
  /** What came of the call that runs. */
  #heard: Buffer[] = [];

  /** `disk`: where it lies, for databases that are not in memory. */
  constructor(db: PGlite, patienceMs: number, disk?: Pick<DurableNodeFS, 'fault'>) {
    this.#db = db;
    this.#patienceMs = patienceMs;
    this.#disk = disk;
    this.#takeReplies();
  }

  /** It answers nobody any more, and its files must be opened anew. */
  get isBroken(): boolean {
    return this.#broken !== undefined;
  }

  isHeldBy(connection: Tenure): boolean {
    return this.#owner === connection;
  }

  /** First come, first served, within their rank. */
  request(connection: Tenure): void {
    if (this.#owner === connection) return connection.run();
    if (!this.#waiting.includes(connection)) this.#line(connection);
    if (this.#owner === undefined) this.#next();
    else this.#watchIdleHolder(this.#owner);
  }

  #line(connection: Tenure): void {
    const behind = this.#waiting.findIndex(({ rank }) => rank > connection.rank);
    this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, connection);
  }

  /** Called after each cycle: an open transaction keeps the backend. */
  yieldUnlessInTransaction(connection: Tenure): void {
    if (!this.#db.isInTransaction()) this.#release(connection);
  }

  forget(connection: Tenure): void {
    this.#waiting = this.#waiting.filter((other) => other !== connection);
    this.listeners.forget(connection);
    if (this.#owner !== connection) return;
    if (!this.isBroken && !this.#db.closed && this.#db.isInTransaction()) this.#send(queryFrame('ROLLBACK'));
    this.#release(connection);
  }

  /** Runs messages of the connection that holds the backend; answers the server's reply. */
  exchange(connection: Tenure, cycle: readonly Buffer[]): Buffer {
    if (this.#session !== connection.session) {
      this.#send(
        queryFrame(
          connection.session === '' ? 'RESET ROLE; RESET search_path; RESET synchronous_commit' : connection.session,
        ),
      );
      this.#session = connection.session;
    }
    const { messages, forget } = this.#statements.take(connection.session, cycle);
    if (forget !== undefined) this.#send(forget);
    const reply = this.#send(Buffer.concat(messages));
    this.#statements.saw(reply);
    return reply;
  }

  /** A startup packet: nothing is in force yet. */
  greet(startup: Buffer): Buffer {
    return this.#send(startup);
  }

  #send(bytes: Buffer): Buffer {
    if (this.#broken === undefined) {
      this.#heard = [];
      const rest = this.#db.execProtocolRawSync(bytes);
      // Somebody else asked it in another way, after which it answers as it used to.
      if (rest.length > 0) this.#takeReplies();
      const reply = this.listeners.sift(Buffer.concat([...this.#heard, rest]));
      if (this.#disk?.fault === undefined) return reply;
      this.#broken = new BrokenDatabaseError(this.#disk.fault);
    }
    throw this.#broken;
  }

  /**
   * Replies are taken as they come, from now on: where nobody does, PGlite 0.5 parses each of them as well and keeps what it read
   * for as long as it runs. Nothing is asked with it; each piece lies in PGlite's own memory and is copied.
   */
  #takeReplies(): void {
    const onRawData = (piece: Uint8Array): void => void this.#heard.push(Buffer.from(piece));
    void this.#db.execProtocolRawStream(new Uint8Array(0), { syncToFs: false, onRawData });
  }

  #release(connection: Tenure): void {
    if (this.#owner !== connection) return;
    this.#owner = undefined;
    this.#next();
  }

  #next(): void {
    if (this.#owner !== undefined) return;
    this.#owner = this.#waiting.shift();
    this.#owner?.run();
  }

  /** A holder that waits for another connection would wait for ever. Failing it shows the mistake. */
  #watchIdleHolder(held: Tenure): void {
    if (this.#patience !== undefined) return;
    const mark = held.cyclesRun;
    this.#patience = setTimeout(() => {
      this.#patience = undefined;
      if (this.#owner === undefined || this.#waiting.length === 0) return;
      if (this.#owner === held && held.cyclesRun === mark) held.destroy(new IdleTransactionError());
      else this.#watchIdleHolder(this.#owner);
    }, this.#patienceMs).unref();
  }
}

class BrokenDatabaseError extends Error {
  override readonly name = 'BrokenDatabaseError';
  constructor(cause: Error) {
    super(
      `the embedded database could not reach the disk (${cause.message}) and answers no more; mend the disk, then start ` +
        'Muster again: what was confirmed is read from the write-ahead log',
      { cause },
    );
  }
}

class IdleTransactionError extends Error {
  override readonly name = 'IdleTransactionError';
  constructor() {
    super(
      'a transaction sat idle while other queries waited for the embedded database; ' +
        'do not use another connection inside a transaction',
    );
  }
}
