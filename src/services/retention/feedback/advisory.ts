// Whether scores of a family are advisory only, as the last watch found: read often, so it is remembered for a while.
import type { TenantId } from '../../../core/ids.ts';
import type { RetentionStates } from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';

const keptMs = 5_000;

export type AdvisoryOnly = (tenant: TenantId, jobFamily: string) => Promise<boolean>;

/** `now` is real time in milliseconds. */
export function makeAdvisoryOnly(states: Of<RetentionStates>, now: () => number): AdvisoryOnly {
  const kept = new Map<TenantId, { readonly families: ReadonlySet<string>; readonly until: number }>();
  return async (tenant, jobFamily) => {
    const known = kept.get(tenant);
    if (known !== undefined && known.until > now()) return known.families.has(jobFamily);
    const found = await states(tenant).list();
    const families = new Set(found.filter(({ state }) => state === 'advisory_only').map((one) => one.jobFamily));
    kept.set(tenant, { families, until: now() + keptMs });
    return families.has(jobFamily);
  };
}
