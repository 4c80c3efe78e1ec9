// Xero accounting: contacts and people of one organization, for agencies that invoice placements there.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthClient } from './prompts.ts';

export const xero = defineConnector({
  system: 'xero',
  title: 'Xero accounting',
  category: ['crm'],
  docs: 'https://developer.xero.com/documentation/api/accounting/overview',
  apiVersion: 'api.xro 2.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.xero.com/api.xro/2.0',
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
      scopes: ['offline_access', 'accounting.contacts.read', 'accounting.settings.read'],
      scopeReasons: {
        offline_access: 'to stay connected without asking you to sign in again',
        'accounting.contacts.read': 'to read contacts',
        'accounting.settings.read': 'to list the users of the organization',
      },
      clientAuth: 'basic',
      rotatesRefreshToken: true,
    },
  ],
  headers: { 'xero-tenant-id': '{config.tenant_id}' },
  test: { method: 'GET', path: '/Users', operation: 'getUsers' },
  limits: { requests: 60, perSeconds: 60, concurrency: 4 },
  faults: [
    { status: '403', kind: 'permission', fix: 'Connect again with an account that may see contacts and settings.' },
  ],
  collections: {
    contacts: {
      label: 'Contacts',
      model: 'crm.contact',
      list: { method: 'GET', path: '/Contacts', query: { includeArchived: 'true' }, operation: 'getContacts' },
      items: 'Contacts',
      id: 'ContactID',
      paging: { kind: 'page', param: 'page', size: 100 },
      fields: {
        ContactID: { path: 'ContactID', type: 'string' },
        ContactNumber: { path: 'ContactNumber', type: 'string' },
        Name: { path: 'Name', type: 'string', personal: 'personal' },
        FirstName: { path: 'FirstName', type: 'string', personal: 'personal' },
        LastName: { path: 'LastName', type: 'string', personal: 'personal' },
        EmailAddress: { path: 'EmailAddress', type: 'string', personal: 'personal' },
        ContactStatus: { path: 'ContactStatus', type: 'string' },
        IsCustomer: { path: 'IsCustomer', type: 'boolean' },
        IsSupplier: { path: 'IsSupplier', type: 'boolean' },
        UpdatedDateUTC: { path: 'UpdatedDateUTC', type: 'string' },
      },
    },
    users: {
      label: 'People',
      model: 'crm.user',
      list: { method: 'GET', path: '/Users', operation: 'getUsers' },
      items: 'Users',
      id: 'UserID',
      paging: { kind: 'none' },
      fields: {
        UserID: { path: 'UserID', type: 'string' },
        FirstName: { path: 'FirstName', type: 'string', personal: 'personal' },
        LastName: { path: 'LastName', type: 'string', personal: 'personal' },
        EmailAddress: { path: 'EmailAddress', type: 'string', personal: 'personal' },
        OrganizationRole: { path: 'OrganizationRole', type: 'string' },
        UpdatedDateUTC: { path: 'UpdatedDateUTC', type: 'string' },
      },
    },
  },
});
