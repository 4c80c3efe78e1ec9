// Rounds over all organizations, one after the other: one whose systems are away must not keep the others waiting.
import type { TenantId } from '../core/ids.ts';
import { defectOf, type Log } from '../core/log.ts';
import type { Storage } from '../storage/storage.ts';

interface OrganizationRound {
  readonly storage: Pick<Storage, 'organizations'>;
  readonly log: Log;
  /** What the log says where it fails for one of them; the next round comes in any case. */
  readonly failed: string;
}

export async function eachOrganization(
  { storage, log, failed }: OrganizationRound,
  work: (tenant: TenantId) => Promise<unknown>,
): Promise<void> {
  for (const { id: tenant } of await storage.organizations.list())
    try {
      await work(tenant);
    } catch (error) {
      log.warn(failed, { tenant, defect: defectOf(error) });
    }
}
