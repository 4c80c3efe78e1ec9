// Zoom: people and their meetings, by a server-to-server application.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthApplication } from './prompts.ts';

const page = {
  kind: 'cursor',
  param: 'next_page_token',
  next: 'next_page_token',
  sizeParam: 'page_size',
  size: 100,
} as const;

export const zoom = defineConnector({
  system: 'zoom',
  title: 'Zoom',
  category: ['video'],
  docs: 'https://developers.zoom.us/docs/api/',
  apiVersion: 'v2',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.zoom.us/v2',
  hosts: ['zoom.us'],
  config: [
    {
      key: 'user_id',
      label: 'Host of the meetings',
      example: 'me',
      help: 'me, a user id, or the e-mail address of a licensed user.',
    },
  ],
  credentials: [
    {
      key: 'account_id',
      label: 'Account id',
      help: 'marketplace.zoom.us › your Server-to-Server OAuth app › App Credentials.',
    },
    ...oauthApplication('marketplace.zoom.us › your Server-to-Server OAuth app › App Credentials.'),
  ],
  auth: [
    {
      kind: 'oauth2-client',
      tokenUrl: 'https://zoom.us/oauth/token',
      clientAuth: 'basic',
      extra: { grant_type: 'account_credentials', account_id: '{cred.account_id}' },
    },
  ],
  test: { method: 'GET', path: '/users', query: { page_size: '1' }, operation: 'users' },
  limits: { concurrency: 4, remainingHeader: 'x-ratelimit-remaining' },
  faults: [
    {
      status: '400',
      path: 'code',
      equals: 124,
      kind: 'auth',
      fix: 'Activate the Server-to-Server app again and enter its secret anew.',
    },
    {
      path: 'code',
      equals: 4711,
      kind: 'permission',
      fix: 'Add the missing scope to the app: user:read:list_users:admin, meeting:read and meeting:write.',
    },
    { path: 'code', equals: 3001, kind: 'not_found', fix: 'The meeting has ended or was deleted.' },
  ],
  collections: {
    users: {
      label: 'People',
      model: 'video.user',
      list: { method: 'GET', path: '/users', operation: 'users' },
      items: 'users',
      id: 'id',
      paging: page,
      fields: {
        email: { path: 'email', type: 'string', personal: 'personal' },
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        dept: { path: 'dept', type: 'string' },
        timezone: { path: 'timezone', type: 'string' },
        status: { path: 'status', type: 'string' },
      },
    },
    meetings: {
      label: 'Meetings',
      model: 'video.meeting',
      list: {
        method: 'GET',
        path: '/users/{config.user_id}/meetings',
        query: { type: 'scheduled' },
        operation: 'meetings',
      },
      items: 'meetings',
      id: 'id',
      paging: page,
      fields: {
        topic: { path: 'topic', type: 'string' },
        agenda: { path: 'agenda', type: 'string' },
        start_time: { path: 'start_time', type: 'datetime' },
        duration: { path: 'duration', type: 'integer', label: 'Minutes' },
        timezone: { path: 'timezone', type: 'string' },
        join_url: { path: 'join_url', type: 'string' },
        type: { path: 'type', type: 'integer' },
      },
      one: { call: { method: 'GET', path: '/meetings/{id}', operation: 'meeting' } },
      // https://developers.zoom.us/docs/api/meetings/#tag/meetings/PUT/meetings/{meetingId}/status
      restore: {
        call: {
          method: 'PUT',
          path: '/meetings/{id}/status',
          body: { action: 'recover' },
          operation: 'meetingStatus',
        },
      },
      writes: {
        create: {
          call: { method: 'POST', path: '/users/{config.user_id}/meetings', operation: 'meetingCreate' },
          idempotency: { kind: 'none' },
        },
        update: {
          call: { method: 'PATCH', path: '/meetings/{id}', operation: 'meetingUpdate' },
          idempotency: { kind: 'natural-key' },
        },
        delete: {
          call: { method: 'DELETE', path: '/meetings/{id}', operation: 'meetingDelete' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
  },
});
