// Everything the HTTP server needs, handed in by `main`. Nothing here knows which adapter stands behind a port.
import type { Server as McpServer } from '@modelcontextprotocol/server';
import type { ReadFile } from '../core/candidate-file.ts';
import type { Phone } from '../core/phone.ts';
import type { TextConsents } from '../core/ports/text-consents.ts';
import type { Agent } from '../agent/agent.ts';
import type { Automation } from '../automation/automation.ts';
import type { TakeEvent } from '../automation/event-intake.ts';
import type { Unsubscribing } from '../automation/unsubscribe.ts';
import type { Principal } from '../core/access.ts';
import type { Clocks } from '../core/clock.ts';
import type { InboundEndpoint } from '../core/inbound-endpoint.ts';
import type { ActorId, CandidateId, ErasureId, NewId, TenantId } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import type { Log } from '../core/log.ts';
import type { AuditCheckpoints, AuditKey } from '../core/ports/audit-checkpoints.ts';
import type { AuditLog } from '../core/ports/audit-log.ts';
import type { BookingLinks } from '../core/ports/booking-links.ts';
import type { Changes } from '../core/ports/changes.ts';
import type { ChannelAdmin } from '../core/ports/channel-admin.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import type { ContactPreferences } from '../core/ports/contact-preferences.ts';
import type { Conversations } from '../core/ports/conversations.ts';
import type { Credentials } from '../core/ports/credentials.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Directory, Organizations, SettingsStore, Templates } from '../core/ports/directory.ts';
import type { Definitions } from '../core/ports/definitions.ts';
import type { Enrolments } from '../core/ports/enrolments.ts';
import type { EnvironmentStore } from '../core/ports/environment.ts';
import type { EventLog } from '../core/ports/event-log.ts';
import type { EventSources } from '../core/ports/event-sources.ts';
import type { IdentityProviders } from '../core/ports/identity-providers.ts';
import type { OpenId } from '../core/ports/open-id.ts';
import type { ProvisionedPeople } from '../core/ports/provisioned-people.ts';
import type { IdempotencyRecords } from '../core/ports/idempotency.ts';
import type { Letters } from '../core/ports/letters.ts';
import type { AssessmentRequests } from '../core/ports/assessment-requests.ts';
import type { LegalHolds } from '../core/ports/legal-holds.ts';
import type { RecordSeal } from '../core/ports/record-seal.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import type { NewsPublisher } from '../core/ports/news.ts';
import type { RetentionJournal } from '../core/ports/retention.ts';
import type { Erasure, ExportPage } from '../core/ports/personal-data.ts';
import type { PersonPreferences } from '../core/ports/person-preferences.ts';
import type { Sealer } from '../core/ports/sealer.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Template } from '../core/records.ts';
import type { Telemetry } from '../core/telemetry.ts';
import type { InterviewPlan } from '../core/interview-plan.ts';
import type { InterviewerPool } from '../core/interviewer-pool.ts';
import type { Rule } from '../core/rule.ts';
import type { Sequence } from '../core/sequence.ts';
import type { SequenceBook } from '../services/operations/sequences/sequence-book.ts';
import type { AnyTool } from '../core/tool.ts';
import type { About } from '../services/operations/data-protection.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { VeteranPorts } from './veteran-ports.ts';
import type { Preview } from '../services/operations/template-preview.ts';
import type { ConsoleFile } from './routes/console-files.ts';
import type { GuideName } from './wire/guide.ts';
import type { IntegrationPorts } from './routes/integration-ports.ts';
import type { RetentionPorts } from './routes/retention-ports.ts';
import type { EvaluationConsents } from '../core/ports/evaluation-consents.ts';
import type { TalkExport } from '../services/evaluation/scenario.ts';
import type { ShadowReport } from '../agent/shadow/report.ts';
import type { UsageReport } from '../services/operations/usage-figures.ts';
import type { Brief, Metrics } from './wire/brief.ts';
import type { SandboxState } from './wire/sandbox.ts';

/** Turns names that people write into identifiers. Throws `ambiguous`, `validation_failed` and the like. */
type Resolve = (request: { tool: string; input: JsonObject; by: Principal }) => Promise<JsonObject>;

