// Recruitee: candidates of one company with their placements, jobs (which it calls offers) and reasons for rejections.
import { defineConnector } from '../core/connector/connector.ts';
import { recruiteeAts } from './ats/recruitee.ts';
import { rejectReason } from './prompts.ts';

export const recruitee = defineConnector({
  system: 'recruitee',
  title: 'Recruitee',
  category: ['ats'],
  docs: 'https://docs.recruitee.com/reference',
  apiVersion: 'current',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://api.recruitee.com/c/{config.company_id}',
  config: [
    {
      key: 'company_id',
      label: 'Company id',
      example: '117135',
      help: 'Settings › Apps and plugins › Personal API tokens.',
    },
    rejectReason,
  ],
  credentials: [
    { key: 'token', label: 'API token', secret: true, help: 'Settings › Apps and plugins › Personal API tokens.' },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.token}' }],
  test: { method: 'GET', path: '/candidates', query: { limit: '1' } },
  limits: { concurrency: 2 },
  faults: [{ status: '403', kind: 'permission', fix: 'Make the token with an account that sees those candidates.' }],
  collections: {
    candidates: {
      label: 'Candidates',
      model: 'ats.candidate',
      list: { method: 'GET', path: '/candidates' },
      items: 'candidates',
      id: 'id',
      paging: { kind: 'offset', param: 'offset', sizeParam: 'limit', size: 100 },
      fields: {
        name: { path: 'name', type: 'string', personal: 'personal' },
        email: { path: 'emails[0]', type: 'string', personal: 'personal' },
        phone: { path: 'phones[0]', type: 'string', personal: 'personal' },
        created_at: { path: 'created_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
        placements: { path: 'placements', type: 'array' },
      },
    },
    offers: {
      label: 'Jobs',
      model: 'ats.job',
      list: { method: 'GET', path: '/offers' },
      items: 'offers',
      id: 'id',
      paging: { kind: 'none' },
      filters: { scope: { param: 'scope' } },
      fields: {
        title: { path: 'title', type: 'string' },
        status: { path: 'status', type: 'string' },
        department: { path: 'department', type: 'string' },
        location: { path: 'location', type: 'string' },
      },
    },
    disqualify_reasons: {
      label: 'Reasons for rejections',
      model: 'ats.reject_reason',
      list: { method: 'GET', path: '/disqualify_reasons' },
      items: 'disqualify_reasons',
      id: 'id',
      paging: { kind: 'none' },
      fields: { name: { path: 'name', type: 'string' } },
    },
  },
  unified: { ats: recruiteeAts },
});
