// Telnyx: the numbers and messaging profiles that text messages to candidates leave from.
import { defineConnector } from '../core/connector/connector.ts';
import { telnyxTexts } from './texts/telnyx.ts';
import { textSender } from './prompts.ts';

const page = {
  kind: 'page',
  param: 'page[number]',
  pages: 'meta.total_pages',
  sizeParam: 'page[size]',
  size: 100,
} as const;

export const telnyx = defineConnector({
  system: 'telnyx',
  title: 'Telnyx',
  category: ['chat'],
  docs: 'https://developers.telnyx.com/api',
  apiVersion: 'v2',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.telnyx.com/v2',
  config: [textSender('a number of a messaging profile')],
  credentials: [{ key: 'api_key', label: 'API key', secret: true, help: 'Mission control › Keys and credentials.' }],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.api_key}' }],
  test: {
    method: 'GET',
    path: '/messaging_profiles',
    query: { 'page[size]': '1' },
    operation: 'listMessagingProfiles',
  },
  limits: { concurrency: 4 },
  unified: { text: telnyxTexts },
  // The secret is the account’s public key (Mission control › Keys and credentials).
  webhooks: {
    verify: { kind: 'ed25519', header: 'telnyx-signature-ed25519', timestampHeader: 'telnyx-timestamp' },
    eventId: { path: 'data.id' },
    eventType: { path: 'data.event_type' },
    events: {},
  },
  faults: [{ status: '403', kind: 'permission', fix: 'Give the key’s owner access to messaging.' }],
  collections: {
    phone_numbers: {
      label: 'Numbers',
      list: { method: 'GET', path: '/phone_numbers', operation: 'listPhoneNumbers' },
      items: 'data',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        phone_number: { path: 'phone_number', type: 'string' },
        phone_number_type: { path: 'phone_number_type', type: 'string' },
        status: { path: 'status', type: 'string' },
        messaging_profile_id: { path: 'messaging_profile_id', type: 'string' },
        connection_name: { path: 'connection_name', type: 'string' },
        tags: { path: 'tags', type: 'array' },
        purchased_at: { path: 'purchased_at', type: 'datetime' },
        created_at: { path: 'created_at', type: 'datetime' },
      },
    },
    messaging_profiles: {
      label: 'Messaging profiles',
      list: { method: 'GET', path: '/messaging_profiles', operation: 'listMessagingProfiles' },
      items: 'data',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        name: { path: 'name', type: 'string' },
        enabled: { path: 'enabled', type: 'boolean' },
        webhook_url: { path: 'webhook_url', type: 'string' },
        created_at: { path: 'created_at', type: 'datetime' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
  },
});
