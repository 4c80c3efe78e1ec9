// Google Calendar as the organization's calendar of interviews. A deleted event keeps its details on the organiser's calendar
// so that it can be restored, as the description of its status says.
import type { CalendarMappingInput } from '../../core/connector/unified.ts';

const event = '/calendars/{config.calendar_id}/events/{id}';
const query = { sendUpdates: 'all' };

export const googleMeetings = {
  collection: 'events',
  list: {
    call: {
      method: 'GET',
      path: '/calendars/{config.calendar_id}/events',
      query: { singleEvents: 'true', timeMin: '{from}', timeMax: '{to}' },
      operation: 'calendar.events.list',
    },
    items: 'items',
    paging: { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 250 },
  },
  one: { call: { method: 'GET', path: event, operation: 'calendar.events.get' } },
  title: 'summary',
  location: 'location',
  start: 'start.dateTime',
  end: 'end.dateTime',
  attendees: {
    list: 'attendees',
    email: 'email',
    name: 'displayName',
    declined: { field: 'responseStatus', values: ['declined'] },
    room: { field: 'resource', equals: true },
  },
  free: { field: 'transparency', values: ['transparent'] },
  days: { start: 'start.date', end: 'end.date' },
  attendee: { email: '{email}', displayName: '{name}' },
  candidate: 'extendedProperties.private.musterCandidate',
  key: 'id',
  cancelled: { field: 'status', equals: 'cancelled' },
  book: {
    call: {
      method: 'POST',
      path: '/calendars/{config.calendar_id}/events',
      query,
      body: {
        id: '{id}',
        summary: '{title}',
        location: '{location}',
        start: { dateTime: '{start}' },
        end: { dateTime: '{end}' },
        attendees: '{attendees}',
        extendedProperties: { private: { musterCandidate: '{candidate}' } },
      },
      operation: 'calendar.events.insert',
    },
    shows: {
      status: 'confirmed',
      summary: '{title}',
      location: '{location}',
      'start.dateTime': '{start}',
      'end.dateTime': '{end}',
      attendees: '{attendees}',
      'extendedProperties.private.musterCandidate': '{candidate}',
    },
  },
  reschedule: {
    call: {
      method: 'PATCH',
      path: event,
      query,
      body: { start: { dateTime: '{start}' }, end: { dateTime: '{end}' } },
      operation: 'calendar.events.patch',
    },
    shows: { 'start.dateTime': '{start}', 'end.dateTime': '{end}' },
  },
  attend: {
    call: {
      method: 'PATCH',
      path: event,
      query,
      body: { attendees: '{attendees}', location: '{location}' },
      operation: 'calendar.events.patch',
    },
    shows: { attendees: '{attendees}', location: '{location}' },
  },
  // Room calendars that the account has in its list; all of them would need an administrator (Admin SDK, resources.calendars).
  // Their generated names hold the seats, as in “NYC-2-Training Room 1A (16)”.
  rooms: {
    call: { method: 'GET', path: '/users/me/calendarList', operation: 'calendar.calendarList.list' },
    items: 'items',
    paging: { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 250 },
    email: 'id',
    name: ['summaryOverride', 'summary'],
    suffix: '@resource.calendar.google.com',
    attendee: { email: '{email}', displayName: '{name}', resource: true },
  },
  cancel: { call: { method: 'DELETE', path: event, query, operation: 'calendar.events.delete' } },
  reinstate: {
    call: { method: 'PATCH', path: event, query, body: { status: 'confirmed' }, operation: 'calendar.events.patch' },
    shows: { status: 'confirmed' },
  },
  busy: {
    call: {
      method: 'POST',
      path: '/freeBusy',
      body: { timeMin: '{from}', timeMax: '{to}', items: '{people}' },
      operation: 'calendar.freebusy.query',
    },
    person: { id: '{email}' },
    most: 50,
    people: 'calendars',
    times: 'busy',
    start: 'start',
    end: 'end',
  },
} as const satisfies CalendarMappingInput;
