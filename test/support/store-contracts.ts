// Runs the suites of all store ports against one opened storage, embedded or on a server.
import { z } from 'zod';
import { defaultSettings } from '../../src/core/settings.ts';
import { finishBookingJob, tellWishJob } from '../../src/core/ports/booking-links.ts';
import { assessmentRequestsContract } from '../contracts/assessment-requests.ts';
import { applicantFlowContract } from '../contracts/applicant-flow.ts';
import { bookingLinksContract } from '../contracts/booking-links.ts';
import { briefBookContract } from '../contracts/brief-book.ts';
import { channelStoresContract } from '../contracts/channel-stores.ts';
import { changesContract } from '../contracts/changes.ts';
import { contactPreferencesContract } from '../contracts/contact-preferences.ts';
import { textConsentsContract } from '../contracts/text-consents.ts';
import { connectLinksContract } from '../contracts/connect-links.ts';
import { conversationsContract } from '../contracts/conversations.ts';
import { credentialsContract } from '../contracts/credentials.ts';
import { directoryContract } from '../contracts/directory.ts';
import { eventLogContract } from '../contracts/event-log.ts';
import { eventSourcesContract } from '../contracts/event-sources.ts';
import { flowsContract } from '../contracts/flows.ts';
import { hooksContract } from '../contracts/hooks.ts';
import { idempotencyContract } from '../contracts/idempotency.ts';
import { ledgerContract } from '../contracts/ledger.ts';
import { manyProcessesContract } from '../contracts/ledger-many-processes.ts';
import { runLeasesContract } from '../contracts/run-leases.ts';
import { lettersContract } from '../contracts/letters.ts';
import { offeringRightsContract } from '../contracts/offering-rights.ts';
import { offeringsContract } from '../contracts/offerings.ts';
import { outboxContract } from '../contracts/outbox.ts';
import { personalDataContract } from '../contracts/personal-data.ts';
import { recordStoreContract } from '../contracts/record-store.ts';
import { retentionContract } from '../contracts/retention.ts';
import { selfIdentificationsContract } from '../contracts/self-identifications.ts';
import { connectionsContract } from '../contracts/connections.ts';
import { evaluationConsentsContract } from '../contracts/evaluation-consents.ts';
import { signInStoresContract } from '../contracts/sign-in-stores.ts';
import { shadowTurnsContract } from '../contracts/shadow-turns.ts';
import { syncsContract } from '../contracts/syncs.ts';
import { goneRecordsContract } from '../contracts/gone-records.ts';
import { lastWritingsContract } from '../contracts/last-writings.ts';
import { recordSettlingContract } from '../contracts/record-settling.ts';
import { waysBackContract } from '../contracts/undo-records.ts';
import { tableRightsContract } from '../contracts/table-rights.ts';
import { sequencesContract } from '../contracts/sequences.ts';
import { tenantIsolationContract } from '../contracts/tenant-isolation.ts';
import { usageBookContract } from '../contracts/usage-book.ts';
import { veteranReviewsContract } from '../contracts/veteran-reviews.ts';
import { webhookEndpointsContract } from '../contracts/webhook-endpoints.ts';
import { troublesContract } from '../contracts/troubles.ts';
import type { TestStorage } from './embedded.ts';
import { standingPromises } from './standing-promises.ts';
import { createTestIds } from './ids.ts';
import { connectionOf } from './connection.ts';
import { freshTenant } from './tenants.ts';

const tenants = () => [freshTenant(), freshTenant()] as const;

