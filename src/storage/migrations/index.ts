// Every change of the schema, in order. A migration that was released is never edited; the next one corrects it.
import { personPreferences } from './0270-person-preferences.ts';
import { identityProviders } from './0280-identity-providers.ts';
import { provisionedPeople } from './0281-provisioned-people.ts';
import { messages } from './0282-messages.ts';
import { pausedLetters } from './0284-paused-letters.ts';
import { claimNumbers } from './0288-claim-numbers.ts';
import { sessionActivity } from './0289-session-activity.ts';
import { executedActions } from './0290-executed-actions.ts';
import { repeatedCalls } from './0291-repeated-calls.ts';
import { modelUsage } from './0216-model-usage.ts';
import { usageAnswered } from './0230-usage-answered.ts';
import { evaluationConsents } from './0239-evaluation-consents.ts';
import { leaseHolders } from './0241-lease-holders.ts';
import { shadowTurns } from './0236-shadow-turns.ts';
import { actionClaims } from './0238-action-claims.ts';
import { appRole } from './0001-app-role.ts';
import { people } from './0002-people.ts';
import { ledger } from './0003-ledger.ts';
import { work } from './0004-work.ts';
import { protectedRole } from './0100-protected-role.ts';
import { veteran } from './0101-veteran.ts';
import { retention } from './0102-retention.ts';
import { events } from './0110-events.ts';
import { sequences } from './0111-sequences.ts';
import { dataProtection } from './0113-data-protection.ts';
import { brief } from './0114-brief.ts';
import { templatesAndSettings } from './0115-templates-and-settings.ts';
import { channels } from './0120-channels.ts';
import { integration } from './0130-integration.ts';
import { troubles } from './0140-troubles.ts';
import { approvalLinks } from './0150-approval-links.ts';
import { syncPages } from './0160-sync-pages.ts';
import { syncChoices } from './0161-sync-choices.ts';
import { fieldDrift } from './0162-field-drift.ts';
import { flows } from './0170-flows.ts';
import { hooks } from './0171-hooks.ts';
import { connectLinks } from './0172-connect-links.ts';
import { offerings } from './0180-offerings.ts';
import { syncSent } from './0181-sync-sent.ts';
import { letterLinks } from './0182-letter-links.ts';
import { failedActions } from './0183-failed-actions.ts';
import { channelFiles } from './0185-channel-files.ts';
import { syncScans } from './0188-sync-scans.ts';
import { sessionDevices } from './0196-sessions.ts';
import { syncUnclear } from './0204-sync-unclear.ts';
import { syncScanned } from './0205-sync-scanned.ts';
import { syncSettled } from './0206-sync-settled.ts';
import { humanActs } from './0213-human-acts.ts';
import { syncScannedRun } from './0207-sync-scanned-run.ts';
import { syncBegun } from './0211-sync-begun.ts';
import { syncUndo } from './0189-sync-undo.ts';
import { connectionTold } from './0190-connection-told.ts';
import { bookingLinks } from './0232-booking-links.ts';
import { undoNote } from './0234-undo-note.ts';
import { drafts } from './0237-drafts.ts';
import { auditCheckpoints } from './0251-audit-checkpoints.ts';
import { traces } from './0250-traces.ts';
import { scoreGain } from './0254-score-gain.ts';
import { reactionActions } from './0256-reaction-actions.ts';
import { contactPreferences } from './0212-contact-preferences.ts';
import { meetingReminders } from './0240-meeting-reminders.ts';
import { legalHolds } from './0261-legal-holds.ts';
import { linkPlaces } from './0262-link-places.ts';
import { assessmentRequests } from './0264-assessment-requests.ts';
import { requestLanguage } from './0265-request-language.ts';
import { texts } from './0252-texts.ts';
import { webhookEndpoints } from './0260-webhook-endpoints.ts';

export const migrations = {
  '0001-app-role': appRole,
  '0002-people': people,
  '0003-ledger': ledger,
  '0004-work': work,
  '0100-protected-role': protectedRole,
  '0101-veteran': veteran,
  '0102-retention': retention,
  '0110-events': events,
  '0111-sequences': sequences,
  '0113-data-protection': dataProtection,
  '0114-brief': brief,
  '0115-templates-and-settings': templatesAndSettings,
  '0120-channels': channels,
  '0130-integration': integration,
  '0140-troubles': troubles,
  '0150-approval-links': approvalLinks,
  '0160-sync-pages': syncPages,
  '0161-sync-choices': syncChoices,
  '0162-field-drift': fieldDrift,
  '0170-flows': flows,
  '0171-hooks': hooks,
  '0172-connect-links': connectLinks,
  '0180-offerings': offerings,
  '0181-sync-sent': syncSent,
  '0182-letter-links': letterLinks,
  '0183-failed-actions': failedActions,
  '0185-channel-files': channelFiles,
  '0188-sync-scans': syncScans,
  '0189-sync-undo': syncUndo,
  '0190-connection-told': connectionTold,
  '0196-sessions': sessionDevices,
  '0204-sync-unclear': syncUnclear,
  '0205-sync-scanned': syncScanned,
  '0206-sync-settled': syncSettled,
  '0207-sync-scanned-run': syncScannedRun,
  '0211-sync-begun': syncBegun,
  '0212-contact-preferences': contactPreferences,
  '0213-human-acts': humanActs,
  '0216-model-usage': modelUsage,
  '0230-usage-answered': usageAnswered,
  '0232-booking-links': bookingLinks,
  '0234-undo-note': undoNote,
  '0236-shadow-turns': shadowTurns,
  '0237-drafts': drafts,
  '0238-action-claims': actionClaims,
  '0239-evaluation-consents': evaluationConsents,
  '0240-meeting-reminders': meetingReminders,
  '0241-lease-holders': leaseHolders,
  '0250-traces': traces,
  '0251-audit-checkpoints': auditCheckpoints,
  '0252-texts': texts,
  '0254-score-gain': scoreGain,
  '0256-reaction-actions': reactionActions,
  '0260-webhook-endpoints': webhookEndpoints,
  '0261-legal-holds': legalHolds,
  '0262-link-places': linkPlaces,
  '0264-assessment-requests': assessmentRequests,
  '0265-request-language': requestLanguage,
  '0270-person-preferences': personPreferences,
  '0280-identity-providers': identityProviders,
  '0281-provisioned-people': provisionedPeople,
  '0282-messages': messages,
  '0284-paused-letters': pausedLetters,
  '0288-claim-numbers': claimNumbers,
  '0289-session-activity': sessionActivity,
  '0290-executed-actions': executedActions,
  '0291-repeated-calls': repeatedCalls,
} as const satisfies Record<string, string>;
