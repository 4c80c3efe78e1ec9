// Outlook contacts, by Microsoft Graph: the address book of whoever connected the account.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, graphChanges, graphList, microsoftAccount } from './accounts/microsoft.ts';

export const outlookContacts = defineConnector({
  system: 'outlook-contacts',
  title: 'Outlook contacts',
  category: ['crm'],
  docs: 'https://learn.microsoft.com/graph/api/resources/contact',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [directory],
  ...microsoftAccount({
    'Contacts.ReadWrite': 'to read, create and change contacts',
  }),
  test: { method: 'GET', path: '/me/contacts', query: { $top: '1' } },
  limits: { requests: 10_000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Contacts.ReadWrite to the application in Entra.' }],
  collections: {
    contacts: {
      label: 'Contacts',
      model: 'crm.contact',
      list: { method: 'GET', path: '/me/contacts' },
      ...graphList,
      changes: graphChanges,
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
