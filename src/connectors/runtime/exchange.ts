// One request and its whole answer, straight on undici's dispatcher: no stream is made of what is read in one go anyway, and a
// signal that many requests share is listened to once.
import type { Dispatcher } from 'undici';
import { decoded, unpacked } from './decode.ts';

export interface Exchanged {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty where bytes were wanted. */
  readonly text: string;
  readonly bytes?: Uint8Array;
}

interface Limits {
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
  /** Bytes: of a success only, whose refusals are text like all others. */
  readonly wants?: 'bytes' | undefined;
  /** What an answer beyond the limit is refused with. */
  readonly tooLarge: () => Error;
}

/** Throws what the network throws, and the signal's reason. */
export const exchange = (
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  limits: Limits,
): Promise<Exchanged> =>
  new Promise((resolve, reject) => {
    const handler = new Exchange(limits, { resolve, reject });
    if (handler.isOver) return;
    dispatcher.dispatch(request, handler);
  });

interface Settle {
  readonly resolve: (exchanged: Exchanged) => void;
  readonly reject: (error: unknown) => void;
}

class Exchange implements Dispatcher.DispatchHandler {
  isOver = false;
  readonly #limits: Limits;
  readonly #settle: Settle;
  #leave: () => void = nothing;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: Exchanged['headers'] = {};
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(limits: Limits, settle: Settle) {
    this.#limits = limits;
    this.#settle = settle;
    if (limits.signal !== undefined) this.#leave = stopWith(limits.signal, this);
  }

  /** Ends it from outside, also before it has a connection. */
  stop(reason: unknown): void {
    this.#fail(reason);
    this.#controller?.abort(asError(reason));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.isOver) controller.abort(new Error('nobody waits for the answer any more'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHeaders): void {
    // What comes before the answer itself, such as 103, is passed over.
    if (status < 200) return;
    this.#status = status;
    this.#headers = flat(headers);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#limits.maxBytes) this.stop(this.#limits.tooLarge());
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#leave();
    const { maxBytes } = this.#limits;
    try {
      const packed = { bytes: whole(this.#chunks), headers: this.#headers, maxBytes };
      const [status, headers] = [this.#status, this.#headers];
      if (this.#limits.wants === 'bytes' && status < 300)
        this.#settle.resolve({ status, headers, text: '', bytes: unpacked(packed) });
      else this.#settle.resolve({ status, headers, text: decoded(packed) });
    } catch (error) {
      this.#settle.reject(isTooLong(error) ? this.#limits.tooLarge() : error);
    }
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  #fail(error: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#leave();
    this.#settle.reject(error);
  }
}

type IncomingHeaders = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

function flat(headers: IncomingHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) plain[name] = Array.isArray(value) ? value.join(', ') : value;
  return plain;
}

function whole(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks;
  return chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
}

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

const running = new WeakMap<AbortSignal, Set<Exchange>>();

/** Answers what to call when it is over by itself. */
function stopWith(signal: AbortSignal, exchanging: Exchange): () => void {
  if (signal.aborted) {
    exchanging.stop(signal.reason);
    return nothing;
  }
  const all = running.get(signal) ?? listening(signal);
  all.add(exchanging);
  return () => void all.delete(exchanging);
}

function listening(signal: AbortSignal): Set<Exchange> {
  const all = new Set<Exchange>();
  running.set(signal, all);
  signal.addEventListener('abort', () => all.forEach((one) => one.stop(signal.reason)), { once: true });
  return all;
}

const nothing = (): void => undefined;
const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
