// The operator's side: offerings are made, checked whole before they are kept, published, withdrawn, and opened to clients.
import type { Principal } from '../../../core/access.ts';
import type { Connector } from '../../../core/connector/connector.ts';
import { ActorId, OfferingId, type TenantId } from '../../../core/ids.ts';
import { type Side, Side as Sides } from '../../../core/integration.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { AddOn, Offering } from '../../../core/offering.ts';
import type { Grant, OfferingSecrets } from '../../../core/ports/offerings.ts';
import { Problem } from '../../../core/problem.ts';
import { checkAddresses } from '../connecting.ts';
import { checkRequest } from '../check-request.ts';
import { destinationCollection, sourceCollection } from '../choose.ts';
import { checkSchedule } from '../schedule.ts';
import type { OfferingDependencies } from './offering-dependencies.ts';
import { settleAddOns } from './settle.ts';
import { switchOn, switchedOff } from './switch-on.ts';

/** As the operator writes it; ids, status and revision are given here. */
export type Offered = Omit<Offering, 'id' | 'tenant' | 'status' | 'revision' | 'createdAt' | 'createdBy'>;

/** For each side the secrets as written; undefined: what is kept stays. */
export type GivenSecrets = Readonly<Record<Side, OfferingSecrets[Side] | undefined>>;

const merged = (given: GivenSecrets, kept: OfferingSecrets): OfferingSecrets => ({
  source: given.source ?? kept.source,
  destination: given.destination ?? kept.destination,
});
const none: OfferingSecrets = { source: {}, destination: {} };

/** A client that may have the offering or has it. */
export interface ClientOfOffering {
  readonly client: TenantId;
  readonly grant: Grant | undefined;
  readonly addOn: AddOn | undefined;
}

export function offering(dependencies: OfferingDependencies) {
  const { offerings, addOns, clock, newId } = dependencies;
  return {
    settle: (tenant: TenantId, id: OfferingId): Promise<void> => settleAddOns(dependencies, tenant, id),

    /** Throws `validation_failed` that names the field. */
    async offer(by: Principal, offered: Offered, given: GivenSecrets): Promise<Offering> {
      const secrets = merged(given, none);
      await check(dependencies, offered, secrets);
      const made = {
        tenant: by.tenant,
        status: 'draft',
        revision: 1,
        createdAt: clock.now(),
        createdBy: by.id,
      } as const;
      const whole: Offering = { ...offered, ...made, id: OfferingId.parse(newId('off')) };
      await offerings(by.tenant).add(whole, secrets);
      return whole;
    },

    /** What runs at clients follows. Secrets that are not given stay as they are. */
    async reoffer(by: Principal, id: OfferingId, to: { offered: Offered; secrets: GivenSecrets }) {
      const store = offerings(by.tenant);
      const before = await store.get(id);
      const secrets = merged(to.secrets, await store.secrets(id));
      await check(dependencies, to.offered, secrets);
      const { tenant, status, createdAt, createdBy, revision } = before;
      const next: Offering = { ...to.offered, id, tenant, status, createdAt, createdBy, revision: revision + 1 };
      await store.replace(next, secrets);
      return next;
    },

    /** Withdrawn: nobody gets it any more, and what runs at clients ends; their accounts stay theirs. */
    async mark(by: Principal, id: OfferingId, status: Offering['status']): Promise<Offering> {
      return offerings(by.tenant).mark(id, status);
    },

    /** The client may have it, and it is switched on for it. */
    async enableFor(by: Principal, id: OfferingId, client: TenantId): Promise<void> {
      const found = await offerings(by.tenant).get(id);
      const who = ActorId.parse(`operator:${by.tenant}`);
      await switchOn(dependencies, found, { client, by: who });
      await offerings(by.tenant).grant(id, { client, at: clock.now(), by: by.id });
    },

    /** Ends the add-on of that client, also where the offering is open to everyone. */
    async disableFor(by: Principal, id: OfferingId, client: TenantId): Promise<void> {
      await offerings(by.tenant).get(id);
      const addOn = await addOns(client).get(id);
      const who = ActorId.parse(`operator:${by.tenant}`);
      if (addOn !== undefined) await addOns(client).want(switchedOff(addOn, { by: who, at: clock.now() }));
      await offerings(by.tenant).revoke(id, client);
    },

    async clientsOf(by: Principal, id: OfferingId): Promise<readonly ClientOfOffering[]> {
      const store = offerings(by.tenant);
      await store.get(id);
      const grants = new Map((await store.grants(id)).map((grant) => [grant.client, grant]));
      const having = new Map((await addOns(by.tenant).of(id)).map((addOn) => [addOn.tenant, addOn]));
      const clients = [...new Set([...grants.keys(), ...having.keys()])].toSorted();
      return clients.map((client) => ({ client, grant: grants.get(client), addOn: having.get(client) }));
    },
  };
}

/** An application of the operator's own is all that may be shared: anything else would open the operator's data to clients. */
const shareable = new Set(['client_id', 'client_secret']);

async function check(dependencies: OfferingDependencies, offered: Offered, secrets: OfferingSecrets): Promise<void> {
  await checkRequest(dependencies.expressions, { source: offered.source, destination: { mapping: offered.mapping } });
  for (const side of Sides.options) {
    const { system, account } = offered[side];
    const connector = dependencies.catalogue.find(system);
    if (connector === undefined)
      throw wrong(`${side}.system`, `There is no connector for ${system}. GET /api/v2/connectors lists them.`);
    checkSecrets(connector, side, secrets[side]);
    checkAddresses(dependencies.checkUrl, account.config, `${side}.account.config`);
  }
  checkCollections(dependencies, offered);
  if ((offered.mode === 'batch') !== (offered.schedule !== null))
    throw wrong('schedule', 'A schedule is needed for sync_mode batch, and belongs to no other.');
  if (offered.schedule !== null) checkSchedule(offered.schedule, dependencies.clock.now());
}

function checkSecrets(connector: Connector, side: Side, given: Readonly<Record<string, string>>): void {
  const signsIn = connector.auth.some(({ kind }) => kind === 'oauth2-code');
  for (const key of Object.keys(given))
    if (!signsIn || !shareable.has(key))
      throw wrong(
        `${side}.account.credentials.${key}`,
        'Only client_id and client_secret of an OAuth application of yours can be given; clients enter everything else themselves.',
      );
}

/** Where the declaration is known before a client has connected, its collections are looked up now. */
function checkCollections({ catalogue }: OfferingDependencies, { source, destination }: Offered): void {
  const from = declaredBefore(source.system, source.account.config);
  const collection = from === undefined ? source.endpoint : sourceCollection(from, source.endpoint);
  const to = declaredBefore(destination.system, destination.account.config);
  if (to === undefined) return;
  destinationCollection({
    connector: to,
    endpoint: destination.endpoint ?? undefined,
    like: { name: collection, model: from?.collections[collection]?.model },
    action: destination.action,
  });

  function declaredBefore(system: string, config: JsonObject): Connector | undefined {
    const connector = catalogue.find(system);
    if (connector !== undefined && Object.keys(connector.collections).length > 0) return connector;
    return Object.keys(config).length === 0 ? undefined : catalogue.declared({ system, config });
  }
}

const wrong = (path: string, message: string) =>
  new Problem('validation_failed', message, { errors: [{ path, code: 'invalid', message }] });
