// The fakes of automation's stores pass the suites that the real ones pass.
import { TenantId } from '../../src/core/ids.ts';
import type { Sequence } from '../../src/core/sequence.ts';
import { bookingLinksContract } from '../contracts/booking-links.ts';
import { contactPreferencesContract } from '../contracts/contact-preferences.ts';
import { eventLogContract } from '../contracts/event-log.ts';
import { eventSourcesContract } from '../contracts/event-sources.ts';
import { sequencesContract } from '../contracts/sequences.ts';
import { textConsentsContract } from '../contracts/text-consents.ts';
import { troublesContract } from '../contracts/troubles.ts';
import { createTestClock } from '../support/clock.ts';
import { createFakeDefinitions } from './definitions.ts';
import { FakeBookingLinks } from './booking-links.ts';
import { FakeContactPreferences } from './contact-preferences.ts';
import { FakeTextConsents } from './text-consents.ts';
import { FakeEnrolments } from './enrolments.ts';
import { FakeEventLog } from './event-log.ts';
import { FakeEventSources } from './event-sources.ts';
import { FakeOutbox } from './outbox.ts';
import { FakeTroubles } from './troubles.ts';

const tenant = TenantId.parse('acme');
const globex = TenantId.parse('globex');

eventLogContract('fake', async () => {
  const clock = createTestClock();
  const outbox = new FakeOutbox();
  const log = new FakeEventLog({ tenant, clocks: clock, outbox });
  return { log, other: new FakeEventLog({ tenant: globex, clocks: clock, outbox }), outbox, tenant, clock };
});
eventSourcesContract('fake', async () => ({
  sources: new FakeEventSources(),
  tenants: [tenant, globex],
  system: 'sandbox',
}));
troublesContract('fake', async () => {
  const troubles = new FakeTroubles();
  const sweep = { tenants: async () => (troubles.rows.size > 0 ? [tenant] : []) };
  return { troubles, other: new FakeTroubles(), tenant, sweep };
});
bookingLinksContract('fake', async () => {
  const links = new FakeBookingLinks();
  return {
    links,
    elsewhere: new FakeBookingLinks(),
    promised: async () => links.promised,
    wished: async () => links.told,
  };
});
contactPreferencesContract('fake', async () => ({
  preferences: new FakeContactPreferences(),
  elsewhere: new FakeContactPreferences(),
}));
textConsentsContract('fake', async () => ({ consents: new FakeTextConsents(), other: new FakeTextConsents() }));
sequencesContract('fake', async () => {
  const clock = createTestClock();
  const outbox = new FakeOutbox();
  return {
    definitions: createFakeDefinitions<Sequence>(),
    enrolments: new FakeEnrolments({ tenant, clocks: clock, outbox }),
    other: new FakeEnrolments(),
    outbox,
    tenant,
    clock,
  };
});
