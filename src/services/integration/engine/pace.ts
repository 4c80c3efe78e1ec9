// When a failed request is tried again: growing delays with jitter, and never before the other system said.
import type { RetryPolicy } from '../../../core/integration.ts';
import type { RemoteFault } from '../../../core/ports/remote-system.ts';

const baseMs = 1_000;
const mostMs = 6 * 3_600_000;
/** Delays grow even at their shortest, and those who failed together do not come back together. */
const jitter = 0.2;

interface Failed {
  /** 1 after the first try. */
  readonly attempts: number;
  readonly fault: RemoteFault;
  readonly random: () => number;
}

/** Milliseconds until the next try: base × multiplier^(attempts − 1), plus up to a fifth; `Retry-After` where it is longer. */
export function delayMs({ backoffMultiplier }: RetryPolicy, { attempts, fault, random }: Failed): number {
  const grown = baseMs * backoffMultiplier ** (attempts - 1);
  const delay = Math.min(mostMs, grown * (1 + jitter * random()));
  return Math.max(delay, Math.min(mostMs, fault.retryAfterMs ?? 0));
}

/** Whether another try may help and is still allowed. */
export const mayRetry = ({ maxRetries }: RetryPolicy, fault: RemoteFault, attempts: number): boolean =>
  fault.passes && attempts <= maxRetries;
