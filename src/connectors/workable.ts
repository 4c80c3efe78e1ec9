// Workable: candidates, jobs, stages and members of one account.
import { defineConnector } from '../core/connector/connector.ts';
import { workableAts } from './ats/workable.ts';
import { rejectReason } from './prompts.ts';

const paging = { kind: 'next-url', next: 'paging.next', sizeParam: 'limit', size: 100 } as const;
const changes = { kind: 'filter', param: 'updated_after', field: 'updated_at' } as const;

export const workable = defineConnector({
  system: 'workable',
  title: 'Workable',
  category: ['ats'],
  docs: 'https://workable.readme.io/reference',
  apiVersion: 'v3',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://{config.subdomain}.workable.com',
  config: [
    { key: 'subdomain', label: 'Subdomain', pattern: '^[a-z0-9-]+$', example: 'acme' },
    {
      key: 'member_id',
      label: 'Member who acts',
      optional: true,
      help: 'The id of the member in whose name candidates are moved, rejected and commented on; see the collection members.',
    },
    rejectReason,
  ],
  credentials: [
    {
      key: 'token',
      label: 'Access token',
      secret: true,
      help: 'Settings › Integrations › Apps › API access token; scopes r_candidates, w_candidates, r_jobs.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.token}' }],
  test: { method: 'GET', path: '/spi/v3/stages' },
  limits: {
    requests: 10,
    perSeconds: 10,
    concurrency: 2,
    remainingHeader: 'x-rate-limit-remaining',
    resetHeader: 'x-rate-limit-reset',
    resetUnit: 'epoch-seconds',
  },
  faults: [{ status: '403', kind: 'permission', fix: 'Make a new token with the scope of that kind of record.' }],
  collections: {
    candidates: {
      label: 'Candidates',
      model: 'ats.application',
      list: { method: 'GET', path: '/spi/v3/candidates' },
      items: 'candidates',
      id: 'id',
      paging,
      changes,
      fields: {
        name: { path: 'name', type: 'string', personal: 'personal' },
        firstname: { path: 'firstname', type: 'string', personal: 'personal' },
        lastname: { path: 'lastname', type: 'string', personal: 'personal' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        phone: { path: 'phone', type: 'string', personal: 'personal' },
        headline: { path: 'headline', type: 'string' },
        job_shortcode: { path: 'job.shortcode', type: 'string' },
        job_title: { path: 'job.title', type: 'string' },
        stage: { path: 'stage', type: 'string' },
        stage_kind: { path: 'stage_kind', type: 'string' },
        disqualified: { path: 'disqualified', type: 'boolean' },
        disqualification_reason: { path: 'disqualification_reason', type: 'string' },
        hired_at: { path: 'hired_at', type: 'datetime' },
        created_at: { path: 'created_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
      writes: {
        update: {
          call: {
            method: 'POST',
            path: '/spi/v3/candidates/{id}/move',
            body: { member_id: '{config.member_id}', target_stage: '{record.stage}' },
          },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      list: { method: 'GET', path: '/spi/v3/jobs' },
      items: 'jobs',
      id: 'id',
      paging,
      changes,
      fields: {
        title: { path: 'title', type: 'string' },
        shortcode: { path: 'shortcode', type: 'string' },
        code: { path: 'code', type: 'string' },
        state: { path: 'state', type: 'string' },
        department: { path: 'department', type: 'string' },
        url: { path: 'url', type: 'string' },
        workplace_type: { path: 'workplace_type', type: 'string' },
        created_at: { path: 'created_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    stages: {
      label: 'Stages',
      model: 'ats.stage',
      list: { method: 'GET', path: '/spi/v3/stages' },
      items: 'stages',
      id: 'slug',
      paging: { kind: 'none' },
      fields: {
        slug: { path: 'slug', type: 'string' },
        name: { path: 'name', type: 'string' },
        kind: { path: 'kind', type: 'string' },
        position: { path: 'position', type: 'integer' },
      },
    },
    members: {
      label: 'Members',
      model: 'ats.user',
      list: { method: 'GET', path: '/spi/v3/members' },
      items: 'members',
      id: 'id',
      paging,
      fields: {
        name: { path: 'name', type: 'string', personal: 'personal' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        roles: { path: 'roles', type: 'array' },
        active: { path: 'active', type: 'boolean' },
      },
    },
    disqualification_reasons: {
      label: 'Reasons for disqualifying',
      model: 'ats.reject_reason',
      list: { method: 'GET', path: '/spi/v3/disqualification_reasons' },
      items: '$',
      id: 'id',
      paging: { kind: 'none' },
      fields: {
        description: { path: 'description', type: 'string' },
        candidate_withdrew: { path: 'candidate_withdrew', type: 'boolean' },
        position: { path: 'position', type: 'integer' },
      },
    },
  },
  unified: { ats: workableAts },
});
