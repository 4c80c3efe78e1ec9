// Postmark as the organization's mail system. The letter's key is among its metadata, by which sent messages are searched
// (postmarkapp.com/support/article/1125-custom-metadata-faq; the published description is older).
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const postmarkLetters = {
  collection: 'messages',
  write: {
    call: {
      method: 'POST',
      path: '/email',
      body: {
        From: '{config.sender}',
        To: '{to}',
        Subject: '{subject}',
        TextBody: '{text}',
        HtmlBody: '{html}',
        Headers: '{header_list}',
        Attachments: '{attachments}',
        Metadata: { muster: '{key}' },
        MessageStream: 'outbound',
      },
      operation: 'sendEmail',
    },
    answerId: 'MessageID',
    shows: { Subject: '{subject}', TextBody: '{text}', 'Recipients[0]': '{to}', 'Metadata.muster': '{key}' },
  },
  attachment: { Name: '{file_name}', ContentType: '{type}', Content: '{base64}' },
  found: {
    call: {
      method: 'GET',
      path: '/messages/outbound',
      query: { metadata_muster: '{key}', count: '1', offset: '0' },
      operation: 'searchOutboundMessages',
    },
    items: 'Messages',
    key: 'Metadata.muster',
  },
} as const satisfies OutgoingMappingInput;
