// Apideck: one interface before many systems; which one is meant stands in the connection. A bridge to what has no connector yet.
import { defineConnector } from '../core/connector/connector.ts';
import { apideckAts } from './ats/apideck.ts';
import { apideckLog } from './crms/apideck.ts';

const paging = { kind: 'cursor', param: 'cursor', next: 'meta.cursors.next', sizeParam: 'limit', size: 200 } as const;
const person = {
  first_name: { path: 'first_name', type: 'string', personal: 'personal' },
  last_name: { path: 'last_name', type: 'string', personal: 'personal' },
  email: { path: 'emails[0].email', type: 'string', personal: 'personal' },
  phone: { path: 'phone_numbers[0].number', type: 'string', personal: 'personal' },
  title: { path: 'title', type: 'string' },
  updated_at: { path: 'updated_at', type: 'datetime' },
} as const;

export const apideck = defineConnector({
  system: 'apideck',
  title: 'Apideck (bridge)',
  category: ['generic', 'ats', 'hris', 'crm'],
  docs: 'https://developers.apideck.com/apis',
  apiVersion: 'Unify',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://unify.apideck.com',
  config: [
    { key: 'app_id', label: 'App id', help: 'Apideck › Configuration › API keys.' },
    { key: 'consumer_id', label: 'Consumer id', help: 'The id under which the account was connected in Vault.' },
    {
      key: 'service_id',
      label: 'System behind the bridge',
      example: 'workday',
      help: 'The service id of that system at Apideck.',
    },
  ],
  credentials: [{ key: 'api_key', label: 'API key', secret: true, help: 'Apideck › Configuration › API keys.' }],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.api_key}' }],
  headers: {
    'x-apideck-app-id': '{config.app_id}',
    'x-apideck-consumer-id': '{config.consumer_id}',
    'x-apideck-service-id': '{config.service_id}',
  },
  test: { method: 'GET', path: '/ats/jobs', query: { limit: '1' }, operation: 'jobsAll' },
  limits: { concurrency: 2 },
  faults: [
    { status: '402', kind: 'permission', fix: 'The plan at Apideck is used up: raise it there.' },
    {
      status: '404',
      kind: 'not_found',
      fix: 'The system behind the bridge has no such collection, or is not connected in Vault.',
    },
  ],
  collections: {
    applicants: {
      label: 'Applicants',
      model: 'ats.candidate',
      list: { method: 'GET', path: '/ats/applicants', operation: 'applicantsAll' },
      items: 'data',
      id: 'id',
      paging,
      fields: { ...person, stage_id: { path: 'stage_id', type: 'string' }, tags: { path: 'tags', type: 'array' } },
      writes: {
        create: {
          call: { method: 'POST', path: '/ats/applicants', operation: 'applicantsAdd' },
          idempotency: { kind: 'none' },
          answerId: 'data.id',
        },
      },
    },
    applications: {
      label: 'Applications',
      model: 'ats.application',
      list: { method: 'GET', path: '/ats/applications', operation: 'applicationsAll' },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        applicant_id: { path: 'applicant_id', type: 'string' },
        job_id: { path: 'job_id', type: 'string' },
        stage_id: { path: 'stage.id', type: 'string' },
        stage_name: { path: 'stage.name', type: 'string' },
        status: { path: 'status', type: 'string' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    jobs: {
      label: 'Jobs',
      model: 'ats.job',
      list: { method: 'GET', path: '/ats/jobs', operation: 'jobsAll' },
      items: 'data',
      id: 'id',
      paging,
      fields: {
        title: { path: 'title', type: 'string' },
        code: { path: 'code', type: 'string' },
        status: { path: 'status', type: 'string' },
        published_at: { path: 'published_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    employees: {
      label: 'Employees',
      model: 'hris.employee',
      list: { method: 'GET', path: '/hris/employees', operation: 'employeesAll' },
      items: 'data',
      id: 'id',
      paging,
      fields: { ...person, department: { path: 'department', type: 'string' } },
      writes: {
        create: {
          call: { method: 'POST', path: '/hris/employees', operation: 'employeesAdd' },
          idempotency: { kind: 'none' },
          answerId: 'data.id',
        },
        update: {
          call: { method: 'PATCH', path: '/hris/employees/{id}', operation: 'employeesUpdate' },
          idempotency: { kind: 'natural-key' },
          answerId: 'data.id',
        },
        delete: {
          call: { method: 'DELETE', path: '/hris/employees/{id}', operation: 'employeesDelete' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    contacts: {
      label: 'Contacts',
      model: 'crm.contact',
      list: { method: 'GET', path: '/crm/contacts', operation: 'contactsAll' },
      items: 'data',
      id: 'id',
      paging,
      fields: { ...person, company_name: { path: 'company_name', type: 'string' } },
      writes: {
        create: {
          call: { method: 'POST', path: '/crm/contacts', operation: 'contactsAdd' },
          idempotency: { kind: 'none' },
          answerId: 'data.id',
        },
        update: {
          call: { method: 'PATCH', path: '/crm/contacts/{id}', operation: 'contactsUpdate' },
          idempotency: { kind: 'natural-key' },
          answerId: 'data.id',
        },
        delete: {
          call: { method: 'DELETE', path: '/crm/contacts/{id}', operation: 'contactsDelete' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
  },
  unified: { ats: apideckAts, crm: apideckLog },
});
