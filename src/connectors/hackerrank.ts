// HackerRank for Work: interviews and people.
import { defineConnector } from '../core/connector/connector.ts';

const paging = { kind: 'next-url', next: 'next', sizeParam: 'limit', size: 100 } as const;

export const hackerrank = defineConnector({
  system: 'hackerrank',
  title: 'HackerRank for Work',
  category: ['assessment'],
  docs: 'https://support.hackerrank.com/hc/en-us/articles/360059777013-Partner-Guide-to-building-an-integration-with-HackerRank',
  apiVersion: 'v3',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://www.hackerrank.com',
  credentials: [
    { key: 'token', label: 'API token', secret: true, help: 'Company settings › Integrations › API access.' },
  ],
  auth: [{ kind: 'basic', username: '{cred.token}', password: '' }],
  test: { method: 'GET', path: '/x/api/v3/users', query: { limit: '1' } },
  limits: { concurrency: 2 },
  faults: [{ status: '403', kind: 'permission', fix: 'Make the token with an administrator of the company.' }],
  collections: {
    interviews: {
      label: 'Interviews',
      model: 'ats.interview',
      list: { method: 'GET', path: '/x/api/v3/interviews' },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        title: { path: 'title', type: 'string' },
        status: { path: 'status', type: 'string' },
        from: { path: 'from', type: 'datetime' },
        to: { path: 'to', type: 'datetime' },
        url: { path: 'url', type: 'string' },
        candidate_name: { path: 'candidate.name', type: 'string', personal: 'personal' },
        candidate_email: { path: 'candidate.email', type: 'string', personal: 'personal' },
        report_url: { path: 'report_url', type: 'string' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    users: {
      label: 'People',
      model: 'ats.user',
      list: { method: 'GET', path: '/x/api/v3/users' },
      items: 'data',
      id: 'id',
      paging,
      fields: { id: { path: 'id', type: 'string' } },
    },
  },
});
