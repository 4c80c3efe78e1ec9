// For people who wait for an answer: where a connection's budget is spent for some seconds, the call waits instead of failing.
import { setTimeout as sleep } from 'node:timers/promises';
import { RemoteFault, type MappedSystem } from '../../core/ports/remote-system.ts';

const longestMs = 20_000;

export function patient(remote: MappedSystem): MappedSystem {
  return {
    ...remote,
    readPage: (request) => inTime(() => remote.readPage(request), request.signal),
    call: (request) => inTime(() => remote.call(request), request.signal),
    file: (request) => inTime(() => remote.file(request), request.signal),
    list: (request) => inTime(() => remote.list(request), request.signal),
  };
}

async function inTime<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let waited = 0; ;) {
    try {
      return await ask();
    } catch (error) {
      const waitMs = unsentFor(error);
      if (waitMs === undefined || waited + waitMs > longestMs) throw error;
      waited += waitMs;
      await sleep(waitMs, undefined, { signal });
    }
  }
}

/** A fault of the budget itself has no status: nothing was sent, and asking again doubles nothing. */
function unsentFor(error: unknown): number | undefined {
  const isUnsent = error instanceof RemoteFault && error.kind === 'rate' && error.status === undefined;
  return isUnsent ? error.retryAfterMs : undefined;
}
