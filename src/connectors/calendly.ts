// Calendly: what was booked with one person, and the kinds of meetings they offer.
import { defineConnector } from '../core/connector/connector.ts';

const paging = {
  kind: 'cursor',
  param: 'page_token',
  next: 'pagination.next_page_token',
  sizeParam: 'count',
  size: 100,
} as const;

export const calendly = defineConnector({
  system: 'calendly',
  title: 'Calendly',
  category: ['calendar'],
  docs: 'https://developer.calendly.com/api-docs',
  apiVersion: 'v2',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://api.calendly.com',
  config: [
    {
      key: 'user',
      label: 'User URI',
      example: 'https://api.calendly.com/users/AAAAAAAAAAAAAAAA',
      help: 'GET /users/me answers it.',
    },
  ],
  credentials: [
    {
      key: 'token',
      label: 'Personal access token',
      secret: true,
      help: 'Integrations › API and webhooks › Personal access tokens.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.token}' }],
  test: { method: 'GET', path: '/users/me' },
  limits: {
    concurrency: 2,
    remainingHeader: 'x-ratelimit-remaining',
    resetHeader: 'x-ratelimit-reset',
    resetUnit: 'seconds',
  },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'The token sees its own user alone unless its owner administers the organization.',
    },
  ],
  collections: {
    events: {
      label: 'Booked meetings',
      model: 'calendar.event',
      list: { method: 'GET', path: '/scheduled_events', query: { user: '{config.user}' } },
      items: 'collection',
      id: 'uri',
      paging,
      deletes: { kind: 'flag', field: 'status', equals: 'canceled' },
      filters: { from: { param: 'min_start_time' } },
      fields: {
        name: { path: 'name', type: 'string' },
        status: { path: 'status', type: 'string' },
        start_time: { path: 'start_time', type: 'datetime' },
        end_time: { path: 'end_time', type: 'datetime' },
        event_type: { path: 'event_type', type: 'string' },
        location: { path: 'location.location', type: 'string' },
        guests: { path: 'event_guests', type: 'array', personal: 'personal' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
    event_types: {
      label: 'Kinds of meetings',
      model: 'calendar.event_type',
      list: { method: 'GET', path: '/event_types', query: { user: '{config.user}' } },
      items: 'collection',
      id: 'uri',
      paging,
      fields: {
        name: { path: 'name', type: 'string' },
        active: { path: 'active', type: 'boolean' },
        duration: { path: 'duration', type: 'integer', label: 'Minutes' },
        scheduling_url: { path: 'scheduling_url', type: 'string' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
  },
});
