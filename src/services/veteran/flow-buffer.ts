// Counts steps in memory and writes them down in bundles: a translation must not wait for a counter.
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import type { ApplicantFlow, FlowCount, FlowStage } from '../../core/ports/applicant-flow.ts';
import type { Of } from '../../core/ports/tenanted.ts';

const dayMs = 86_400_000;

interface BufferedStep {
  readonly tenant: TenantId;
  readonly step: FlowCount;
}

export class FlowBuffer {
  readonly #flow: Of<Pick<ApplicantFlow, 'add'>>;
  readonly #clock: Clock;
  readonly #waiting = new Map<string, BufferedStep>();
  #today = { number: Number.NaN, name: '' };

  constructor(flow: Of<Pick<ApplicantFlow, 'add'>>, clock: Clock) {
    this.#flow = flow;
    this.#clock = clock;
  }

  /** `branch` as the code database names it; empty where it is not known. */
  count({ tenant, stage, branch }: { tenant: TenantId; stage: FlowStage; branch: string }): void {
    this.#wait({ tenant, step: { stage, day: this.#day(), branch, count: 1 } });
  }

  /** Named once a day: every translation is counted. */
  #day(): string {
    const now = this.#clock.now();
    const number = Math.floor(now.getTime() / dayMs);
    if (number !== this.#today.number) this.#today = { number, name: now.toISOString().slice(0, 10) };
    return this.#today.name;
  }

  /** Called by a timer and before the service ends. What could not be written waits for the next time. */
  async flush(): Promise<void> {
    for (const [key, waiting] of this.#waiting) {
      this.#waiting.delete(key);
      try {
        await this.#flow(waiting.tenant).add(waiting.step);
      } catch (error) {
        this.#wait(waiting);
        throw error;
      }
    }
  }

  #wait({ tenant, step }: BufferedStep): void {
    const key = `${tenant}\n${step.stage}\n${step.day}\n${step.branch}`;
    const before = this.#waiting.get(key)?.step.count ?? 0;
    this.#waiting.set(key, { tenant, step: { ...step, count: before + step.count } });
  }
}
