// What goes wrong in one story, and when: each fault waits for its step, and for one that it fits.
import type { Random } from '../../scripts/seeded.ts';

/** What a step reaches: the database, a system outside, or nothing but the people of the story. */
export type StepKind = 'store' | 'http' | 'client';

/** `lost`: carried out, and the answer is lost. `late`: carried out, and the answer comes after everybody has given up. */
const httpFaults = ['refused', 'lost', 'late', '429', '503', '502 after'] as const;
/** The connection to the database breaks before the statement, or between its commit and the answer. */
const storeFaults = ['store refused', 'store lost'] as const;

export type Fault = { readonly at: number } & (
  | { readonly kind: (typeof httpFaults)[number] | (typeof storeFaults)[number] | 'kill before' | 'kill after' }
  | { readonly kind: 'stall' | 'clock'; readonly ms: number }
);

const isHttp = ({ kind }: Fault): boolean => httpFaults.some((one) => one === kind);
const isStore = ({ kind }: Fault): boolean => storeFaults.some((one) => one === kind);

const fits = (fault: Fault, kind: StepKind): boolean => {
  if (isHttp(fault)) return kind === 'http';
  if (isStore(fault)) return kind === 'store';
  return kind !== 'client';
};

export class FaultPlan {
  #waiting: readonly Fault[];
  met = 0;

  constructor(faults: readonly Fault[]) {
    this.#waiting = faults.toSorted((a, b) => a.at - b.at);
  }

  /** From now on everything is well. */
  end(): void {
    this.#waiting = [];
  }

  meet({ step, kind }: { step: number; kind: StepKind }): Fault | undefined {
    const found = this.#waiting.find((fault) => fault.at <= step && fits(fault, kind));
    if (found === undefined) return undefined;
    this.#waiting = this.#waiting.filter((fault) => fault !== found);
    this.met += 1;
    return found;
  }
}

/** Of a story that takes about so many steps. */
export function faultsOf(random: Random, { most, within }: { most: number; within: number }): Fault[] {
  const kinds = [
    ...httpFaults,
    ...httpFaults,
    ...storeFaults,
    'kill before',
    'kill after',
    'kill after',
    'kill before',
    'stall',
    'clock',
  ] as const;
  return Array.from({ length: random.below(most + 1) }, (): Fault => {
    const at = 5 + random.below(within);
    const kind = random.pick(kinds);
    if (kind === 'stall') return { at, kind, ms: random.pick([2_000, 35_000, 65_000, 130_000]) };
    if (kind === 'clock') return { at, kind, ms: random.pick([-20_000, -5_000, 5_000, 20_000]) };
    return { at, kind };
  });
}
