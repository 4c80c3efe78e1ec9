// Failures on demand, so that tests can show what the gate does when a system is down, slow, or acts without saying so.
import type { Repeats } from '../../core/ports/ats.ts';
import type { Systems } from '../../core/ports/systems.ts';
import { Problem } from '../../core/problem.ts';

export type SystemName = keyof Systems;

/** A method of a system, such as `ats.move`. */
export type SandboxCall = { [Name in SystemName]: `${Name}.${string & keyof Systems[Name]}` }[SystemName];

/** Both timeouts look the same to the caller; after `timeout_after_effect` the system has acted. */
export type Fault = 'unavailable' | 'rate_limited' | 'timeout_before_effect' | 'timeout_after_effect';

export interface Faults {
  /** The next calls of that method fail in this way, after those planned before. */
  failNext(plan: { call: SandboxCall; as: Fault; times?: number }): void;
  /** From now on the system treats a repeated key in this way. */
  behaveAs(system: SystemName, repeats: Repeats): void;
  repeatsOf(system: SystemName): Repeats;
  /** Planned faults that have not happened yet: a test asserts that this comes down to 0. */
  outstanding(): number;
  take(call: string): Fault | undefined;
  reset(): void;
}

export function plannedFaults(): Faults {
  const planned = new Map<string, Fault[]>();
  const repeats = new Map<SystemName, Repeats>();
  return {
    failNext({ call, as, times = 1 }) {
      planned.set(call, [...(planned.get(call) ?? []), ...Array.from({ length: times }, () => as)]);
    },
    behaveAs: (system, kind) => void repeats.set(system, kind),
    repeatsOf: (system) => repeats.get(system) ?? 'same_key',
    outstanding: () => [...planned.values()].flat().length,
    take: (call) => planned.get(call)?.shift(),
    reset() {
      planned.clear();
      repeats.clear();
    },
  };
}

/** What a real connector would throw in that case. */
export function problemOf(fault: Fault, call: string): Problem {
  switch (fault) {
    case 'unavailable':
      return new Problem('unavailable', `${call}: the system answered 503; try again later.`, { retryAfterSeconds: 1 });
    case 'rate_limited':
      return new Problem('upstream_rate_limited', `${call}: the system answered 429; try again later.`, {
        retryAfterSeconds: 1,
      });
    case 'timeout_before_effect':
    case 'timeout_after_effect':
      return new Problem('outcome_unknown', `${call}: the system did not answer in time; it may have acted.`);
    default:
      return fault satisfies never;
  }
}
