// Zoho Recruit: candidates, job openings, the applications that tie them together, and interviews.
import { defineConnector } from '../core/connector/connector.ts';
import { zohoRecruitAts } from './ats/zoho-recruit.ts';
import { oauthClient } from './prompts.ts';

const paging = {
  kind: 'page',
  param: 'page',
  next: 'info.more_records',
  sizeParam: 'per_page',
  size: 200,
} as const;

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
  credentials: [...oauthClient('Zoho’s API Console › Add Client › Server-based Applications.')],
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
      paging,
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
    applications: {
      label: 'Applications',
      model: 'ats.application',
      list: { method: 'GET', path: '/recruit/v2/Applications' },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        Application_ID: { path: 'Application_ID', type: 'string' },
        Full_Name: { path: 'Full_Name', type: 'string', personal: 'personal' },
        Email: { path: 'Email', type: 'string', personal: 'personal' },
        candidate_id: { path: 'Candidate.id', type: 'string' },
        job_opening_id: { path: '$Job_Opening_Id', type: 'string' },
        Job_Opening_Name: { path: 'Job_Opening_Name', type: 'string' },
        Application_Status: { path: 'Application_Status', type: 'string' },
        Created_Time: { path: 'Created_Time', type: 'datetime' },
        Updated_On: { path: 'Updated_On', type: 'datetime' },
      },
    },
    job_openings: {
      label: 'Job openings',
      model: 'ats.job',
      list: { method: 'GET', path: '/recruit/v2/Job_Openings' },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        Posting_Title: { path: 'Posting_Title', type: 'string' },
        Job_Opening_Status: { path: 'Job_Opening_Status', type: 'string' },
        Date_Opened: { path: 'Date_Opened', type: 'date' },
        Target_Date: { path: 'Target_Date', type: 'date' },
        City: { path: 'City', type: 'string' },
        Industry: { path: 'Industry', type: 'string' },
      },
    },
    interviews: {
      label: 'Interviews',
      model: 'ats.interview',
      list: { method: 'GET', path: '/recruit/v2/Interviews' },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        Interview_Name: { path: 'Interview_Name', type: 'string' },
        candidate_id: { path: 'Candidate_Name.id', type: 'string' },
        job_opening_id: { path: 'Job_Opening_Name.id', type: 'string' },
        posting_id: { path: 'Posting_Title.id', type: 'string' },
        Interview_Status: { path: 'Interview_Status', type: 'string' },
        Start_DateTime: { path: 'Start_DateTime', type: 'datetime' },
        End_DateTime: { path: 'End_DateTime', type: 'datetime' },
        Modified_Time: { path: 'Modified_Time', type: 'datetime' },
      },
    },
  },
  unified: { ats: zohoRecruitAts },
});
