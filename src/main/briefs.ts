// Morning briefs over all organizations: what the jobs and the routes are given of them.
import type { Principal } from '../core/access.ts';
import type { Clocks } from '../core/clock.ts';
import type { TenantId, UserId } from '../core/ids.ts';
import type { BriefDelivery } from '../core/ports/brief-delivery.ts';
import { findWithoutNotice } from '../services/compliance/without-notice.ts';
import { briefOf } from '../services/operations/brief.ts';
import { collectBrief } from '../services/operations/brief-material.ts';
import { deliverBrief, scheduleBriefs } from '../services/operations/deliver-brief.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tenants } from './tenants.ts';

interface BriefsDependencies {
  readonly storage: Storage;
  readonly tenants: Tenants;
  readonly clocks: Clocks;
}

const daysKept = 60;

export async function scheduleAllBriefs(dependencies: BriefsDependencies): Promise<void> {
  const { storage } = dependencies;
  for (const { id } of await storage.organizations.list()) {
    const context = await contextOf(dependencies, id);
    await scheduleBriefs(context, storage.briefBook(id));
    await storage.briefBook(id).sweep(new Date(context.now.getTime() - daysKept * 86_400_000));
  }
}

export const deliverBriefTo =
  (dependencies: BriefsDependencies & { deliveries: readonly BriefDelivery[] }) =>
  async (tenant: TenantId, to: { user: UserId; day: string }): Promise<void> =>
    deliverBrief({ ...(await contextOf(dependencies, tenant)), tenant, deliveries: dependencies.deliveries }, to);

/** For the person who asks, or, with a key, for everybody. */
export async function briefFor(dependencies: BriefsDependencies, by: Principal) {
  const { settings, now, directory, ...ports } = await contextOf(dependencies, by.tenant);
  const reader = (await directory.users()).find(({ id }) => id === by.user);
  return { ...briefOf(await collectBrief(ports, reader, { now, settings })), for: by.id };
}

async function contextOf({ storage, tenants, clocks }: BriefsDependencies, tenant: TenantId) {
  const { ats, calendar } = tenants.systems(tenant);
  const [ledger, letters] = [storage.ledger(tenant), storage.letters(tenant)];
  return {
    ats,
    calendar,
    ledger,
    letters,
    withoutNotice: findWithoutNotice({ ledger, letters, scores: storage.retention.journal(tenant) }),
    bookingLinks: storage.bookingLinks(tenant),
    assessmentRequests: storage.assessmentRequests(tenant),
    templates: storage.templates(tenant),
    directory: storage.directory(tenant),
    settings: (await storage.settings(tenant).get()).settings,
    now: clocks.business.now(),
  };
}
