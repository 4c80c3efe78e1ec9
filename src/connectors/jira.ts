// Jira Cloud: the people and projects of one site, for teams whose requisitions or onboarding stand there.
import { defineConnector } from '../core/connector/connector.ts';

export const jira = defineConnector({
  system: 'jira',
  title: 'Jira',
  category: ['talent'],
  docs: 'https://developer.atlassian.com/cloud/jira/platform/rest/v3/',
  apiVersion: '3',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://{config.site}.atlassian.net',
  config: [
    {
      key: 'site',
      label: 'Site',
      pattern: '^[a-z0-9-]+$',
      example: 'acme',
      help: 'What stands before .atlassian.net.',
    },
  ],
  credentials: [
    { key: 'email', label: 'E-mail address of the account', help: 'As you sign in to Atlassian.' },
    { key: 'token', label: 'API token', secret: true, help: 'id.atlassian.com › Security › API tokens.' },
  ],
  auth: [{ kind: 'basic', username: '{cred.email}', password: '{cred.token}' }],
  test: { method: 'GET', path: '/rest/api/3/myself', operation: 'getCurrentUser' },
  limits: { concurrency: 4 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Give the account “Browse users and groups” and access to the projects.',
    },
  ],
  collections: {
    users: {
      label: 'People',
      model: 'identity.user',
      list: { method: 'GET', path: '/rest/api/3/users/search', operation: 'getAllUsers' },
      items: '$',
      id: 'accountId',
      paging: { kind: 'offset', param: 'startAt', sizeParam: 'maxResults', size: 50 },
      fields: {
        accountId: { path: 'accountId', type: 'string' },
        accountType: { path: 'accountType', type: 'string' },
        displayName: { path: 'displayName', type: 'string', personal: 'personal' },
        emailAddress: { path: 'emailAddress', type: 'string', personal: 'personal' },
        active: { path: 'active', type: 'boolean' },
        timeZone: { path: 'timeZone', type: 'string' },
        locale: { path: 'locale', type: 'string' },
      },
    },
    projects: {
      label: 'Projects',
      model: 'talent.project',
      list: { method: 'GET', path: '/rest/api/3/project/search', operation: 'searchProjects' },
      items: 'values',
      id: 'id',
      paging: { kind: 'offset', param: 'startAt', total: 'total', sizeParam: 'maxResults', size: 50 },
      fields: {
        id: { path: 'id', type: 'string' },
        key: { path: 'key', type: 'string' },
        name: { path: 'name', type: 'string' },
        description: { path: 'description', type: 'string' },
        projectTypeKey: { path: 'projectTypeKey', type: 'string' },
        archived: { path: 'archived', type: 'boolean' },
      },
    },
  },
});
