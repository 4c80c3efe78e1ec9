// Teamtailor as the organization's ATS: where each thing stands in its records, and which calls change it. A candidacy whose
// `rejected-at` is filled is over; it stays in its stage.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

const headers = { 'content-type': 'application/vnd.api+json' };
const stage = { data: { id: '{to}', type: 'stages' } };

/** What changes of a job application. */
const change = (parts: {
  attributes?: Record<string, string | null>;
  relationships?: Record<string, typeof stage>;
}) => ({
  method: 'PATCH' as const,
  path: '/job-applications/{id}',
  headers,
  body: { data: { id: '{id}', type: 'job-applications', ...parts } },
});

export const teamtailorAts = {
  candidates: {
    collection: 'applications',
    one: {
      call: {
        method: 'GET',
        path: '/job-applications/{id}',
        query: { include: 'candidate,job,stage,reject-reason' },
      },
      at: 'data',
    },
    personId: 'relationships.candidate.data.id',
    person: { collection: 'candidates', one: { call: { method: 'GET', path: '/candidates/{id}' }, at: 'data' } },
    name: ['person.attributes.first-name', 'person.attributes.last-name'],
    email: 'person.attributes.email',
    phone: 'person.attributes.phone',
    job: 'relationships.job.data.id',
    stage: 'relationships.stage.data.id',
    appliedAt: 'attributes.created-at',
    stageSince: 'attributes.changed-stage-at',
    reason: 'relationships.reject-reason.data.id',
    ended: [{ field: 'attributes.rejected-at', as: 'rejected' }],
  },
  jobs: {
    collection: 'jobs',
    title: 'attributes.title',
    open: { field: 'attributes.status', values: ['open'] },
    description: 'attributes.body',
    hiringManager: 'relationships.user.data.id',
  },
  stages: {
    collection: 'stages',
    name: 'attributes.name',
    group: 'relationships.job.data.id',
    order: 'attributes.row-order',
    ended: [{ field: 'attributes.stage-type', equals: 'Hired', as: 'hired' }],
  },
  reasons: { collection: 'reject_reasons', text: 'attributes.reason' },
  users: { collection: 'users', email: 'attributes.email' },
  move: {
    call: change({ relationships: { stage } }),
    shows: { 'relationships.stage.data.id': '{to}', 'attributes.changed-stage-at': '{now}' },
  },
  reject: {
    call: change({
      attributes: { 'rejected-at': '{now}' },
      relationships: { 'reject-reason': { data: { id: '{reason}', type: 'reject-reasons' } } },
    }),
    shows: { 'attributes.rejected-at': '{now}', 'relationships.reject-reason.data.id': '{reason}' },
  },
  restore: {
    call: change({ attributes: { 'rejected-at': null }, relationships: { stage } }),
    shows: { 'attributes.rejected-at': null, 'relationships.stage.data.id': '{to}' },
  },
  notes: {
    add: {
      call: {
        method: 'POST',
        path: '/notes',
        headers,
        body: {
          data: {
            type: 'notes',
            attributes: { note: '{text}' },
            relationships: {
              candidate: { data: { id: '{person}', type: 'candidates' } },
              user: { data: { id: '{config.user_id}', type: 'users' } },
            },
          },
        },
      },
      answerId: 'data.id',
    },
  },
} as const satisfies AtsMappingInput;
