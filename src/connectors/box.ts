// Box: the people and groups of one enterprise, for résumés and signed papers that are kept there.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthApplication } from './prompts.ts';

const page = { kind: 'offset', param: 'offset', total: 'total_count', sizeParam: 'limit', size: 100 } as const;

export const box = defineConnector({
  system: 'box',
  title: 'Box',
  category: ['files', 'identity'],
  docs: 'https://developer.box.com/reference/',
  apiVersion: '2.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.box.com/2.0',
  config: [{ key: 'enterprise_id', label: 'Enterprise id', help: 'Admin console › Account & Billing.' }],
  credentials: [...oauthApplication('app.box.com/developers/console › your app › Configuration.')],
  auth: [
    {
      kind: 'oauth2-client',
      tokenUrl: 'https://api.box.com/oauth2/token',
      extra: { box_subject_type: 'enterprise', box_subject_id: '{config.enterprise_id}' },
    },
  ],
  test: { method: 'GET', path: '/users/me', operation: 'get_users_me' },
  limits: { requests: 1_000, perSeconds: 60, concurrency: 4 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Authorise the app in the admin console, with “Manage users” and “Manage groups”.',
    },
  ],
  collections: {
    users: {
      label: 'People',
      model: 'identity.user',
      list: { method: 'GET', path: '/users', operation: 'get_users' },
      items: 'entries',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        login: { path: 'login', type: 'string', personal: 'personal' },
        name: { path: 'name', type: 'string', personal: 'personal' },
        job_title: { path: 'job_title', type: 'string' },
        phone: { path: 'phone', type: 'string', personal: 'personal' },
        status: { path: 'status', type: 'string' },
        timezone: { path: 'timezone', type: 'string' },
        created_at: { path: 'created_at', type: 'datetime' },
        modified_at: { path: 'modified_at', type: 'datetime' },
      },
    },
    groups: {
      label: 'Groups',
      model: 'identity.group',
      list: { method: 'GET', path: '/groups', operation: 'get_groups' },
      items: 'entries',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        name: { path: 'name', type: 'string' },
        group_type: { path: 'group_type', type: 'string' },
      },
    },
  },
});