export interface Sandbox {
  /** What its systems hold now, with the letters on their way. Throws `not_found` for other organizations. */
  view(tenant: TenantId): Promise<SandboxState>;
  /** Puts everything of the organization back to its file. */
  reset(tenant: TenantId): Promise<void>;
  /** Somebody writes to its phone. Throws `not_found` for other organizations. */
  receiveText(
    tenant: TenantId,
    text: { from: Phone; text: string },
  ): Promise<'stop' | 'start' | 'help' | 'reply' | 'unknown'>;
}

interface WantedMetrics {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly recruiter?: string | undefined;
  readonly job?: string | undefined;
}

interface WantedUsage {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly person?: string | undefined;
}

export interface DataProtection {
  export(by: Principal, about: About, page: { after: string | undefined; limit: number }): Promise<ExportPage>;
  erase(by: Principal, about: About): Promise<Erasure>;
  erasure(by: Principal, id: ErasureId): Promise<Erasure>;
  /** Newest first. */
  erasures(by: Principal, limit: number): Promise<readonly Erasure[]>;
}

/** Why the stores cannot do their work, in words for an operator; undefined while they can. */
export interface StoreHealth {
  /** What is known without asking: changes are refused for it. */
  known(): string | undefined;
  /** Asks them. */
  look(): Promise<string | undefined>;
}

/** A change that no ledger entry tells of: keys, people, settings, organizations. Ids only. */
export interface AuditRecord {
  readonly tenant: TenantId;
  readonly by: ActorId;
  readonly event: string;
  readonly subject: string;
  readonly requestId: string;
  readonly at: Date;
}

