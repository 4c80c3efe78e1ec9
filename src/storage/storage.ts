// What `main` gets: every store port of the core, over one database.
import type pg from 'pg';
import type { TenantId } from '../core/ids.ts';
import type { AuditLog } from '../core/ports/audit-log.ts';
import type { ContactPreferences } from '../core/ports/contact-preferences.ts';
import type { BookingLinks } from '../core/ports/booking-links.ts';
import type { BriefBook } from '../core/ports/brief-delivery.ts';
import type { ChannelStores, Installations, PostSweep } from '../core/ports/channels.ts';
import type { Changes } from '../core/ports/changes.ts';
import type { Conversations } from '../core/ports/conversations.ts';
import type { EvaluationConsents } from '../core/ports/evaluation-consents.ts';
import type { ShadowTurns } from '../core/ports/shadow-turns.ts';
import type { UsageBook } from '../core/ports/usage-book.ts';
import type { Credentials } from '../core/ports/credentials.ts';
import type { Directory, Organizations, SettingsStore, Templates } from '../core/ports/directory.ts';
import type { Definitions } from '../core/ports/definitions.ts';
import type { EnrolmentSweep, Enrolments } from '../core/ports/enrolments.ts';
import type { EventLog } from '../core/ports/event-log.ts';
import type { EventSources } from '../core/ports/event-sources.ts';
import type { IdempotencyRecords } from '../core/ports/idempotency.ts';
import type { Ledger, LedgerSweep } from '../core/ports/ledger.ts';
import type { LetterSweep, Letters } from '../core/ports/letters.ts';
import type { NewsDesk } from '../core/ports/news.ts';
import type { Origins } from '../core/ports/origins.ts';
import type { Outbox } from '../core/ports/outbox.ts';
import type { PersonalData } from '../core/ports/personal-data.ts';
import type { Presence } from '../core/ports/presence.ts';
import type { RecordStore } from '../core/ports/record-store.ts';
import type { RetentionStores } from '../core/ports/retention-stores.ts';
import type { Sealer } from '../core/ports/sealer.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Troubles, TroubleSweep } from '../core/ports/troubles.ts';
import type { Figures } from './figures.ts';
import type { IntegrationStores } from './integration/stores.ts';
import type { InterviewPlan } from '../core/interview-plan.ts';
import type { InterviewerPool } from '../core/interviewer-pool.ts';
import type { Rule } from '../core/rule.ts';
import type { Sequence } from '../core/sequence.ts';
import type { ServiceState } from './state.ts';
import type { VeteranStores } from './veteran/stores.ts';

export interface Storage {
  readonly audit: Of<AuditLog>;
  readonly news: NewsDesk;
  readonly ledger: Of<Ledger>;
  readonly ledgerSweep: LedgerSweep;
  readonly eventLog: Of<EventLog>;
  readonly eventSources: EventSources;
  readonly sequences: Of<Definitions<Sequence>>;
  readonly rules: Of<Definitions<Rule>>;
  readonly interviewPlans: Of<Definitions<InterviewPlan>>;
  readonly interviewerPools: Of<Definitions<InterviewerPool>>;
  readonly enrolments: Of<Enrolments>;
  readonly enrolmentSweep: EnrolmentSweep;
  readonly contactPreferences: Of<ContactPreferences>;
  readonly bookingLinks: Of<BookingLinks>;
  readonly sealer: Sealer;
  readonly letters: Of<Letters>;
  readonly letterSweep: LetterSweep;
  readonly directory: Of<Directory>;
  readonly templates: Of<Templates>;
  readonly settings: Of<SettingsStore>;
  readonly organizations: Organizations;
  readonly credentials: Credentials;
  readonly idempotency: IdempotencyRecords;
  readonly conversations: Of<Conversations>;
  readonly evaluationConsents: Of<EvaluationConsents>;
  readonly shadowTurns: Of<ShadowTurns>;
  readonly modelUsage: Of<UsageBook>;
  readonly records: Of<RecordStore>;
  readonly channels: Of<ChannelStores>;
  readonly installations: Installations;
  readonly postSweep: PostSweep;
  readonly origins: Origins;
  readonly figures: Figures;
  readonly outbox: Outbox;
  readonly personalData: Of<PersonalData>;
  readonly briefBook: Of<BriefBook>;
  readonly troubles: Of<Troubles>;
  readonly troubleSweep: TroubleSweep;
  readonly changes: Of<Changes>;
  readonly state: ServiceState;
  readonly veteran: VeteranStores;
  readonly retention: RetentionStores;
  readonly integration: IntegrationStores;
  /** For BullMQ's PostgreSQL backend; made when first asked for. */
  readonly jobsPool: pg.Pool;
  /** Removes everything of one tenant except its organisation, credentials and audit trail. */
  wipe(tenant: TenantId): Promise<void>;
  /** Rewrites the files that held erased rows. Throws `unavailable` while their tables are in use. */
  compact(): Promise<void>;
  readonly presence: Presence;
  /** At the start of the only process: what the last one held of requests, letters and cards is nobody's now. */
  freeLeases(): Promise<void>;
  /** Throws when the database does not answer. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
