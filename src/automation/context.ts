// What every part of automation works with: the gate, the systems and stores of each organization, both clocks.
import type { Clocks } from '../core/clock.ts';
import type { CandidateId, TenantId } from '../core/ids.ts';
import type { InterviewerPool } from '../core/interviewer-pool.ts';
import type { Log } from '../core/log.ts';
import type { BookingLinks } from '../core/ports/booking-links.ts';
import type { ContactPreferences } from '../core/ports/contact-preferences.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Definitions } from '../core/ports/definitions.ts';
import type { Directory, SettingsStore } from '../core/ports/directory.ts';
import type { EnrolmentSweep, Enrolments } from '../core/ports/enrolments.ts';
import type { EventLog } from '../core/ports/event-log.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import type { Obligations } from '../core/ports/obligations.ts';
import type { Systems } from '../core/ports/systems.ts';
import type { Troubles, TroubleSweep } from '../core/ports/troubles.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { TextConsents } from '../core/ports/text-consents.ts';
import type { WebhookEndpoints } from '../core/ports/webhook-endpoints.ts';
import type { Rule } from '../core/rule.ts';
import type { AnyTool } from '../core/tool.ts';
import type { SequenceBook } from '../services/operations/sequences/sequence-book.ts';

/** `gate` is the only way to change anything: stores are for automation's own records, systems are read. */
export interface AutomationDependencies {
  readonly gate: Pick<ActionGate, 'call' | 'undoAction'>;
  readonly eventLog: Of<EventLog>;
  readonly ledger: Of<Pick<Ledger, 'action' | 'actionByIdem' | 'actions'>>;
  readonly interviewerPools: Of<Pick<Definitions<InterviewerPool>, 'list'>>;
  readonly systems: Of<Pick<Systems, 'ats' | 'calendar' | 'texts'>>;
  readonly sequences: Of<SequenceBook>;
  readonly enrolments: Of<Enrolments>;
  readonly preferences: Of<ContactPreferences>;
  readonly textConsents: Of<Pick<TextConsents, 'of'>>;
  readonly bookingLinks: Of<Pick<BookingLinks, 'list' | 'change'>>;
  readonly enrolmentSweep: EnrolmentSweep;
  readonly rules: Of<Definitions<Rule>>;
  readonly tools: Of<readonly AnyTool[]>;
  readonly troubles: Of<Troubles>;
  readonly troubleSweep: TroubleSweep;
  readonly webhookEndpoints: Of<Pick<WebhookEndpoints, 'isWanted' | 'publish'>>;
  /** Where a candidate says that no more messages of sequences are wanted. */
  readonly unsubscribeUrl: (tenant: TenantId, candidate: CandidateId) => string;
  readonly directory: Of<Pick<Directory, 'users'>>;
  /** Left out: no law is asked for. */
  readonly obligations?: Of<Pick<Obligations, 'owes'>>;
  readonly settings: Of<Pick<SettingsStore, 'get'>>;
  readonly clocks: Clocks;
  readonly log: Log;
}

/** The same for one organization. */
export interface AutomationContext {
  readonly tenant: TenantId;
  readonly gate: AutomationDependencies['gate'];
  readonly eventLog: EventLog;
  readonly ledger: Pick<Ledger, 'action' | 'actionByIdem' | 'actions'>;
  readonly interviewerPools: Pick<Definitions<InterviewerPool>, 'list'>;
  readonly systems: Pick<Systems, 'ats' | 'calendar' | 'texts'>;
  readonly sequences: SequenceBook;
  readonly enrolments: Enrolments;
  readonly preferences: ContactPreferences;
  readonly textConsents: Pick<TextConsents, 'of'>;
  readonly bookingLinks: Pick<BookingLinks, 'list' | 'change'>;
  readonly rules: Definitions<Rule>;
  readonly tools: () => readonly AnyTool[];
  readonly troubles: Troubles;
  readonly webhookEndpoints: Pick<WebhookEndpoints, 'isWanted' | 'publish'>;
  readonly unsubscribeUrl: (candidate: CandidateId) => string;
  readonly directory: Pick<Directory, 'users'>;
  readonly obligations: Pick<Obligations, 'owes'> | undefined;
  readonly settings: Pick<SettingsStore, 'get'>;
  readonly clocks: Clocks;
  readonly log: Log;
}

/** Cheap: stores are bound, nothing is read. */
export const contextOf = (dependencies: AutomationDependencies, tenant: TenantId): AutomationContext => ({
  tenant,
  gate: dependencies.gate,
  eventLog: dependencies.eventLog(tenant),
  ledger: dependencies.ledger(tenant),
  interviewerPools: dependencies.interviewerPools(tenant),
  systems: dependencies.systems(tenant),
  obligations: dependencies.obligations?.(tenant),
  sequences: dependencies.sequences(tenant),
  enrolments: dependencies.enrolments(tenant),
  preferences: dependencies.preferences(tenant),
  textConsents: dependencies.textConsents(tenant),
  bookingLinks: dependencies.bookingLinks(tenant),
  rules: dependencies.rules(tenant),
  tools: () => dependencies.tools(tenant),
  troubles: dependencies.troubles(tenant),
  webhookEndpoints: dependencies.webhookEndpoints(tenant),
  unsubscribeUrl: (candidate) => dependencies.unsubscribeUrl(tenant, candidate),
  directory: dependencies.directory(tenant),
  settings: dependencies.settings(tenant),
  clocks: dependencies.clocks,
  log: dependencies.log,
});
