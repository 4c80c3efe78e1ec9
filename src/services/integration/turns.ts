// Whose turn it is: how many runs of one organisation this process carries on at once. A slow system keeps a worker waiting, and
// one organisation must not keep all of them.
import type { SyncId, TenantId } from '../../core/ids.ts';

export interface Turns {
  /** What to call at the end; or, where the organisation has all its turns, when about its next one comes. */
  take(tenant: TenantId, sync: SyncId): { readonly end: () => void } | { readonly waitMs: number };
}

interface Taken {
  running: number;
  readonly waiting: Set<SyncId>;
}

interface Options {
  /** Turns that one organisation has at once. */
  readonly most: number;
  /** How long a turn lasts. */
  readonly turnMs: number;
}

export function openTurns({ most, turnMs }: Options): Turns {
  const tenants = new Map<TenantId, Taken>();
  return {
    take(tenant, sync) {
      const taken = tenants.get(tenant) ?? { running: 0, waiting: new Set() };
      tenants.set(tenant, taken);
      if (taken.running >= most) {
        // Those that wait come round one after another, not all at once and in vain.
        taken.waiting.add(sync);
        return { waitMs: turnMs * Math.ceil(taken.waiting.size / most) };
      }
      taken.waiting.delete(sync);
      taken.running += 1;
      return {
        end: () => {
          taken.running -= 1;
          if (taken.running === 0 && taken.waiting.size === 0) tenants.delete(tenant);
        },
      };
    },
  };
}
