// Twilio as the system that sends text messages. It takes no key of ours and no mark, so that a lost answer stays unknown until its
// report of the delivery comes (twilio.com/docs/messaging/api/message-resource).
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const twilioTexts = {
  collection: 'messages',
  write: {
    call: {
      method: 'POST',
      path: '/2010-04-01/Accounts/{config.account_sid}/Messages.json',
      body: { To: '{to}', From: '{config.sender}', Body: '{text}', StatusCallback: '{callback}' },
      bodyFormat: 'form',
      operation: 'CreateMessage',
    },
    answerId: 'sid',
    shows: { to: '{to}', body: '{text}' },
  },
} as const satisfies OutgoingMappingInput;
