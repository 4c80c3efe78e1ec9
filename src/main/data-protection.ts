// Data protection over the stores and systems of each organization: what the routes and the jobs are given of it.
import type { DataProtection } from '../api/ports.ts';
import type { Clocks } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { PersonalData } from '../core/ports/personal-data.ts';
import type { ProtectedAttributes } from '../core/ports/protected-attributes.ts';
import { carryOptOuts } from '../services/operations/contact-preference.ts';
import { eraseData, exportData } from '../services/operations/data-protection.ts';
import type { Storage } from '../storage/storage.ts';
import { eachOrganization } from './each-organization.ts';
import type { Tenants } from './tenants.ts';

interface DataProtectionDependencies {
  readonly storage: Storage;
  readonly tenants: Tenants;
  readonly newId: NewId;
  readonly clocks: Clocks;
}

export function dataProtectionOf({ storage, tenants, newId, clocks }: DataProtectionDependencies): DataProtection {
  const portsOf = (tenant: TenantId) => ({
    ats: tenants.systems(tenant).ats,
    data: withAnswers(storage.personalData(tenant), storage.retention.selfIdentification(tenant)),
  });
  return {
    export: (by, about, page) => exportData(portsOf(by.tenant), about, page),
    erase: (by, about) => eraseData({ ...portsOf(by.tenant), newId, clock: clocks.real }, about, by.id),
    erasures: (by, limit) => storage.personalData(by.tenant).erasures(limit),
    erasure: (by, id) => storage.personalData(by.tenant).erasure(id),
  };
}

/**
 * With what people said about themselves for audits. No transaction sees both, so it is erased first: cut off in between,
 * the erasure is asked for again.
 */
function withAnswers(data: PersonalData, answers: ProtectedAttributes): PersonalData {
  return {
    ...data,
    async exportPerson(person) {
      const { rows, next } = await data.exportPerson(person);
      const said = await answers.of([person.candidate]);
      return { rows: [...rows, ...said.map((record) => ({ store: 'protected_attribute', record }))], next };
    },
    async erase(erasure) {
      await data.expectErasable(erasure.person);
      await (erasure.person === 'everybody' ? answers.forgetAll() : answers.forget(erasure.person.candidate));
      return data.erase(erasure);
    },
  };
}

export async function compactErased(storage: Storage, { real }: Clocks, tenant: TenantId): Promise<void> {
  const requestedBy = real.now();
  await storage.compact();
  await storage.personalData(tenant).finish({ requestedBy, finishedAt: real.now() });
}

export async function sweepPersonalData(storage: Storage, { business }: Clocks): Promise<void> {
  for (const { id } of await storage.organizations.list()) {
    const { settings } = await storage.settings(id).get();
    await storage.personalData(id).sweep({ now: business.now(), settings });
  }
}

const dayMs = 86_400_000;

/** An ATS that is away keeps the opt-outs of its organization with their records for one round more. */
export async function carryEveryOptOut({
  storage,
  tenants,
  log,
}: {
  storage: Storage;
  tenants: Tenants;
  log: Log;
}): Promise<void> {
  await eachOrganization({ storage, log, failed: 'carrying opt-outs failed' }, async (tenant) => {
    const { ats } = tenants.systems(tenant);
    await carryOptOuts({ ats, preferences: storage.contactPreferences(tenant) });
  });
}

export async function sweepConversations(storage: Storage, { business }: Clocks): Promise<void> {
  for (const { id } of await storage.organizations.list()) {
    const { settings } = await storage.settings(id).get();
    const olderThan = new Date(business.now().getTime() - settings.conversationDays * dayMs);
    await storage.conversations(id).sweep(olderThan);
  }
}
