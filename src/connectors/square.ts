// Square: team members, shifts, wages and locations of one seller.
import { defineConnector } from '../core/connector/connector.ts';

const paging = {
  kind: 'cursor',
  send: 'body',
  param: 'cursor',
  next: 'cursor',
  sizeParam: 'limit',
  size: 200,
} as const;

export const square = defineConnector({
  system: 'square',
  title: 'Square team and shifts',
  category: ['workforce'],
  docs: 'https://developer.squareup.com/reference/square',
  apiVersion: 'v2',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://connect.squareup.com',
  credentials: [
    {
      key: 'access_token',
      label: 'Access token',
      secret: true,
      help: 'developer.squareup.com › your application › Credentials; EMPLOYEES_READ, TIMECARDS_READ.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.access_token}' }],
  test: { method: 'GET', path: '/v2/locations', operation: 'ListLocations' },
  limits: { concurrency: 4 },
  omitsEmptyLists:
    'Square leaves out fields without a value (developer.squareup.com/docs/build-basics/general-considerations).',
  faults: [{ status: '403', kind: 'permission', fix: 'Give the application EMPLOYEES_READ and TIMECARDS_READ.' }],
  collections: {
    team_members: {
      label: 'Team members',
      model: 'hris.employee',
      list: { method: 'POST', path: '/v2/team-members/search', body: {}, operation: 'SearchTeamMembers' },
      items: 'team_members',
      id: 'id',
      paging,
      fields: {
        given_name: { path: 'given_name', type: 'string', personal: 'personal' },
        family_name: { path: 'family_name', type: 'string', personal: 'personal' },
        email_address: { path: 'email_address', type: 'string', personal: 'personal' },
        phone_number: { path: 'phone_number', type: 'string', personal: 'personal' },
        status: { path: 'status', type: 'string' },
        reference_id: { path: 'reference_id', type: 'string' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    shifts: {
      label: 'Shifts',
      model: 'workforce.shift',
      list: { method: 'POST', path: '/v2/labor/shifts/search', body: {}, operation: 'SearchShifts' },
      items: 'shifts',
      id: 'id',
      paging,
      fields: {
        team_member_id: { path: 'team_member_id', type: 'string' },
        location_id: { path: 'location_id', type: 'string' },
        start_at: { path: 'start_at', type: 'datetime' },
        end_at: { path: 'end_at', type: 'datetime' },
        status: { path: 'status', type: 'string' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    wages: {
      label: 'Wages',
      model: 'payroll.wage',
      list: { method: 'GET', path: '/v2/labor/team-member-wages', operation: 'ListTeamMemberWages' },
      items: 'team_member_wages',
      id: 'id',
      paging: { kind: 'cursor', param: 'cursor', next: 'cursor', sizeParam: 'limit', size: 200 },
      fields: {
        team_member_id: { path: 'team_member_id', type: 'string' },
        title: { path: 'title', type: 'string' },
        hourly_rate: {
          path: 'hourly_rate.amount',
          type: 'integer',
          label: 'In the smallest unit of the currency',
          personal: 'sensitive',
        },
      },
    },
    locations: {
      label: 'Locations',
      model: 'hris.location',
      list: { method: 'GET', path: '/v2/locations', operation: 'ListLocations' },
      items: 'locations',
      id: 'id',
      paging: { kind: 'none' },
      fields: {
        name: { path: 'name', type: 'string' },
        country: { path: 'country', type: 'string' },
        timezone: { path: 'timezone', type: 'string' },
        status: { path: 'status', type: 'string' },
      },
    },
  },
});
