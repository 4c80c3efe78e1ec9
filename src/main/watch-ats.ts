// The connected applicant tracking systems of all organisations, looked at one after the other.
import type { Clocks } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { defectOf } from '../core/log.ts';
import { takeAtsChanges } from '../services/operations/take-ats-changes.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tenants } from './tenants.ts';

interface Parts {
  readonly storage: Storage;
  readonly tenants: Tenants;
  readonly clocks: Clocks;
  readonly log: Log;
}

/** One that is away must not keep the others waiting: the next round goes on from where the last one ended. */
export async function watchEveryAts({ storage, tenants, clocks, log }: Parts): Promise<void> {
  for (const { id: tenant } of await storage.organizations.list()) {
    const { settings } = await storage.settings(tenant).get();
    const scope = settings.systems.ats;
    if (scope === null) continue;
    const { ats } = tenants.systems(tenant);
    try {
      const { system } = (await ats.named?.()) ?? ats;
      await takeAtsChanges({
        ats,
        system,
        scope,
        events: storage.eventLog(tenant),
        store: storage.records(tenant),
        now: clocks.business.now(),
      });
    } catch (error) {
      log.warn('looking at an ATS failed', { tenant, defect: defectOf(error) });
    }
  }
}
