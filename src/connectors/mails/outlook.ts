// Outlook as the organization's mail system. The letter's key is a named property of the message, by which it is found again.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

// Among the public strings, which every mailbox has; braces with a digit behind them are no place.
const musterKey = 'String {00020329-0000-0000-C000-000000000046} Name MusterKey';

/**
 * Graph takes headers that begin with X- alone, and drops the others of a MIME message too (msgraph-sdk-dotnet, issues 2105 and
 * 2209). List-Unsubscribe is a property of its own (MS-OXCMAIL, PidTagListUnsubscribe), written as the header; List-Unsubscribe-Post
 * has none.
 */
const listUnsubscribe = 'String 0x1045';

export const outlookLetters = {
  collection: 'messages',
  write: {
    call: {
      method: 'POST',
      path: '/me/sendMail',
      body: {
        message: {
          subject: '{subject}',
          body: { contentType: '{body_type}', content: '{body}' },
          toRecipients: [{ emailAddress: { address: '{to}' } }],
          attachments: '{attachments}',
          internetMessageHeaders: [{ name: 'X-Auto-Response-Suppress', value: 'OOF, AutoReply' }],
          singleValueExtendedProperties: [
            { id: musterKey, value: '{key}' },
            { id: listUnsubscribe, value: '{list_unsubscribe}' },
          ],
        },
        saveToSentItems: true,
      },
      operation: 'me.sendMail',
    },
    shows: {
      subject: '{subject}',
      'body.content': '{body}',
      'toRecipients[0].emailAddress.address': '{to}',
      'singleValueExtendedProperties[0].value': '{key}',
    },
  },
  attachment: {
    '@odata.type': '#microsoft.graph.fileAttachment',
    name: '{file_name}',
    contentType: '{type}',
    contentBytes: '{base64}',
  },
  found: {
    call: {
      method: 'GET',
      path: '/me/messages',
      query: {
        $filter: `singleValueExtendedProperties/any(p:p/id eq '${musterKey}' and p/value eq '{key}')`,
        $expand: `singleValueExtendedProperties($filter=id eq '${musterKey}')`,
        $select: 'id',
      },
      operation: 'me.ListMessages',
    },
    items: 'value',
    key: 'singleValueExtendedProperties[0].value',
  },
} as const satisfies OutgoingMappingInput;
