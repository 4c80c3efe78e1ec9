// Google Calendar: the events of one calendar, followed by sync token; a token that has expired answers 410.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount, googleQuota } from './accounts/google.ts';
import { googleMeetings } from './calendars/google.ts';

export const googleCalendar = defineConnector({
  system: 'google-calendar',
  title: 'Google Calendar',
  category: ['calendar'],
  docs: 'https://developers.google.com/workspace/calendar/api/v3/reference',
  apiVersion: 'v3',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://www.googleapis.com/calendar/v3',
  config: [
    {
      key: 'calendar_id',
      label: 'Calendar',
      example: 'primary',
      help: 'primary, or the id under Settings › Integrate calendar.',
    },
  ],
  ...googleAccount({
    'calendar.events': 'to read, create and change events',
    'calendar.calendarlist.readonly': 'to list your calendars',
    'calendar.freebusy': 'to see when people are busy',
  }),
  test: {
    method: 'GET',
    path: '/calendars/{config.calendar_id}/events',
    query: { maxResults: '1' },
    operation: 'calendar.events.list',
  },
  limits: { concurrency: 4 },
  faults: [
    googleQuota('rateLimitExceeded'),
    googleQuota('userRateLimitExceeded'),
    { status: '410', kind: 'gone', fix: 'The sync token has expired; everything is read again.' },
  ],
  collections: {
    events: {
      label: 'Events',
      model: 'calendar.event',
      list: {
        method: 'GET',
        path: '/calendars/{config.calendar_id}/events',
        query: { singleEvents: 'true', showDeleted: 'true' },
        operation: 'calendar.events.list',
      },
      items: 'items',
      id: 'id',
      paging: { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 250 },
      changes: { kind: 'token', param: 'syncToken', next: 'nextSyncToken', expired: { status: 410 } },
      deletes: { kind: 'flag', field: 'status', equals: 'cancelled' },
      fields: {
        summary: { path: 'summary', type: 'string' },
        description: { path: 'description', type: 'string', personal: 'personal' },
        location: { path: 'location', type: 'string' },
        start: { path: 'start.dateTime', type: 'datetime' },
        end: { path: 'end.dateTime', type: 'datetime' },
        start_zone: { path: 'start.timeZone', type: 'string' },
        attendees: { path: 'attendees', type: 'array', personal: 'personal' },
        organizer: { path: 'organizer.email', type: 'string', personal: 'personal' },
        iCalUID: { path: 'iCalUID', type: 'string' },
        status: { path: 'status', type: 'string' },
        updated: { path: 'updated', type: 'datetime' },
      },
      one: {
        call: {
          method: 'GET',
          path: '/calendars/{config.calendar_id}/events/{id}',
          operation: 'calendar.events.get',
        },
      },
      // As the description of an event’s status says: what is cancelled can be restored in the organizer’s calendar.
      restore: {
        call: {
          method: 'PATCH',
          path: '/calendars/{config.calendar_id}/events/{id}',
          query: { sendUpdates: 'all' },
          body: { status: 'confirmed' },
          operation: 'calendar.events.patch',
        },
      },
      writes: {
        match: {
          by: 'iCalUID',
          find: {
            method: 'GET',
            path: '/calendars/{config.calendar_id}/events',
            query: { iCalUID: '{value}' },
            operation: 'calendar.events.list',
          },
          items: 'items',
          id: 'id',
        },
        create: {
          call: {
            method: 'POST',
            path: '/calendars/{config.calendar_id}/events',
            query: { sendUpdates: 'all' },
            operation: 'calendar.events.insert',
          },
          idempotency: { kind: 'look-up-first' },
        },
        update: {
          call: {
            method: 'PATCH',
            path: '/calendars/{config.calendar_id}/events/{id}',
            query: { sendUpdates: 'all' },
            operation: 'calendar.events.patch',
          },
          idempotency: { kind: 'natural-key' },
        },
        delete: {
          call: {
            method: 'DELETE',
            path: '/calendars/{config.calendar_id}/events/{id}',
            query: { sendUpdates: 'all' },
            operation: 'calendar.events.delete',
          },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    calendars: {
      label: 'Calendars',
      model: 'calendar.calendar',
      list: {
        method: 'GET',
        path: '/users/me/calendarList',
        query: { showDeleted: 'true' },
        operation: 'calendar.calendarList.list',
      },
      items: 'items',
      id: 'id',
      paging: { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 250 },
      changes: { kind: 'token', param: 'syncToken', next: 'nextSyncToken', expired: { status: 410 } },
      deletes: { kind: 'flag', field: 'deleted', equals: true },
      fields: {
        summary: { path: 'summary', type: 'string' },
        timeZone: { path: 'timeZone', type: 'string' },
        accessRole: { path: 'accessRole', type: 'string' },
        primary: { path: 'primary', type: 'boolean' },
      },
    },
  },
  webhooks: {
    verify: { kind: 'token', header: 'x-goog-channel-token' },
    eventType: { header: 'x-goog-resource-state' },
    subscribe: {
      method: 'POST',
      path: '/calendars/{config.calendar_id}/events/watch',
      body: { id: '{channel}', type: 'web_hook', address: '{callbackUrl}', token: '{secret}' },
      operation: 'calendar.events.watch',
    },
    renewDays: 6,
    events: { exists: { collection: 'events' } },
  },
  unified: { calendar: googleMeetings },
});
