// The client's side: what is offered to it, its accounts for it, on and off.
import type { Principal } from '../../../core/access.ts';
import type { OfferingId, TenantId } from '../../../core/ids.ts';
import type { Side } from '../../../core/integration.ts';
import type { AddOn, Offering } from '../../../core/offering.ts';
import { Problem } from '../../../core/problem.ts';
import { linking } from '../connect/linking.ts';
import { type AccountsOfAddOn, type OfferingDependencies, accountsOf } from './offering-dependencies.ts';
import { switchOn, switchedOff } from './switch-on.ts';

export const addOnStates = ['off', 'needs_account', 'needs_attention', 'starting', 'on'] as const;
/** Off; wanted but an account is missing; it cannot run and says why; about to run; running as the offering says. */
export type AddOnState = (typeof addOnStates)[number];

export interface OfferedAddOn {
  readonly offering: Offering;
  readonly addOn: AddOn | undefined;
  readonly accounts: AccountsOfAddOn;
  readonly state: AddOnState;
}

const linkSeconds = 7 * 86_400;

export const addingOn = (dependencies: OfferingDependencies) => ({
  ...switching(dependencies),
  ...linkingFor(dependencies),
});

async function look(
  { addOns, connections }: OfferingDependencies,
  tenant: TenantId,
  offering: Offering,
): Promise<OfferedAddOn> {
  const addOn = await addOns(tenant).get(offering.id);
  const accounts = accountsOf(await connections(tenant).list(), offering.id);
  return { offering, addOn, accounts, state: stateOf(offering, addOn, accounts) };
}

/** Throws `not_found` also for what is offered to others. Who has had it is told that it ended, not that it never was. */
async function offered({ addOns }: OfferingDependencies, tenant: TenantId, id: OfferingId): Promise<Offering> {
  const found = (await addOns(tenant).offered()).find((offering) => offering.id === id);
  if (found !== undefined) return found;
  const had = await addOns(tenant).get(id);
  throw new Problem('not_found', had === undefined ? `There is no add-on ${id}.` : noLonger);
}

const noLonger =
  'This add-on is no longer offered to you: its runs have ended. Your accounts for it and what it moved stay as they are.';

function switching(dependencies: OfferingDependencies) {
  const { addOns, clock } = dependencies;
  return {
    async addOns({ tenant }: Principal): Promise<readonly OfferedAddOn[]> {
      const all = await addOns(tenant).offered();
      return await Promise.all(all.map((offering) => look(dependencies, tenant, offering)));
    },

    addOn: async ({ tenant }: Principal, id: OfferingId): Promise<OfferedAddOn> =>
      await look(dependencies, tenant, await offered(dependencies, tenant, id)),

    async enableAddOn(by: Principal, id: OfferingId): Promise<OfferedAddOn> {
      const offering = await offered(dependencies, by.tenant, id);
      await switchOn(dependencies, offering, { client: by.tenant, by: by.id });
      return await look(dependencies, by.tenant, offering);
    },

    /** Its runs end; accounts and what was moved stay. */
    async disableAddOn(by: Principal, id: OfferingId): Promise<OfferedAddOn> {
      const offering = await offered(dependencies, by.tenant, id);
      const before = await addOns(by.tenant).get(id);
      if (before !== undefined) await addOns(by.tenant).want(switchedOff(before, { by: by.id, at: clock.now() }));
      return await look(dependencies, by.tenant, offering);
    },
  };
}

function linkingFor(dependencies: OfferingDependencies) {
  const { addOns, connections, offerings } = dependencies;
  const links = linking(dependencies);
  const linkFor = async (by: Principal, offering: Offering, { side, returnUrl }: WantedLink) => {
    const { system, account } = offering[side];
    const { [side]: standing } = accountsOf(await connections(by.tenant).list(), offering.id);
    const secrets = await offerings(offering.tenant).secrets(offering.id);
    return await links.makeLink(by, {
      system,
      name: `${offering.name} (${side})`.slice(0, 128),
      tenantId: null,
      connection: standing?.id ?? null,
      config: account.config,
      credentials: secrets[side],
      brand: offering.brand,
      reasons: account.reasons,
      returnUrl,
      seconds: linkSeconds,
      addOn: { offering: offering.id, side },
    });
  };
  return {
    /** A one-time link to the page on which the client's account of that side is entered, or let in anew. */
    connectAddOn: async (by: Principal, id: OfferingId, wanted: WantedLink) =>
      await linkFor(by, await offered(dependencies, by.tenant, id), wanted),

    /** The same for a client, by its operator. Throws `conflict` where the client may not have it. */
    async connectFor(by: Principal, id: OfferingId, { client, ...wanted }: WantedLink & { client: TenantId }) {
      await offerings(by.tenant).get(id);
      const theirs = (await addOns(client).offered()).find((offering) => offering.id === id);
      if (theirs === undefined)
        throw new Problem(
          'conflict',
          'This client may not have the offering yet: publish it and enable it for the client.',
        );
      return await linkFor({ ...by, tenant: client }, theirs, wanted);
    },
  };
}

interface WantedLink {
  readonly side: Side;
  readonly returnUrl: string | null;
}

function stateOf(
  { revision }: Offering,
  addOn: AddOn | undefined,
  { source, destination }: AccountsOfAddOn,
): AddOnState {
  if (addOn?.wanted !== true) return 'off';
  if (source === undefined || destination === undefined) return 'needs_account';
  if (addOn.because !== null) return 'needs_attention';
  return addOn.applied === revision ? 'on' : 'starting';
}
