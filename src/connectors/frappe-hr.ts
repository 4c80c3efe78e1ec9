// Frappe HR (the recruiting of ERPNext): every document type is read and written at the same kind of address.
import { defineConnector } from '../core/connector/connector.ts';
import { frappeHrAts } from './ats/frappe-hr.ts';

const paging = {
  kind: 'offset',
  param: 'limit_start',
  sizeParam: 'limit_page_length',
  size: 100,
} as const;
const stamps = {
  creation: { path: 'creation', type: 'datetime' },
  modified: { path: 'modified', type: 'datetime' },
} as const;
/** Its own times are those of the site's zone, and say nothing of it: so much is read again. */
const changes = {
  kind: 'filter',
  param: 'filters',
  value: '[["modified",">=","{sincePlain}"]]',
  field: 'modified',
  lookBack: 14 * 3_600,
} as const;
/** All fields: the list shows names alone otherwise. */
const listOf = (type: string) => ({
  method: 'GET' as const,
  path: `/api/resource/${encodeURIComponent(type)}`,
  query: { fields: '["*"]', order_by: 'creation asc' },
});

export const frappeHr = defineConnector({
  system: 'frappe-hr',
  title: 'Frappe HR',
  category: ['ats', 'hris'],
  docs: 'https://docs.frappe.io/framework/user/en/api/rest',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://{config.host}',
  config: [
    {
      key: 'host',
      label: 'Host of the site',
      example: 'acme.frappe.cloud',
      pattern: String.raw`^[a-z0-9.-]+$`,
    },
  ],
  credentials: [
    { key: 'api_key', label: 'API key', help: 'User › Settings › API Access; the role HR Manager.' },
    { key: 'api_secret', label: 'API secret', secret: true },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'token {cred.api_key}:{cred.api_secret}' }],
  test: { method: 'GET', path: '/api/method/frappe.auth.get_logged_user' },
  limits: { concurrency: 2 },
  faults: [
    {
      path: 'exc_type',
      equals: 'AuthenticationError',
      kind: 'auth',
      fix: 'Make a new API secret for that user: the old one no longer counts.',
    },
    { status: '403', kind: 'permission', fix: 'Give the user of the API key the role HR Manager.' },
    { status: '417', kind: 'invalid', fix: 'The site refused the change; its message says which rule of it.' },
  ],
  collections: {
    applicants: {
      label: 'Job applicants',
      model: 'ats.application',
      list: listOf('Job Applicant'),
      items: 'data',
      id: 'name',
      paging,
      changes,
      fields: {
        applicant_name: { path: 'applicant_name', type: 'string', personal: 'personal' },
        email_id: { path: 'email_id', type: 'string', personal: 'personal' },
        phone_number: { path: 'phone_number', type: 'string', personal: 'personal' },
        job_title: { path: 'job_title', type: 'string' },
        status: { path: 'status', type: 'string' },
        source: { path: 'source', type: 'string' },
        ...stamps,
      },
      writes: {
        create: {
          call: { method: 'POST', path: '/api/resource/Job%20Applicant' },
          idempotency: { kind: 'none' },
          answerId: 'data.name',
        },
        update: {
          call: { method: 'PUT', path: '/api/resource/Job%20Applicant/{id}' },
          idempotency: { kind: 'natural-key' },
          answerId: 'data.name',
        },
      },
    },
    job_openings: {
      label: 'Job openings',
      model: 'ats.job',
      list: listOf('Job Opening'),
      items: 'data',
      id: 'name',
      paging,
      changes,
      fields: {
        job_title: { path: 'job_title', type: 'string' },
        status: { path: 'status', type: 'string' },
        department: { path: 'department', type: 'string' },
        location: { path: 'location', type: 'string' },
        vacancies: { path: 'vacancies', type: 'integer' },
        designation: { path: 'designation', type: 'string' },
        company: { path: 'company', type: 'string' },
        ...stamps,
      },
    },
    interviews: {
      label: 'Interviews',
      model: 'ats.interview',
      list: listOf('Interview'),
      items: 'data',
      id: 'name',
      paging,
      changes,
      fields: {
        job_applicant: { path: 'job_applicant', type: 'string' },
        interview_round: { path: 'interview_round', type: 'string' },
        status: { path: 'status', type: 'string' },
        scheduled_on: { path: 'scheduled_on', type: 'date' },
        from_time: { path: 'from_time', type: 'string' },
        to_time: { path: 'to_time', type: 'string' },
        ...stamps,
      },
    },
    job_offers: {
      label: 'Job offers',
      model: 'ats.offer',
      list: listOf('Job Offer'),
      items: 'data',
      id: 'name',
      paging,
      changes,
      fields: {
        job_applicant: { path: 'job_applicant', type: 'string' },
        status: { path: 'status', type: 'string' },
        offer_date: { path: 'offer_date', type: 'date' },
        designation: { path: 'designation', type: 'string' },
        company: { path: 'company', type: 'string' },
        terms: { path: 'terms', type: 'string', personal: 'sensitive' },
        ...stamps,
      },
    },
  },
  unified: { ats: frappeHrAts },
});
