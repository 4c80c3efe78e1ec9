// Outlook calendar, by Microsoft Graph: the events and calendars of whoever connected the account.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, graphPages, microsoftAccount } from './accounts/microsoft.ts';
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
  }),
  headers: { prefer: 'IdType="ImmutableId"' },
  test: { method: 'GET', path: '/me/calendars', query: { $top: '1' }, operation: 'me.ListCalendars' },
  limits: { requests: 10_000, perSeconds: 600, concurrency: 4 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Grant Calendars.ReadWrite to the application in Entra, with the consent of an administrator.',
    },
  ],
  collections: {
    events: {
      label: 'Events',
      model: 'calendar.event',
      list: { method: 'GET', path: '/me/events', operation: 'me.ListEvents' },
      items: 'value',
      id: 'id',
      paging: graphPages,
      changes: {
        kind: 'filter',
        param: '$filter',
        value: 'lastModifiedDateTime ge {since}',
        field: 'lastModifiedDateTime',
      },
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
      writes: {
        create: {
          call: { method: 'POST', path: '/me/events', operation: 'me.CreateEvents' },
          idempotency: { kind: 'none' },
        },
        update: {
          call: { method: 'PATCH', path: '/me/events/{id}', operation: 'me.UpdateEvents' },
          idempotency: { kind: 'natural-key' },
        },
        delete: {
          call: { method: 'DELETE', path: '/me/events/{id}', operation: 'me.DeleteEvents' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    calendars: {
      label: 'Calendars',
      model: 'calendar.calendar',
      list: { method: 'GET', path: '/me/calendars', operation: 'me.ListCalendars' },
      items: 'value',
      id: 'id',
      paging: graphPages,
      fields: {
        name: { path: 'name', type: 'string' },
        canEdit: { path: 'canEdit', type: 'boolean' },
        isDefaultCalendar: { path: 'isDefaultCalendar', type: 'boolean' },
        owner: { path: 'owner.address', type: 'string', personal: 'personal' },
      },
    },
  },
  // https://learn.microsoft.com/graph/change-notifications-delivery-webhooks: events may be subscribed for less than a week.
  webhooks: {
    verify: { kind: 'body-token', items: 'value', field: 'clientState' },
    eventType: { path: 'value[0].changeType' },
    handshake: 'graph-validation',
    subscribe: {
      method: 'POST',
      path: '/subscriptions',
      body: {
        changeType: 'created,updated,deleted',
        notificationUrl: '{callbackUrl}',
        resource: 'me/events',
        expirationDateTime: '{expiresAt}',
        clientState: '{secret}',
      },
    },
    unsubscribe: { method: 'DELETE', path: '/subscriptions/{subscription}' },
    renewDays: 6,
    events: {
      created: { collection: 'events' },
      updated: { collection: 'events' },
      deleted: { collection: 'events' },
    },
  },
  unified: { calendar: outlookMeetings },
});
