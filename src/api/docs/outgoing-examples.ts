// An example of each event that leaves, for the document and for programs that show one before anything happened.
import { type OutgoingType, outgoingTypes } from '../../core/outgoing-event.ts';
import type { JsonObject } from '../../core/json.ts';

const origin = { action_id: 'act_1', system: null };
const application = { candidate_id: 'c_1', job_id: 'job_1', ...origin };
const reported = { candidate_id: 'c_1', job_id: 'job_1', action_id: null, system: 'greenhouse' };
const stageChange = { ...application, from: 'Onsite', to: 'Offer' };
const meeting = { candidate_id: 'c_1', meeting_id: 'mtg_1', start: '2026-03-12T15:00:00.000Z', ...origin };
const counts = { read: 120, written: 118, unchanged: 2, skipped: 0, failed: 0, deleted: 0 };
const sync = { sync_id: 'syn_1', integration_id: 'int_1', run: 1 };

const examples: Readonly<Record<OutgoingType, JsonObject>> = {
  'candidate.moved': stageChange,
  'candidate.rejected': { ...stageChange, to: 'Rejected' },
  'candidate.contacted': { candidate_id: 'c_1', ...origin },
  'candidate.withdrawn': reported,
  'application.received': reported,
  'candidate.added': { candidate_id: 'c_1', job_id: 'job_1', stage: 'Applied', ...origin },
  'requisition.added': { job_id: 'job_1', ...origin },
  'interview.scheduled': { ...meeting, action_id: null, system: 'greenhouse' },
  'interview.finished': { ...meeting, action_id: null, system: 'greenhouse' },
  'meeting.booked': meeting,
  'meeting.moved': meeting,
  'meeting.cancelled': { ...meeting, start: null },
  'offer.extended': application,
  'offer.sent': { candidate_id: 'c_1', action_id: 'act_1' },
  'offer.accepted': reported,
  'offer.declined': reported,
  'offer.withdrawn': application,
  'decision.made': {
    approval_id: 'apr_1',
    action_id: 'act_1',
    tool: 'send_offer',
    decision: 'approved',
    decided_by: 'u_nora',
  },
  'action.undone': { action_id: 'act_1' },
  'sequence.ended': {
    enrolment_id: 'enr_1',
    sequence_id: 'offer-extended',
    candidate_id: 'c_1',
    outcome: 'finished',
  },
  'sync.completed': { ...sync, status: 'succeeded', counts },
  'sync.failed': {
    ...sync,
    status: 'failed',
    counts: { ...counts, read: 0, written: 0, unchanged: 0 },
    error: {
      kind: 'auth',
      blame: 'remote',
      message: 'The other system refused the key.',
      fix: 'Let the connection in again.',
      status: 401,
    },
  },
  'audit.finished': { audit_id: 'aud_1', job_family: null, trigger: 'asked' },
  'checkpoint.signed': {
    client_id: 'northwind',
    records: 1_204,
    hash: 'FtqGNXmS4eKhnFbPJ0Qd7Y9bR2sC6uV8wX1yZ3aB5cD',
    at: '2026-03-09T13:15:00.000Z',
    key_id: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    signature: 'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
  },
  'endpoint.test': { endpoint_id: 'whe_1' },
};

const timestamp = '2026-03-09T13:15:00.000Z';

/** Whole bodies, as they are posted. */
export const outgoingExamples: readonly { type: OutgoingType; timestamp: string; data: JsonObject }[] =
  outgoingTypes.map((type) => ({ type, timestamp, data: examples[type] }));
