// Postmark: outgoing mail and bounces of one server, and sending.
import { defineConnector } from '../core/connector/connector.ts';
import { postmarkLetters } from './mails/postmark.ts';
import { letterSender } from './prompts.ts';

const page = (total: string) => ({ kind: 'offset', param: 'offset', sizeParam: 'count', size: 500, total }) as const;

export const postmark = defineConnector({
  system: 'postmark',
  title: 'Postmark',
  category: ['email'],
  docs: 'https://postmarkapp.com/developer',
  apiVersion: 'Server API 1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.postmarkapp.com',
  config: [letterSender],
  credentials: [{ key: 'server_token', label: 'Server token', secret: true, help: 'Your server › API Tokens.' }],
  auth: [{ kind: 'api-key', in: 'header', name: 'x-postmark-server-token', value: '{cred.server_token}' }],
  test: { method: 'GET', path: '/bounces', query: { count: '1', offset: '0' }, operation: 'getBounces' },
  limits: { concurrency: 4 },
  faults: [
    {
      status: '422',
      path: 'ErrorCode',
      equals: 406,
      kind: 'permission',
      fix: 'That address bounced before and is switched off: activate it in Postmark › Activity.',
    },
    {
      status: '422',
      path: 'ErrorCode',
      equals: 400,
      kind: 'permission',
      fix: 'Confirm the sender’s address in Postmark › Sender Signatures.',
    },
  ],
  collections: {
    messages: {
      label: 'Outgoing messages',
      model: 'mail.message',
      list: { method: 'GET', path: '/messages/outbound', operation: 'searchOutboundMessages' },
      items: 'Messages',
      id: 'MessageID',
      paging: page('TotalCount'),
      deletes: { kind: 'never', because: 'Postmark forgets messages after 45 days; that is no deletion.' },
      filters: { recipient: { param: 'recipient' }, tag: { param: 'tag' }, status: { param: 'status' } },
      fields: {
        From: { path: 'From', type: 'string', personal: 'personal' },
        To: { path: 'Recipients[0]', type: 'string', personal: 'personal' },
        Subject: { path: 'Subject', type: 'string', personal: 'personal' },
        Tag: { path: 'Tag', type: 'string' },
        Status: { path: 'Status', type: 'string' },
        ReceivedAt: { path: 'ReceivedAt', type: 'datetime' },
      },
      writes: {
        create: {
          call: {
            method: 'POST',
            path: '/email',
            body: {
              From: '{record.From}',
              To: '{record.To}',
              Subject: '{record.Subject}',
              TextBody: '{record.TextBody}',
            },
            operation: 'sendEmail',
          },
          idempotency: { kind: 'none' },
          answerId: 'MessageID',
        },
      },
    },
    bounces: {
      label: 'Bounces',
      model: 'mail.bounce',
      list: { method: 'GET', path: '/bounces', operation: 'getBounces' },
      items: 'Bounces',
      id: 'ID',
      paging: page('TotalCount'),
      fields: {
        Email: { path: 'Email', type: 'string', personal: 'personal' },
        Type: { path: 'Type', type: 'string' },
        Inactive: { path: 'Inactive', type: 'boolean' },
        MessageID: { path: 'MessageID', type: 'string' },
        BouncedAt: { path: 'BouncedAt', type: 'datetime' },
      },
    },
  },
  unified: { mail: postmarkLetters },
});
