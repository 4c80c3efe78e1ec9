// Slack as the organization's chat: a direct message of the bot. The key is the message's metadata, which the history shows
// (docs.slack.dev/messaging/message-metadata; the published description is older).
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const slackMessages = {
  collection: 'messages',
  person: {
    collection: 'users',
    email: 'profile.email',
    find: {
      call: {
        method: 'GET',
        path: '/users.lookupByEmail',
        query: { email: '{email}' },
        operation: 'users_lookupByEmail',
      },
      items: 'user',
      id: 'id',
    },
  },
  room: {
    call: {
      method: 'POST',
      path: '/conversations.open',
      body: { users: '{person}' },
      operation: 'conversations_open',
    },
    id: 'channel.id',
  },
  write: {
    call: {
      method: 'POST',
      path: '/chat.postMessage',
      body: {
        channel: '{room}',
        text: '{text}',
        unfurl_links: false,
        metadata: { event_type: 'muster_message', event_payload: { key: '{key}' } },
      },
      operation: 'chat_postMessage',
    },
    answerId: 'ts',
    shows: { text: '{text}', channel: '{room}', 'metadata.event_payload.key': '{key}' },
  },
  found: {
    call: {
      method: 'GET',
      path: '/conversations.history',
      query: { channel: '{room}', include_all_metadata: 'true', limit: '15' },
      operation: 'conversations_history',
    },
    items: 'messages',
    key: 'metadata.event_payload.key',
  },
} as const satisfies OutgoingMappingInput;
