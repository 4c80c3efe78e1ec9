// SCIM 2.0 (RFC 7643, RFC 7644): people and groups of whatever identity provider speaks it.
import { defineConnector } from '../core/connector/connector.ts';

const paging = {
  kind: 'offset',
  param: 'startIndex',
  start: 1,
  sizeParam: 'count',
  size: 100,
  total: 'totalResults',
} as const;
const changes = {
  kind: 'filter',
  param: 'filter',
  value: 'meta.lastModified ge "{since}"',
  field: 'meta.lastModified',
} as const;

export const scim = defineConnector({
  system: 'scim',
  title: 'SCIM 2.0',
  category: ['identity', 'generic'],
  docs: 'https://www.rfc-editor.org/rfc/rfc7644',
  apiVersion: '2.0',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: '{config.base_url}',
  config: [
    { key: 'base_url', label: 'Base address', pattern: '^https?://', example: 'https://idp.example.com/scim/v2' },
  ],
  credentials: [
    {
      key: 'token',
      label: 'Bearer token',
      secret: true,
      help: 'Where the other system offers provisioning (SCIM 2.0) of its own users.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.token}' }],
  headers: { accept: 'application/scim+json' },
  test: { method: 'GET', path: '/Users', query: { count: '1' } },
  limits: { concurrency: 4 },
  omitsEmptyLists: 'RFC 7644 §3.4.2: Resources is required only where totalResults is not zero.',
  faults: [
    { status: '409', kind: 'conflict', fix: 'Somebody with that user name is there already: use the action upsert.' },
  ],
  collections: {
    users: {
      label: 'People',
      model: 'identity.user',
      list: { method: 'GET', path: '/Users' },
      items: 'Resources',
      id: 'id',
      paging,
      changes,
      fields: {
        userName: { path: 'userName', type: 'string', personal: 'personal' },
        givenName: { path: 'name.givenName', type: 'string', personal: 'personal' },
        familyName: { path: 'name.familyName', type: 'string', personal: 'personal' },
        email: { path: 'emails[0].value', type: 'string', personal: 'personal' },
        title: { path: 'title', type: 'string' },
        active: { path: 'active', type: 'boolean' },
        lastModified: { path: 'meta.lastModified', type: 'datetime' },
      },
      one: { call: { method: 'GET', path: '/Users/{id}' }, whole: true },
      writes: {
        match: {
          by: 'userName',
          find: { method: 'GET', path: '/Users', query: { filter: 'userName eq "{value}"' } },
          items: 'Resources',
          id: 'id',
        },
        create: { call: { method: 'POST', path: '/Users' }, idempotency: { kind: 'look-up-first' } },
        update: { call: { method: 'PUT', path: '/Users/{id}' }, idempotency: { kind: 'natural-key' } },
        delete: { call: { method: 'DELETE', path: '/Users/{id}' }, idempotency: { kind: 'natural-key' } },
      },
    },
    groups: {
      label: 'Groups',
      model: 'identity.group',
      list: { method: 'GET', path: '/Groups' },
      items: 'Resources',
      id: 'id',
      paging,
      changes,
      fields: {
        displayName: { path: 'displayName', type: 'string' },
        members: { path: 'members', type: 'array', personal: 'personal' },
        lastModified: { path: 'meta.lastModified', type: 'datetime' },
      },
    },
  },
});
