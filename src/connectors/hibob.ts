// HiBob: people, by a service user. The search gives all of them at once.
import { defineConnector } from '../core/connector/connector.ts';

export const hibob = defineConnector({
  system: 'hibob',
  title: 'HiBob',
  category: ['hris'],
  docs: 'https://apidocs.hibob.com/',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://api.hibob.com',
  credentials: [
    {
      key: 'service_user_id',
      label: 'Service user id',
      help: 'Settings › Integrations › Service users; its permission group needs to see People’s data.',
    },
    {
      key: 'service_user_token',
      label: 'Service user token',
      secret: true,
      help: 'Shown once, beside the id of the new service user.',
    },
  ],
  auth: [{ kind: 'basic', username: '{cred.service_user_id}', password: '{cred.service_user_token}' }],
  test: { method: 'POST', path: '/v1/people/search', body: {} },
  limits: { concurrency: 2 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Put the service user into a permission group that may see those people and fields.',
    },
  ],
  collections: {
    employees: {
      label: 'Employees',
      model: 'hris.employee',
      list: { method: 'POST', path: '/v1/people/search', body: {} },
      items: 'employees',
      id: 'id',
      paging: { kind: 'none' },
      fields: {
        firstName: { path: 'firstName', type: 'string', personal: 'personal' },
        surname: { path: 'surname', type: 'string', personal: 'personal' },
        displayName: { path: 'displayName', type: 'string', personal: 'personal' },
        email: { path: 'email', type: 'string', personal: 'personal' },
        title: { path: 'work.title', type: 'string' },
        department: { path: 'work.department', type: 'string' },
        site: { path: 'work.site', type: 'string' },
        startDate: { path: 'work.startDate', type: 'date' },
        reportsTo: { path: 'work.reportsTo.id', type: 'string' },
      },
    },
  },
});
