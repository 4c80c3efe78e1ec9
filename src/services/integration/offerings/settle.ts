// Brings what runs at a client to what the offering says and the client wants. Asked for by promise with every change of
// either, so that a crash at any line is made good by carrying it out again.
import type { Principal } from '../../../core/access.ts';
import { ActorId, type OfferingId, type TenantId } from '../../../core/ids.ts';
import { type Connection, type Integration, hasEnded } from '../../../core/integration.ts';
import type { AddOn, Offering } from '../../../core/offering.ts';
import { Problem } from '../../../core/problem.ts';
import { draftIntegration } from '../request-sync.ts';
import { runsOf } from '../saving.ts';
import { type OfferingParts, accountsOf } from './offering-parts.ts';

type SettleParts = Pick<
  OfferingParts,
  | 'addOns'
  | 'connections'
  | 'integrations'
  | 'syncs'
  | 'catalogue'
  | 'sealer'
  | 'checkUrl'
  | 'clock'
  | 'newId'
  | 'nudge'
>;

/** In the name of the operator: all its clients' add-ons of that offering; in a client's: its own. */
export async function settleAddOns(parts: SettleParts, tenant: TenantId, id: OfferingId): Promise<void> {
  const failures: unknown[] = [];
  for (const addOn of await parts.addOns(tenant).of(id))
    try {
      await settle(parts, addOn).catch((error: unknown) => standStill(parts, addOn, error));
    } catch (error) {
      // One client's trouble is not the others'; the job is tried again for it.
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

/** What the client or the operator has to mend is shown to both; another try would change nothing. */
async function standStill(parts: SettleParts, { tenant, offering }: AddOn, error: unknown): Promise<void> {
  if (!(error instanceof Problem) || error.code !== 'validation_failed') throw error;
  await parts.addOns(tenant).settled(offering, { applied: null, because: error.message });
}

async function settle(parts: SettleParts, addOn: AddOn): Promise<void> {
  const { tenant, offering: id, integration } = addOn;
  const offering = (await parts.addOns(tenant).offered()).find((one) => one.id === id);
  const { source, destination } = accountsOf(await parts.connections(tenant).list(), id);
  const before = await standing(parts, tenant, integration);
  if (offering === undefined || !addOn.wanted || source === undefined || destination === undefined)
    return await end(parts, addOn, before);
  const isRight =
    addOn.applied === offering.revision &&
    before?.enabled === true &&
    before.source.connection === source.id &&
    before.destination.connection === destination.id;
  if (isRight) return;
  const runs = runsOf(parts);
  const by = actingFor(addOn);
  const next = await drafted(parts, offering, { addOn, source, destination });
  if (before === undefined) {
    await parts.integrations(tenant).add(next, next.id);
    await begin(parts, by, next);
  } else
    await runs.restart(by, { ...next, version: before.version + 1, createdAt: before.createdAt }, { onceToo: true });
  await parts.addOns(tenant).settled(id, { applied: offering.revision, because: null });
  parts.nudge();
}

/** A crash may have come between the integration and its first run. */
async function begin(parts: SettleParts, by: Principal, integration: Integration): Promise<void> {
  const runs = await parts.syncs(by.tenant).list({ integration: integration.id, limit: 1 });
  if (runs.every(({ status }) => hasEnded(status))) await runsOf(parts).begin(by, integration, {});
}

async function end(parts: SettleParts, addOn: AddOn, before: Integration | undefined): Promise<void> {
  if (before?.enabled === true) {
    const next = { ...before, enabled: false, version: before.version + 1 };
    await runsOf(parts).restart(actingFor(addOn), next);
  }
  if (addOn.applied !== null || addOn.because !== null)
    await parts.addOns(addOn.tenant).settled(addOn.offering, { applied: null, because: null });
}

async function standing(
  { integrations }: SettleParts,
  tenant: TenantId,
  id: AddOn['integration'],
): Promise<Integration | undefined> {
  try {
    return await integrations(tenant).get(id);
  } catch (error) {
    // Not made yet.
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}

const actingFor = ({ tenant, offering }: AddOn): Principal => ({
  tenant,
  kind: 'system',
  id: ActorId.parse(`offering:${offering}`),
  user: undefined,
  scopes: new Set(),
});

async function drafted(
  parts: SettleParts,
  offering: Offering,
  { addOn, source, destination }: { addOn: AddOn; source: Connection; destination: Connection },
): Promise<Integration> {
  const { tenant, integration: id } = addOn;
  const stores = { integrations: parts.integrations(tenant), syncs: parts.syncs(tenant) };
  const connections = parts.connections(tenant);
  const { integration } = await draftIntegration(
    { ...parts, ...stores, connections, tenant, between: { source, destination } },
    {
      name: offering.name,
      source: { ...offering.source, tenantId: undefined },
      destination: {
        ...offering.destination,
        endpoint: offering.destination.endpoint ?? undefined,
        tenantId: undefined,
        mapping: offering.mapping,
      },
      mode: offering.mode,
      schedule: offering.schedule,
      retry: offering.retry,
      webhookUrl: null,
      webhookSecret: null,
      deletes: offering.deletes,
      keepsPrevious: offering.keepsPrevious ?? false,
      dryRun: false,
    },
    { by: actingFor(addOn).id, adHoc: false },
  );
  return { ...integration, id, offering: offering.id };
}
