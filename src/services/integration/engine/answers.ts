// What was answered and is not stored yet. A crash forgets it, and then it is sent again: so there is a most of it.
import type { Acknowledged, PageSaved } from '../../../core/ports/syncs.ts';
import type { Run } from './run.ts';

export class Answers {
  readonly #run: Run;
  readonly #stored: (record: string) => void;
  #gathered: Acknowledged[] = [];
  #leaving = 0;
  #storing: Promise<void> = Promise.resolve();

  /** `stored` is told of each record whose answer a transaction has kept. */
  constructor(run: Run, stored: (record: string) => void) {
    this.#run = run;
    this.#stored = stored;
  }

  /** That no transaction has taken along yet. */
  get gathered(): number {
    return this.#gathered.length;
  }

  /** That a crash would forget. */
  get unstored(): number {
    return this.#gathered.length + this.#leaving;
  }

  add(answer: Acknowledged): void {
    this.#gathered.push(answer);
  }

  /** One after another, so that counts add up; whoever waits for it has its answers stored. */
  store(page?: Omit<PageSaved, 'answers'>): Promise<void> {
    const stored = this.#storeAfter(this.#storing, page);
    this.#storing = stored;
    return stored;
  }

  async #storeAfter(earlier: Promise<void>, page: Omit<PageSaved, 'answers'> | undefined): Promise<void> {
    await earlier;
    const answers = this.#gathered;
    this.#gathered = [];
    if (page === undefined && answers.length === 0) return;
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
