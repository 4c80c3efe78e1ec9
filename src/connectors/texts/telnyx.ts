// Telnyx as the system that sends text messages. It takes no key of ours, so that a lost answer stays unknown until its report of the
// delivery comes (developers.telnyx.com/api-reference/messages/send-a-message).
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const telnyxTexts = {
  collection: 'messages',
  write: {
    call: {
      method: 'POST',
      path: '/messages',
      body: { from: '{config.sender}', to: '{to}', text: '{text}', webhook_url: '{callback}' },
      operation: 'SendMessage',
    },
    answerId: 'data.id',
    shows: { 'to[0].phone_number': '{to}', text: '{text}' },
  },
} as const satisfies OutgoingMappingInput;
