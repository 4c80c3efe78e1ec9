// Google Chat as the organization's chat, in the name of whoever connected it: the direct messages with that person, which Google
// answers where they are there already. The key is the request's and stands in the message's own id, so that it is made once.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const googleChatMessages = {
  collection: 'direct_messages',
  room: {
    call: {
      method: 'POST',
      path: '/v1/spaces:setup',
      body: {
        space: { spaceType: 'DIRECT_MESSAGE', singleUserBotDm: false },
        memberships: [{ member: { name: 'users/{email}', type: 'HUMAN' } }],
      },
      operation: 'chat.spaces.setup',
    },
    id: 'name',
    after: 'spaces/',
  },
  write: {
    call: {
      method: 'POST',
      path: '/v1/spaces/{room}/messages',
      query: { requestId: '{key}', messageId: 'client-{key}' },
      body: { text: '{text}' },
      operation: 'chat.spaces.messages.create',
    },
    answerId: 'name',
    shows: { text: '{text}', clientAssignedMessageId: 'client-{key}' },
  },
  found: {
    call: {
      method: 'GET',
      path: '/v1/spaces/{room}/messages',
      query: { orderBy: 'create_time DESC', pageSize: '100' },
      operation: 'chat.spaces.messages.list',
    },
    items: 'messages',
    key: 'clientAssignedMessageId',
  },
} as const satisfies OutgoingMappingInput;
