// What a failed call of another system says about whether it acted, and how often and after what pause it is tried again.
import { Problem } from '../core/problem.ts';
import { defectOf } from '../core/log.ts';
import type { Action } from '../core/action.ts';
import type { GateContext } from './context.ts';

/** Tries of one call, the first included. */
export const tries = 3;
const firstPauseMs = 500;
const longestPauseMs = 5_000;

export type Trouble =
  /** It will not work, and nothing was done. */
  | { readonly kind: 'final'; readonly problem: Problem }
  /** Nothing was done, and it may work later. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** It may have been done. A defect of ours counts as such: it can come after the effect. */
  | { readonly kind: 'doubtful'; readonly problem: Problem };

/**
 * Classifies by code: `upstream_rate_limited` proves that nothing happened; `outcome_unknown` and whatever may heal later
 * are doubtful; every other problem is final. A defect is logged without personal data and counts as doubtful.
 */
export function troubleOf(context: GateContext, action: Action, error: unknown): Trouble {
  if (!(error instanceof Problem)) {
    context.log.error('tool failed', { tool: action.tool, action: action.id, defect: defectOf(error) });
    return {
      kind: 'doubtful',
      problem: new Problem('outcome_unknown', 'It broke off unexpectedly.', { cause: error }),
    };
  }
  if (error.code === 'upstream_rate_limited') return { kind: 'refused', problem: error };
  if (error.code === 'outcome_unknown' || error.retry === 'later') return { kind: 'doubtful', problem: error };
  return { kind: 'final', problem: error };
}

/** Waits before a try: longer each time, or as long as the other system asks, within reason. */
export async function pauseBefore(context: GateContext, attempt: { tried: number; after: Problem }): Promise<void> {
  const wanted = (attempt.after.retryAfterSeconds ?? 0) * 1000;
  const backoff = firstPauseMs * 2 ** (attempt.tried - 1);
  await context.sleep(Math.min(Math.max(wanted, backoff), longestPauseMs));
}

/** `outcome_unknown` with advice for a person; `because` is a whole sentence. */
export const unknownOutcome = (because: string): Problem =>
  new Problem(
    'outcome_unknown',
    `It is not known whether this was done. ${because} Look in the connected system before it is done again.`,
  );
