// What tools are built from: one organization's systems and stores. `main` hands it to toolsFor once a tenant.
import type { Ats } from '../core/ports/ats.ts';
import type { Clocks } from '../core/clock.ts';
import type { AssessmentRequests } from '../core/ports/assessment-requests.ts';
import type { BookingLinks } from '../core/ports/booking-links.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import type { ContactPreferences } from '../core/ports/contact-preferences.ts';
import type { Crm } from '../core/ports/crm.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Definitions } from '../core/ports/definitions.ts';
import type { Directory, Templates } from '../core/ports/directory.ts';
import type { EnvironmentStore } from '../core/ports/environment.ts';
import type { Enrolments } from '../core/ports/enrolments.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import type { Letters } from '../core/ports/letters.ts';
import type { Messenger } from '../core/ports/messenger.ts';
import type { TextConsents } from '../core/ports/text-consents.ts';
import type { Texts } from '../core/ports/texts.ts';
import type { RetentionJournal } from '../core/ports/retention.ts';
import type { InterviewPlan } from '../core/interview-plan.ts';
import type { InterviewerPool } from '../core/interviewer-pool.ts';
import type { DeletionPorts } from './carry-deletions.ts';
import type { FlowDraftPorts } from './propose-flow.ts';
import type { HealthPorts } from './integration-health.ts';
import type { SyncPorts } from './run-sync.ts';
import type { SettlePorts } from './settle-record.ts';
import type { UndoPorts } from './undo-sync.ts';
import type { ScorePorts } from './score-candidate.ts';
import type { TranslatePorts } from '../services/veteran/translate.ts';
import type { SequenceBook } from '../services/operations/sequences/sequence-book.ts';

export interface ToolPorts {
  readonly ats: Ats;
  readonly calendar: Calendar;
  readonly crm: Crm;
  readonly sequences: Pick<SequenceBook, 'list' | 'find'>;
  readonly enrolments: Enrolments;
  readonly preferences: ContactPreferences;
  readonly bookingLinks: BookingLinks;
  readonly assessmentRequests: Pick<AssessmentRequests, 'list'>;
  /** Times that are held end by real time. */
  readonly clocks: Pick<Clocks, 'real'>;
  readonly messenger: Messenger;
  readonly letters: Letters;
  readonly texts: Texts;
  readonly textConsents: TextConsents;
  readonly directory: Pick<Directory, 'users' | 'user'>;
  readonly templates: Pick<Templates, 'list' | 'get'>;
  readonly interviewPlans: Pick<Definitions<InterviewPlan>, 'list' | 'latest'>;
  readonly interviewerPools: Pick<Definitions<InterviewerPool>, 'list'>;
  readonly ledger: Pick<Ledger, 'actions' | 'approvals' | 'action' | 'approvalOf'>;
  /** Retention scoring, which keeps a record of each score. */
  readonly score: ScorePorts['score'];
  readonly scores: Pick<RetentionJournal, 'recentScores' | 'scoresOf'>;
  /** What translates military codes. */
  readonly veteran: TranslatePorts;
  /** The organization's configuration as documents. */
  readonly environment: EnvironmentStore;
  /** The syncs between systems. */
  readonly integration: SyncPorts & HealthPorts & DeletionPorts & UndoPorts & SettlePorts & FlowDraftPorts;
  /** For the tool that takes back other actions. */
  readonly gate: Pick<ActionGate, 'undoAction'>;
}
