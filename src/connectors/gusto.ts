// Gusto: employees, contractors and payrolls of one company. The dated version is sent with each request; older ones answer 406.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthClient } from './prompts.ts';

const page = { kind: 'page', param: 'page', sizeParam: 'per', size: 100 } as const;

export const gusto = defineConnector({
  system: 'gusto',
  title: 'Gusto',
  category: ['payroll', 'hris'],
  docs: 'https://docs.gusto.com/app-integrations/reference',
  apiVersion: '2025-06-15',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.gusto.com',
  config: [
    {
      key: 'company_id',
      label: 'Company UUID',
      example: 'c827aa0d-3928-4d5a-ab1f-400641a7d2b8',
      help: 'GET /v1/me lists the companies of the account.',
    },
  ],
  credentials: [...oauthClient('dev.gusto.com › your application.')],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://api.gusto.com/oauth/authorize',
      tokenUrl: 'https://api.gusto.com/oauth/token',
      scopes: [],
      pkce: false,
      rotatesRefreshToken: true,
    },
  ],
  headers: { 'x-gusto-api-version': '2025-06-15' },
  test: { method: 'GET', path: '/v1/companies/{config.company_id}/locations', query: { per: '1' } },
  limits: { requests: 200, perSeconds: 60, concurrency: 4 },
  faults: [
    {
      status: '406',
      kind: 'gone',
      fix: 'Gusto retired the version of its interface that the connector speaks; update Muster.',
    },
    {
      status: '409',
      kind: 'conflict',
      fix: 'Somebody changed the employee since; the next sync reads the new version and tries again.',
    },
  ],
  collections: {
    employees: {
      label: 'Employees',
      model: 'hris.employee',
      list: {
        method: 'GET',
        path: '/v1/companies/{config.company_id}/employees',
        operation: 'get-v1-companies-company_id-employees',
      },
      items: '$',
      id: 'uuid',
      paging: page,
      filters: { terminated: { param: 'terminated' }, onboarded: { param: 'onboarded' } },
      fields: {
        uuid: { path: 'uuid', type: 'string' },
        version: { path: 'version', type: 'string' },
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        work_email: { path: 'work_email', type: 'string', personal: 'personal' },
        phone: { path: 'phone', type: 'string', personal: 'personal' },
        date_of_birth: { path: 'date_of_birth', type: 'date', personal: 'sensitive' },
        title: { path: 'title', type: 'string' },
        department: { path: 'department', type: 'string' },
        manager_uuid: { path: 'manager_uuid', type: 'string' },
        hired_at: { path: 'hired_at', type: 'date' },
        terminated: { path: 'terminated', type: 'boolean' },
        employment_status: { path: 'current_employment_status', type: 'string' },
      },
      writes: {
        create: {
          call: { method: 'POST', path: '/v1/companies/{config.company_id}/employees', operation: 'post-v1-employees' },
          idempotency: { kind: 'none' },
          answerId: 'uuid',
        },
        // The record has to carry the version that was read: Gusto refuses what somebody changed since.
        update: {
          call: { method: 'PUT', path: '/v1/employees/{id}', operation: 'put-v1-employees' },
          idempotency: { kind: 'natural-key' },
          answerId: 'uuid',
        },
      },
    },
    contractors: {
      label: 'Contractors',
      model: 'hris.contractor',
      list: { method: 'GET', path: '/v1/companies/{config.company_id}/contractors' },
      items: '$',
      id: 'uuid',
      paging: page,
      fields: {
        uuid: { path: 'uuid', type: 'string' },
        type: { path: 'type', type: 'string' },
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        business_name: { path: 'business_name', type: 'string' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        start_date: { path: 'start_date', type: 'date' },
        is_active: { path: 'is_active', type: 'boolean' },
      },
    },
    payrolls: {
      label: 'Payrolls',
      model: 'payroll.run',
      list: {
        method: 'GET',
        path: '/v1/companies/{config.company_id}/payrolls',
        operation: 'get-v1-companies-company_id-payrolls',
      },
      items: '$',
      id: 'payroll_uuid',
      paging: page,
      fields: {
        payroll_uuid: { path: 'payroll_uuid', type: 'string' },
        check_date: { path: 'check_date', type: 'date' },
        processed: { path: 'processed', type: 'boolean' },
        processed_date: { path: 'processed_date', type: 'date' },
        period_start: { path: 'pay_period.start_date', type: 'date' },
        period_end: { path: 'pay_period.end_date', type: 'date' },
        off_cycle: { path: 'off_cycle', type: 'boolean' },
      },
    },
    locations: {
      label: 'Locations',
      model: 'hris.location',
      list: { method: 'GET', path: '/v1/companies/{config.company_id}/locations' },
      items: '$',
      id: 'uuid',
      paging: page,
      fields: {
        uuid: { path: 'uuid', type: 'string' },
        street_1: { path: 'street_1', type: 'string' },
        city: { path: 'city', type: 'string' },
        state: { path: 'state', type: 'string' },
        zip: { path: 'zip', type: 'string' },
        country: { path: 'country', type: 'string' },
      },
    },
  },
});
