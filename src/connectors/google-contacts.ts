// Google Contacts: the people of the organization’s directory, the contacts that were only written to, and groups.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount } from './accounts/google.ts';

const page = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'pageSize', size: 500 } as const;

export const googleContacts = defineConnector({
  system: 'google-contacts',
  title: 'Google Contacts',
  category: ['crm'],
  docs: 'https://developers.google.com/people/api/rest',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://people.googleapis.com',
  ...googleAccount({
    'directory.readonly': 'to read the people of the organization’s directory',
    'contacts.other.readonly': 'to read contacts that were only written to',
    'contacts.readonly': 'to read the groups of contacts',
  }),
  test: { method: 'GET', path: '/v1/contactGroups', query: { pageSize: '1' }, operation: 'people.contactGroups.list' },
  limits: { concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Connect again and allow what is asked for.' }],
  collections: {
    directory: {
      label: 'People of the directory',
      model: 'crm.contact',
      list: {
        method: 'GET',
        path: '/v1/people:listDirectoryPeople',
        query: {
          readMask: 'names,emailAddresses,phoneNumbers,organizations,metadata',
          sources: 'DIRECTORY_SOURCE_TYPE_DOMAIN_PROFILE',
          requestSyncToken: 'true',
        },
        operation: 'people.people.listDirectoryPeople',
      },
      items: 'people',
      id: 'resourceName',
      paging: page,
      changes: { kind: 'token', param: 'syncToken', next: 'nextSyncToken', expired: { status: 410 } },
      deletes: { kind: 'flag', field: 'metadata.deleted', equals: true },
      fields: {
        resourceName: { path: 'resourceName', type: 'string' },
        names: { path: 'names', type: 'array', personal: 'personal' },
        emailAddresses: { path: 'emailAddresses', type: 'array', personal: 'personal' },
        phoneNumbers: { path: 'phoneNumbers', type: 'array', personal: 'personal' },
        organizations: { path: 'organizations', type: 'array' },
        metadata: { path: 'metadata', type: 'object' },
      },
    },
    other_contacts: {
      label: 'Other contacts',
      model: 'crm.contact',
      list: {
        method: 'GET',
        path: '/v1/otherContacts',
        query: { readMask: 'names,emailAddresses,phoneNumbers,metadata' },
        operation: 'people.otherContacts.list',
      },
      items: 'otherContacts',
      id: 'resourceName',
      paging: page,
      fields: {
        resourceName: { path: 'resourceName', type: 'string' },
        names: { path: 'names', type: 'array', personal: 'personal' },
        emailAddresses: { path: 'emailAddresses', type: 'array', personal: 'personal' },
        phoneNumbers: { path: 'phoneNumbers', type: 'array', personal: 'personal' },
        metadata: { path: 'metadata', type: 'object' },
      },
    },
    contact_groups: {
      label: 'Groups',
      list: { method: 'GET', path: '/v1/contactGroups', operation: 'people.contactGroups.list' },
      items: 'contactGroups',
      id: 'resourceName',
      paging: page,
      fields: {
        resourceName: { path: 'resourceName', type: 'string' },
        name: { path: 'name', type: 'string' },
        formattedName: { path: 'formattedName', type: 'string' },
        groupType: { path: 'groupType', type: 'string' },
        memberCount: { path: 'memberCount', type: 'integer' },
      },
    },
  },
});
