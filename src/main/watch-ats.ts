// The connected applicant tracking systems of all organizations, looked at one after the other.
import type { Clocks } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { defectOf } from '../core/log.ts';
import type { AtsMatterKind } from '../core/ports/ats.ts';
import { takeAtsMatters } from '../services/operations/take-ats-matters.ts';
import { takeAtsChanges } from '../services/operations/take-ats-changes.ts';
import type { Storage } from '../storage/storage.ts';
import { guardRound } from './guarded-round.ts';
import type { Tenants } from './tenants.ts';

interface WatchAtsDependencies {
  readonly storage: Storage;
  readonly tenants: Tenants;
  readonly clocks: Clocks;
  readonly log: Log;
}

/** One that is away must not keep the others waiting: the next round goes on from where the last one ended. */
export async function watchEveryAts({ storage, tenants, clocks, log }: WatchAtsDependencies): Promise<void> {
  for (const { id: tenant } of await storage.organizations.list()) {
    const { settings } = await storage.settings(tenant).get();
    const scope = settings.systems.ats;
    if (scope === null) continue;
    const { ats } = tenants.systems(tenant);
    const store = storage.records(tenant);
    const look = async (what: 'candidates' | AtsMatterKind) => {
      try {
        const { system } = (await ats.named?.()) ?? ats;
        const ports = { ats, system, scope, events: storage.eventLog(tenant), store, now: clocks.business.now() };
        await (what === 'candidates' ? takeAtsChanges(ports) : takeAtsMatters(ports, what));
      } catch (error) {
        log.warn('looking at an ATS failed', { tenant, defect: defectOf(error) });
      }
    };
    const told = { subject: `job watch-ats`, code: 'died', at: clocks.business.now() };
    const guard = { state: storage.state, clock: clocks.real, tell: () => storage.troubles(tenant).givenUp(told) };
    // One by one: a key that may not see offers still tells of everything else.
    for (const what of ['candidates', 'interviews', 'offers'] as const)
      await guardRound(guard, `watch-ats ${tenant} ${what}`, () => look(what));
  }
}
