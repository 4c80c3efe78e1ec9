// The timers of simulated processes run on virtual time: those of the platform are replaced while a simulation runs, for work in a
// simulated process alone. Everything else in this process (the test runner) keeps the real ones.
import { syncBuiltinESMExports } from 'node:module';
import { places } from './place.ts';

export interface Alarms {
  /** Calls back after that time, unless its process has ended; answers how to take it back. */
  after(ms: number, ring: () => void): () => void;
}

const promises = process.getBuiltinModule('node:timers/promises');
const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
};
const realPromises = { setTimeout: promises.setTimeout, setImmediate: promises.setImmediate };
const realTimeout = AbortSignal.timeout.bind(AbortSignal);

/** Nothing of a simulated process is under way any more once this is over. */
export const drained = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What `setTimeout` hands out. */
class Handle {
  cancel: () => void = () => undefined;
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return false;
  }
}

const isSimulated = (): boolean => places.getStore() !== undefined;

const clear = (original: (handle: never) => void) => (handle: unknown) =>
  handle instanceof Handle ? handle.cancel() : Reflect.apply(original, undefined, [handle]);
const either =
  <Given extends unknown[]>(simulated: (...given: Given) => unknown, original: (...given: never[]) => unknown) =>
  (...given: Given): unknown =>
    isSimulated() ? simulated(...given) : Reflect.apply(original, undefined, given);

/** Answers how to put the real ones back. */
export function replaceTimers(alarms: Alarms): () => void {
  const once = (ring: () => void, ms = 0): Handle => {
    const handle = new Handle();
    handle.cancel = alarms.after(ms, ring);
    return handle;
  };
  const again = (ring: () => void, ms = 0): Handle => {
    const handle = new Handle();
    const next = (): void => {
      handle.cancel = alarms.after(Math.max(1, ms), () => {
        next();
        ring();
      });
    };
    next();
    return handle;
  };
  Object.assign(globalThis, {
    setTimeout: either(
      (ring: (...more: unknown[]) => void, ms?: number, ...more: unknown[]) => once(() => ring(...more), ms),
      real.setTimeout,
    ),
    setInterval: either((ring: () => void, ms?: number) => again(ring, ms), real.setInterval),
    clearTimeout: clear(real.clearTimeout),
    clearInterval: clear(real.clearInterval),
  });
  Object.assign(AbortSignal, { timeout: either((ms: number) => timingOut(alarms, ms), realTimeout) });
  Object.assign(promises, {
    setTimeout: either(
      (ms?: number, value?: unknown, options?: { signal?: AbortSignal }) =>
        sleep(alarms, ms ?? 0, { value, signal: options?.signal }),
      realPromises.setTimeout,
    ),
    setImmediate: either(async (value?: unknown) => value, realPromises.setImmediate),
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(globalThis, real);
    Object.assign(AbortSignal, { timeout: realTimeout });
    Object.assign(promises, realPromises);
    syncBuiltinESMExports();
  };
}

function timingOut(alarms: Alarms, ms: number): AbortSignal {
  const controller = new AbortController();
  alarms.after(ms, () =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
  );
  return controller.signal;
}

function sleep(
  alarms: Alarms,
  ms: number,
  { value, signal }: { value: unknown; signal: AbortSignal | undefined },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason);
    const stop = (): void => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = alarms.after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve(value);
    });
    signal?.addEventListener('abort', stop, { once: true });
  });
}
