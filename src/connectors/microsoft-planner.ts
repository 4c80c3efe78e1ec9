// Microsoft Planner, by Microsoft Graph: the tasks and buckets of one plan, for teams that plan hiring there.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, graphList, microsoftAccount } from './accounts/microsoft.ts';

export const microsoftPlanner = defineConnector({
  system: 'microsoft-planner',
  title: 'Microsoft Planner',
  category: ['talent'],
  docs: 'https://learn.microsoft.com/graph/api/resources/planner-overview',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [
    directory,
    { key: 'plan_id', label: 'Plan id', optional: true, help: 'Whose tasks are read; see the collection plans.' },
  ],
  ...microsoftAccount({
    'Tasks.Read': 'to read plans, buckets and their tasks',
  }),
  test: { method: 'GET', path: '/me/planner/plans', query: { $top: '1' }, operation: 'me.planner.ListPlans' },
  limits: { requests: 10000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Tasks.Read to the application in Entra.' }],
  collections: {
    plans: {
      label: 'Plans',
      model: 'talent.project',
      list: { method: 'GET', path: '/me/planner/plans', operation: 'me.planner.ListPlans' },
      ...graphList,
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
      ...graphList,
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
      ...graphList,
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