export interface ApiConfig {
  /** Where people and machines reach the service; the issuer and audience of its tokens. No slash at the end. */
  readonly publicUrl: string;
  readonly version: string;
  /** For each key and service; 600 unless set. */
  readonly requestsPerMinute: number;
  /** For each key and service, on batch and job-starting routes; 60 unless set. */
  readonly jobsPerMinute: number;
  /** For each sending address, on the routes that connected systems report events to; 60,000 unless set. */
  readonly eventsPerMinute?: number;
  /** Whom to tell of a weakness: a mailto: or https: address. */
  readonly securityContact?: string;
  /** Wrong keys from one address before they are answered with 429; 60 unless set. */
  readonly wrongKeysPerMinute?: number;
  /** After how long without a person's act a console session ends; 60 unless set. */
  readonly sessionIdleMinutes?: number;
  /** The proxies whose forwarding headers are believed; false: none. */
  readonly trustProxy: string | false;
  /** Serves HTTPS, TLS 1.3 only. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

export interface ApiPorts {
  readonly config: ApiConfig;
  readonly gate: ActionGate;
  readonly ledger: Of<Ledger>;
  readonly letters: Of<Pick<Letters, 'find'>>;
  readonly news: NewsPublisher;
  readonly limiter: RateLimiter;
  readonly agent: Agent;
  readonly conversations: Of<Conversations>;
  readonly directory: Of<Directory>;
  readonly templates: Of<Templates>;
  readonly settings: Of<SettingsStore>;
  readonly organizations: Organizations;
  readonly credentials: Credentials;
  readonly identityProviders: Of<IdentityProviders>;
  readonly openId: OpenId;
  readonly provisionedPeople: Of<ProvisionedPeople>;
  readonly idempotency: IdempotencyRecords;
  readonly channelAdmin: ChannelAdmin;
  /** Addresses that chat platforms call. */
  readonly endpoints: readonly InboundEndpoint[];
  readonly ats: Of<Ats>;
  readonly calendar: Of<Calendar>;
  readonly scores: Of<Pick<RetentionJournal, 'recentScores' | 'scoresOf'>>;
  /** The tools of one organization, bound to its systems. */
  readonly tools: Of<readonly AnyTool[]>;
  /** The same list unbound: names, summaries and schemas for the OpenAPI document. Nothing of it is executed. */
  readonly catalogue: readonly AnyTool[];
  readonly resolve: Resolve;
  readonly retention: RetentionPorts;
  readonly eventSources: EventSources;
  readonly automation: Pick<Automation, 'optOut' | 'previewSequence' | 'checkRule' | 'rehearse'>;
  readonly sequences: Of<Definitions<Sequence>>;
  readonly sequenceBook: Of<SequenceBook>;
  readonly interviewPlans: Of<Definitions<InterviewPlan>>;
  readonly interviewerPools: Of<Definitions<InterviewerPool>>;
  readonly enrolments: Of<Enrolments>;
  readonly preferences: Of<ContactPreferences>;
  readonly textConsents: Of<Pick<TextConsents, 'of'>>;
  readonly personPreferences: Of<PersonPreferences>;
  /** Takes the text out of a file that somebody sent. */
  readonly readFile: ReadFile;
  readonly bookingLinks: Of<BookingLinks>;
  readonly rules: Of<Definitions<Rule>>;
  /** Whom an unsubscribe link is for; undefined for one that was not made here. */
  readonly unsubscribed: (token: string) => Unsubscribing | undefined;
  readonly eventLog: Of<EventLog>;
  readonly takeEvent: TakeEvent;
  readonly veteran: VeteranPorts;
  readonly integration: IntegrationPorts;
  /** The configuration as documents. */
  readonly environment: Of<EnvironmentStore>;
  readonly sandbox: Sandbox | undefined;
  readonly brief: (by: Principal) => Promise<Brief>;
  /** Answers at `/mcp` in place of the catalogue: a protocol server for each request. */
  readonly mcpServer?: (by: Principal) => McpServer;
  /** Days in the organization's zone; `to` is exclusive. Both absent: the last 30 days. */
  readonly metrics: (by: Principal, wanted: WantedMetrics) => Promise<Metrics>;
  /** What language models cost, by the same days; `person` narrows it. */
  readonly usage: (by: Principal, wanted: WantedUsage) => Promise<UsageReport>;
  /** What the candidate in shadow would have done in these days. */
  readonly shadow: (by: Principal, wanted: Omit<WantedUsage, 'person'>) => Promise<ShadowReport>;
  readonly consents: Of<EvaluationConsents>;
  /** The talks of those who consented, as scenarios without names. */
  readonly ownTalks: (by: Principal) => Promise<TalkExport>;
  readonly changes: Of<Changes>;
  /** What a template would say to that candidate. Throws `candidate_not_found`. */
  readonly preview: (by: Principal, template: Template, candidate: CandidateId) => Promise<Preview>;
  readonly dataProtection: DataProtection;
  readonly audit: (record: AuditRecord) => Promise<void>;
  readonly auditCheckpoints: Of<AuditCheckpoints>;
  readonly auditKey: AuditKey;
  readonly recordSeal: Of<RecordSeal>;
  readonly legalHolds: Of<LegalHolds>;
  readonly assessmentRequests: Of<AssessmentRequests>;
  readonly auditTrail: Of<Pick<AuditLog, 'list' | 'verify'>>;
  /** The text of docs/problems.md: what /problems/<code> answers with. */
  readonly problemGuide: string;
  /** The texts of docs/ that are pages of the service, as Markdown. */
  readonly guides: (name: GuideName) => Promise<string>;
  /** The files of the page at /console/, by their path below it. */
  readonly consoleFiles: ReadonlyMap<string, ConsoleFile>;
  /** The veterans' widget as pages load it; undefined where it is not built. */
  readonly widgetScript: ConsoleFile | undefined;
  /** The element that puts the builder into another page; undefined where it is not built. */
  readonly embedScript?: ConsoleFile | undefined;
  /** Seals what callers carry for the service, such as cursors. */
  readonly sealer: Sealer;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
  /** Left out: nothing is measured. */
  readonly telemetry?: Telemetry;
  /** The page of /metrics. */
  readonly exposition: () => Promise<string>;
  readonly stores: StoreHealth;
  /**
   * All but `ready` answer 503 on /health/ready. `leaving` serves what comes, until balancers have seen that; `draining` answers
   * 503 on everything but /health.
   */
  readonly state: () => 'starting' | 'ready' | 'leaving' | 'draining';
}