export function storeContracts(name: string, opened: () => TestStorage): void {
  ledgerContract(`${name}: ledger`, async () => {
    const { ledger, ledgerSweep } = opened().storage;
    return { of: ledger, sweep: ledgerSweep, tenants: tenants() };
  });
  manyProcessesContract(name, async () => {
    const { ledger, troubles } = opened().storage;
    const [tenant] = tenants();
    return { ledger: ledger(tenant), troubles: troubles(tenant) };
  });
  lettersContract(name, async () => {
    const { storage, clock } = opened();
    const [tenant, other] = tenants();
    const { outbox, letterSweep: sweep } = storage;
    const pause = async (paused: boolean) => void (await storage.settings(tenant).put({ ...defaultSettings, paused }));
    const [letters, troubles] = [storage.letters(tenant), storage.troubles(tenant)];
    return { letters, other: storage.letters(other), sweep, outbox, tenant, clock, troubles, pause };
  });
  eventLogContract(name, async () => {
    const { storage, clock } = opened();
    const [tenant, other] = tenants();
    const { outbox, eventLog } = storage;
    return { log: eventLog(tenant), other: eventLog(other), outbox, tenant, clock };
  });
  eventSourcesContract(name, async () => {
    const both = tenants();
    return { sources: opened().storage.eventSources, tenants: both, system: `system-${both[0]}` };
  });
  sequencesContract(name, async () => {
    const { storage, clock } = opened();
    const [tenant, other] = tenants();
    const { outbox, enrolments, sequences } = storage;
    return {
      definitions: sequences(tenant),
      enrolments: enrolments(tenant),
      other: enrolments(other),
      outbox,
      tenant,
      clock,
    };
  });
  contactPreferencesContract(name, async () => {
    const [tenant, other] = tenants();
    const { contactPreferences } = opened().storage;
    return { preferences: contactPreferences(tenant), elsewhere: contactPreferences(other) };
  });
  textConsentsContract(name, async () => {
    const [tenant, other] = tenants();
    const { textConsents } = opened().storage;
    return { consents: textConsents(tenant), other: textConsents(other) };
  });
  bookingLinksContract(name, async () => {
    const { storage, clock } = opened();
    const [tenant, other] = tenants();
    const later = (seconds: number) => new Date(clock.real.now().getTime() + seconds * 1000);
    const linksOf = (job: string) => async () =>
      (await storage.outbox.lease({ now: later(1e6), until: later(2e6), limit: 1000 })).flatMap(
        ({ tenant: of, name: called, data }) =>
          of === tenant && called === job ? [z.string().parse(data['link'])] : [],
      );
    const links = storage.bookingLinks(tenant);
    const elsewhere = storage.bookingLinks(other);
    return { links, elsewhere, promised: linksOf(finishBookingJob), wished: linksOf(tellWishJob) };
  });
  outboxContract(name, async () => ({ outbox: opened().storage.outbox, tenants: tenants() }));
  directoryContract(name, async () => ({ ...opened().storage, tenants: tenants() }));
  credentialsContract(name, async () => ({
    credentials: opened().storage.credentials,
    tenants: tenants(),
  }));
  signInStoresContract(name, async () => ({ ...opened().storage, tenants: tenants() }));
  idempotencyContract(name, async () => opened().storage.idempotency);
  tenantIsolationContract(name, () => opened().engine);
  tableRightsContract(name, () => opened().engine);
  veteranReviewsContract(name, async () => opened().storage.veteran.reviews(freshTenant()));
  applicantFlowContract(name, async () => opened().storage.veteran.flow(freshTenant()));
  selfIdentificationsContract(name, async () => opened().storage.veteran.selfIdentifications(freshTenant()));
  retentionContract(name, async () => ({ stores: opened().storage.retention, tenants: tenants() }));
  const openSyncs = async () => {
    const { storage, clock } = opened();
    const [tenant, other] = tenants();
    const { syncs, integrations } = storage.integration;
    const stores = { syncs: syncs(tenant), other: syncs(other), integrations: integrations(tenant) };
    return { ...stores, outbox: storage.outbox, tenant, clock, newId: createTestIds() };
  };
  syncsContract(name, openSyncs);
  waysBackContract(name, openSyncs);
  recordSettlingContract(name, openSyncs);
  goneRecordsContract(name, openSyncs);
  lastWritingsContract(name, openSyncs);
  runLeasesContract(name, openSyncs);
  connectionsContract(name, async () => {
    const { storage, clock } = opened();
    const tenant = freshTenant();
    const now = clock.real.now();
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const promised = async () =>
      (await storage.outbox.lease({ now: later(1e6), until: later(2e6), limit: 1000 })).filter(
        (job) => job.tenant === tenant && job.name === 'tell-connections',
      ).length;
    return { connections: storage.integration.connections(tenant), tenant, promised, now };
  });
  flowsContract(name, async () => {
    const { storage, clock } = opened();
    const [tenant, other] = tenants();
    const { flows } = storage.integration;
    return { flows: flows(tenant), other: flows(other), outbox: storage.outbox, tenant, clock, newId: createTestIds() };
  });
  webhookEndpointsContract(name, async () => {
    const { storage, clock } = opened();
    const [tenant, other] = tenants();
    const { webhookEndpoints: of } = storage.integration;
    return { endpoints: of(tenant), other: of(other), outbox: storage.outbox, tenant, clock, newId: createTestIds() };
  });
  connectLinksContract(name, async () => {
    const { storage, clock } = opened();
    return { links: storage.integration.connectLinks, tenant: freshTenant(), clock };
  });
  offeringsContract(name, async () => {
    const { storage, clock } = opened();
    const { offerings, addOns } = storage.integration;
    const later = (seconds: number) => new Date(clock.real.now().getTime() + seconds * 1000);
    const promised = () => storage.outbox.lease({ now: later(1e6), until: later(2e6), limit: 1000 });
    return { offerings, addOns, operator: freshTenant(), clients: tenants(), promised };
  });
  offeringRightsContract(name, opened);
  hooksContract(name, async () => {
    const { storage, clock } = opened();
    const [tenant, other] = tenants();
    const { hooks, hookSources: sources, connections } = storage.integration;
    const connect = async () => {
      const connection = connectionOf(tenant, clock.real.now());
      await connections(tenant).add(connection, {});
      return connection.id;
    };
    return { hooks: hooks(tenant), other: hooks(other), sources, outbox: storage.outbox, tenant, clock, connect };
  });
  usageBookContract(name, async () => {
    const { storage } = opened();
    const [tenant, other] = tenants();
    return { book: storage.modelUsage(tenant), other: storage.modelUsage(other) };
  });
  conversationsContract(name, async () => {
    const { conversations } = opened().storage;
    const [tenant, other] = tenants();
    return { conversations: conversations(tenant), other: conversations(other) };
  });
  personalDataContract(name, opened);
  shadowTurnsContract(name, opened);
  assessmentRequestsContract(name, async () => {
    const { assessmentRequests, letters } = opened().storage;
    const [tenant, other] = tenants();
    return { requests: assessmentRequests(tenant), other: assessmentRequests(other), letters: letters(tenant) };
  });
  evaluationConsentsContract(name, async () => {
    const { evaluationConsents } = opened().storage;
    const [tenant, other] = tenants();
    return { consents: evaluationConsents(tenant), other: evaluationConsents(other) };
  });
  changesContract(name, async () => {
    const { changes, templates, settings } = opened().storage;
    const [tenant, other] = tenants();
    return {
      changes: changes(tenant),
      other: changes(other),
      templates: templates(tenant),
      settings: settings(tenant),
    };
  });
  briefBookContract(name, async () => {
    const { storage, engine } = opened();
    const [tenant, other] = tenants();
    const standing = standingPromises(engine);
    return {
      book: storage.briefBook(tenant),
      other: storage.briefBook(other),
      tenant,
      promises: async () => (await standing(tenant)).length,
    };
  });
  troublesContract(name, async () => {
    const { troubles, troubleSweep: sweep } = opened().storage;
    const [tenant, other] = tenants();
    return { troubles: troubles(tenant), other: troubles(other), tenant, sweep };
  });
  channelStoresContract(name, async () => {
    const { storage, engine } = opened();
    const { channels: stores, installations, postSweep: sweep } = storage;
    return { stores, installations, sweep, tenants: tenants(), promises: standingPromises(engine) };
  });
  recordStoreContract(name, async () => {
    const { records } = opened().storage;
    const [tenant, other] = tenants();
    return { records: records(tenant), other: records(other) };
  });
}
