// Merge: one interface before many applicant tracking systems; which one is meant is the linked account of the connection.
import { defineConnector } from '../core/connector/connector.ts';
import { mergeAts, paging } from './ats/merge.ts';
import { mergeFiles } from './ats-files/merge.ts';

const changes = { kind: 'filter', param: 'modified_after', field: 'modified_at' } as const;
const modified = { modified_at: { path: 'modified_at', type: 'datetime' } } as const;
/** All lists are asked for, paged and followed in the same way. */
const listed = (path: string) => ({
  list: { method: 'GET' as const, path: `/ats/v1/${path}` },
  items: 'results',
  id: 'id',
  paging,
  changes,
});

export const merge = defineConnector({
  system: 'merge',
  title: 'Merge (bridge)',
  category: ['ats'],
  docs: 'https://docs.merge.dev/ats/overview/',
  apiVersion: 'ATS v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://{config.host}/api',
  config: [
    {
      key: 'host',
      label: 'Host',
      pattern: String.raw`^api(-eu)?\.merge\.dev$`,
      example: 'api.merge.dev',
      help: 'api-eu.merge.dev for accounts in Europe.',
    },
    {
      key: 'remote_user_id',
      label: 'User who writes notes',
      optional: true,
      help: 'The id at Merge of the user in whose name notes are written; see the collection users.',
    },
  ],
  credentials: [
    { key: 'api_key', label: 'Access key', secret: true, help: 'Merge › API keys; one for production.' },
    { key: 'account_token', label: 'Account token', secret: true, help: 'Of the linked account, made by Merge Link.' },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.api_key}' }],
  headers: { 'x-account-token': '{cred.account_token}' },
  test: { method: 'GET', path: '/ats/v1/jobs', query: { page_size: '1' } },
  limits: { concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Enable that model in Merge › Configuration › Scopes.' }],
  collections: {
    applications: {
      label: 'Applications',
      model: 'ats.application',
      ...listed('applications'),
      fields: {
        candidate: { path: 'candidate', type: 'string' },
        job: { path: 'job', type: 'string' },
        current_stage: { path: 'current_stage', type: 'string' },
        applied_at: { path: 'applied_at', type: 'datetime' },
        rejected_at: { path: 'rejected_at', type: 'datetime' },
        reject_reason: { path: 'reject_reason', type: 'string' },
        ...modified,
      },
    },
    candidates: {
      label: 'Candidates',
      model: 'ats.candidate',
      ...listed('candidates'),
      fields: {
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        email: { path: 'email_addresses[0].value', type: 'string', personal: 'personal' },
        last_interaction_at: { path: 'last_interaction_at', type: 'datetime' },
        ...modified,
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      ...listed('jobs'),
      fields: {
        name: { path: 'name', type: 'string' },
        code: { path: 'code', type: 'string' },
        status: { path: 'status', type: 'string' },
        hiring_managers: { path: 'hiring_managers', type: 'array' },
        ...modified,
      },
    },
    job_interview_stages: {
      label: 'Stages',
      model: 'ats.stage',
      ...listed('job-interview-stages'),
      fields: {
        name: { path: 'name', type: 'string' },
        job: { path: 'job', type: 'string' },
        stage_order: { path: 'stage_order', type: 'integer' },
        ...modified,
      },
    },
    reject_reasons: {
      label: 'Reasons for rejections',
      model: 'ats.reject_reason',
      ...listed('reject-reasons'),
      fields: { name: { path: 'name', type: 'string' }, ...modified },
    },
    users: {
      label: 'Users',
      model: 'ats.user',
      ...listed('users'),
      fields: { email: { path: 'email', type: 'string', personal: 'personal' }, ...modified },
    },
    interviews: {
      label: 'Interviews',
      model: 'ats.interview',
      ...listed('interviews'),
      fields: {
        application: { path: 'application', type: 'string' },
        start_at: { path: 'start_at', type: 'datetime' },
        end_at: { path: 'end_at', type: 'datetime' },
        status: { path: 'status', type: 'string' },
        ...modified,
      },
    },
    offers: {
      label: 'Offers',
      model: 'ats.offer',
      ...listed('offers'),
      fields: {
        application: { path: 'application', type: 'string' },
        status: { path: 'status', type: 'string' },
        sent_at: { path: 'sent_at', type: 'datetime' },
        start_date: { path: 'start_date', type: 'datetime' },
        ...modified,
      },
    },
  },
  unified: { ats: { ...mergeAts, files: mergeFiles } },
});
