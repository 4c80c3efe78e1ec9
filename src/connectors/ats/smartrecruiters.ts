// SmartRecruiters as the organization's ATS: where each thing stands in its records, and which calls change it. A candidate
// stands in the statuses that all its hiring processes share; the assignment that it calls primary is the candidacy.
import type { AtsMappingInput } from '../../core/connector/unified.ts';
import { smartrecruitersNewCandidates } from '../additions/new-candidates.ts';

const status = (to: string) => ({
  call: { method: 'PUT' as const, path: '/candidates/{id}/jobs/{job}/status', body: { status: to } },
  shows: { 'primaryAssignment.status': to },
});

export const smartrecruitersAts = {
  candidates: {
    collection: 'candidates',
    one: { call: { method: 'GET', path: '/candidates/{id}' } },
    name: ['firstName', 'lastName'],
    email: 'email',
    job: 'primaryAssignment.job.id',
    stage: 'primaryAssignment.status',
    appliedAt: 'createdOn',
    ended: [
      { field: 'primaryAssignment.status', equals: 'REJECTED', as: 'rejected' },
      { field: 'primaryAssignment.status', equals: 'WITHDRAWN', as: 'rejected' },
      { field: 'primaryAssignment.status', equals: 'HIRED', as: 'hired' },
    ],
    write: smartrecruitersNewCandidates,
  },
  jobs: {
    collection: 'jobs',
    title: 'title',
    open: { field: 'status', values: ['CREATED', 'SOURCING', 'INTERVIEW', 'OFFER'] },
    department: 'department.label',
    location: 'location.city',
  },
  stages: {
    collection: 'candidates',
    name: 'primaryAssignment.status',
    fixed: [
      { id: 'LEAD', name: 'Lead' },
      { id: 'NEW', name: 'New' },
      { id: 'IN_REVIEW', name: 'In Review' },
      { id: 'INTERVIEW', name: 'Interview' },
      { id: 'OFFERED', name: 'Offered' },
    ],
  },
  move: status('{to}'),
  reject: status('REJECTED'),
  restore: status('{to}'),
  notes: {
    add: {
      call: {
        method: 'POST',
        path: '/messages/shares',
        // The number sign ties the note to the profile; open notes are seen by everybody who may see the candidate.
        body: { content: '#[CANDIDATE:{id}] {text}', shareWith: { openNote: true } },
      },
      answerId: 'id',
    },
  },
} as const satisfies AtsMappingInput;
