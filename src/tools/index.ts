// The list of the tools. A tool that is not in it does not exist for planners, gate, log and documentation.
import type { AnyTool } from '../core/tool.ts';
import { addNote } from './add-note.ts';
import { applyEnvironment } from './apply-environment.ts';
import { bookMeeting } from './book-meeting.ts';
import { bookRoom } from './book-room.ts';
import { cancelInterviews } from './cancel-interviews.ts';
import { cancelMeeting } from './cancel-meeting.ts';
import { carryDeletions } from './carry-deletions.ts';
import { explainDecision } from './explain-decision.ts';
import { findCandidates } from './find-candidates.ts';
import { findMilitaryCodes } from './find-military-codes.ts';
import { findFreeSlots } from './find-free-slots.ts';
import { importCandidates } from './import-candidates.ts';
import { importRequisitions } from './import-requisitions.ts';
import { integrationHealth } from './integration-health.ts';
import { inviteToBook } from './invite-to-book.ts';
import { listActions } from './list-actions.ts';
import { listDecisions } from './list-decisions.ts';
import { listFeedback } from './list-feedback.ts';
import { listApprovals } from './list-approvals.ts';
import { logCrm } from './log-crm.ts';
import { morningBrief } from './morning-brief.ts';
import { moveStage } from './move-stage.ts';
import { notifyUser } from './notify-user.ts';
import { recordRejection } from './record-rejection.ts';
import { proposeFlow } from './propose-flow.ts';
import { rejectCandidate } from './reject-candidate.ts';
import { replaceInterviewer } from './replace-interviewer.ts';
import { requestFeedback } from './request-feedback.ts';
import { rescheduleInterviews } from './reschedule-interviews.ts';
import { rescheduleMeeting } from './reschedule-meeting.ts';
import { runSync } from './run-sync.ts';
import { scheduleInterviews } from './schedule-interviews.ts';
import { scoreCandidate } from './score-candidate.ts';
import { sendFollowup } from './send-followup.ts';
import { sendMessage } from './send-message.ts';
import { sendText } from './send-text.ts';
import { setTextConsent } from './set-text-consent.ts';
import { sendOffer } from './send-offer.ts';
import { setContactPreference } from './set-contact-preference.ts';
import { settleRecord } from './settle-record.ts';
import { showCandidate } from './show-candidate.ts';
import { showInterviewLoad } from './show-interview-load.ts';
import { showMetrics } from './show-metrics.ts';
import { sendStatement } from './send-statement.ts';
import { startSequence } from './start-sequence.ts';
import { stopSequence } from './stop-sequence.ts';
import type { ToolPorts } from './tool-ports.ts';
import { translateMos } from './translate-mos.ts';
import { undoAction } from './undo-action.ts';
import { undoSync } from './undo-sync.ts';
import { withdrawOffer } from './withdraw-offer.ts';

/** For automation alone: no planner and no program is offered them. */
export const automaticToolsFor = (ports: ToolPorts): readonly AnyTool[] => [
  sendStatement(ports),
  recordRejection(ports),
];

/** One line a tool; the order is that of the catalogue. `ports` are those of one organization. */
export const toolsFor = (ports: ToolPorts): readonly AnyTool[] => [
  findCandidates(ports),
  showCandidate(ports),
  moveStage(ports),
  rejectCandidate(ports),
  sendOffer(ports),
  withdrawOffer(ports),
  bookMeeting(ports),
  bookRoom(ports),
  rescheduleMeeting(ports),
  cancelMeeting(ports),
  scheduleInterviews(ports),
  replaceInterviewer(ports),
  rescheduleInterviews(ports),
  cancelInterviews(ports),
  showInterviewLoad(ports),
  findFreeSlots(ports),
  inviteToBook(ports),
  sendFollowup(ports),
  sendMessage(ports),
  sendText(ports),
  setTextConsent(ports),
  setContactPreference(ports),
  addNote(ports),
  notifyUser(ports),
  requestFeedback(ports),
  listFeedback(ports),
  scoreCandidate(ports),
  importCandidates(ports),
  importRequisitions(ports),
  logCrm(ports),
  translateMos(ports.veteran),
  findMilitaryCodes({ data: ports.veteran.data, ats: ports.ats }),
  startSequence(ports),
  stopSequence(ports),
  morningBrief(ports),
  showMetrics(ports),
  integrationHealth(ports.integration),
  runSync(ports.integration),
  carryDeletions(ports.integration),
  undoSync(ports.integration),
  settleRecord(ports.integration),
  proposeFlow(ports.integration),
  applyEnvironment(ports),
  listApprovals(ports),
  listActions(ports),
  explainDecision(ports),
  listDecisions(ports),
  undoAction(ports),
];
