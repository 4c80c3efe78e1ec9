// Paylocity: the employees of one company. The list holds ids and states alone; details are read one by one over there.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthApplication } from './prompts.ts';

export const paylocity = defineConnector({
  system: 'paylocity',
  title: 'Paylocity',
  category: ['payroll', 'hris'],
  docs: 'https://developer.paylocity.com/',
  apiVersion: 'v2',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.paylocity.com/api',
  config: [
    {
      key: 'company_id',
      label: 'Company id',
      example: 'B6001',
      help: 'What you enter as company id when you sign in to Paylocity.',
    },
  ],
  credentials: [
    ...oauthApplication('Paylocity issues both on request: ask your account manager for web services credentials.'),
  ],
  auth: [
    {
      kind: 'oauth2-client',
      tokenUrl: 'https://api.paylocity.com/IdentityServer/connect/token',
      scopes: ['WebLinkAPI'],
      clientAuth: 'basic',
    },
  ],
  test: {
    method: 'GET',
    path: '/v2/companies/{config.company_id}/employees/',
    query: { pagesize: '1' },
    operation: 'Get all employees',
  },
  limits: { concurrency: 2 },
  faults: [{ status: '403', kind: 'permission', fix: 'Ask Paylocity to enable that company for the client id.' }],
  collections: {
    employees: {
      label: 'Employees',
      model: 'hris.employee',
      list: { method: 'GET', path: '/v2/companies/{config.company_id}/employees/', operation: 'Get all employees' },
      items: '$',
      id: 'employeeId',
      paging: { kind: 'page', param: 'pagenumber', start: 0, sizeParam: 'pagesize', size: 100 },
      fields: {
        employeeId: { path: 'employeeId', type: 'string' },
        statusCode: { path: 'statusCode', type: 'string' },
        statusTypeCode: { path: 'statusTypeCode', type: 'string' },
      },
      writes: {
        create: {
          call: { method: 'POST', path: '/v2/companies/{config.company_id}/employees', operation: 'Add employee' },
          idempotency: { kind: 'none' },
          answerId: 'employeeId',
        },
        update: {
          call: {
            method: 'PATCH',
            path: '/v2/companies/{config.company_id}/employees/{id}',
            operation: 'Update employee',
          },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
  },
});
