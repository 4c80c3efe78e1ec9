// Outlook calendar, by Microsoft Graph: the events and calendars of whoever connected the account.
import { defineConnector } from '../core/connector/connector.ts';
import {
  directory,
  graphChanges,
  graphNotifications,
  graphList,
  graphWrites,
  microsoftAccount,
} from './accounts/microsoft.ts';
import { outlookMeetings } from './calendars/outlook.ts';

export const outlookCalendar = defineConnector({
  system: 'outlook-calendar',
  title: 'Outlook calendar',
  category: ['calendar'],
  docs: 'https://learn.microsoft.com/graph/api/resources/calendar',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [directory],
  ...microsoftAccount({
    'Calendars.ReadWrite': 'to read, create and change events',
    'Place.Read.All': 'to list meeting rooms',
  }),
  headers: { prefer: 'IdType="ImmutableId"' },
  test: { method: 'GET', path: '/me/calendars', query: { $top: '1' }, operation: 'me.ListCalendars' },
  limits: { requests: 10_000, perSeconds: 600, concurrency: 4 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Grant Calendars.ReadWrite, and Place.Read.All for rooms, to the application in Entra, with the consent of an administrator.',
    },
  ],
  collections: {
    events: {
      label: 'Events',
      model: 'calendar.event',
      list: { method: 'GET', path: '/me/events', operation: 'me.ListEvents' },
      ...graphList,
      changes: graphChanges,
      fields: {
        subject: { path: 'subject', type: 'string' },
        body: { path: 'body', type: 'object', personal: 'personal' },
        start: { path: 'start', type: 'object' },
        end: { path: 'end', type: 'object' },
        location: { path: 'location', type: 'object' },
        attendees: { path: 'attendees', type: 'array', personal: 'personal' },
        organizer: { path: 'organizer.emailAddress.address', type: 'string', personal: 'personal' },
        iCalUId: { path: 'iCalUId', type: 'string' },
        isCancelled: { path: 'isCancelled', type: 'boolean' },
        isOnlineMeeting: { path: 'isOnlineMeeting', type: 'boolean' },
        transactionId: { path: 'transactionId', type: 'string' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
      writes: graphWrites('events', 'Events'),
    },
    calendars: {
      label: 'Calendars',
      model: 'calendar.calendar',
      list: { method: 'GET', path: '/me/calendars', operation: 'me.ListCalendars' },
      ...graphList,
      fields: {
        name: { path: 'name', type: 'string' },
        canEdit: { path: 'canEdit', type: 'boolean' },
        isDefaultCalendar: { path: 'isDefaultCalendar', type: 'boolean' },
        owner: { path: 'owner.address', type: 'string', personal: 'personal' },
      },
    },
  },
  webhooks: graphNotifications('events'),
  unified: { calendar: outlookMeetings },
});
