// The system behind Apideck as the organization's ATS: where each thing stands in its records, and which calls change it. Apideck
// lists no stages: those are known in which somebody stands.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

const change = (parts: { stage?: { id: string }; status: string }) => ({
  method: 'PATCH' as const,
  path: '/ats/applications/{id}',
  operation: 'applicationsUpdate',
  body: { applicant_id: '{person}', job_id: '{job}', ...parts },
});
const stands = {
  call: change({ stage: { id: '{to}' }, status: 'open' }),
  shows: { 'stage.id': '{to}', status: 'open' },
};

export const apideckAts = {
  candidates: {
    collection: 'applications',
    one: {
      call: { method: 'GET', path: '/ats/applications/{id}', operation: 'applicationsOne' },
      at: 'data',
    },
    personId: 'applicant_id',
    person: {
      collection: 'applicants',
      one: { call: { method: 'GET', path: '/ats/applicants/{id}', operation: 'applicantsOne' }, at: 'data' },
    },
    name: ['person.first_name', 'person.last_name'],
    email: 'person.emails[0].email',
    job: 'job_id',
    stage: 'stage.id',
    appliedAt: 'created_at',
    ended: [
      { field: 'status', equals: 'rejected', as: 'rejected' },
      { field: 'status', equals: 'hired', as: 'hired' },
    ],
  },
  jobs: {
    collection: 'jobs',
    title: 'title',
    open: { field: 'status', values: ['open'] },
    department: 'department.name',
    location: 'location',
    description: 'description',
  },
  stages: { collection: 'applications', seen: 'stage.id', name: 'stage.name' },
  move: stands,
  reject: { call: change({ status: 'rejected' }), shows: { status: 'rejected' } },
  restore: stands,
  unable: {
    add_note: 'Apideck passes no notes on. Write it in the system behind it.',
    read_notes: 'Apideck passes no notes on. Read them in the system behind it.',
    remove_note: 'Apideck passes no notes on. Do it in the system behind it.',
  },
} as const satisfies AtsMappingInput;
