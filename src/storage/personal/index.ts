// Every store that keeps something of candidates, in the order of erasure. What each holds, for how long and why stands in
// `core/personal-data.ts`; the compiler wants a line here for every line there.
import type { KeptName } from '../../core/personal-data.ts';
import { actions } from './actions.ts';
import { approvals } from './approvals.ts';
import { assessmentRequests } from './assessment-requests.ts';
import { bookingLinks } from './booking-links.ts';
import { eventDeliveries } from './event-deliveries.ts';
import { events } from './events.ts';
import { keptAnswers } from './kept-answers.ts';
import { legalHolds } from './legal-holds.ts';
import { letters } from './letters.ts';
import { personPreferences } from './person-preferences.ts';
import { promises } from './promises.ts';
import { retentionHires, retentionOptOuts, retentionOutcomes, retentionScores } from './retention.ts';
import { sandbox } from './sandbox.ts';
import { contactPreferences, contacts, enrolments, sequenceMessages } from './sequences.ts';
import { textConsents } from './text-consents.ts';
import type { PersonalStore } from './store.ts';
import { links, syncPages, syncedRecords } from './synced-records.ts';
import { waysBack } from './undo-records.ts';
import { turns } from './turns.ts';

export const personalStores: Readonly<Record<KeptName, PersonalStore>> = {
  approval: approvals,
  action: actions,
  event_log: events,
  event_delivery: eventDeliveries,
  enrolment: enrolments,
  sequence_message: sequenceMessages,
  contact_preference: contactPreferences,
  contact: contacts,
  text_consent: textConsents,
  booking_link: bookingLinks,
  legal_hold: legalHolds,
  person_preference: personPreferences,
  assessment_request: assessmentRequests,
  letter: letters,
  turn: turns,
  outbox: promises,
  idempotency: keptAnswers,
  retention_score: retentionScores,
  retention_outcome: retentionOutcomes,
  retention_hire: retentionHires,
  retention_opt_out: retentionOptOuts,
  sync_record: syncedRecords,
  sync_page: syncPages,
  sync_undo: waysBack,
  link: links,
  sandbox_record: sandbox,
};
