// An add-on is switched on and off: by the client itself, or by the operator for it.
import { type ActorId, IntegrationId, type TenantId } from '../../../core/ids.ts';
import type { AddOn, Offering } from '../../../core/offering.ts';
import type { OfferingDependencies } from './offering-dependencies.ts';

export async function switchOn(
  { addOns, clock, newId }: Pick<OfferingDependencies, 'addOns' | 'clock' | 'newId'>,
  { id, tenant: operator }: Offering,
  { client, by }: { client: TenantId; by: ActorId },
): Promise<AddOn> {
  const store = addOns(client);
  const before = await store.get(id);
  const integration = before?.integration ?? IntegrationId.parse(newId('int'));
  const changed = { wanted: true, changedAt: clock.now(), changedBy: by };
  return await store.want({ tenant: client, offering: id, operator, integration, ...changed });
}

export const switchedOff = (
  { tenant, offering, operator, integration }: AddOn,
  { by, at }: { by: ActorId; at: Date },
): Omit<AddOn, 'applied' | 'because'> => ({
  tenant,
  offering,
  operator,
  integration,
  wanted: false,
  changedAt: at,
  changedBy: by,
});
