// Gmail as the organization's mail system: the whole message, sent by whoever connected the account. Gmail chooses the Message-ID
// itself, so that a letter whose answer was lost can not be found again: it is flagged, never sent twice.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const gmailLetters = {
  collection: 'messages',
  write: {
    call: {
      method: 'POST',
      path: '/gmail/v1/users/me/messages/send',
      query: { fields: 'id' },
      body: { raw: '{raw}' },
      operation: 'gmail.users.messages.send',
    },
    answerId: 'id',
    shows: { raw: '{raw}' },
  },
} as const satisfies OutgoingMappingInput;
