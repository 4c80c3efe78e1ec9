// Microsoft Teams as the organization's chat, in the name of whoever connected it: the one-on-one chat with that person, which Graph
// answers where it is there already. A message holds nothing of our own: one whose answer was lost is flagged, never sent twice.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

const member = (id: string) => ({
  '@odata.type': '#microsoft.graph.aadUserConversationMember',
  roles: ['owner'],
  'user@odata.bind': `https://graph.microsoft.com/v1.0/users('${id}')`,
});

export const teamsMessages = {
  collection: 'direct_messages',
  person: {
    collection: 'users',
    email: 'mail',
    find: {
      call: { method: 'GET', path: '/users', query: { $filter: "mail eq '{email_quoted}'", $select: 'id,mail' } },
      items: 'value',
      id: 'id',
    },
  },
  self: { call: { method: 'GET', path: '/me' }, id: 'id' },
  room: {
    call: {
      method: 'POST',
      path: '/chats',
      body: { chatType: 'oneOnOne', members: [member('{self}'), member('{person}')] },
    },
    id: 'id',
  },
  write: {
    call: {
      method: 'POST',
      path: '/chats/{room}/messages',
      body: { body: { contentType: 'html', content: '{text_html}' } },
    },
    answerId: 'id',
    shows: { text: '{text_html}' },
  },
} as const satisfies OutgoingMappingInput;
