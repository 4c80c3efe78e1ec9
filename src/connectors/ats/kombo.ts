// Kombo as the organization's ATS: where each thing stands in its records, and which calls change it. Stages belong to jobs.
import type { AtsMappingInput } from '../../core/connector/unified.ts';
import { komboNewCandidates } from '../additions/new-candidates.ts';

export const komboAts = {
  candidates: {
    collection: 'applications',
    one: { call: { method: 'GET', path: '/ats/applications', query: { ids: '{id}' } }, at: 'data.results' },
    personId: 'candidate_id',
    name: ['candidate.first_name', 'candidate.last_name'],
    email: 'candidate.email_addresses[0].email_address',
    job: 'job_id',
    stage: 'current_stage_id',
    appliedAt: 'remote_created_at',
    reason: 'rejection_reason_name',
    ended: [
      { field: 'outcome', equals: 'DECLINED', as: 'rejected' },
      { field: 'outcome', equals: 'HIRED', as: 'hired' },
    ],
    write: komboNewCandidates,
  },
  jobs: {
    collection: 'jobs',
    title: 'name',
    open: { field: 'status', values: ['OPEN'] },
    department: 'department',
    location: 'location.raw',
    description: 'description',
  },
  stages: { collection: 'jobs', within: { items: 'stages', id: 'id' }, name: 'name', group: 'of', order: 'index' },
  reasons: { collection: 'rejection_reasons', text: 'name' },
  users: { collection: 'users', email: 'email' },
  interviews: {
    collection: 'interviews',
    candidate: 'application_id',
    start: 'starting_at',
    scheduled: [{ field: 'starting_at' }],
    cancelled: [{ field: 'canceled', equals: true }],
  },
  offers: {
    collection: 'offers',
    candidate: 'application_id',
    extended: [{ field: 'status', equals: 'SENT' }],
    accepted: [{ field: 'status', equals: 'ACCEPTED' }],
    declined: [{ field: 'status', equals: 'DECLINED' }],
    at: 'remote_created_at',
    startDate: 'employment_start_date',
  },
  move: {
    call: { method: 'PUT', path: '/ats/applications/{id}/stage', body: { stage_id: '{to}' } },
    shows: { current_stage_id: '{to}' },
  },
  reject: {
    call: {
      method: 'POST',
      path: '/ats/applications/{id}/reject',
      body: { rejection_reason_id: '{reason}', note: '{reason_text}' },
    },
    shows: { outcome: 'DECLINED', rejected_at: '{now}', rejection_reason_name: '{reason_text}' },
  },
  notes: {
    add: {
      call: {
        method: 'POST',
        path: '/ats/applications/{id}/notes',
        body: { content: '{text}', content_type: 'PLAIN_TEXT' },
      },
    },
  },
} as const satisfies AtsMappingInput;
