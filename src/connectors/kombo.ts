// Kombo: one interface before many applicant tracking systems; which one is meant is the integration of the connection.
import { defineConnector } from '../core/connector/connector.ts';
import { komboAts } from './ats/kombo.ts';
import { komboFiles } from './ats-files/kombo.ts';
import { rejectReason } from './prompts.ts';

const paging = { kind: 'cursor', param: 'cursor', next: 'data.next', sizeParam: 'page_size', size: 250 } as const;
const changes = { kind: 'filter', param: 'updated_after', field: 'changed_at' } as const;
const changed = { changed_at: { path: 'changed_at', type: 'datetime' } } as const;
/** All lists are asked for, paged and followed in the same way. */
const listed = (path: string) => ({
  list: { method: 'GET' as const, path: `/ats/${path}` },
  items: 'data.results',
  id: 'id',
  paging,
  changes,
});

export const kombo = defineConnector({
  system: 'kombo',
  title: 'Kombo (bridge)',
  category: ['ats'],
  docs: 'https://docs.kombo.dev/ats/v1',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://{config.host}/v1',
  config: [
    {
      key: 'host',
      label: 'Host',
      pattern: String.raw`^api(\.us)?\.kombo\.dev$`,
      example: 'api.kombo.dev',
      help: 'api.kombo.dev for accounts in Europe, api.us.kombo.dev for those in the United States.',
    },
    {
      key: 'integration_id',
      label: 'Integration id',
      example: 'workday:HWUTwvyx2wLoSUHphiWVrp28',
      help: 'Kombo › Integrations; it names the system behind the bridge.',
    },
    rejectReason,
  ],
  credentials: [{ key: 'api_key', label: 'API key', secret: true, help: 'Kombo › Secrets.' }],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.api_key}' }],
  headers: { 'x-integration-id': '{config.integration_id}' },
  test: { method: 'GET', path: '/ats/jobs', query: { page_size: '1' } },
  limits: { concurrency: 4 },
  faults: [
    {
      path: 'error.code',
      equals: 'INTEGRATION.PERMISSION_MISSING',
      kind: 'permission',
      fix: 'Connect the system behind the bridge again in Kombo with the permission that its message names.',
    },
    {
      path: 'error.code',
      equals: 'INTEGRATION.AUTHENTICATION_INVALID',
      kind: 'auth',
      fix: 'Connect the system behind the bridge again in Kombo.',
    },
    { status: '403', kind: 'permission', fix: 'Enable that action in the scope configuration of Kombo.' },
  ],
  collections: {
    applications: {
      label: 'Applications',
      model: 'ats.application',
      ...listed('applications'),
      fields: {
        candidate_id: { path: 'candidate_id', type: 'string' },
        first_name: { path: 'candidate.first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'candidate.last_name', type: 'string', personal: 'personal' },
        email: { path: 'candidate.email_addresses[0].email_address', type: 'string', personal: 'personal' },
        job_id: { path: 'job_id', type: 'string' },
        current_stage_id: { path: 'current_stage_id', type: 'string' },
        outcome: { path: 'outcome', type: 'string' },
        rejection_reason_name: { path: 'rejection_reason_name', type: 'string' },
        rejected_at: { path: 'rejected_at', type: 'datetime' },
        remote_created_at: { path: 'remote_created_at', type: 'datetime' },
        ...changed,
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      ...listed('jobs'),
      fields: {
        name: { path: 'name', type: 'string' },
        job_code: { path: 'job_code', type: 'string' },
        status: { path: 'status', type: 'string' },
        department: { path: 'department', type: 'string' },
        stages: { path: 'stages', type: 'array' },
        opened_at: { path: 'opened_at', type: 'datetime' },
        ...changed,
      },
    },
    rejection_reasons: {
      label: 'Reasons for rejections',
      model: 'ats.reject_reason',
      ...listed('rejection-reasons'),
      fields: { name: { path: 'name', type: 'string' }, ...changed },
    },
    users: {
      label: 'Users',
      model: 'ats.user',
      ...listed('users'),
      fields: {
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        ...changed,
      },
    },
    interviews: {
      label: 'Interviews',
      model: 'ats.interview',
      ...listed('interviews'),
      fields: {
        title: { path: 'title', type: 'string' },
        application_id: { path: 'application_id', type: 'string' },
        starting_at: { path: 'starting_at', type: 'datetime' },
        ending_at: { path: 'ending_at', type: 'datetime' },
        canceled: { path: 'canceled', type: 'boolean' },
        ...changed,
      },
    },
    offers: {
      label: 'Offers',
      model: 'ats.offer',
      ...listed('offers'),
      fields: {
        application_id: { path: 'application_id', type: 'string' },
        status: { path: 'status', type: 'string' },
        employment_start_date: { path: 'employment_start_date', type: 'datetime' },
        ...changed,
      },
    },
  },
  unified: { ats: { ...komboAts, files: komboFiles } },
});
