// Records that are moved between two emulated systems while everything goes on: who reads, who writes, and how a process carries a
// run on with the real engine.
import { bamboohr } from '../../src/connectors/bamboohr.ts';
import { apideck } from '../../src/connectors/apideck.ts';
import { hubspot } from '../../src/connectors/hubspot.ts';
import { okta } from '../../src/connectors/okta.ts';
import { salesforce } from '../../src/connectors/salesforce.ts';
import { scim } from '../../src/connectors/scim.ts';
import { zohoCrm } from '../../src/connectors/zoho-crm.ts';
import type { Clocks } from '../../src/core/clock.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import { ConnectionId, IntegrationId, type SyncId } from '../../src/core/ids.ts';
import { type FieldMapping, hasEnded } from '../../src/core/integration.ts';
import type { Syncs } from '../../src/core/ports/syncs.ts';
import { resumeRun } from '../../src/services/integration/engine/resume-run.ts';
import { openSuspects } from '../../src/services/integration/engine/suspects.ts';
import { syncOf } from '../contracts/syncs.ts';
import { FakeIntegrations } from '../fakes/integrations.ts';
import { FakeSyncs } from '../fakes/syncs.ts';
import type { FakeOutbox } from '../fakes/outbox.ts';
import { integrationOf } from '../support/engine.ts';
import type { createTestIds } from '../support/ids.ts';
import { acme } from './people.ts';
import { places } from './place.ts';
import type { Scheduler } from './scheduler.ts';
import { Vendor } from './vendor.ts';

interface Destination {
  readonly connector: Connector;
  readonly collection: string;
  readonly action: 'create' | 'upsert';
  readonly mapping: FieldMapping;
  /** Where the record over there shows its address. */
  readonly email: string;
}

const named = (first: string, last: string, email: string): FieldMapping => ({
  firstName: first,
  lastName: last,
  workEmail: email,
});

/** What the systems do with a repeat differs: a key of their own, a look before the making, nothing at all. */
export const destinations: readonly Destination[] = [
  {
    connector: hubspot,
    collection: 'contacts',
    action: 'upsert',
    mapping: named('firstname', 'lastname', 'email'),
    email: 'properties.email',
  },
  {
    connector: zohoCrm,
    collection: 'contacts',
    action: 'upsert',
    mapping: named('First_Name', 'Last_Name', 'Email'),
    email: 'Email',
  },
  {
    connector: salesforce,
    collection: 'contacts',
    action: 'create',
    mapping: named('FirstName', 'LastName', 'Email'),
    email: 'Email',
  },
  {
    connector: apideck,
    collection: 'contacts',
    action: 'create',
    mapping: named('first_name', 'last_name', 'email'),
    email: 'emails.0.email',
  },
  {
    connector: scim,
    collection: 'users',
    action: 'upsert',
    mapping: named('givenName', 'familyName', 'userName'),
    email: 'userName',
  },
  {
    connector: okta,
    collection: 'users',
    action: 'upsert',
    mapping: named('firstName', 'lastName', 'login'),
    email: 'profile.login',
  },
];

const [from, to] = [ConnectionId.parse('con_source'), ConnectionId.parse('con_destination')];
const employees = 8;
const pageSize = 3;
const leaseMs = 60_000;

export interface SyncPlace {
  readonly source: Vendor;
  readonly destination: Vendor;
  readonly how: Destination;
  readonly syncs: FakeSyncs;
  readonly integrations: FakeIntegrations;
  readonly opened: SyncId[];
  open(): Promise<void>;
}

interface Opening {
  readonly scheduler: Scheduler;
  readonly clocks: Clocks;
  readonly outbox: FakeOutbox;
  readonly newId: ReturnType<typeof createTestIds>;
  readonly how: Destination;
}

export function openSyncPlace({ scheduler, clocks, outbox, newId, how }: Opening): SyncPlace {
  const vendorOf = (declared: Connector) =>
    new Vendor({ declared, clock: clocks.real, scheduler, changed: () => undefined, page: pageSize });
  const [source, destination] = [vendorOf(bamboohr), vendorOf(how.connector)];
  for (let number = 0; number < employees; number += 1) employ(source, number);
  const integrations = new FakeIntegrations();
  const syncs = new FakeSyncs({ tenant: acme, clock: clocks.real, newId, outbox });
  const plain = integrationOf(acme, IntegrationId.parse('int_people'), clocks.real.now());
  const integration = {
    ...plain,
    source: { connection: from, system: bamboohr.system, collection: 'employees', filters: {} },
    destination: { connection: to, system: how.connector.system, collection: how.collection, action: how.action },
    mapping: how.mapping,
  };
  integrations.rows.set(integration.id, { integration, fingerprint: 'people' });
  const opened: SyncId[] = [];
  return {
    source,
    destination,
    how,
    syncs,
    integrations,
    opened,
    async open() {
      const sync = syncOf(integration, newId, clocks.real.now());
      opened.push(sync.id);
      await syncs.open(sync);
    },
  };
}

/** Somebody is hired, or is called otherwise from now on. */
export function employ(source: Vendor, number: number, name = `First${number}`): void {
  const collection = source.collection('employees');
  const id = `emp-${number}`;
  const paths = {
    firstName: name,
    lastName: `Last${number}`,
    workEmail: `person${number}@acme.test`,
    status: 'Active',
  };
  if (collection.get(id) === undefined) collection.keep(id, paths);
  else collection.set(id, paths);
}

/** Runs that nobody holds and that are due; as the sweep of the database has them. */
export const waitingSyncs = ({ syncs }: SyncPlace, now: Date): readonly SyncId[] =>
  [...syncs.syncs.values()].flatMap(({ id, status, leaseUntil, nextAt }) => {
    const isFree = leaseUntil === null || leaseUntil <= now;
    return hasEnded(status) || !isFree || (nextAt !== null && nextAt > now) ? [] : [id];
  });

/** How one process carries a run on. */
export function syncRunner(place: SyncPlace, { clocks, syncs }: { clocks: Clocks; syncs: Syncs }) {
  const { real: clock } = clocks;
  const [source, destination] = [place.source.open(clock), place.destination.open(clock)];
  const suspects = openSuspects();
  return (sync: SyncId, signal: AbortSignal): Promise<void> => {
    const here = places.getStore();
    const work = () =>
      resumeRun(
        {
          syncs,
          integrations: place.integrations,
          open: async (connection) => (connection === from ? source : destination),
          expressions: { evaluate: async () => [] },
          suspects,
          clock,
          random: () => 0.5,
          sliceMs: 5_000,
          mayGoOn: () => false,
          leaseMs,
        },
        sync,
        signal,
      );
    return here === undefined ? work() : places.run({ ...here, key: sync, phase: 'sync' }, work);
  };
}
