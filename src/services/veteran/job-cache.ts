// The open requisitions of each client, pulled live from the ATS and kept for seconds. Wording that did not change is not read again.
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { Job } from '../../core/records.ts';
import type { VeteranData } from './veteran-data.ts';
import { JobIndex, type IndexedJob } from './job-index.ts';
import { profileOf, type JobProfile } from './job-profile.ts';

export type JobSource = Pick<Ats, 'jobs'>;

interface Pulled {
  readonly index: JobIndex;
  readonly profiles: ReadonlyMap<string, JobProfile>;
  readonly until: number;
}

const keptMs = 30_000;
/** So that reading a hundred thousand new requisitions does not keep everybody else waiting. */
const atOnce = 40;

export class JobCache {
  readonly #data: VeteranData;
  readonly #jobs: Of<JobSource>;
  readonly #clock: Clock;
  readonly #pulled = new Map<TenantId, Pulled>();
  readonly #pulling = new Map<TenantId, Promise<JobIndex>>();

  constructor(ports: { data: VeteranData; jobs: Of<JobSource>; clock: Clock }) {
    this.#data = ports.data;
    this.#jobs = ports.jobs;
    this.#clock = ports.clock;
  }

  async of(tenant: TenantId): Promise<JobIndex> {
    const pulled = this.#pulled.get(tenant);
    if (pulled !== undefined && this.#clock.now().getTime() < pulled.until) return pulled.index;
    const running = this.#pulling.get(tenant);
    if (running !== undefined) return await running;
    const pull = this.#pull(tenant).finally(() => this.#pulling.delete(tenant));
    this.#pulling.set(tenant, pull);
    return await pull;
  }

  /** For events of the ATS: the next question pulls again. */
  invalidate(tenant: TenantId): void {
    const pulled = this.#pulled.get(tenant);
    if (pulled !== undefined) this.#pulled.set(tenant, { ...pulled, until: 0 });
  }

  async #pull(tenant: TenantId): Promise<JobIndex> {
    const before = this.#pulled.get(tenant)?.profiles;
    const open = (await this.#jobs(tenant).jobs()).filter(({ status }) => status === 'open');
    const profiles = new Map<string, JobProfile>();
    const indexed: IndexedJob[] = [];
    let read = 0;
    for (const job of open) {
      const wording = wordingOf(job);
      const known = profiles.get(wording) ?? before?.get(wording);
      const profile = known ?? profileOf(job, this.#data);
      profiles.set(wording, profile);
      indexed.push({ job, profile });
      if (known !== undefined || (read += 1) % atOnce > 0) continue;
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    const index = new JobIndex(indexed, this.#data.rarity, this.#data.match);
    this.#pulled.set(tenant, { index, profiles, until: this.#clock.now().getTime() + keptMs });
    return index;
  }
}

const wordingOf = ({ title, location, description }: Job): string => `${title}\u0001${location}\u0001${description}`;
