// Gmail: threads and labels of whoever connected the account, and sending. Lists hold ids; a message is read one by one.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount, googleQuota } from './accounts/google.ts';
import { gmailLetters } from './mails/gmail.ts';

const page = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 100 } as const;

export const gmail = defineConnector({
  system: 'gmail',
  title: 'Gmail',
  category: ['email'],
  docs: 'https://developers.google.com/workspace/gmail/api/reference/rest',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://gmail.googleapis.com',
  ...googleAccount({
    'gmail.readonly': 'to read messages, threads and labels',
    'gmail.send': 'to send messages in your name',
  }),
  test: { method: 'GET', path: '/gmail/v1/users/me/profile', operation: 'gmail.users.getProfile' },
  limits: { concurrency: 4 },
  faults: [googleQuota('rateLimitExceeded'), googleQuota('userRateLimitExceeded')],
  collections: {
    messages: {
      label: 'Messages',
      model: 'mail.message',
      list: { method: 'GET', path: '/gmail/v1/users/me/messages', operation: 'gmail.users.messages.list' },
      items: 'messages',
      id: 'id',
      paging: page,
      filters: { search: { param: 'q' }, label: { param: 'labelIds' } },
      fields: { threadId: { path: 'threadId', type: 'string' } },
      writes: {
        create: {
          // A whole message (RFC 5322) in base64url.
          call: {
            method: 'POST',
            path: '/gmail/v1/users/me/messages/send',
            body: { raw: '{record.raw}' },
            operation: 'gmail.users.messages.send',
          },
          idempotency: { kind: 'none' },
        },
      },
    },
    threads: {
      label: 'Threads',
      model: 'mail.thread',
      list: { method: 'GET', path: '/gmail/v1/users/me/threads', operation: 'gmail.users.threads.list' },
      items: 'threads',
      id: 'id',
      paging: page,
      filters: { search: { param: 'q' }, label: { param: 'labelIds' } },
      fields: {
        snippet: { path: 'snippet', type: 'string', personal: 'personal' },
        historyId: { path: 'historyId', type: 'string' },
      },
    },
    labels: {
      label: 'Labels',
      model: 'mail.folder',
      list: { method: 'GET', path: '/gmail/v1/users/me/labels', operation: 'gmail.users.labels.list' },
      items: 'labels',
      id: 'id',
      paging: { kind: 'none' },
      fields: { name: { path: 'name', type: 'string' }, type: { path: 'type', type: 'string' } },
    },
  },
  unified: { mail: gmailLetters },
});
