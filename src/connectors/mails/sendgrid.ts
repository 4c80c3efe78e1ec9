// SendGrid as the organization's mail system. What was sent can be read with an add-on alone, so that a letter whose answer was lost
// is flagged, never sent twice.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const sendgridLetters = {
  collection: 'letters',
  write: {
    call: {
      method: 'POST',
      path: '/mail/send',
      body: {
        personalizations: [{ to: [{ email: '{to}' }], custom_args: { muster: '{key}' } }],
        from: { email: '{config.sender}' },
        subject: '{subject}',
        content: '{contents}',
        headers: '{headers}',
        attachments: '{attachments}',
      },
      operation: 'POST_mail-send',
    },
    shows: { to: '{to}', subject: '{subject}', content: '{contents}' },
  },
  attachment: { filename: '{file_name}', type: '{type}', content: '{base64}' },
} as const satisfies OutgoingMappingInput;
