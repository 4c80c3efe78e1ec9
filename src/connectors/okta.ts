// Okta: people and groups of an organization, followed by when they changed last.
import { defineConnector } from '../core/connector/connector.ts';

const changes = { kind: 'filter', param: 'filter', value: 'lastUpdated gt "{since}"', field: 'lastUpdated' } as const;

export const okta = defineConnector({
  system: 'okta',
  title: 'Okta',
  category: ['identity'],
  docs: 'https://developer.okta.com/docs/api/',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://{config.domain}',
  config: [
    {
      key: 'domain',
      label: 'Okta domain',
      pattern: String.raw`^[\w-]+(\.[\w-]+)+$`,
      example: 'acme.okta.com',
      help: 'The address of the admin console, without -admin.',
    },
  ],
  credentials: [
    {
      key: 'api_token',
      label: 'API token',
      secret: true,
      help: 'Admin console › Security › API › Tokens; a read-only administrator suffices for reading.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'SSWS {cred.api_token}' }],
  test: { method: 'GET', path: '/api/v1/users', query: { limit: '1' }, operation: 'listUsers' },
  limits: {
    concurrency: 4,
    remainingHeader: 'x-rate-limit-remaining',
    resetHeader: 'x-rate-limit-reset',
    resetUnit: 'epoch-seconds',
  },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'The token acts as the administrator who made it: give that account the missing role.',
    },
  ],
  collections: {
    users: {
      label: 'People',
      model: 'identity.user',
      list: { method: 'GET', path: '/api/v1/users', operation: 'listUsers' },
      items: '$',
      id: 'id',
      paging: { kind: 'link', sizeParam: 'limit', size: 200 },
      changes,
      fields: {
        login: { path: 'profile.login', type: 'string', personal: 'personal' },
        email: { path: 'profile.email', type: 'string', personal: 'personal' },
        firstName: { path: 'profile.firstName', type: 'string', personal: 'personal' },
        lastName: { path: 'profile.lastName', type: 'string', personal: 'personal' },
        employeeNumber: { path: 'profile.employeeNumber', type: 'string' },
        department: { path: 'profile.department', type: 'string' },
        title: { path: 'profile.title', type: 'string' },
        managerId: { path: 'profile.managerId', type: 'string' },
        status: { path: 'status', type: 'string' },
        lastUpdated: { path: 'lastUpdated', type: 'datetime' },
      },
      writes: {
        match: {
          by: 'login',
          find: {
            method: 'GET',
            path: '/api/v1/users',
            query: { search: 'profile.login eq "{value}"', limit: '1' },
            operation: 'listUsers',
          },
          items: '$',
          id: 'id',
        },
        create: {
          call: { method: 'POST', path: '/api/v1/users', body: { profile: '{record}' }, operation: 'createUser' },
          idempotency: { kind: 'look-up-first' },
        },
        update: {
          call: {
            method: 'POST',
            path: '/api/v1/users/{id}',
            body: { profile: '{record}' },
            operation: 'partialUpdateUser',
          },
          idempotency: { kind: 'natural-key' },
        },
        // The first call deactivates, as Okta asks; only a second one would delete for good.
        delete: {
          call: { method: 'DELETE', path: '/api/v1/users/{id}', operation: 'deactivateOrDeleteUser' },
          idempotency: { kind: 'none' },
        },
      },
    },
    groups: {
      label: 'Groups',
      model: 'identity.group',
      list: { method: 'GET', path: '/api/v1/groups', operation: 'listGroups' },
      items: '$',
      id: 'id',
      paging: { kind: 'link', sizeParam: 'limit', size: 200 },
      changes,
      fields: {
        name: { path: 'profile.name', type: 'string' },
        description: { path: 'profile.description', type: 'string' },
        type: { path: 'type', type: 'string' },
        lastUpdated: { path: 'lastUpdated', type: 'datetime' },
      },
    },
  },
});
