// The Outlook calendar as the organization's calendar of interviews. Times are UTC unless a request prefers another zone; a
// cancelled meeting goes to the deleted items and is booked anew.
import type { CalendarMappingInput } from '../../core/connector/unified.ts';

// A named property among the public strings, which every mailbox has; braces with a digit behind them are no place.
const candidateId = 'String {00020329-0000-0000-C000-000000000046} Name MusterCandidate';
const $expand = `singleValueExtendedProperties($filter=id eq '${candidateId}')`;
const $select = 'id,subject,location,start,end,attendees,isCancelled,isAllDay,showAs,transactionId';

export const outlookMeetings = {
  collection: 'events',
  list: {
    call: {
      method: 'GET',
      path: '/me/calendarView',
      query: { startDateTime: '{from}', endDateTime: '{to}', $select, $expand },
      operation: 'me.ListCalendarView',
    },
    items: 'value',
    paging: { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 100 },
  },
  one: { call: { method: 'GET', path: '/me/events/{id}', query: { $select, $expand }, operation: 'me.GetEvents' } },
  title: 'subject',
  location: 'location.displayName',
  start: 'start.dateTime',
  end: 'end.dateTime',
  attendees: {
    list: 'attendees',
    email: 'emailAddress.address',
    name: 'emailAddress.name',
    declined: { field: 'status.response', values: ['declined'] },
    room: { field: 'type', equals: 'resource' },
  },
  free: { field: 'showAs', values: ['free', 'workingElsewhere'] },
  // Whole days begin and end at midnight of no zone, whatever zone stands beside them.
  days: { start: 'start.dateTime', end: 'end.dateTime', when: { field: 'isAllDay', equals: true } },
  attendee: { emailAddress: { address: '{email}', name: '{name}' }, type: 'required' },
  candidate: 'singleValueExtendedProperties[0].value',
  key: 'transactionId',
  cancelled: { field: 'isCancelled', equals: true },
  book: {
    call: {
      method: 'POST',
      path: '/me/events',
      body: {
        transactionId: '{key}',
        subject: '{title}',
        location: { displayName: '{location}' },
        start: { dateTime: '{start_bare}', timeZone: 'UTC' },
        end: { dateTime: '{end_bare}', timeZone: 'UTC' },
        attendees: '{attendees}',
        singleValueExtendedProperties: [{ id: candidateId, value: '{candidate}' }],
      },
      operation: 'me.CreateEvents',
    },
    shows: {
      transactionId: '{key}',
      subject: '{title}',
      'location.displayName': '{location}',
      'start.dateTime': '{start_bare}',
      'end.dateTime': '{end_bare}',
      attendees: '{attendees}',
      isCancelled: false,
      'singleValueExtendedProperties[0].value': '{candidate}',
    },
  },
  reschedule: {
    call: {
      method: 'PATCH',
      path: '/me/events/{id}',
      body: {
        start: { dateTime: '{start_bare}', timeZone: 'UTC' },
        end: { dateTime: '{end_bare}', timeZone: 'UTC' },
      },
      operation: 'me.UpdateEvents',
    },
    shows: { 'start.dateTime': '{start_bare}', 'end.dateTime': '{end_bare}' },
  },
  attend: {
    call: {
      method: 'PATCH',
      path: '/me/events/{id}',
      body: { attendees: '{attendees}', location: { displayName: '{location}' } },
      operation: 'me.UpdateEvents',
    },
    shows: { attendees: '{attendees}', 'location.displayName': '{location}' },
  },
  // learn.microsoft.com/graph/api/place-list (read on 2026-11-28); it needs Place.Read.All, which an administrator grants.
  rooms: {
    call: { method: 'GET', path: '/places/microsoft.graph.room' },
    items: 'value',
    paging: { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 100 },
    email: 'emailAddress',
    name: ['displayName'],
    capacity: 'capacity',
    attendee: { emailAddress: { address: '{email}', name: '{name}' }, type: 'resource' },
  },
  cancel: { call: { method: 'DELETE', path: '/me/events/{id}', operation: 'me.DeleteEvents' } },
  busy: {
    call: {
      method: 'POST',
      path: '/me/calendar/getSchedule',
      body: {
        schedules: '{people}',
        startTime: { dateTime: '{from_bare}', timeZone: 'UTC' },
        endTime: { dateTime: '{to_bare}', timeZone: 'UTC' },
        availabilityViewInterval: 30,
      },
      operation: 'me.calendar.getSchedule',
    },
    person: '{email}',
    most: 20,
    people: 'value',
    email: 'scheduleId',
    times: 'scheduleItems',
    start: 'start.dateTime',
    end: 'end.dateTime',
    free: { field: 'status', values: ['free', 'workingElsewhere'] },
  },
} as const satisfies CalendarMappingInput;
