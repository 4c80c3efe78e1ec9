// SmartRecruiters: candidates and jobs, followed by when they changed last.
import { defineConnector } from '../core/connector/connector.ts';
import { smartrecruitersAts } from './ats/smartrecruiters.ts';

const paging = { kind: 'cursor', param: 'pageId', next: 'nextPageId', sizeParam: 'limit', size: 100 } as const;
const changes = { kind: 'filter', param: 'updatedAfter', field: 'updatedOn' } as const;

export const smartrecruiters = defineConnector({
  system: 'smartrecruiters',
  title: 'SmartRecruiters',
  category: ['ats'],
  docs: 'https://developers.smartrecruiters.com/reference',
  apiVersion: 'current',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://api.smartrecruiters.com',
  credentials: [
    {
      key: 'token',
      label: 'SmartToken',
      secret: true,
      help: 'Settings › Apps and integrations › Credentials › API key.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'x-smarttoken', value: '{cred.token}' }],
  test: { method: 'GET', path: '/jobs', query: { limit: '1' } },
  limits: { requests: 10, perSeconds: 1, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Give the key the role that reads and writes candidates.' }],
  collections: {
    candidates: {
      label: 'Candidates',
      model: 'ats.candidate',
      list: { method: 'GET', path: '/candidates' },
      items: 'content',
      id: 'id',
      paging,
      changes,
      filters: { query: { param: 'q' }, job: { param: 'jobId' }, tag: { param: 'tag' }, status: { param: 'status' } },
      fields: {
        firstName: { path: 'firstName', type: 'string', personal: 'personal' },
        lastName: { path: 'lastName', type: 'string', personal: 'personal' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        job_id: { path: 'primaryAssignment.job.id', type: 'string' },
        status: { path: 'primaryAssignment.status', type: 'string' },
        subStatus: { path: 'primaryAssignment.subStatus', type: 'string' },
        createdOn: { path: 'createdOn', type: 'datetime' },
        updatedOn: { path: 'updatedOn', type: 'datetime' },
      },
      writes: {
        create: { call: { method: 'POST', path: '/candidates' }, idempotency: { kind: 'none' } },
        update: { call: { method: 'PATCH', path: '/candidates/{id}' }, idempotency: { kind: 'natural-key' } },
        delete: { call: { method: 'DELETE', path: '/candidates/{id}' }, idempotency: { kind: 'natural-key' } },
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      list: { method: 'GET', path: '/jobs' },
      items: 'content',
      id: 'id',
      paging,
      changes,
      filters: { query: { param: 'q' }, status: { param: 'status' }, posting: { param: 'postingStatus' } },
      fields: {
        title: { path: 'title', type: 'string' },
        status: { path: 'status', type: 'string' },
        updatedOn: { path: 'updatedOn', type: 'datetime' },
      },
    },
    offers: {
      label: 'Offers',
      model: 'ats.offer',
      list: { method: 'GET', path: '/offers' },
      items: 'content',
      id: 'id',
      paging: { kind: 'offset', param: 'offset', total: 'totalFound', sizeParam: 'limit', size: 100 },
      fields: {
        status: { path: 'status', type: 'string' },
        candidate: { path: 'actions.candidate.url', type: 'string' },
        job: { path: 'actions.job.url', type: 'string' },
        createdOn: { path: 'createdOn', type: 'datetime' },
        updatedOn: { path: 'updatedOn', type: 'datetime' },
      },
    },
  },
  unified: { ats: smartrecruitersAts },
});
