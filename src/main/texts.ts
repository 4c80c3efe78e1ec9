// Text messages over the stores and systems of each organization: when one may leave, and what comes in.
import { keepIncomingText } from '../connectors/sandbox/phone.ts';
import { readTextReport } from '../connectors/texts/reports.ts';
import type { Clock, Clocks } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { Phone } from '../core/phone.ts';
import type { Systems } from '../core/ports/systems.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Reported } from '../services/integration/hooks/receive.ts';
import { type IncomingText, takeText } from '../services/operations/texts/incoming.ts';
import { takeReceipt } from '../services/operations/texts/receipt.ts';
import type { Letter } from '../core/ports/letters.ts';
import { afterQuietHours } from '../services/operations/texts/quiet-hours.ts';
import type { Storage } from '../storage/storage.ts';

/** In the zone of whoever gets it, as it is known now. */
export async function outsideQuietHours(
  { storage, clocks }: { storage: Pick<Storage, 'settings' | 'enrolments'>; clocks: Clocks },
  tenant: TenantId,
  { candidate }: Letter,
): Promise<Date> {
  const { settings } = await storage.settings(tenant).get();
  const known = candidate === null ? null : (await storage.enrolments(tenant).contact(candidate)).timeZone;
  return afterQuietHours(clocks.business.now(), settings.quietHours, known ?? settings.timeZone);
}

interface TextsDependencies {
  readonly storage: Storage;
  readonly systems: Of<Systems>;
  /** Business time. */
  readonly clock: Clock;
}

/** What a system that sends texts reports by itself, once it is proven to be that system. */
export const takeTextReport =
  (dependencies: TextsDependencies) =>
  async ({ tenant, system, json, letter }: Reported): Promise<void> => {
    const report = readTextReport(system, { json, letter });
    if (report === undefined) return;
    const at = dependencies.clock.now();
    if (report.kind === 'receipt') {
      const { letter: key, delivery } = report;
      return takeReceipt(dependencies.storage.letters(tenant), { key, delivery, at });
    }
    const { id, from, text } = report;
    await incoming(dependencies, tenant, { system, id, from, text, at });
  };

async function incoming({ storage, systems }: TextsDependencies, tenant: TenantId, message: IncomingText) {
  const { ats, texts } = systems(tenant);
  const organization = (await storage.organizations.get(tenant))?.name ?? 'We';
  const ports = { ats, texts, consents: storage.textConsents(tenant), events: storage.eventLog(tenant), organization };
  return takeText(ports, message);
}

/** Somebody writes to the sandbox's phone. */
export const takeSandboxText =
  (dependencies: TextsDependencies & { readonly newId: NewId }) =>
  async (tenant: TenantId, { from, text }: { from: Phone; text: string }) => {
    const at = dependencies.clock.now();
    const id = dependencies.newId('txt');
    await keepIncomingText(dependencies.storage.records(tenant), { id, phone: from, text, at });
    return incoming(dependencies, tenant, { system: 'sandbox', id, from, text, at });
  };
