// What outlives every process: the stores of the organization, and the systems outside.
import { connectors } from '../../src/connectors/index.ts';
import { seedAts } from '../../src/connectors/emulator/seed-ats.ts';
import type { Clock, Clocks } from '../../src/core/clock.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { Unified } from '../../src/core/connector/unified.ts';
import { Settings } from '../../src/core/settings.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import { createFakeDirectory, createFakeTemplates } from '../fakes/directory.ts';
import { createFakeLedgers } from '../fakes/ledger.ts';
import { FakeBookingLinks } from '../fakes/booking-links.ts';
import { FakeEnrolments } from '../fakes/enrolments.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { createFakeDefinitions } from '../fakes/definitions.ts';
import { FakeTextConsents } from '../fakes/text-consents.ts';
import { FakeContactPreferences } from '../fakes/contact-preferences.ts';
import { FakeLetters } from '../fakes/letters.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { FakeTroubles } from '../fakes/troubles.ts';
import { FakeSettings } from '../gate/world.ts';
import { createTestIds } from '../support/ids.ts';
import type { InterviewerPool } from '../../src/core/interviewer-pool.ts';
import type { Ledger } from '../../src/core/ports/ledger.ts';
import type { Definitions } from '../../src/core/ports/definitions.ts';
import type { Rule } from '../../src/core/rule.ts';
import type { Sequence } from '../../src/core/sequence.ts';
import { linkedLedger } from './linked-ledger.ts';
import { SimulatedQueue } from './queue.ts';
import { acme, atsPeople, templates, users } from './people.ts';
import type { Life } from './place.ts';
import type { Scheduler } from './scheduler.ts';
import { type destinations, openSyncPlace, type SyncPlace } from './sync.ts';
import { type Entry, Vendor } from './vendor.ts';

export type Port = 'ats' | 'calendar' | 'mail' | 'crm' | 'chat';

/** Every system that can take that place. */
export const systemsFor = (port: keyof Unified): readonly Connector[] =>
  connectors.filter(({ unified }) => unified[port] !== undefined);

export interface Organization {
  readonly scheduler: Scheduler;
  readonly vendors: Readonly<Record<Port, Vendor>>;
  readonly ledgers: ReturnType<typeof createFakeLedgers>;
  /** With the event log beside it. */
  readonly ledger: Ledger;
  readonly events: FakeEventLog;
  readonly sync: SyncPlace;
  readonly queue: SimulatedQueue;
  readonly enrolments: FakeEnrolments;
  readonly sequences: Definitions<Sequence>;
  readonly rules: Definitions<Rule>;
  readonly interviewerPools: Definitions<InterviewerPool>;
  readonly bookingLinks: FakeBookingLinks;
  readonly textConsents: FakeTextConsents;
  readonly settings: FakeSettings;
  readonly records: RecordStore;
  readonly letters: FakeLetters;
  readonly outbox: FakeOutbox;
  readonly troubles: FakeTroubles;
  readonly preferences: FakeContactPreferences;
  readonly directory: ReturnType<typeof createFakeDirectory>;
  readonly templates: ReturnType<typeof createFakeTemplates>;
  readonly newId: ReturnType<typeof createTestIds>;
  /** As they are, whatever a process believes. */
  readonly clocks: Clocks;
  /** How far business time is ahead. */
  readonly business: { offsetMs: number };
  clocksOf(life: Life): Clocks;
}

interface Opening {
  readonly scheduler: Scheduler;
  readonly systems: Readonly<Record<Port, Connector>>;
  readonly destination: (typeof destinations)[number];
  readonly changed: (entry: Entry) => void;
}

export const limits = { bulkThreshold: 2, dailyMessageCap: 2, holdSeconds: 60 } as const;

export function openOrganization({ scheduler, systems, destination, changed }: Opening): Organization {
  const business = { offsetMs: 0 };
  const clock = (skew: () => number): Clock => ({ now: () => new Date(scheduler.now + skew()) });
  const clocksWith = (skew: () => number): Clocks => ({
    real: clock(skew),
    business: clock(() => skew() + business.offsetMs),
  });
  const clocks = clocksWith(() => 0);
  const vendorOf = (declared: Connector) => new Vendor({ declared, clock: clocks.real, scheduler, changed });
  const vendors = {
    ats: vendorOf(systems.ats),
    calendar: vendorOf(systems.calendar),
    mail: vendorOf(systems.mail),
    crm: vendorOf(systems.crm),
    chat: vendorOf(systems.chat),
  };
  const { connector, world } = vendors.ats;
  seedAts({ connector, beside: world.beside, collection: (name) => vendors.ats.collection(name) }, atsPeople);
  for (const vendor of Object.values(vendors)) vendor.begin();
  const settings = new FakeSettings();
  settings.settings = Settings.parse({ ...limits, fourEyes: false });
  const outbox = new FakeOutbox();
  const promises = { tenant: acme, clocks, outbox };
  const events = new FakeEventLog(promises);
  const newId = createTestIds();
  const sync = openSyncPlace({ scheduler, clocks, outbox, newId, how: destination });
  for (const vendor of [sync.source, sync.destination]) vendor.begin();
  const troubles = new FakeTroubles();
  const ledgers = createFakeLedgers(clocks.business, troubles);
  return {
    scheduler,
    vendors,
    ledgers,
    ledger: linkedLedger(ledgers.of(acme), events, () => clocks.business.now()),
    events,
    sync,
    queue: new SimulatedQueue(scheduler),
    enrolments: new FakeEnrolments(promises),
    sequences: createFakeDefinitions<Sequence>(),
    rules: createFakeDefinitions<Rule>(),
    interviewerPools: createFakeDefinitions<InterviewerPool>(),
    bookingLinks: new FakeBookingLinks(),
    textConsents: new FakeTextConsents(),
    settings,
    records: createFakeRecordStore(),
    letters: new FakeLetters({ ...promises, troubles, isPaused: () => settings.settings.paused }),
    outbox,
    troubles,
    preferences: new FakeContactPreferences(),
    directory: createFakeDirectory(users),
    templates: createFakeTemplates(templates),
    newId,
    clocks,
    business,
    clocksOf: (life) => clocksWith(() => life.skewMs),
  };
}
