// Xero payroll (Australia): employees, pay runs and leave. Dates come in Microsoft's form, `/Date(…)/`, and stay text.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthClient } from './prompts.ts';

const page = { kind: 'page', param: 'page', size: 100 } as const;

export const xeroPayroll = defineConnector({
  system: 'xero-payroll',
  title: 'Xero payroll (Australia)',
  category: ['payroll'],
  docs: 'https://developer.xero.com/documentation/api/payrollau/overview',
  apiVersion: 'payroll.xro 1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.xero.com/payroll.xro/1.0',
  hosts: ['identity.xero.com'],
  config: [
    {
      key: 'tenant_id',
      label: 'Xero tenant id',
      help: 'GET https://api.xero.com/connections lists it after connecting.',
    },
  ],
  credentials: [...oauthClient('developer.xero.com/app/manage › your app › Configuration.')],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://login.xero.com/identity/connect/authorize',
      tokenUrl: 'https://identity.xero.com/connect/token',
      scopes: ['offline_access', 'payroll.employees', 'payroll.payruns.read'],
      scopeReasons: {
        offline_access: 'to stay connected without asking you to sign in again',
        'payroll.employees': 'to read employees and their leave',
        'payroll.payruns.read': 'to read pay runs',
      },
      clientAuth: 'basic',
      rotatesRefreshToken: true,
    },
  ],
  headers: { 'xero-tenant-id': '{config.tenant_id}' },
  test: { method: 'GET', path: '/Employees', query: { page: '1' }, operation: 'getEmployees' },
  limits: { requests: 60, perSeconds: 60, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Connect with a payroll administrator of that organization.' }],
  collections: {
    employees: {
      label: 'Employees',
      model: 'hris.employee',
      list: { method: 'GET', path: '/Employees', operation: 'getEmployees' },
      items: 'Employees',
      id: 'EmployeeID',
      paging: page,
      fields: {
        FirstName: { path: 'FirstName', type: 'string', personal: 'personal' },
        LastName: { path: 'LastName', type: 'string', personal: 'personal' },
        Email: { path: 'Email', type: 'string', personal: 'personal' },
        DateOfBirth: { path: 'DateOfBirth', type: 'string', personal: 'sensitive' },
        JobTitle: { path: 'JobTitle', type: 'string' },
        Status: { path: 'Status', type: 'string', values: { ACTIVE: 'active', TERMINATED: 'terminated' } },
        StartDate: { path: 'StartDate', type: 'string' },
        TerminationDate: { path: 'TerminationDate', type: 'string' },
        UpdatedDateUTC: { path: 'UpdatedDateUTC', type: 'string' },
      },
    },
    pay_runs: {
      label: 'Pay runs',
      model: 'payroll.run',
      list: { method: 'GET', path: '/PayRuns', operation: 'getPayRuns' },
      items: 'PayRuns',
      id: 'PayRunID',
      paging: page,
      fields: {
        PayRunStatus: { path: 'PayRunStatus', type: 'string' },
        PayRunPeriodStartDate: { path: 'PayRunPeriodStartDate', type: 'string' },
        PayRunPeriodEndDate: { path: 'PayRunPeriodEndDate', type: 'string' },
        PaymentDate: { path: 'PaymentDate', type: 'string' },
        Wages: { path: 'Wages', type: 'number' },
        NetPay: { path: 'NetPay', type: 'number' },
      },
    },
    leave: {
      label: 'Leave applications',
      model: 'hris.time_off',
      list: { method: 'GET', path: '/LeaveApplications', operation: 'getLeaveApplications' },
      items: 'LeaveApplications',
      id: 'LeaveApplicationID',
      paging: page,
      fields: {
        EmployeeID: { path: 'EmployeeID', type: 'string' },
        Title: { path: 'Title', type: 'string' },
        StartDate: { path: 'StartDate', type: 'string' },
        EndDate: { path: 'EndDate', type: 'string' },
      },
    },
  },
});
