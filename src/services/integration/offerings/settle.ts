// Brings what runs at a client to what the offering says and the client wants. Asked for by promise with every change of
// either, so that a crash at any line is made good by carrying it out again.
import type { Principal } from '../../../core/access.ts';
import { ActorId, type OfferingId, type TenantId } from '../../../core/ids.ts';
import { type Connection, type Integration, hasEnded } from '../../../core/integration.ts';
import type { AddOn, Offering } from '../../../core/offering.ts';
import { Problem } from '../../../core/problem.ts';
import { draftIntegration } from '../request-sync.ts';
import { runsOf } from '../saving.ts';
import { type OfferingDependencies, accountsOf } from './offering-dependencies.ts';

type SettleDependencies = Pick<
  OfferingDependencies,
  'addOns' | 'connections' | 'integrations' | 'syncs' | 'catalogue' | 'sealer' | 'checkUrl' | 'clock' | 'newId'
>;

/** In the name of the operator: all its clients' add-ons of that offering; in a client's: its own. */
export async function settleAddOns(dependencies: SettleDependencies, tenant: TenantId, id: OfferingId): Promise<void> {
  const failures: unknown[] = [];
  for (const addOn of await dependencies.addOns(tenant).of(id))
    try {
      await settle(dependencies, addOn).catch((error: unknown) => standStill(dependencies, addOn, error));
    } catch (error) {
      // One client's trouble is not the others'; the job is tried again for it.
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

/** What the client or the operator has to mend is shown to both; another try would change nothing. */
async function standStill(
  dependencies: SettleDependencies,
  { tenant, offering }: AddOn,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Problem) || error.code !== 'validation_failed') throw error;
  await dependencies.addOns(tenant).settled(offering, { applied: null, because: error.message });
}

async function settle(dependencies: SettleDependencies, addOn: AddOn): Promise<void> {
  const { tenant, offering: id, integration } = addOn;
  const offering = (await dependencies.addOns(tenant).offered()).find((one) => one.id === id);
  const { source, destination } = accountsOf(await dependencies.connections(tenant).list(), id);
  const before = await standing(dependencies, tenant, integration);
  if (offering === undefined || !addOn.wanted || source === undefined || destination === undefined)
    return await end(dependencies, addOn, before);
  const isRight =
    addOn.applied === offering.revision &&
    before?.enabled === true &&
    before.source.connection === source.id &&
    before.destination.connection === destination.id;
  if (isRight) return;
  const runs = runsOf(dependencies);
  const by = actingFor(addOn);
  const next = await drafted(dependencies, offering, { addOn, source, destination });
  if (before === undefined) {
    await dependencies.integrations(tenant).add(next, next.id);
    await begin(dependencies, by, next);
  } else
    await runs.restart(by, { ...next, version: before.version + 1, createdAt: before.createdAt }, { onceToo: true });
  await dependencies.addOns(tenant).settled(id, { applied: offering.revision, because: null });
}

/** A crash may have come between the integration and its first run. */
async function begin(dependencies: SettleDependencies, by: Principal, integration: Integration): Promise<void> {
  const runs = await dependencies.syncs(by.tenant).list({ integration: integration.id, limit: 1 });
  if (runs.every(({ status }) => hasEnded(status))) await runsOf(dependencies).begin(by, integration, {});
}

async function end(dependencies: SettleDependencies, addOn: AddOn, before: Integration | undefined): Promise<void> {
  if (before?.enabled === true) {
    const next = { ...before, enabled: false, version: before.version + 1 };
    await runsOf(dependencies).restart(actingFor(addOn), next);
  }
  if (addOn.applied !== null || addOn.because !== null)
    await dependencies.addOns(addOn.tenant).settled(addOn.offering, { applied: null, because: null });
}

async function standing(
  { integrations }: SettleDependencies,
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
  dependencies: SettleDependencies,
  offering: Offering,
  { addOn, source, destination }: { addOn: AddOn; source: Connection; destination: Connection },
): Promise<Integration> {
  const { tenant, integration: id } = addOn;
  const stores = { integrations: dependencies.integrations(tenant), syncs: dependencies.syncs(tenant) };
  const connections = dependencies.connections(tenant);
  const { integration } = await draftIntegration(
    { ...dependencies, ...stores, connections, tenant, between: { source, destination } },
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
