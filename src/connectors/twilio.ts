// Twilio: text messages and calls of one account.
import { defineConnector } from '../core/connector/connector.ts';
import { twilioTexts } from './texts/twilio.ts';
import { textSender } from './prompts.ts';

const page = { kind: 'next-url', next: 'next_page_uri', sizeParam: 'PageSize', size: 200 } as const;

export const twilio = defineConnector({
  system: 'twilio',
  title: 'Twilio',
  category: ['chat'],
  docs: 'https://www.twilio.com/docs/messaging/api',
  apiVersion: '2010-04-01',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.twilio.com',
  config: [
    {
      key: 'account_sid',
      label: 'Account SID',
      pattern: '^AC[0-9a-fA-F]{32}$',
      example: 'AC0123456789abcdef0123456789abcdef',
      help: 'Console › Account Info.',
    },
    textSender('one of the account’s numbers'),
  ],
  credentials: [{ key: 'auth_token', label: 'Auth token', secret: true, help: 'Console › Account Info.' }],
  auth: [{ kind: 'basic', username: '{config.account_sid}', password: '{cred.auth_token}' }],
  test: { method: 'GET', path: '/2010-04-01/Accounts/{config.account_sid}/Balance.json', operation: 'FetchBalance' },
  limits: { concurrency: 8 },
  unified: { text: twilioTexts },
  // The secret is the account’s auth token (twilio.com/docs/usage/security#validating-requests).
  webhooks: {
    verify: { kind: 'form-hmac', header: 'x-twilio-signature', algorithm: 'sha1' },
    eventType: { path: 'MessageStatus' },
    events: {},
  },
  faults: [
    {
      path: 'code',
      equals: 21_610,
      kind: 'permission',
      fix: 'That person has opted out of messages; they have to write START first.',
    },
    {
      path: 'code',
      equals: 21_211,
      kind: 'invalid',
      fix: 'Write the number as +, country and number, without spaces.',
    },
  ],
  collections: {
    messages: {
      label: 'Text messages',
      model: 'chat.message',
      list: {
        method: 'GET',
        path: '/2010-04-01/Accounts/{config.account_sid}/Messages.json',
        operation: 'ListMessage',
      },
      items: 'messages',
      id: 'sid',
      paging: page,
      filters: { to: { param: 'To' }, from: { param: 'From' } },
      fields: {
        to: { path: 'to', type: 'string', personal: 'personal' },
        from: { path: 'from', type: 'string', personal: 'personal' },
        body: { path: 'body', type: 'string', personal: 'personal' },
        status: { path: 'status', type: 'string' },
        direction: { path: 'direction', type: 'string' },
        error_code: { path: 'error_code', type: 'integer' },
        date_sent: { path: 'date_sent', type: 'string' },
      },
      writes: {
        create: {
          call: {
            method: 'POST',
            path: '/2010-04-01/Accounts/{config.account_sid}/Messages.json',
            body: { To: '{record.to}', From: '{record.from}', Body: '{record.body}' },
            bodyFormat: 'form',
            operation: 'CreateMessage',
          },
          idempotency: { kind: 'none' },
          answerId: 'sid',
        },
        delete: {
          call: {
            method: 'DELETE',
            path: '/2010-04-01/Accounts/{config.account_sid}/Messages/{id}.json',
            operation: 'DeleteMessage',
          },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    calls: {
      label: 'Calls',
      model: 'chat.call',
      list: { method: 'GET', path: '/2010-04-01/Accounts/{config.account_sid}/Calls.json', operation: 'ListCall' },
      items: 'calls',
      id: 'sid',
      paging: page,
      fields: {
        to: { path: 'to', type: 'string', personal: 'personal' },
        from: { path: 'from', type: 'string', personal: 'personal' },
        status: { path: 'status', type: 'string' },
        duration: { path: 'duration', type: 'string' },
        start_time: { path: 'start_time', type: 'string' },
      },
    },
  },
});
