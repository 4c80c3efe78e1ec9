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

/**
 * For what comes after a write that arrived: whatever fails there, such as a read that is one too many, leaves the write done. Said
 * so, it is looked for; as a refusal it would be begun anew, and end as a change by somebody else.
 */
export async function afterWrite<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (!(problem instanceof Problem) || problem.code === 'outcome_unknown') throw problem;
    const pause = problem.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: problem.retryAfterSeconds };
    throw new Problem('outcome_unknown', problem.message, { cause: error, ...pause });
  }
}

export const isGone = (error: unknown): boolean =>
  error instanceof RemoteFault && (error.kind === 'not_found' || error.kind === 'gone');
