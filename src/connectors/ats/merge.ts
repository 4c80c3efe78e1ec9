// Merge as the organization's ATS: where each thing stands in its records, and which calls change it. Rejections and what is
// taken back of them it only reads.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

/** All lists of Merge page in this way. */
export const paging = { kind: 'cursor', param: 'cursor', next: 'next', sizeParam: 'page_size', size: 100 } as const;

export const mergeAts = {
  candidates: {
    collection: 'applications',
    one: { call: { method: 'GET', path: '/ats/v1/applications/{id}' } },
    personId: 'candidate',
    person: { collection: 'candidates', one: { call: { method: 'GET', path: '/ats/v1/candidates/{id}' } } },
    name: ['person.first_name', 'person.last_name'],
    email: 'person.email_addresses[0].value',
    job: 'job',
    stage: 'current_stage',
    appliedAt: 'applied_at',
    lastContactAt: 'person.last_interaction_at',
    reason: 'reject_reason',
    ended: [{ field: 'rejected_at', as: 'rejected' }],
  },
  jobs: {
    collection: 'jobs',
    title: 'name',
    open: { field: 'status', values: ['OPEN'] },
    description: 'description',
    hiringManager: 'hiring_managers[0]',
  },
  stages: { collection: 'job_interview_stages', name: 'name', group: 'job', order: 'stage_order' },
  reasons: { collection: 'reject_reasons', text: 'name' },
  users: { collection: 'users', email: 'email' },
  // docs.merge.dev/merge-unified/ats/common-models/scorecards (read on 2026-11-27): who submitted one and what they recommend; the
  // words themselves are not passed on.
  scorecards: {
    call: { method: 'GET', path: '/ats/v1/scorecards', query: { application_id: '{id}' } },
    items: 'results',
    id: 'id',
    paging,
    gone: 'remote_was_deleted',
    author: { at: ['interviewer'], is: 'id' },
    submittedAt: 'submitted_at',
    recommendation: 'overall_recommendation',
  },
  interviews: {
    collection: 'interviews',
    candidate: 'application',
    start: 'start_at',
    scheduled: [{ field: 'status', equals: 'SCHEDULED' }],
    finished: [{ field: 'status', values: ['AWAITING_FEEDBACK', 'COMPLETE'] }],
  },
  offers: {
    collection: 'offers',
    candidate: 'application',
    extended: [{ field: 'status', values: ['SENT', 'SENT-MANUALLY', 'OPENED'] }],
    accepted: [{ field: 'status', equals: 'SIGNED' }],
    declined: [{ field: 'status', equals: 'DENIED' }],
    at: 'sent_at',
    startDate: 'start_date',
  },
  move: {
    call: {
      method: 'POST',
      path: '/ats/v1/applications/{id}/change-stage',
      body: { job_interview_stage: '{to}' },
    },
    shows: { current_stage: '{to}' },
  },
  notes: {
    add: {
      call: {
        method: 'POST',
        path: '/ats/v1/activities',
        body: {
          model: { activity_type: 'NOTE', body: '{text}', visibility: 'PUBLIC', candidate: '{person}' },
          remote_user_id: '{config.remote_user_id}',
        },
      },
      answerId: 'model.id',
    },
  },
  unable: {
    reject: 'Merge passes no rejections on. Reject in the system behind it.',
    restore: 'Merge passes no rejections on, and none is taken back through it. Do it in the system behind it.',
  },
} as const satisfies AtsMappingInput;
