// Google Workspace directory: people and groups of one customer.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount, googleQuota } from './accounts/google.ts';

const page = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 200 } as const;

export const googleDirectory = defineConnector({
  system: 'google-directory',
  title: 'Google Workspace directory',
  category: ['identity'],
  docs: 'https://developers.google.com/workspace/admin/directory/reference/rest',
  apiVersion: 'directory_v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://admin.googleapis.com',
  ...googleAccount({
    'admin.directory.user': 'to read, change and remove users',
    'admin.directory.group.readonly': 'to list groups',
  }),
  test: {
    method: 'GET',
    path: '/admin/directory/v1/users',
    query: { customer: 'my_customer', maxResults: '1' },
    operation: 'directory.users.list',
  },
  limits: { concurrency: 4 },
  faults: [
    googleQuota('quotaExceeded'),
    { status: '403', kind: 'permission', fix: 'Connect with an account that administers people in the Workspace.' },
    { status: '412', kind: 'conflict', fix: 'Somebody changed the record since; the next sync reads it anew.' },
  ],
  collections: {
    users: {
      label: 'People',
      model: 'identity.user',
      list: {
        method: 'GET',
        path: '/admin/directory/v1/users',
        query: { customer: 'my_customer' },
        operation: 'directory.users.list',
      },
      items: 'users',
      id: 'id',
      paging: page,
      filters: { query: { param: 'query' } },
      fields: {
        primaryEmail: { path: 'primaryEmail', type: 'string', personal: 'personal' },
        givenName: { path: 'name.givenName', type: 'string', personal: 'personal' },
        familyName: { path: 'name.familyName', type: 'string', personal: 'personal' },
        orgUnitPath: { path: 'orgUnitPath', type: 'string' },
        suspended: { path: 'suspended', type: 'boolean' },
        isAdmin: { path: 'isAdmin', type: 'boolean' },
        creationTime: { path: 'creationTime', type: 'datetime' },
        lastLoginTime: { path: 'lastLoginTime', type: 'datetime' },
      },
      one: { call: { method: 'GET', path: '/admin/directory/v1/users/{id}', operation: 'directory.users.get' } },
      // For 20 days: https://support.google.com/a/answer/1397578.
      restore: {
        call: {
          method: 'POST',
          path: '/admin/directory/v1/users/{id}/undelete',
          body: { orgUnitPath: '{record.orgUnitPath}' },
          operation: 'directory.users.undelete',
        },
      },
      writes: {
        update: {
          call: { method: 'PUT', path: '/admin/directory/v1/users/{id}', operation: 'directory.users.update' },
          idempotency: { kind: 'natural-key' },
        },
        delete: {
          call: { method: 'DELETE', path: '/admin/directory/v1/users/{id}', operation: 'directory.users.delete' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    groups: {
      label: 'Groups',
      model: 'identity.group',
      list: {
        method: 'GET',
        path: '/admin/directory/v1/groups',
        query: { customer: 'my_customer' },
        operation: 'directory.groups.list',
      },
      items: 'groups',
      id: 'id',
      paging: page,
      fields: {
        email: { path: 'email', type: 'string' },
        name: { path: 'name', type: 'string' },
        description: { path: 'description', type: 'string' },
        directMembersCount: { path: 'directMembersCount', type: 'string' },
      },
    },
  },
});
