// Manatal: candidates, jobs, and the matches that put one into the pipeline of the other.
import { defineConnector } from '../core/connector/connector.ts';
import { manatalAts } from './ats/manatal.ts';

const paging = { kind: 'next-url', next: 'next', sizeParam: 'page_size', size: 100 } as const;

export const manatal = defineConnector({
  system: 'manatal',
  title: 'Manatal',
  category: ['ats'],
  docs: 'https://developers.manatal.com/reference',
  apiVersion: 'Open API v3',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://api.manatal.com/open/v3',
  credentials: [{ key: 'token', label: 'API token', secret: true, help: 'Administration › Features › Open API.' }],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Token {cred.token}' }],
  test: { method: 'GET', path: '/match-stages/', query: { page_size: '1' } },
  limits: { requests: 100, perSeconds: 60, concurrency: 2 },
  faults: [{ status: '403', kind: 'permission', fix: 'Ask Manatal to enable the Open API for that account.' }],
  collections: {
    candidates: {
      label: 'Candidates',
      model: 'ats.candidate',
      list: { method: 'GET', path: '/candidates/' },
      items: 'results',
      id: 'id',
      paging,
      fields: {
        full_name: { path: 'full_name', type: 'string', personal: 'personal' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        phone_number: { path: 'phone_number', type: 'string', personal: 'personal' },
      },
    },
    matches: {
      label: 'Matches',
      model: 'ats.application',
      list: { method: 'GET', path: '/matches/' },
      items: 'results',
      id: 'id',
      paging,
      fields: {
        candidate: { path: 'candidate', type: 'integer' },
        job: { path: 'job', type: 'integer' },
        stage: { path: 'stage.name', type: 'string' },
        is_active: { path: 'is_active', type: 'boolean' },
        hired_at: { path: 'hired_at', type: 'datetime' },
        dropped_at: { path: 'dropped_at', type: 'datetime' },
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      list: { method: 'GET', path: '/jobs/' },
      items: 'results',
      id: 'id',
      paging,
      fields: {
        position_name: { path: 'position_name', type: 'string' },
        status: { path: 'status', type: 'string' },
      },
    },
    match_stages: {
      label: 'Stages',
      model: 'ats.stage',
      list: { method: 'GET', path: '/match-stages/' },
      items: 'results',
      id: 'id',
      paging,
      fields: { name: { path: 'name', type: 'string' }, rank: { path: 'rank', type: 'integer' } },
    },
  },
  unified: { ats: manatalAts },
});
