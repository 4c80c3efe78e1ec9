// Shifts in Microsoft Teams, by Microsoft Graph: who works when in one team, and who asked for time off.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, graphList, microsoftAccount } from './accounts/microsoft.ts';

export const microsoftShifts = defineConnector({
  system: 'microsoft-shifts',
  title: 'Shifts in Microsoft Teams',
  category: ['workforce'],
  docs: 'https://learn.microsoft.com/graph/api/resources/schedule',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [directory, { key: 'team_id', label: 'Team id', help: 'Teams › the team › Get link to team: groupId.' }],
  ...microsoftAccount({
    'Schedule.Read.All': 'to read shifts, groups and requests for time off',
  }),
  test: { method: 'GET', path: '/teams/{config.team_id}/schedule', operation: 'teams.GetSchedule' },
  limits: { requests: 10000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Schedule.Read.All to the application in Entra.' }],
  collections: {
    shifts: {
      label: 'Shifts',
      model: 'workforce.shift',
      list: { method: 'GET', path: '/teams/{config.team_id}/schedule/shifts', operation: 'teams.schedule.ListShifts' },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        userId: { path: 'userId', type: 'string' },
        schedulingGroupId: { path: 'schedulingGroupId', type: 'string' },
        sharedShift: { path: 'sharedShift', type: 'object' },
        draftShift: { path: 'draftShift', type: 'object' },
        createdDateTime: { path: 'createdDateTime', type: 'datetime' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
    scheduling_groups: {
      label: 'Groups',
      model: 'workforce.team',
      list: {
        method: 'GET',
        path: '/teams/{config.team_id}/schedule/schedulingGroups',
        operation: 'teams.schedule.ListSchedulingGroups',
      },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        displayName: { path: 'displayName', type: 'string' },
        isActive: { path: 'isActive', type: 'boolean' },
        userIds: { path: 'userIds', type: 'array' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
    time_off_requests: {
      label: 'Requests for time off',
      model: 'workforce.absence',
      list: {
        method: 'GET',
        path: '/teams/{config.team_id}/schedule/timeOffRequests',
        operation: 'teams.schedule.ListTimeOffRequests',
      },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        senderUserId: { path: 'senderUserId', type: 'string' },
        timeOffReasonId: { path: 'timeOffReasonId', type: 'string' },
        state: { path: 'state', type: 'string' },
        startDateTime: { path: 'startDateTime', type: 'datetime' },
        endDateTime: { path: 'endDateTime', type: 'datetime' },
        senderMessage: { path: 'senderMessage', type: 'string', personal: 'personal' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
  },
});
