// The embedded database in a thread of its own, seen from the event loop: connections whose bytes go there and come back.
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Rank } from './backend.ts';
import { Socket } from './socket.ts';
import type { FromThread, Start, ToThread } from './thread-words.ts';

export interface DatabaseThread {
  connection(rank: Rank): Socket;
  close(): Promise<void>;
}

interface Threading extends Start {
  /** Told once, when the thread ends by itself: nothing is answered any more. */
  readonly onStopped: (error: Error) => void;
  readonly entry?: URL;
}

const ownEntry = new URL('database-thread.ts', import.meta.url);

/** Resolves once the database is open; rejects with what kept it from that. The process stays until it is closed. */
export async function startThread({ onStopped, entry = ownEntry, ...start }: Threading): Promise<DatabaseThread> {
  // It reads nothing of the environment but where compiled code lies.
  const compiled = getCompileCacheDir();
  const env = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
  const worker = new Worker(entry, { workerData: start, env });
  const thread = new Thread(worker);
  try {
    await thread.ready;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  thread.stopped.catch(onStopped);
  return thread;
}

class Thread implements DatabaseThread {
  readonly ready: Promise<void>;
  /** Rejects when it ends by itself; resolves when it is closed. */
  readonly stopped: Promise<void>;
  readonly #worker: Worker;
  readonly #links = new Map<number, ThreadLink>();
  #made = 0;
  #end: Error | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    const ready = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    this.ready = ready.promise;
    this.stopped = stopped.promise;
    const fail = (error: Error): void => {
      ready.reject(error);
      stopped.reject(this.#fail(error));
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('its thread ended')));
    worker.on('message', (told: FromThread) => {
      if (told.kind === 'ready') ready.resolve();
      else if (told.kind === 'closed') stopped.resolve();
      else this.#hear(told);
    });
    // Until the start is over nobody listens to this one.
    stopped.promise.catch(() => undefined);
  }

  connection(rank: Rank): Socket {
    this.#made += 1;
    const id = this.#made;
    const link = new ThreadLink({
      ask: (bytes) => this.#say({ kind: 'ask', link: id, bytes }),
      end: () => this.#forget(id),
    });
    if (this.#end === undefined) {
      this.#links.set(id, link);
      this.#say({ kind: 'open', link: id, rank });
    } else link.destroy(this.#end);
    return link;
  }

  async close(): Promise<void> {
    this.#say({ kind: 'close' });
    // What ended it before was told then.
    await this.stopped.catch(() => undefined);
    await this.#worker.terminate();
  }

  #say(asked: ToThread): void {
    this.#worker.postMessage(asked);
  }

  #forget(link: number): void {
    if (this.#links.delete(link)) this.#say({ kind: 'end', link });
  }

  #hear(told: Extract<FromThread, { link: number }>): void {
    const link = this.#links.get(told.link);
    if (told.kind === 'answer') link?.deliver(told.bytes);
    else link?.destroy(Object.assign(new Error(told.message), { name: told.name }));
  }

  #fail(cause: Error): Error {
    const end = (this.#end ??= new Error(`the embedded database has stopped: ${cause.message}`, { cause }));
    for (const link of this.#links.values()) link.destroy(end);
    return end;
  }
}

interface ThreadHandlers {
  ask(bytes: Uint8Array): void;
  end(): void;
}

class ThreadLink extends Socket {
  readonly #ways: ThreadHandlers;
  #gathered: Buffer[] = [];

  constructor(ways: ThreadHandlers) {
    super();
    this.#ways = ways;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#gather(chunk);
    done();
  }
  override _writev(written: readonly { readonly chunk: Buffer }[], done: () => void): void {
    for (const { chunk } of written) this.#gather(chunk);
    done();
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.push(null);
    this.#ways.end();
    done(error);
  }

  /** What is written before the event loop goes on leaves in one message. */
  #gather(chunk: Buffer): void {
    this.#gathered.push(chunk);
    if (this.#gathered.length > 1) return;
    // After the promises that are settled by now: the statement behind a transaction's opening is written by one of those.
    queueMicrotask(() => process.nextTick(() => this.#ask()));
  }

  #ask(): void {
    const gathered = this.#gathered;
    this.#gathered = [];
    // Copied: of a part of a larger buffer the whole would be sent.
    if (!this.destroyed) this.#ways.ask(new Uint8Array(Buffer.concat(gathered)));
  }

  deliver(bytes: Uint8Array): void {
    if (!this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  }
}
