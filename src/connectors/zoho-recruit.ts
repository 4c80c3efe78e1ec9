// Zoho Recruit: candidates and their stage.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthClient } from './prompts.ts';

export const zohoRecruit = defineConnector({
  system: 'zoho-recruit',
  title: 'Zoho Recruit',
  category: ['ats'],
  docs: 'https://www.zoho.com/recruit/developer-guide/apiv2/',
  apiVersion: 'v2',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://recruit.zoho.{config.region}',
  hosts: ['accounts.zoho.{config.region}'],
  config: [
    {
      key: 'region',
      label: 'Region',
      pattern: String.raw`^(com|eu|in|com\.au|jp|com\.cn)$`,
      example: 'com',
      help: 'The ending of your Zoho address.',
    },
  ],
  credentials: [...oauthClient],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://accounts.zoho.{config.region}/oauth/v2/auth',
      tokenUrl: 'https://accounts.zoho.{config.region}/oauth/v2/token',
      scopes: ['ZohoRecruit.modules.ALL'],
      scopeReasons: {
        'ZohoRecruit.modules.ALL': 'to read and change candidates',
      },
      scopeSeparator: ',',
      extraAuthorize: { access_type: 'offline', prompt: 'consent' },
      scheme: 'Zoho-oauthtoken',
    },
  ],
  test: { method: 'GET', path: '/recruit/v2/Candidates', query: { per_page: '1' } },
  limits: { concurrency: 2 },
  faults: [
    { path: 'code', equals: 'INVALID_TOKEN', kind: 'auth', fix: 'Connect the account again on its connect page.' },
    {
      path: 'code',
      equals: 'OAUTH_SCOPE_MISMATCH',
      kind: 'permission',
      fix: 'Connect the account again and grant ZohoRecruit.modules.ALL.',
    },
  ],
  collections: {
    candidates: {
      label: 'Candidates',
      model: 'ats.candidate',
      list: { method: 'GET', path: '/recruit/v2/Candidates' },
      items: 'data',
      id: 'id',
      paging: { kind: 'page', param: 'page', next: 'info.more_records', sizeParam: 'per_page', size: 200 },
      fields: {
        First_Name: { path: 'First_Name', type: 'string', personal: 'personal' },
        Last_Name: { path: 'Last_Name', type: 'string', personal: 'personal' },
        Email: { path: 'Email', type: 'string', personal: 'personal' },
        Candidate_Stage: { path: 'Candidate_Stage', type: 'string' },
      },
      writes: {
        update: {
          call: { method: 'PUT', path: '/recruit/v2/Candidates/{id}', body: { data: ['{record}'] } },
          idempotency: { kind: 'natural-key' },
          answerId: 'data[0].details.id',
        },
      },
    },
  },
});
