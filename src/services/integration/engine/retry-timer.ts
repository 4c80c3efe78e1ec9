// Records that failed in passing and come back within the same turn. The ledger holds them too, with when they are due; what it
// holds is only looked through between turns, and turns may be long.
import type { Acknowledged, PendingRecord } from '../../../core/ports/syncs.ts';

interface ScheduledRetry {
  readonly record: PendingRecord;
  readonly due: number;
  /** The ledger knows that it failed: now it may go again. */
  isStored: boolean;
}

/** What is beyond that waits in the ledger alone. */
const most = 500;

/**
 * In memory of one slice, 500 records at most: what it forgets is found in the store when it is due. Times are epoch
 * milliseconds.
 */
export class RetryTimer {
  readonly #waiting = new Map<string, ScheduledRetry>();
  #alarm: NodeJS.Timeout | undefined;

  /** Of one call: all of them or none, since what went together may have to go together again. */
  keep(answers: readonly Acknowledged[]): void {
    const failed = answers.filter(({ state, due }) => state === 'pending' && due !== null);
    if (this.#waiting.size + failed.length > most) return;
    for (const { id, body, digest, attempts, remoteId, remove, cut, due } of failed) {
      const record = { id, body, digest, attempts, remoteId, remove, cut };
      this.#waiting.set(id, { record, due: due?.getTime() ?? 0, isStored: false });
    }
  }

  stored(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) waiting.isStored = true;
  }

  /** Something newer came of it. */
  drop(id: string): void {
    this.#waiting.delete(id);
  }

  /** Infinity: nothing waits. */
  get nextDue(): number {
    return Math.min(...[...this.#waiting.values()].map(({ due }) => due));
  }

  /** Once the next of them is due, unless that is asked for already. */
  wakeWhenDue(wake: () => void, now: number): void {
    if (this.#waiting.size === 0 || this.#alarm !== undefined) return;
    const ring = () => {
      this.#alarm = undefined;
      wake();
    };
    this.#alarm = setTimeout(ring, Math.max(1, this.nextDue - now));
  }

  /** Nobody is woken any more. */
  stop(): void {
    clearTimeout(this.#alarm);
  }

  /** They are no longer here. */
  takeDue(now: number): readonly PendingRecord[] {
    const due = [...this.#waiting.values()].filter((one) => one.isStored && one.due <= now);
    for (const { record } of due) this.#waiting.delete(record.id);
    return due.map(({ record }) => record);
  }
}
