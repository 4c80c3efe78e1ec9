// What went wrong at a connected system, as a problem that the gate understands: what may pass, and what may have been done.
import { RemoteFault } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';

export function problemOf(error: unknown): unknown {
  if (!(error instanceof RemoteFault)) return error;
  const detail = `${error.message} ${error.fix}`;
  const pause = error.retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(error.retryAfterMs / 1_000) };
  if (error.unclear) return new Problem('outcome_unknown', detail, { cause: error, ...pause });
  if (error.kind === 'rate') return new Problem('upstream_rate_limited', detail, { cause: error, ...pause });
  if (error.kind === 'transient') return new Problem('unavailable', detail, { cause: error, ...pause });
  return new Problem('upstream_failed', detail, { cause: error });
}

export async function asProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw problemOf(error);
  }
}

export const isGone = (error: unknown): boolean =>
  error instanceof RemoteFault && (error.kind === 'not_found' || error.kind === 'gone');
