// Teamtailor: candidates, their applications and jobs in the form of JSON:API, thirty to a page. Ids of related records stand
// in an answer only when they are asked for with `include`.
import { defineConnector } from '../core/connector/connector.ts';
import { teamtailorAts } from './ats/teamtailor.ts';
import { rejectReason } from './prompts.ts';

const changes = { kind: 'filter', param: 'filter[updated-at][from]', field: 'attributes.updated-at' } as const;
const paging = { kind: 'next-url', next: 'links.next', sizeParam: 'page[size]', size: 30 } as const;

export const teamtailor = defineConnector({
  system: 'teamtailor',
  title: 'Teamtailor',
  category: ['ats'],
  docs: 'https://docs.teamtailor.com/',
  apiVersion: '20161108',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://{config.host}/v1',
  config: [
    {
      key: 'host',
      label: 'Host',
      pattern: String.raw`^api\.(na\.)?teamtailor\.com$`,
      example: 'api.teamtailor.com',
      help: 'api.teamtailor.com for accounts in Europe, api.na.teamtailor.com for those in North America.',
    },
    {
      key: 'user_id',
      label: 'User who writes notes',
      optional: true,
      help: 'The id of the Teamtailor user in whose name notes are written; see the collection users.',
    },
    rejectReason,
  ],
  credentials: [
    {
      key: 'api_key',
      label: 'API key',
      secret: true,
      help: 'Settings › Integrations › API keys; scope Admin, read and write.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Token token={cred.api_key}' }],
  headers: { 'x-api-version': '20161108', accept: 'application/vnd.api+json' },
  test: { method: 'GET', path: '/jobs', query: { 'page[size]': '1' } },
  limits: {
    concurrency: 2,
    remainingHeader: 'x-rate-limit-remaining',
    resetHeader: 'x-rate-limit-reset',
    resetUnit: 'seconds',
  },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Make a key with the scope Admin: candidates are hidden from the others.',
    },
  ],
  collections: {
    candidates: {
      label: 'Candidates',
      model: 'ats.candidate',
      list: { method: 'GET', path: '/candidates' },
      items: 'data',
      id: 'id',
      paging,
      changes,
      fields: {
        first_name: { path: 'attributes.first-name', type: 'string', personal: 'personal' },
        last_name: { path: 'attributes.last-name', type: 'string', personal: 'personal' },
        email: { path: 'attributes.email', type: 'string', personal: 'personal' },
        phone: { path: 'attributes.phone', type: 'string', personal: 'personal' },
        tags: { path: 'attributes.tags', type: 'array' },
        created_at: { path: 'attributes.created-at', type: 'datetime' },
        updated_at: { path: 'attributes.updated-at', type: 'datetime' },
      },
    },
    applications: {
      label: 'Applications',
      model: 'ats.application',
      list: { method: 'GET', path: '/job-applications', query: { include: 'candidate,job,stage,reject-reason' } },
      items: 'data',
      id: 'id',
      paging,
      changes,
      fields: {
        candidate_id: { path: 'relationships.candidate.data.id', type: 'string' },
        job_id: { path: 'relationships.job.data.id', type: 'string' },
        stage_id: { path: 'relationships.stage.data.id', type: 'string' },
        rejected_at: { path: 'attributes.rejected-at', type: 'datetime' },
        changed_stage_at: { path: 'attributes.changed-stage-at', type: 'datetime' },
        created_at: { path: 'attributes.created-at', type: 'datetime' },
        updated_at: { path: 'attributes.updated-at', type: 'datetime' },
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      list: { method: 'GET', path: '/jobs', query: { include: 'user', 'filter[status]': 'all' } },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        title: { path: 'attributes.title', type: 'string' },
        status: { path: 'attributes.status', type: 'string' },
        body: { path: 'attributes.body', type: 'string' },
        recruiter_id: { path: 'relationships.user.data.id', type: 'string' },
      },
    },
    stages: {
      label: 'Stages',
      model: 'ats.stage',
      list: { method: 'GET', path: '/stages', query: { include: 'job' } },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        name: { path: 'attributes.name', type: 'string' },
        stage_type: { path: 'attributes.stage-type', type: 'string' },
        row_order: { path: 'attributes.row-order', type: 'integer' },
        job_id: { path: 'relationships.job.data.id', type: 'string' },
      },
    },
    reject_reasons: {
      label: 'Reject reasons',
      model: 'ats.reject_reason',
      list: { method: 'GET', path: '/reject-reasons' },
      items: 'data',
      id: 'id',
      paging,
      fields: { reason: { path: 'attributes.reason', type: 'string' } },
    },
    job_offers: {
      label: 'Job offers',
      model: 'ats.offer',
      list: { method: 'GET', path: '/job-offers', query: { include: 'job-application' } },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        application_id: { path: 'relationships.job-application.data.id', type: 'string' },
        status: { path: 'attributes.status', type: 'string' },
        response: { path: 'attributes.response', type: 'string' },
        salary: { path: 'attributes.details.salary', type: 'string', personal: 'sensitive' },
        start_date: { path: 'attributes.details.start-date', type: 'date' },
        sent_at: { path: 'attributes.sent-at', type: 'datetime' },
        answered_at: { path: 'attributes.answered-at', type: 'datetime' },
        created_at: { path: 'attributes.created-at', type: 'datetime' },
      },
    },
    users: {
      label: 'Users',
      model: 'ats.user',
      list: { method: 'GET', path: '/users' },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        name: { path: 'attributes.name', type: 'string', personal: 'personal' },
        email: { path: 'attributes.email', type: 'string', personal: 'personal' },
      },
    },
  },
  unified: { ats: teamtailorAts },
});
