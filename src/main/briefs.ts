// Morning briefs over all organisations: what the jobs and the routes are given of them.
import type { Principal } from '../core/access.ts';
import type { Clocks } from '../core/clock.ts';
import type { TenantId, UserId } from '../core/ids.ts';
import type { BriefDelivery } from '../core/ports/brief-delivery.ts';
import { briefOf } from '../services/operations/brief.ts';
import { gatherBrief } from '../services/operations/brief-material.ts';
import { deliverBrief, scheduleBriefs } from '../services/operations/deliver-brief.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tenants } from './tenants.ts';

interface Parts {
  readonly storage: Storage;
  readonly tenants: Tenants;
  readonly clocks: Clocks;
}

const daysKept = 60;

export async function scheduleAllBriefs(parts: Parts): Promise<void> {
  const { storage } = parts;
  for (const { id } of await storage.organizations.list()) {
    const office = await officeOf(parts, id);
    await scheduleBriefs(office, storage.briefBook(id));
    await storage.briefBook(id).sweep(new Date(office.now.getTime() - daysKept * 86_400_000));
  }
}

export const deliverBriefTo =
  (parts: Parts & { deliveries: readonly BriefDelivery[] }) =>
  async (tenant: TenantId, to: { user: UserId; day: string }): Promise<void> =>
    deliverBrief({ ...(await officeOf(parts, tenant)), tenant, deliveries: parts.deliveries }, to);

/** For the person who asks, or, with a key, for everybody. */
export async function briefFor(parts: Parts, by: Principal) {
  const { settings, now, directory, ...ports } = await officeOf(parts, by.tenant);
  const reader = (await directory.users()).find(({ id }) => id === by.user);
  return { ...briefOf(await gatherBrief(ports, reader, { now, settings })), for: by.id };
}

async function officeOf({ storage, tenants, clocks }: Parts, tenant: TenantId) {
  const { ats, calendar } = tenants.systems(tenant);
  return {
    ats,
    calendar,
    ledger: storage.ledger(tenant),
    letters: storage.letters(tenant),
    bookingLinks: storage.bookingLinks(tenant),
    assessmentRequests: storage.assessmentRequests(tenant),
    templates: storage.templates(tenant),
    directory: storage.directory(tenant),
    settings: (await storage.settings(tenant).get()).settings,
    now: clocks.business.now(),
  };
}
