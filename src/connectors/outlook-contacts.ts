// Outlook contacts, by Microsoft Graph: the address book of whoever connected the account.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthClient } from './prompts.ts';

const page = { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 100 } as const;

export const outlookContacts = defineConnector({
  system: 'outlook-contacts',
  title: 'Outlook contacts',
  category: ['crm'],
  docs: 'https://learn.microsoft.com/graph/api/resources/contact',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://graph.microsoft.com/v1.0',
  hosts: ['login.microsoftonline.com'],
  config: [
    {
      key: 'directory',
      label: 'Directory (tenant) id',
      example: 'organizations',
      help: 'Entra admin center › App registrations › Overview.',
    },
  ],
  credentials: [...oauthClient],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/authorize',
      tokenUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/token',
      scopes: ['offline_access', 'Contacts.ReadWrite'],
      scopeReasons: {
        offline_access: 'to stay connected without asking you to sign in again',
        'Contacts.ReadWrite': 'to read, create and change contacts',
      },
    },
  ],
  test: { method: 'GET', path: '/me/contacts', query: { $top: '1' } },
  limits: { requests: 10_000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Contacts.ReadWrite to the application in Entra.' }],
  collections: {
    contacts: {
      label: 'Contacts',
      model: 'crm.contact',
      list: { method: 'GET', path: '/me/contacts' },
      items: 'value',
      id: 'id',
      paging: page,
      changes: {
        kind: 'filter',
        param: '$filter',
        value: 'lastModifiedDateTime ge {since}',
        field: 'lastModifiedDateTime',
      },
      writes: {
        create: { call: { method: 'POST', path: '/me/contacts' }, idempotency: { kind: 'none' } },
        update: { call: { method: 'PATCH', path: '/me/contacts/{id}' }, idempotency: { kind: 'natural-key' } },
        delete: { call: { method: 'DELETE', path: '/me/contacts/{id}' }, idempotency: { kind: 'natural-key' } },
      },
      fields: {
        id: { path: 'id', type: 'string' },
        displayName: { path: 'displayName', type: 'string', personal: 'personal' },
        givenName: { path: 'givenName', type: 'string', personal: 'personal' },
        surname: { path: 'surname', type: 'string', personal: 'personal' },
        email: { path: 'emailAddresses[0].address', type: 'string', personal: 'personal' },
        companyName: { path: 'companyName', type: 'string' },
        jobTitle: { path: 'jobTitle', type: 'string' },
        mobilePhone: { path: 'mobilePhone', type: 'string', personal: 'personal' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
  },
});
