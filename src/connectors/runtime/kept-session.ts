// The session of one connection with a server that is not asked by HTTP: opened when something is asked, shared by all who ask,
// and closed when nobody did for a while, when it failed, or when whoever asked was cut off.

/**
 * One session at a time for all users of it. Any failure of `work` closes the session, so that the next use opens another.
 */
export interface KeptSession<Open> {
  /** Throws what opening and the work throw; where the work was cut off, the reason of the signal. */
  use<T>(signal: AbortSignal, work: (open: Open) => Promise<T>): Promise<T>;
}

interface SessionOptions<Open> {
  /** `gone`: the server ended it by itself, and the next who asks opens another. */
  readonly open: (gone: () => void) => Promise<Open>;
  readonly end: (open: Open) => Promise<unknown>;
  /** Asked before each use, where the client does not tell. */
  readonly isLost?: (open: Open) => boolean;
}

const idleMs = 10_000;

/** Closes ten seconds after the last use. Opening is not repeated: a failure goes to whoever asked. */
export function keepSession<Open>({ open, end, isLost = () => false }: SessionOptions<Open>): KeptSession<Open> {
  let opening: Promise<Open> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let users = 0;
  const opened = (): Promise<Open> => {
    const mine = open(() => {
      if (opening === mine) opening = undefined;
    });
    return mine;
  };
  const close = (): void => {
    const closing = opening;
    opening = undefined;
    // Whoever opened it in vain has been told already.
    closing?.then(end).catch(() => undefined);
  };
  return {
    async use(signal, work) {
      signal.throwIfAborted();
      clearTimeout(timer);
      users += 1;
      // Nothing of a session that was cut off can be relied on.
      signal.addEventListener('abort', close, { once: true });
      try {
        const current = opening;
        if (current !== undefined && isLost(await current) && opening === current) close();
        return await work(await (opening ??= opened()));
      } catch (error) {
        close();
        throw signal.aborted ? signal.reason : error;
      } finally {
        signal.removeEventListener('abort', close);
        users -= 1;
        if (users === 0) timer = setTimeout(close, idleMs).unref();
      }
    },
  };
}
