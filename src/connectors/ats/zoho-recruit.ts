// Zoho Recruit as the organization's ATS: where each thing stands in its records, and which calls change it. An application is one
// candidate in one job opening; the call that changes its status names both. Every account names its statuses itself.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

const status = (to: string, more: { comments?: string } = {}) => ({
  call: {
    method: 'PUT' as const,
    path: '/recruit/v2/Candidates/status',
    body: { data: [{ ids: ['{person}'], jobids: ['{job}'], Candidate_Status: to, ...more }] },
  },
  shows: { Application_Status: to },
});

export const zohoRecruitAts = {
  candidates: {
    collection: 'applications',
    one: { call: { method: 'GET', path: '/recruit/v2/Applications/{id}' }, at: 'data' },
    personId: 'Candidate.id',
    name: ['Full_Name'],
    email: 'Email',
    job: '$Job_Opening_Id',
    stage: 'Application_Status',
    appliedAt: 'Created_Time',
    ended: [
      { field: 'Application_Status', equals: 'Rejected', as: 'rejected' },
      { field: 'Application_Status', equals: 'Hired', as: 'hired' },
    ],
  },
  jobs: {
    collection: 'job_openings',
    title: 'Posting_Title',
    open: { field: 'Job_Opening_Status', values: ['In-progress'] },
    location: 'City',
  },
  stages: {
    collection: 'applications',
    seen: 'Application_Status',
    known: [
      { id: 'Associated', name: 'Associated' },
      { id: 'Qualified', name: 'Qualified' },
      { id: 'Hired', name: 'Hired', ended: 'hired' },
      { id: 'Rejected', name: 'Rejected', ended: 'rejected' },
    ],
    name: 'Application_Status',
  },
  move: status('{to}'),
  reject: status('Rejected', { comments: '{reason_text}' }),
  restore: status('{to}'),
  notes: {
    add: {
      call: {
        method: 'POST',
        path: '/recruit/v2/Notes',
        body: { data: [{ Note_Content: '{text}', Parent_Id: '{person}', se_module: 'Candidates' }] },
      },
      answerId: 'data[0].details.id',
    },
  },
} as const satisfies AtsMappingInput;
