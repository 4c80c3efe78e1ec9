// Microsoft Planner, by Microsoft Graph: the tasks and buckets of one plan, for teams that plan hiring there.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthClient } from './prompts.ts';

const page = { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 100 } as const;

export const microsoftPlanner = defineConnector({
  system: 'microsoft-planner',
  title: 'Microsoft Planner',
  category: ['talent'],
  docs: 'https://learn.microsoft.com/graph/api/resources/planner-overview',
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
    { key: 'plan_id', label: 'Plan id', optional: true, help: 'Whose tasks are read; see the collection plans.' },
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
        'Tasks.Read': 'to read plans, buckets and their tasks',
      },
    },
  ],
  test: { method: 'GET', path: '/me/planner/plans', query: { $top: '1' }, operation: 'me.planner.ListPlans' },
  limits: { requests: 10000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Tasks.Read to the application in Entra.' }],
  collections: {
    plans: {
      label: 'Plans',
      model: 'talent.project',
      list: { method: 'GET', path: '/me/planner/plans', operation: 'me.planner.ListPlans' },
      items: 'value',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        title: { path: 'title', type: 'string' },
        owner: { path: 'owner', type: 'string' },
        createdDateTime: { path: 'createdDateTime', type: 'datetime' },
      },
    },
    buckets: {
      label: 'Buckets',
      list: { method: 'GET', path: '/planner/plans/{config.plan_id}/buckets', operation: 'planner.plans.ListBuckets' },
      items: 'value',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        name: { path: 'name', type: 'string' },
        planId: { path: 'planId', type: 'string' },
        orderHint: { path: 'orderHint', type: 'string' },
      },
    },
    tasks: {
      label: 'Tasks',
      model: 'talent.task',
      list: { method: 'GET', path: '/planner/plans/{config.plan_id}/tasks', operation: 'planner.plans.ListTasks' },
      items: 'value',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        title: { path: 'title', type: 'string' },
        planId: { path: 'planId', type: 'string' },
        bucketId: { path: 'bucketId', type: 'string' },
        percentComplete: { path: 'percentComplete', type: 'integer' },
        priority: { path: 'priority', type: 'integer' },
        assignments: { path: 'assignments', type: 'object' },
        startDateTime: { path: 'startDateTime', type: 'datetime' },
        dueDateTime: { path: 'dueDateTime', type: 'datetime' },
        completedDateTime: { path: 'completedDateTime', type: 'datetime' },
        createdDateTime: { path: 'createdDateTime', type: 'datetime' },
      },
    },
  },
});
