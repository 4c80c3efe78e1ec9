// Asana: tasks, projects and people of one workspace, for teams that plan hiring there.
import { defineConnector } from '../core/connector/connector.ts';

const page = { kind: 'cursor', param: 'offset', next: 'next_page.offset', sizeParam: 'limit', size: 100 } as const;

export const asana = defineConnector({
  system: 'asana',
  title: 'Asana',
  category: ['talent'],
  docs: 'https://developers.asana.com/reference/rest-api-reference',
  apiVersion: '1.0',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://app.asana.com/api/1.0',
  config: [
    { key: 'workspace', label: 'Workspace id', help: 'GET /workspaces lists it.' },
    { key: 'project', label: 'Project id', optional: true, help: 'Whose tasks are read; see the collection projects.' },
  ],
  credentials: [
    { key: 'token', label: 'Personal access token', secret: true, help: 'My settings › Apps › Manage developer apps.' },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.token}' }],
  test: { method: 'GET', path: '/users/me', operation: 'getUser' },
  limits: { requests: 150, perSeconds: 60, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Give the token’s owner access to that workspace and project.' }],
  collections: {
    users: {
      label: 'People',
      model: 'talent.user',
      list: { method: 'GET', path: '/users', query: { workspace: '{config.workspace}' }, operation: 'getUsers' },
      items: 'data',
      id: 'gid',
      paging: page,
      fields: {
        gid: { path: 'gid', type: 'string' },
        name: { path: 'name', type: 'string', personal: 'personal' },
        resource_type: { path: 'resource_type', type: 'string' },
      },
    },
    projects: {
      label: 'Projects',
      model: 'talent.project',
      list: { method: 'GET', path: '/projects', query: { workspace: '{config.workspace}' }, operation: 'getProjects' },
      items: 'data',
      id: 'gid',
      paging: page,
      fields: {
        gid: { path: 'gid', type: 'string' },
        name: { path: 'name', type: 'string' },
        resource_type: { path: 'resource_type', type: 'string' },
      },
    },
    tasks: {
      label: 'Tasks',
      model: 'talent.task',
      list: { method: 'GET', path: '/tasks', query: { project: '{config.project}' }, operation: 'getTasks' },
      items: 'data',
      id: 'gid',
      paging: page,
      fields: {
        gid: { path: 'gid', type: 'string' },
        name: { path: 'name', type: 'string' },
        resource_subtype: { path: 'resource_subtype', type: 'string' },
      },
    },
  },
});
