// Greenhouse as the organization's ATS: where each thing stands in its records, and which calls change it.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

export const greenhouseAts = {
  candidates: {
    collection: 'applications',
    one: { call: { method: 'GET', path: '/v3/applications', query: { ids: '{id}' } } },
    personId: 'candidate_id',
    person: {
      collection: 'candidates',
      one: { call: { method: 'GET', path: '/v3/candidates', query: { ids: '{id}' } } },
    },
    name: ['person.first_name', 'person.last_name'],
    email: 'person.email_addresses[0].value',
    phone: 'person.phone_numbers[0].value',
    job: 'job_id',
    stage: 'job_interview_stage_id',
    appliedAt: 'created_at',
    lastContactAt: 'last_activity_at',
    reason: 'rejection_reason_id',
    ended: [
      { field: 'status', equals: 'rejected', as: 'rejected' },
      { field: 'status', equals: 'hired', as: 'hired' },
    ],
  },
  jobs: { collection: 'jobs', title: 'name', open: { field: 'status', values: ['open'] } },
  stages: { collection: 'job_interview_stages', name: 'name', group: 'job_id', order: 'sort_order' },
  interviews: {
    collection: 'interviews',
    candidate: 'application_id',
    start: 'starts_at',
    scheduled: [{ field: 'status', equals: 'scheduled' }],
    finished: [{ field: 'status', values: ['awaiting_feedback', 'complete'] }],
  },
  offers: {
    collection: 'offers',
    candidate: 'application_id',
    extended: [{ field: 'status', equals: 'Created' }, { field: 'sent_on' }],
    accepted: [{ field: 'status', equals: 'Accepted' }],
    declined: [{ field: 'status', equals: 'Rejected' }],
    at: 'sent_on',
  },
  reasons: { collection: 'rejection_reasons', text: 'name' },
  users: { collection: 'users', email: 'primary_email' },
  // GET /v3/scorecards, fields as of 2026-06-27 (docs/feedback.md): a draft has no `submitted_at`; private notes are not read.
  scorecards: {
    call: { method: 'GET', path: '/v3/scorecards', query: { application_ids: '{id}' } },
    items: '$',
    paging: { kind: 'link' },
    id: 'id',
    author: { at: ['interviewer_id', 'submitter_id'], is: 'id' },
    submittedAt: 'submitted_at',
    recommendation: 'candidate_rating',
    answers: { places: { 'Key takeaways': 'notes', 'Notes for other interviewers': 'public_notes' } },
  },
  move: {
    call: {
      method: 'POST',
      path: '/v3/applications/{id}/move',
      body: { from_stage_id: '{from}', to_stage_id: '{to}' },
    },
    shows: { job_interview_stage_id: '{to}' },
  },
  reject: {
    call: {
      method: 'POST',
      path: '/v3/applications/{id}/reject',
      body: { rejection_reason_id: '{reason}', notes: '{reason_text}' },
    },
    shows: { status: 'rejected', rejected_at: '{now}', rejection_reason_id: '{reason}' },
  },
  restore: {
    call: { method: 'POST', path: '/v3/applications/{id}/unreject' },
    shows: { status: 'in_process', rejected_at: null, rejection_reason_id: null },
  },
  notes: {
    list: {
      call: { method: 'GET', path: '/v3/notes', query: { application_ids: '{id}', type: 'NOTE' } },
      items: '$',
      id: 'id',
      text: 'body',
      at: 'created_at',
      paging: { kind: 'link' },
    },
    add: {
      call: {
        method: 'POST',
        path: '/v3/notes',
        body: {
          candidate_id: '{person}',
          application_id: '{id}',
          body: '{text}',
          note_type: 'NOTE',
          visibility: 'public',
        },
      },
      answerId: 'id',
    },
  },
} as const satisfies AtsMappingInput;
