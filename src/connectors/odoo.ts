// Odoo Recruitment: every model is read and written by its methods at one kind of address, with the arguments as the body.
import { defineConnector } from '../core/connector/connector.ts';
import { odooAts } from './ats/odoo.ts';
import { rejectReason } from './prompts.ts';

const paging = { kind: 'offset', param: 'offset', send: 'body', sizeParam: 'limit', size: 200 } as const;
const changes = {
  kind: 'filter',
  param: 'domain',
  send: 'body',
  value: '[["write_date",">=","{sincePlain}"]]',
  isJson: true,
  field: 'write_date',
} as const;
/** How every list is read. */
const listed = { items: '$', id: 'id', paging, changes } as const;
const written = { write_date: { path: 'write_date', type: 'datetime' } } as const;
/** Those that were archived as well: whoever is refused is. */
const search = (model: string, fields: string[]) => ({
  method: 'POST' as const,
  path: `/json/2/${model}/search_read`,
  body: { domain: [], fields: ['id', ...fields, 'write_date'], order: 'id', context: { active_test: false } },
});

export const odoo = defineConnector({
  system: 'odoo',
  title: 'Odoo Recruitment',
  category: ['ats'],
  docs: 'https://www.odoo.com/documentation/19.0/developer/reference/external_api.html',
  apiVersion: 'JSON-2, Odoo 19',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://{config.host}',
  config: [
    { key: 'host', label: 'Host', example: 'acme.odoo.com', pattern: String.raw`^[a-z0-9.-]+$` },
    { key: 'database', label: 'Database', example: 'acme', help: 'The name of the database behind that address.' },
    rejectReason,
  ],
  credentials: [
    {
      key: 'api_key',
      label: 'API key',
      secret: true,
      help: 'Preferences › Account Security › New API Key, of a recruitment officer; the plan Custom has the interface.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'bearer {cred.api_key}' }],
  headers: { 'x-odoo-database': '{config.database}' },
  test: { method: 'POST', path: '/json/2/res.users/context_get', body: {} },
  limits: { concurrency: 2 },
  empty: false,
  faults: [
    {
      path: 'name',
      equals: 'odoo.exceptions.AccessError',
      kind: 'permission',
      fix: 'Give the user of the API key the right Recruitment › Officer.',
    },
    {
      path: 'name',
      equals: 'odoo.exceptions.UserError',
      kind: 'invalid',
      fix: 'Odoo refused the change; its message says which rule of it.',
    },
  ],
  collections: {
    applicants: {
      label: 'Applicants',
      model: 'ats.application',
      list: search('hr.applicant', [
        'partner_name',
        'email_from',
        'partner_phone',
        'job_id',
        'stage_id',
        'application_status',
        'refuse_reason_id',
        'create_date',
        'date_last_stage_update',
      ]),
      ...listed,
      fields: {
        partner_name: { path: 'partner_name', type: 'string', personal: 'personal' },
        email_from: { path: 'email_from', type: 'string', personal: 'personal' },
        partner_phone: { path: 'partner_phone', type: 'string', personal: 'personal' },
        job_id: { path: 'job_id[0]', type: 'integer' },
        stage_id: { path: 'stage_id[0]', type: 'integer' },
        application_status: { path: 'application_status', type: 'string' },
        create_date: { path: 'create_date', type: 'datetime' },
        ...written,
      },
    },
    jobs: {
      label: 'Job positions',
      model: 'ats.job',
      list: search('hr.job', ['name', 'department_id', 'address_id', 'user_id', 'active']),
      ...listed,
      fields: {
        name: { path: 'name', type: 'string' },
        department_id: { path: 'department_id[0]', type: 'integer' },
        department: { path: 'department_id[1]', type: 'string' },
        active: { path: 'active', type: 'boolean' },
        ...written,
      },
    },
    stages: {
      label: 'Stages',
      model: 'ats.stage',
      list: search('hr.recruitment.stage', ['name', 'sequence', 'hired_stage']),
      ...listed,
      fields: {
        name: { path: 'name', type: 'string' },
        sequence: { path: 'sequence', type: 'integer' },
        hired_stage: { path: 'hired_stage', type: 'boolean' },
        ...written,
      },
    },
    refuse_reasons: {
      label: 'Reasons for refusals',
      model: 'ats.reject_reason',
      list: search('hr.applicant.refuse.reason', ['name']),
      ...listed,
      fields: { name: { path: 'name', type: 'string' }, ...written },
    },
    users: {
      label: 'Users',
      model: 'ats.user',
      list: search('res.users', ['name', 'email']),
      ...listed,
      fields: {
        name: { path: 'name', type: 'string', personal: 'personal' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        ...written,
      },
    },
  },
  unified: { ats: odooAts },
});
