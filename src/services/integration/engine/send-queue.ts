// Records that wait to be sent, in the order in which they go, and what of them goes in one call.
import type { PendingRecord } from '../../../core/ports/syncs.ts';

/** What failed twice with its batch goes alone from then on: one bad record must not hold up the others. So do deletions. */
const goesAlone = ({ remove, attempts }: PendingRecord): boolean => remove || attempts > 1;
const byId = (a: PendingRecord, b: PendingRecord): number => (a.id < b.id ? -1 : 1);

/** Of one slice. Only what the store knows is put in, so that a crash loses nothing of it. */
export class SendQueue {
  #records: PendingRecord[];
  readonly #batch: number;

  /** `batch`: the most that one call carries. */
  constructor(records: readonly PendingRecord[], batch: number) {
    this.#records = [...records];
    this.#batch = batch;
  }

  get length(): number {
    return this.#records.length;
  }

  add(records: readonly PendingRecord[]): void {
    this.#records.push(...records);
  }

  /**
   * The next call's. A batch that failed in passing goes once more as it was, under the same key; one that is not full waits
   * where `more` is to come.
   */
  take(more: boolean): readonly PendingRecord[] {
    let size = 0;
    const [first] = this.#records;
    if (first !== undefined && first.cut !== null) return this.#takeCut(first.cut);
    for (const record of this.#records) {
      if (size === this.#batch || goesAlone(record) || record.attempts !== first?.attempts) break;
      size += 1;
    }
    if (size > 0 && size < this.#batch && size === this.#records.length && more) return [];
    return this.#records.splice(0, Math.max(1, size));
  }

  /** In the same order on every try: some systems compare what comes under a key. */
  #takeCut(name: string): readonly PendingRecord[] {
    const { in: records = [], out = [] } = Object.groupBy(this.#records, ({ cut }) => (cut === name ? 'in' : 'out'));
    this.#records = out;
    return records.toSorted(byId);
  }
}
