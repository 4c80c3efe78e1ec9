// BambooHR: employees and applicant tracking. Checked against the vendor's OpenAPI description.
import { defineConnector } from '../core/connector/connector.ts';
import { bamboohrAts } from './ats/bamboohr.ts';

export const bamboohr = defineConnector({
  system: 'bamboohr',
  title: 'BambooHR',
  category: ['hris', 'ats'],
  docs: 'https://documentation.bamboohr.com/docs',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://{config.subdomain}.bamboohr.com',
  config: [
    {
      key: 'subdomain',
      label: 'Company subdomain',
      pattern: '^[a-z0-9-]+$',
      example: 'acme',
      help: 'The first part of your BambooHR address.',
    },
  ],
  credentials: [
    {
      key: 'api_key',
      label: 'API key',
      secret: true,
      help: 'Your name › API Keys › Add New Key. It sees what that user may see.',
    },
  ],
  auth: [{ kind: 'basic', username: '{cred.api_key}', password: 'x' }],
  test: { method: 'GET', path: '/api/v1/applicant_tracking/statuses', operation: 'get-statuses' },
  limits: { concurrency: 4 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Give the API user access in BambooHR › Settings › Access Levels, and to the ATS settings for hiring.',
    },
    { status: '503', kind: 'rate', fix: 'BambooHR limits requests with 503 as well; it goes on by itself.' },
  ],
  collections: {
    employees: {
      label: 'Employees',
      model: 'hris.employee',
      list: {
        method: 'GET',
        path: '/api/v1/employees',
        query: {
          fields:
            'workEmail,mobilePhone,hireDate,departmentName,divisionName,locationName,employmentStatusName,reportsToId',
        },
        operation: 'list-employees',
      },
      items: 'data',
      id: 'employeeId',
      paging: { kind: 'next-url', next: '_links.next.href', sizeParam: 'page[limit]', size: 100 },
      fields: {
        employeeId: { path: 'employeeId', type: 'string' },
        firstName: { path: 'firstName', type: 'string', personal: 'personal' },
        lastName: { path: 'lastName', type: 'string', personal: 'personal' },
        preferredName: { path: 'preferredName', type: 'string', personal: 'personal' },
        workEmail: { path: 'workEmail', type: 'string', personal: 'personal' },
        mobilePhone: { path: 'mobilePhone', type: 'string', personal: 'personal' },
        jobTitle: { path: 'jobTitleName', type: 'string' },
        department: { path: 'departmentName', type: 'string' },
        division: { path: 'divisionName', type: 'string' },
        location: { path: 'locationName', type: 'string' },
        hireDate: { path: 'hireDate', type: 'date' },
        status: { path: 'status', type: 'string', values: { Active: 'active', Inactive: 'inactive' } },
        reportsToId: { path: 'reportsToId', type: 'string' },
      },
      writes: {
        create: {
          call: { method: 'POST', path: '/api/v1/employees', operation: 'create-employee' },
          idempotency: { kind: 'none' },
        },
        update: { call: { method: 'POST', path: '/api/v1/employees/{id}' }, idempotency: { kind: 'natural-key' } },
      },
    },
    employee_changes: {
      label: 'Changed and deleted employees',
      list: {
        method: 'GET',
        path: '/api/v1/employees/changed',
        query: { since: '2000-01-01T00:00:00Z' },
        operation: 'get-changed-employee-ids',
      },
      items: 'employees',
      keyed: true,
      id: 'id',
      paging: { kind: 'none' },
      changes: { kind: 'filter', param: 'since', field: 'lastChanged' },
      deletes: { kind: 'flag', field: 'action', equals: 'Deleted' },
      fields: {
        id: { path: 'id', type: 'string' },
        action: { path: 'action', type: 'string' },
        lastChanged: { path: 'lastChanged', type: 'datetime' },
      },
    },
    applications: {
      label: 'Applications',
      model: 'ats.application',
      list: { method: 'GET', path: '/api/v1/applicant_tracking/applications', operation: 'get-applications' },
      items: 'applications',
      id: 'id',
      paging: { kind: 'next-url', next: 'nextPageUrl' },
      filters: { job: { param: 'jobId' }, status: { param: 'applicationStatusId' } },
      fields: {
        id: { path: 'id', type: 'integer' },
        firstName: { path: 'applicant.firstName', type: 'string', personal: 'personal' },
        lastName: { path: 'applicant.lastName', type: 'string', personal: 'personal' },
        email: { path: 'applicant.email', type: 'string', personal: 'personal' },
        jobId: { path: 'job.id', type: 'integer' },
        status: { path: 'status.id', type: 'integer' },
        statusName: { path: 'status.label', type: 'string' },
        appliedDate: { path: 'appliedDate', type: 'datetime' },
      },
      writes: {
        update: {
          call: {
            method: 'POST',
            path: '/api/v1/applicant_tracking/applications/{id}/status',
            body: { status: '{record.status}' },
            operation: 'update-applicant-status',
          },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    jobs: {
      label: 'Job openings',
      model: 'ats.job',
      list: { method: 'GET', path: '/api/v1/applicant_tracking/jobs', operation: 'get-job-summaries' },
      items: '$',
      id: 'id',
      paging: { kind: 'none' },
      fields: {
        id: { path: 'id', type: 'integer' },
        title: { path: 'title.label', type: 'string' },
        department: { path: 'department.label', type: 'string' },
        location: { path: 'location.label', type: 'string' },
        status: { path: 'status.label', type: 'string' },
        postedDate: { path: 'postedDate', type: 'datetime' },
      },
    },
    stages: {
      label: 'Applicant statuses',
      model: 'ats.stage',
      list: { method: 'GET', path: '/api/v1/applicant_tracking/statuses', operation: 'get-statuses' },
      items: '$',
      id: 'id',
      paging: { kind: 'none' },
      fields: {
        id: { path: 'id', type: 'string' },
        name: { path: 'name', type: 'string' },
        enabled: { path: 'enabled', type: 'boolean' },
      },
    },
  },
  unified: { ats: bamboohrAts },
});
