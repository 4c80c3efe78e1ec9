// Microsoft Bookings, by Microsoft Graph: the booking pages of an organization and the appointments of one of them.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, graphList, microsoftAccount } from './accounts/microsoft.ts';

export const microsoftBookings = defineConnector({
  system: 'microsoft-bookings',
  title: 'Microsoft Bookings',
  category: ['calendar'],
  docs: 'https://learn.microsoft.com/graph/api/resources/booking-api-overview',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [
    directory,
    {
      key: 'business_id',
      label: 'Booking page',
      optional: true,
      help: 'Its e-mail address or id; see the collection businesses.',
    },
  ],
  ...microsoftAccount({
    'Bookings.Read.All': 'to read booking pages and their appointments',
  }),
  test: {
    method: 'GET',
    path: '/solutions/bookingBusinesses',
    query: { $top: '1' },
    operation: 'solutions.ListBookingBusinesses',
  },
  limits: { requests: 10000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Bookings.Read.All to the application in Entra.' }],
  collections: {
    businesses: {
      label: 'Booking pages',
      model: 'calendar.calendar',
      list: { method: 'GET', path: '/solutions/bookingBusinesses', operation: 'solutions.ListBookingBusinesses' },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        displayName: { path: 'displayName', type: 'string' },
        email: { path: 'email', type: 'string' },
        phone: { path: 'phone', type: 'string' },
        isPublished: { path: 'isPublished', type: 'boolean' },
        publicUrl: { path: 'publicUrl', type: 'string' },
      },
    },
    appointments: {
      label: 'Appointments',
      model: 'calendar.event',
      list: {
        method: 'GET',
        path: '/solutions/bookingBusinesses/{config.business_id}/appointments',
        operation: 'solutions.bookingBusinesses.ListAppointments',
      },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        serviceId: { path: 'serviceId', type: 'string' },
        serviceName: { path: 'serviceName', type: 'string' },
        startDateTime: { path: 'startDateTime', type: 'object' },
        endDateTime: { path: 'endDateTime', type: 'object' },
        staffMemberIds: { path: 'staffMemberIds', type: 'array' },
        customers: { path: 'customers', type: 'array', personal: 'personal' },
        joinWebUrl: { path: 'joinWebUrl', type: 'string' },
        serviceNotes: { path: 'serviceNotes', type: 'string' },
        additionalInformation: { path: 'additionalInformation', type: 'string', personal: 'personal' },
      },
    },
  },
});
