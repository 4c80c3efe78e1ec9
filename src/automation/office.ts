// What every part of automation works with: the gate, the systems and stores of each organisation, both clocks.
import type { Clocks } from '../core/clock.ts';
import type { CandidateId, TenantId } from '../core/ids.ts';
import type { InterviewerPool } from '../core/interviewer-pool.ts';
import type { Log } from '../core/log.ts';
import type { BookingLinks } from '../core/ports/booking-links.ts';
import type { ContactPreferences } from '../core/ports/contact-preferences.ts';
import type { Desk } from '../core/ports/desk.ts';
import type { Definitions } from '../core/ports/definitions.ts';
import type { Directory, SettingsStore } from '../core/ports/directory.ts';
import type { EnrolmentSweep, Enrolments } from '../core/ports/enrolments.ts';
import type { EventLog } from '../core/ports/event-log.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import type { Systems } from '../core/ports/systems.ts';
import type { Troubles, TroubleSweep } from '../core/ports/troubles.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { TextConsents } from '../core/ports/text-consents.ts';
import type { WebhookEndpoints } from '../core/ports/webhook-endpoints.ts';
import type { Rule } from '../core/rule.ts';
import type { AnyTool } from '../core/tool.ts';
import type { SequenceBook } from '../services/operations/sequences/sequence-book.ts';

export interface AutomationParts {
  readonly desk: Pick<Desk, 'call' | 'undoAction'>;
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
  readonly settings: Of<Pick<SettingsStore, 'get'>>;
  readonly clocks: Clocks;
  readonly log: Log;
}

/** The same for one organisation. */
export interface Office {
  readonly tenant: TenantId;
  readonly desk: AutomationParts['desk'];
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
  readonly settings: Pick<SettingsStore, 'get'>;
  readonly clocks: Clocks;
  readonly log: Log;
}

export const officeOf = (parts: AutomationParts, tenant: TenantId): Office => ({
  tenant,
  desk: parts.desk,
  eventLog: parts.eventLog(tenant),
  ledger: parts.ledger(tenant),
  interviewerPools: parts.interviewerPools(tenant),
  systems: parts.systems(tenant),
  sequences: parts.sequences(tenant),
  enrolments: parts.enrolments(tenant),
  preferences: parts.preferences(tenant),
  textConsents: parts.textConsents(tenant),
  bookingLinks: parts.bookingLinks(tenant),
  rules: parts.rules(tenant),
  tools: () => parts.tools(tenant),
  troubles: parts.troubles(tenant),
  webhookEndpoints: parts.webhookEndpoints(tenant),
  unsubscribeUrl: (candidate) => parts.unsubscribeUrl(tenant, candidate),
  directory: parts.directory(tenant),
  settings: parts.settings(tenant),
  clocks: parts.clocks,
  log: parts.log,
});
