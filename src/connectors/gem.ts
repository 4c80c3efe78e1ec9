// Gem ATS: candidates, applications, jobs and people, followed by when they changed last.
import { defineConnector } from '../core/connector/connector.ts';
import { gemAts } from './ats/gem.ts';

const paging = { kind: 'page', param: 'page', sizeParam: 'per_page', size: 100 } as const;
const changes = { kind: 'filter', param: 'updated_after', field: 'updated_at' } as const;
/** How every list is read. */
const listed = { items: '$', id: 'id', paging, changes } as const;

export const gem = defineConnector({
  system: 'gem',
  title: 'Gem',
  category: ['ats'],
  docs: 'https://api.gem.com/ats/v0/reference',
  apiVersion: 'ATS v0',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://api.gem.com',
  config: [
    {
      key: 'user_id',
      label: 'User who writes notes',
      optional: true,
      help: 'The id of the Gem user in whose name notes are written; see the collection users.',
    },
  ],
  credentials: [{ key: 'api_key', label: 'API key', secret: true, help: 'Gem › Settings › API keys.' }],
  auth: [{ kind: 'api-key', in: 'header', name: 'x-api-key', value: '{cred.api_key}' }],
  test: { method: 'GET', path: '/ats/v0/jobs', query: { per_page: '1' } },
  limits: { concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Ask Gem to enable the ATS interface for that key.' }],
  collections: {
    candidates: {
      label: 'Candidates',
      model: 'ats.candidate',
      list: { method: 'GET', path: '/ats/v0/candidates' },
      ...listed,
      filters: { email: { param: 'email' }, job: { param: 'job_id' } },
      fields: {
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        email: { path: 'email_addresses[0].value', type: 'string', personal: 'personal' },
        phone: { path: 'phone_numbers[0].value', type: 'string', personal: 'personal' },
        company: { path: 'company', type: 'string' },
        title: { path: 'title', type: 'string' },
        tags: { path: 'tags', type: 'array' },
        application_ids: { path: 'application_ids', type: 'array' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    applications: {
      label: 'Applications',
      model: 'ats.application',
      list: { method: 'GET', path: '/ats/v0/applications' },
      items: '$',
      id: 'id',
      paging,
      fields: {
        candidate_id: { path: 'candidate_id', type: 'string' },
        job_id: { path: 'jobs[0].id', type: 'string' },
        status: { path: 'status', type: 'string' },
        stage: { path: 'current_stage.name', type: 'string' },
        applied_at: { path: 'applied_at', type: 'datetime' },
        rejected_at: { path: 'rejected_at', type: 'datetime' },
        last_activity_at: { path: 'last_activity_at', type: 'datetime' },
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      list: { method: 'GET', path: '/ats/v0/jobs' },
      ...listed,
      fields: {
        name: { path: 'name', type: 'string' },
        requisition_id: { path: 'requisition_id', type: 'string' },
        status: { path: 'status', type: 'string' },
        confidential: { path: 'confidential', type: 'boolean' },
        opened_at: { path: 'opened_at', type: 'datetime' },
        closed_at: { path: 'closed_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    job_stages: {
      label: 'Stages',
      model: 'ats.stage',
      list: { method: 'GET', path: '/ats/v0/job_stages' },
      ...listed,
      fields: {
        name: { path: 'name', type: 'string' },
        job_id: { path: 'job_id', type: 'string' },
        priority: { path: 'priority', type: 'integer' },
        active: { path: 'active', type: 'boolean' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    users: {
      label: 'Users',
      model: 'ats.user',
      list: { method: 'GET', path: '/ats/v0/users' },
      ...listed,
      fields: {
        name: { path: 'name', type: 'string', personal: 'personal' },
        email: { path: 'primary_email_address', type: 'string', personal: 'personal' },
        disabled: { path: 'disabled', type: 'boolean' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    scheduled_interviews: {
      label: 'Scheduled interviews',
      model: 'ats.interview',
      list: { method: 'GET', path: '/ats/v0/scheduled_interviews' },
      ...listed,
      fields: {
        application_id: { path: 'application_id', type: 'string' },
        start: { path: 'start.date_time', type: 'datetime' },
        end: { path: 'end.date_time', type: 'datetime' },
        status: { path: 'status', type: 'string' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
  },
  unified: { ats: gemAts },
});
