// The outbox in memory and whole: leases, tries and burials as in the database.
import type { BuriedJob, Outbox, PromisedJob } from '../../src/core/ports/outbox.ts';
import { createTestIds } from '../support/ids.ts';

interface Row {
  readonly job: PromisedJob;
  readonly leaseUntil: Date | null;
  readonly because: string | null;
  readonly buriedAt?: Date;
}

export class FakeOutbox implements Outbox {
  readonly rows = new Map<string, Row>();
  readonly #newId = createTestIds();
  readonly #now: () => Date = () => new Date();

  async promise(job: Parameters<Outbox['promise']>[0]): Promise<void> {
    const id = this.#newId('job');
    this.rows.set(id, { job: { ...job, id, tries: 0 }, leaseUntil: null, because: null });
  }

  async lease({ now, until, limit }: Parameters<Outbox['lease']>[0]): Promise<readonly PromisedJob[]> {
    const due = [...this.rows.values()]
      .filter(({ job, leaseUntil, because }) => because === null && job.due <= now && (leaseUntil ?? now) <= now)
      .toSorted((a, b) => a.job.due.getTime() - b.job.due.getTime())
      .slice(0, limit)
      .map((row) => ({ ...row, job: { ...row.job, tries: row.job.tries + 1 }, leaseUntil: until }));
    for (const row of due) this.rows.set(row.job.id, row);
    return due.map(({ job }) => job);
  }

  async handedOver({ ids, until }: Parameters<Outbox['handedOver']>[0]): Promise<void> {
    for (const id of ids) this.#lease(id, until);
  }

  async releaseAll(): Promise<void> {
    for (const id of this.rows.keys()) this.#lease(id, null);
  }

  #lease(id: string, leaseUntil: Date | null): void {
    const row = this.rows.get(id);
    if (row !== undefined) this.rows.set(id, { ...row, leaseUntil });
  }

  async keep(id: string): Promise<boolean> {
    return this.rows.delete(id);
  }

  async bury({ id, because }: Parameters<Outbox['bury']>[0]): Promise<void> {
    const row = this.rows.get(id);
    if (row !== undefined) this.rows.set(id, { ...row, because, buriedAt: this.#now() });
  }

  async buried({ because, since }: Parameters<Outbox['buried']>[0]): Promise<readonly BuriedJob[]> {
    return [...this.rows.values()].flatMap(({ job: { tenant, name, data }, because: reason, buriedAt: at }) =>
      reason === because && at !== undefined && at >= since ? [{ tenant, name, data, at }] : [],
    );
  }
}
