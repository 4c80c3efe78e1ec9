// Greenhouse, Harvest v3. A page's cursor has to be the only parameter of its request: pages are followed by their `Link` header.
// One record is read by its id as a filter of the list. A move is refused when the candidate has left the stage that it names.
import { defineConnector } from '../core/connector/connector.ts';
import { greenhouseFiles } from './ats-files/greenhouse.ts';
import { greenhouseAts } from './ats/greenhouse.ts';
import { oauthApplication, rejectReason } from './prompts.ts';

const paging = { kind: 'link', sizeParam: 'per_page', size: 500 } as const;
const changes = {
  kind: 'filter',
  param: 'updated_at',
  value: 'gte|{since}',
  field: 'updated_at',
  lookBack: 3_600,
} as const;
/** How every list is read. */
const listed = { items: '$', id: 'id', paging, changes } as const;

const reads =
  'applications candidates jobs job_interview_stages rejection_reasons users close_reasons interviews offers scorecards attachments notes';
const writes = 'notes:create applications:move applications:reject applications:unreject';
const scopes = [...reads.split(' ').map((one) => `${one}:list`), ...writes.split(' ')].map((one) => `harvest:${one}`);

export const greenhouse = defineConnector({
  system: 'greenhouse',
  title: 'Greenhouse',
  category: ['ats'],
  docs: 'https://harvestdocs.greenhouse.io/',
  apiVersion: 'Harvest v3',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://harvest.greenhouse.io',
  hosts: ['auth.greenhouse.io'],
  config: [rejectReason],
  credentials: [...oauthApplication('Configure › Dev Center › API credentials of the type Harvest V3 (OAuth).')],
  auth: [
    {
      kind: 'oauth2-client',
      tokenUrl: 'https://auth.greenhouse.io/token',
      clientAuth: 'basic',
      scopes,
    },
  ],
  test: { method: 'GET', path: '/v3/users', query: { per_page: '1' } },
  limits: {
    requests: 50,
    perSeconds: 30,
    concurrency: 4,
    remainingHeader: 'x-ratelimit-remaining',
    resetHeader: 'x-ratelimit-reset',
    resetUnit: 'epoch-seconds',
  },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Add the missing harvest scope to the credential, and let a Site Admin authorise it.',
    },
    { status: '422', kind: 'invalid', fix: 'The cursor has expired: start the sync again.' },
  ],
  collections: {
    candidates: {
      label: 'Candidates',
      model: 'ats.candidate',
      list: { method: 'GET', path: '/v3/candidates' },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        preferred_name: { path: 'preferred_name', type: 'string', personal: 'personal' },
        email: { path: 'email_addresses[0].value', type: 'string', personal: 'personal' },
        phone: { path: 'phone_numbers[0].value', type: 'string', personal: 'personal' },
        company: { path: 'company', type: 'string' },
        title: { path: 'title', type: 'string' },
        tags: { path: 'tags', type: 'array' },
        time_zone: { path: 'time_zone', type: 'string' },
        last_activity_at: { path: 'last_activity_at', type: 'datetime' },
        created_at: { path: 'created_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    applications: {
      label: 'Applications',
      model: 'ats.application',
      list: { method: 'GET', path: '/v3/applications' },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        job_id: { path: 'job_id', type: 'integer' },
        candidate_id: { path: 'candidate_id', type: 'integer' },
        job_interview_stage_id: { path: 'job_interview_stage_id', type: 'integer' },
        stage_id: { path: 'stage_id', type: 'integer' },
        stage_name: { path: 'stage_name', type: 'string' },
        status: {
          path: 'status',
          type: 'string',
          values: { in_process: 'active', rejected: 'rejected', hired: 'hired' },
        },
        source_id: { path: 'source_id', type: 'integer' },
        recruiter_id: { path: 'recruiter_id', type: 'integer' },
        prospect: { path: 'prospect', type: 'boolean' },
        needs_decision: { path: 'needs_decision', type: 'boolean' },
        rejected_at: { path: 'rejected_at', type: 'datetime' },
        rejection_reason_id: { path: 'rejection_reason_id', type: 'integer' },
        last_activity_at: { path: 'last_activity_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      list: { method: 'GET', path: '/v3/jobs' },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        name: { path: 'name', type: 'string' },
        status: { path: 'status', type: 'string' },
        requisition_id: { path: 'requisition_id', type: 'string' },
        department_id: { path: 'department_id', type: 'integer' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    job_interview_stages: {
      label: 'Stages',
      model: 'ats.stage',
      list: { method: 'GET', path: '/v3/job_interview_stages' },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        name: { path: 'name', type: 'string' },
        job_id: { path: 'job_id', type: 'integer' },
        sort_order: { path: 'sort_order', type: 'integer' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    rejection_reasons: {
      label: 'Reasons for rejections',
      model: 'ats.reject_reason',
      list: { method: 'GET', path: '/v3/rejection_reasons', query: { include_defaults: 'true' } },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        name: { path: 'name', type: 'string' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    users: {
      label: 'People',
      model: 'ats.user',
      list: { method: 'GET', path: '/v3/users' },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        primary_email: { path: 'primary_email', type: 'string', personal: 'personal' },
        deactivated: { path: 'deactivated', type: 'boolean' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    interviews: {
      label: 'Interviews',
      model: 'ats.interview',
      list: { method: 'GET', path: '/v3/interviews' },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        application_id: { path: 'application_id', type: 'integer' },
        job_id: { path: 'job_id', type: 'integer' },
        status: { path: 'status', type: 'string' },
        starts_at: { path: 'starts_at', type: 'datetime' },
        ends_at: { path: 'ends_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    offers: {
      label: 'Offers',
      model: 'ats.offer',
      list: { method: 'GET', path: '/v3/offers' },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        application_id: { path: 'application_id', type: 'integer' },
        status: { path: 'status', type: 'string' },
        sent_on: { path: 'sent_on', type: 'date' },
        resolved_at: { path: 'resolved_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    close_reasons: {
      label: 'Reasons to close an opening',
      model: 'ats.close_reason',
      list: { method: 'GET', path: '/v3/close_reasons' },
      ...listed,
      fields: {
        id: { path: 'id', type: 'integer' },
        name: { path: 'name', type: 'string' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
  },
  unified: { ats: { ...greenhouseAts, files: greenhouseFiles } },
  webhooks: {
    verify: { kind: 'hmac', header: 'signature', algorithm: 'sha256', encoding: 'hex', prefix: 'sha256 ' },
    eventId: { header: 'greenhouse-event-id' },
    eventType: { path: 'action' },
    events: {
      candidate_stage_change: { collection: 'applications', id: 'payload.application.id' },
      hire_candidate: { collection: 'applications', id: 'payload.application.id' },
      reject_candidate: { collection: 'applications', id: 'payload.application.id' },
      update_candidate: { collection: 'candidates', id: 'payload.candidate.id' },
    },
  },
});
