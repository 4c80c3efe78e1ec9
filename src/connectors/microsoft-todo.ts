// Microsoft To Do, by Microsoft Graph: the lists of one person and the tasks of one list.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, graphList, microsoftAccount } from './accounts/microsoft.ts';

export const microsoftTodo = defineConnector({
  system: 'microsoft-todo',
  title: 'Microsoft To Do',
  category: ['talent'],
  docs: 'https://learn.microsoft.com/graph/api/resources/todo-overview',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [
    directory,
    { key: 'list_id', label: 'List', optional: true, help: 'Whose tasks are read; see the collection lists.' },
  ],
  ...microsoftAccount({
    'Tasks.Read': 'to read task lists and tasks',
  }),
  test: { method: 'GET', path: '/me/todo/lists', query: { $top: '1' } },
  limits: { requests: 10_000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Tasks.Read to the application in Entra.' }],
  collections: {
    lists: {
      label: 'Lists',
      model: 'talent.project',
      list: { method: 'GET', path: '/me/todo/lists' },
      ...graphList,
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
      ...graphList,
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
