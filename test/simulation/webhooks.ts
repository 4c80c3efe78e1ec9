// The applicant tracking system reports what happens in it, as such systems do: at least once, late, in no order, also what was done
// through Muster, and again where nobody acknowledged it.
import { type Random, seeded } from '../../scripts/seeded.ts';
import { CandidateId } from '../../src/core/ids.ts';
import { type IncomingEvent, noDetails } from '../../src/core/trigger-event.ts';
import type { Organization } from './organization.ts';
import { acme } from './people.ts';
import { places } from './place.ts';
import type { Replica } from './replica.ts';

export interface Moved {
  readonly candidate: string;
  readonly from: string;
  readonly to: string;
}

const mostTries = 12;
const delays = [0, 0, 500, 3_000, 20_000] as const;

export class Webhooks {
  /** Events that a process has taken. */
  readonly acknowledged = new Set<string>();
  readonly #organization: Organization;
  readonly #replica: () => Promise<Replica>;
  readonly #random: Random;
  readonly #underway = new Set<Promise<void>>();
  #reported = 0;

  constructor({
    organization,
    replica,
    seed,
  }: {
    organization: Organization;
    replica: () => Promise<Replica>;
    seed: number;
  }) {
    this.#organization = organization;
    this.#replica = replica;
    this.#random = seeded(seed ^ 0x0b00c);
  }

  report({ candidate, from, to }: Moved): void {
    this.#reported += 1;
    const event: IncomingEvent = {
      ...noDetails,
      system: this.#organization.vendors.ats.connector.system,
      eventId: `change ${this.#reported}`,
      kind: 'candidate.moved',
      candidate: CandidateId.parse(candidate),
      from,
      to,
      occurredAt: this.#organization.clocks.business.now(),
      fingerprint: `change ${this.#reported}`,
    };
    for (let times = this.#random.chance(0.3) ? 2 : 1; times > 0; times -= 1) {
      // Not as the process that moved somebody: the system reports by itself.
      const one = places
        .exit(() => this.#deliver(event, this.#random.pick(delays)))
        .finally(() => this.#underway.delete(one));
      this.#underway.add(one);
    }
  }

  /** Nothing is on its way any more. */
  async delivered(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  async #deliver(event: IncomingEvent, afterMs: number): Promise<void> {
    const { scheduler } = this.#organization;
    await scheduler.sleep(afterMs);
    for (let tried = 1; tried <= mostTries; tried += 1) {
      const { life, run, takeEvent } = await this.#replica();
      const taken = await Promise.race([
        run(() => takeEvent(acme, event)).then(
          () => true,
          () => false,
        ),
        life.ended.then(() => false),
      ]);
      if (taken) return void this.acknowledged.add(event.eventId);
      await scheduler.sleep(2_000 * tried);
    }
  }
}
