// BambooHR as the organization's ATS: where each thing stands in its records, and which calls change it.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

export const bamboohrAts = {
  candidates: {
    collection: 'applications',
    one: {
      call: {
        method: 'GET',
        path: '/api/v1/applicant_tracking/applications/{id}',
        operation: 'get-application-details',
      },
    },
    personId: 'applicant.id',
    name: ['applicant.firstName', 'applicant.lastName'],
    email: 'applicant.email',
    job: 'job.id',
    stage: 'status.id',
    appliedAt: 'appliedDate',
    stageSince: 'status.dateChanged',
  },
  jobs: {
    collection: 'jobs',
    title: 'title.label',
    open: { field: 'status.label', values: ['Open'] },
    department: 'department.label',
    location: 'location.label',
  },
  stages: { collection: 'stages', name: 'name' },
  move: {
    call: {
      method: 'POST',
      path: '/api/v1/applicant_tracking/applications/{id}/status',
      body: { status: '{to_number}' },
      operation: 'update-applicant-status',
    },
    shows: { 'status.id': '{to_number}', 'status.dateChanged': '{now}' },
  },
  notes: {
    add: {
      call: {
        method: 'POST',
        path: '/api/v1/applicant_tracking/applications/{id}/comments',
        body: { type: 'comment', comment: '{text}' },
        operation: 'create-application-comment',
      },
    },
  },
} as const satisfies AtsMappingInput;
