// Frappe HR as the organization's ATS: where each thing stands in its records, and which calls change it. The status of an
// applicant is the stage; the times of an interview stand apart from its day and have no zone, so that none is told.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

const status = (to: string) => ({
  call: { method: 'PUT' as const, path: '/api/resource/Job%20Applicant/{id}', body: { status: to } },
  shows: { status: to },
});

const whose = { applicant_name: '{name}', email_id: '{email}', phone_number: '{phone}', job_title: '{job}' };
const add = { method: 'POST' as const, path: '/api/resource/Job%20Applicant', body: { ...whose, status: '{stage}' } };
const offer = { job_applicant: '{candidate}', status: 'Awaiting Response', offer_date: '{day}' };
const draft = { ...offer, designation: '{opening.designation}', company: '{opening.company}', terms: '{terms}' };
const comment = { comment_type: 'Comment', reference_doctype: 'Job Applicant', reference_name: '{id}' };

export const frappeHrAts = {
  candidates: {
    collection: 'applicants',
    one: { call: { method: 'GET', path: '/api/resource/Job%20Applicant/{id}' }, at: 'data' },
    name: ['applicant_name'],
    email: 'email_id',
    job: 'job_title',
    stage: 'status',
    appliedAt: 'creation',
    ended: [
      { field: 'status', equals: 'Rejected', as: 'rejected' },
      { field: 'status', equals: 'Accepted', as: 'hired' },
    ],
    write: {
      make: { call: add, answerId: 'data.name' },
      remove: { call: { method: 'DELETE', path: '/api/resource/Job%20Applicant/{id}' } },
    },
  },
  jobs: {
    collection: 'job_openings',
    title: 'job_title',
    open: { field: 'status', values: ['Open'] },
    department: 'department',
    location: 'location',
    description: 'description',
  },
  stages: {
    collection: 'applicants',
    name: 'status',
    fixed: ['Open', 'Replied', 'Hold'].map((name) => ({ id: name, name })),
  },
  interviews: {
    collection: 'interviews',
    candidate: 'job_applicant',
    scheduled: [{ field: 'status', equals: 'Pending' }],
    finished: [{ field: 'status', values: ['Under Review', 'Cleared', 'Rejected'] }],
  },
  offers: {
    collection: 'job_offers',
    candidate: 'job_applicant',
    extended: [{ field: 'status', equals: 'Awaiting Response' }],
    accepted: [{ field: 'status', equals: 'Accepted' }],
    declined: [{ field: 'status', equals: 'Rejected' }],
    at: 'offer_date',
    // A draft, which can be deleted; a site keeps one offer for each applicant.
    write: {
      mark: 'terms',
      needs: ['opening.designation', 'opening.company'],
      make: {
        call: { method: 'POST', path: '/api/resource/Job%20Offer', body: draft },
        answerId: 'data.name',
        shows: { ...offer, terms: '{terms}' },
      },
      remove: { call: { method: 'DELETE', path: '/api/resource/Job%20Offer/{id}' } },
    },
  },
  move: status('{to}'),
  reject: status('Rejected'),
  restore: status('{to}'),
  notes: {
    list: {
      call: {
        method: 'GET',
        path: '/api/resource/Comment',
        query: {
          fields: '["name","content","creation"]',
          order_by: 'creation asc',
          filters:
            '[["reference_doctype","=","Job Applicant"],["reference_name","=","{id}"],["comment_type","=","Comment"]]',
        },
      },
      items: 'data',
      id: 'name',
      text: 'content',
      at: 'creation',
      isHtml: true,
      paging: { kind: 'offset', param: 'limit_start', sizeParam: 'limit_page_length', size: 100 },
    },
    add: {
      call: { method: 'POST', path: '/api/resource/Comment', body: { ...comment, content: '{text_html}' } },
      answerId: 'data.name',
    },
    remove: { call: { method: 'DELETE', path: '/api/resource/Comment/{note}' } },
  },
} as const satisfies AtsMappingInput;
