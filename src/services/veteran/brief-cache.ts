// What belongs to a tenant and may be some seconds old: pulled when first asked for, once for all who ask at that moment.
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';

interface CachedValue<Value> {
  readonly value: Value;
  readonly until: number;
}

export class BriefCache<Value> {
  readonly #pull: (tenant: TenantId, before: Value | undefined) => Promise<Value>;
  readonly #clock: Clock;
  readonly #keptMs: number;
  readonly #kept = new Map<TenantId, CachedValue<Value>>();
  readonly #pulling = new Map<TenantId, Promise<Value>>();

  /** `pull` is given what was pulled before; the clock tells real time. */
  constructor(dependencies: {
    pull: (tenant: TenantId, before: Value | undefined) => Promise<Value>;
    clock: Clock;
    keptMs: number;
  }) {
    this.#pull = dependencies.pull;
    this.#clock = dependencies.clock;
    this.#keptMs = dependencies.keptMs;
  }

  /** The value itself where it is fresh: most callers then wait for nothing. */
  of(tenant: TenantId): Value | Promise<Value> {
    const kept = this.#kept.get(tenant);
    if (kept !== undefined && this.#clock.now().getTime() < kept.until) return kept.value;
    return this.#pulling.get(tenant) ?? this.#start(tenant, kept?.value);
  }

  /** The next question pulls again, also past a pull that is under way. */
  invalidate(tenant: TenantId): void {
    const kept = this.#kept.get(tenant);
    if (kept !== undefined) this.#kept.set(tenant, { ...kept, until: 0 });
    this.#pulling.delete(tenant);
  }

  #start(tenant: TenantId, before: Value | undefined): Promise<Value> {
    const pulling = this.#pull(tenant, before)
      .then((value) => {
        // Something changed while this was pulled: it answers those who waited, and is not kept.
        const until = this.#pulling.get(tenant) === pulling ? this.#clock.now().getTime() + this.#keptMs : 0;
        this.#kept.set(tenant, { value, until });
        return value;
      })
      .finally(() => {
        if (this.#pulling.get(tenant) === pulling) this.#pulling.delete(tenant);
      });
    this.#pulling.set(tenant, pulling);
    return pulling;
  }
}
