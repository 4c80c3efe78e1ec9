// Microsoft To Do, by Microsoft Graph: the lists of one person and the tasks of one list.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthClient } from './prompts.ts';

const page = { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 100 } as const;

export const microsoftTodo = defineConnector({
  system: 'microsoft-todo',
  title: 'Microsoft To Do',
  category: ['talent'],
  docs: 'https://learn.microsoft.com/graph/api/resources/todo-overview',
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
    { key: 'list_id', label: 'List', optional: true, help: 'Whose tasks are read; see the collection lists.' },
  ],
  credentials: [...oauthClient],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/authorize',
      tokenUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/token',
      scopes: ['offline_access', 'Tasks.Read'],
      scopeReasons: {
        offline_access: 'to stay connected without asking you to sign in again',
        'Tasks.Read': 'to read task lists and tasks',
      },
    },
  ],
  test: { method: 'GET', path: '/me/todo/lists', query: { $top: '1' } },
  limits: { requests: 10_000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Tasks.Read to the application in Entra.' }],
  collections: {
    lists: {
      label: 'Lists',
      model: 'talent.project',
      list: { method: 'GET', path: '/me/todo/lists' },
      items: 'value',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        displayName: { path: 'displayName', type: 'string' },
        isOwner: { path: 'isOwner', type: 'boolean' },
        wellknownListName: { path: 'wellknownListName', type: 'string' },
      },
    },
    tasks: {
      label: 'Tasks',
      model: 'talent.task',
      list: { method: 'GET', path: '/me/todo/lists/{config.list_id}/tasks' },
      items: 'value',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        title: { path: 'title', type: 'string' },
        status: { path: 'status', type: 'string' },
        importance: { path: 'importance', type: 'string' },
        createdDateTime: { path: 'createdDateTime', type: 'datetime' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
  },
});
