// Google Tasks: the lists of one person and the tasks of one list.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount } from './accounts/google.ts';

const page = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 100 } as const;

export const googleTasks = defineConnector({
  system: 'google-tasks',
  title: 'Google Tasks',
  category: ['talent'],
  docs: 'https://developers.google.com/workspace/tasks/reference/rest',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://tasks.googleapis.com',
  config: [{ key: 'list_id', label: 'List', help: '@default, or an id of the collection lists.' }],
  ...googleAccount({
    'tasks.readonly': 'to read task lists and tasks',
  }),
  test: {
    method: 'GET',
    path: '/tasks/v1/users/@me/lists',
    query: { maxResults: '1' },
    operation: 'tasks.tasklists.list',
  },
  limits: { concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Connect again and allow the tasks to be read.' }],
  collections: {
    tasks: {
      label: 'Tasks',
      model: 'talent.task',
      list: {
        method: 'GET',
        path: '/tasks/v1/lists/{config.list_id}/tasks',
        query: { showDeleted: 'true', showCompleted: 'true', showHidden: 'true' },
        operation: 'tasks.tasks.list',
      },
      items: 'items',
      id: 'id',
      paging: page,
      changes: { kind: 'filter', param: 'updatedMin', field: 'updated' },
      deletes: { kind: 'flag', field: 'deleted', equals: true },
      fields: {
        id: { path: 'id', type: 'string' },
        title: { path: 'title', type: 'string' },
        notes: { path: 'notes', type: 'string' },
        status: { path: 'status', type: 'string' },
        due: { path: 'due', type: 'datetime' },
        completed: { path: 'completed', type: 'datetime' },
        parent: { path: 'parent', type: 'string' },
        position: { path: 'position', type: 'string' },
        updated: { path: 'updated', type: 'datetime' },
      },
    },
    lists: {
      label: 'Lists',
      model: 'talent.project',
      list: { method: 'GET', path: '/tasks/v1/users/@me/lists', operation: 'tasks.tasklists.list' },
      items: 'items',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        title: { path: 'title', type: 'string' },
        updated: { path: 'updated', type: 'datetime' },
      },
    },
  },
});
