// What was answered and is not stored yet. A crash forgets it, and then it is sent again: so there is a most of it. While one half
// of that is being stored the other half comes in, so that neither the database nor the other system waits for the other.
import type { Acknowledged, PageSaved } from '../../../core/ports/syncs.ts';
import type { Run } from './run.ts';
import { batchOf } from './send.ts';

/** A crash repeats at most as many records, and those in flight; of a destination that takes batches, as four of them hold. */
const fewest = 100;

/**
 * Of one slice of one run. Answers are stored in the order in which `store` is called; each promise resolves once
 * everything gathered before it is stored.
 */
export class Acknowledgements {
  readonly #run: Run;
  readonly #stored: (record: string) => void;
  readonly #most: number;
  #gathered: Acknowledged[] = [];
  #leaving = 0;
  #asked = 0;
  #storing: Promise<void> = Promise.resolve();

  /** `stored` is told of each record whose answer a transaction has kept. */
  constructor(run: Run, stored: (record: string) => void) {
    this.#run = run;
    this.#stored = stored;
    this.#most = run.repeatable ? Math.max(fewest, 4 * batchOf(run)) : fewest;
  }

  /** Nothing is sent meanwhile. */
  get areTooMany(): boolean {
    return this.#gathered.length + this.#leaving >= this.#most;
  }

  /** A transaction is worth it. */
  get areEnough(): boolean {
    return this.#gathered.length >= this.#most / 2;
  }

  /** And nothing is being stored that would take them along. */
  get wait(): boolean {
    return this.#asked === 0 && this.#gathered.length > 0;
  }

  add(answer: Acknowledged): void {
    this.#gathered.push(answer);
  }

  /** One after another, so that counts add up; whoever waits for it has its answers stored. */
  store(page?: Omit<PageSaved, 'answers'>): Promise<void> {
    this.#asked += 1;
    const stored = this.#storeAfter(this.#storing, page);
    this.#storing = stored;
    return stored;
  }

  async #storeAfter(earlier: Promise<void>, page: Omit<PageSaved, 'answers'> | undefined): Promise<void> {
    await earlier;
    const answers = this.#gathered;
    this.#gathered = [];
    if (page !== undefined || answers.length > 0) await this.#keep(answers, page);
    this.#asked -= 1;
  }

  async #keep(answers: readonly Acknowledged[], page: Omit<PageSaved, 'answers'> | undefined): Promise<void> {
    this.#leaving = answers.length;
    const { syncs, id } = this.#run;
    this.#run.sync =
      page === undefined
        ? await syncs.acknowledge(id, answers, { all: false })
        : await syncs.savePage({ ...page, answers });
    this.#leaving = 0;
    for (const { id: record } of answers) this.#stored(record);
  }
}
