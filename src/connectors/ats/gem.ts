// Gem as the organization's ATS: where each thing stands in its records. Whoever moves or rejects somebody does it there.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

export const gemAts = {
  candidates: {
    collection: 'applications',
    one: { call: { method: 'GET', path: '/ats/v0/applications/{id}' } },
    personId: 'candidate_id',
    person: { collection: 'candidates', one: { call: { method: 'GET', path: '/ats/v0/candidates/{id}' } } },
    name: ['person.first_name', 'person.last_name'],
    email: 'person.email_addresses[0].value',
    job: 'jobs[0].id',
    stage: 'current_stage.id',
    appliedAt: 'applied_at',
    lastContactAt: 'last_activity_at',
    reason: 'rejection_reason.name',
    ended: [
      { field: 'status', equals: 'rejected', as: 'rejected' },
      { field: 'status', equals: 'hired', as: 'hired' },
    ],
  },
  jobs: {
    collection: 'jobs',
    title: 'name',
    open: { field: 'status', values: ['open'] },
    department: 'departments[0].name',
    location: 'offices[0].name',
    hiringManager: 'hiring_team.hiring_managers[0].id',
  },
  stages: { collection: 'job_stages', name: 'name', group: 'job_id', order: 'priority' },
  users: { collection: 'users', email: 'primary_email_address' },
  interviews: {
    collection: 'scheduled_interviews',
    candidate: 'application_id',
    start: 'start.date_time',
    scheduled: [{ field: 'status', equals: 'scheduled' }],
    finished: [{ field: 'status', values: ['awaiting_feedback', 'complete'] }],
  },
  notes: {
    add: {
      call: {
        method: 'POST',
        path: '/ats/v0/candidates/{person}/activity_feed/notes',
        body: { user_id: '{config.user_id}', body: '{text}', visibility: 'public' },
      },
      answerId: 'id',
    },
  },
} as const satisfies AtsMappingInput;
